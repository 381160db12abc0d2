/**
 * Resolves or rejects with the promise, or rejects with a `TimeoutError` after `milliseconds`; does not
 * cancel it. Some media calls of browsers never settle when a device hangs.
 */
export async function withTimeout<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException("took too long", "TimeoutError")), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
