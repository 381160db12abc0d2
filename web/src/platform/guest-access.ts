import { createStore, type Store } from "./store.ts";

/** The right of a guest to the one appointment they booked (D.68). */
export type GuestAccess = { appointmentId: number; token: string };

const guestKey = "guest-access";

export type GuestAccessStore = Store<GuestAccess | null> & { restore: () => void };

/** Kept in this clinic's own storage, so that a reload or the payment's window finds it. */
export function createGuestAccess(storage: Storage | null): GuestAccessStore {
  const store = createStore<GuestAccess | null>(null);
  return {
    ...store,
    set: (next) => {
      if (next) storage?.setItem(guestKey, JSON.stringify(next));
      else storage?.removeItem(guestKey);
      store.set(next);
    },
    restore: () => store.set(read(storage?.getItem(guestKey) ?? null)),
  };
}

function read(text: string | null): GuestAccess | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const { appointmentId, token } = value as Record<string, unknown>;
    return typeof appointmentId === "number" && typeof token === "string" ? { appointmentId, token } : null;
  } catch {
    return null;
  }
}
