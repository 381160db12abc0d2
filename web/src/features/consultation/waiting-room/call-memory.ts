/** How the person entered, stored for the tab, so that a reload during the call asks nothing again (D.87). */
export type CallEntry = { withCamera: boolean; isMuted: boolean };

/** Stores call entries by appointment. */
export type CallMemory = {
  entry(appointmentId: number): CallEntry | null;
  keep(appointmentId: number, entry: CallEntry): void;
  forget(appointmentId: number): void;
};

/**
 * Opens the call entries of this tab in `sessionStorage`. Never throws: where the browser denies it, nothing
 * is stored and a reload asks again.
 */
export function openCallMemory(): CallMemory {
  const key = (appointmentId: number) => `visit-entered-${appointmentId}`;
  return {
    entry: (id) => attempt(() => read(sessionStorage.getItem(key(id)))),
    keep: (id, entry) => void attempt(() => sessionStorage.setItem(key(id), JSON.stringify(entry))),
    forget: (id) => void attempt(() => sessionStorage.removeItem(key(id))),
  };
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

function read(text: string | null): CallEntry | null {
  const value: unknown = JSON.parse(text ?? "null");
  if (typeof value !== "object" || value === null) return null;
  return {
    withCamera: "withCamera" in value && value.withCamera === true,
    isMuted: "isMuted" in value && value.isMuted === true,
  };
}
