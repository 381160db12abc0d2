/** Returns the storage of this browser; null where it denies storage. */
export function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
