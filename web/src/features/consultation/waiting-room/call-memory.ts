/** How somebody went in: kept for the tab, so that a reload in mid-call asks nothing again (D.87). */
export type Entry = { withCamera: boolean; isMuted: boolean };

export type CallMemory = {
  entry(appointmentId: number): Entry | null;
  keep(appointmentId: number, entry: Entry): void;
  forget(appointmentId: number): void;
};

/** Kept in the tab's own storage; a browser that refuses it asks again after a reload. */
export function callMemory(): CallMemory {
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

function read(text: string | null): Entry | null {
  const value: unknown = JSON.parse(text ?? "null");
  if (typeof value !== "object" || value === null) return null;
  return {
    withCamera: "withCamera" in value && value.withCamera === true,
    isMuted: "isMuted" in value && value.isMuted === true,
  };
}
