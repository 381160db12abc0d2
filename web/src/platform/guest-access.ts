import { mostGuestAppointments } from "@anteroom/domain/call/call-guests";
import { asNumber, asRecord } from "@anteroom/domain/shared/record";
import { storeQuietly } from "./storage/store-quietly.ts";
import { createStore, useStore, type Store } from "./storage/store.ts";

/** The right of a guest to one booked appointment (D.68). */
export type GuestAccess = { appointmentId: number; token: string };

/** The browser's storage keeps a list under this name; an older version kept one entry. */
const guestKey = "guest-access";

/** The appointments that this browser may open as a guest, the newest first; the oldest are dropped. */
export type GuestAccessStore = Pick<Store<readonly GuestAccess[]>, "get" | "subscribe"> & {
  /** Adds the right, or replaces the older one to the same appointment. */
  add: (access: GuestAccess) => void;
  /** Forgets the right to one appointment. */
  drop: (appointmentId: number) => void;
  /** Forgets all rights, also in storage. */
  clear: () => void;
  /** Returns the token for an appointment, or null. */
  tokenOf: (appointmentId: number) => string | null;
  /** Reads the storage, and again whenever another tab changes it. Call it once, in the browser. */
  restore: () => void;
};

const none: readonly GuestAccess[] = [];

/**
 * Creates the store of guest rights over this clinic's storage, which reloads, tabs and the payment window
 * share; empty until `restore`. Holds at most `mostGuestAppointments`: adding more drops the oldest. Where
 * storage is refused, rights last as long as the page.
 */
export function createGuestAccess(storage: Storage | null): GuestAccessStore {
  const store = createStore(none);
  const keep = (next: readonly GuestAccess[]) => {
    if (next.length > 0) storeQuietly(storage, guestKey, JSON.stringify(next));
    else storage?.removeItem(guestKey);
    show(next);
  };
  /** An empty list is always the same object, so that listeners do not render for nothing. */
  const show = (next: readonly GuestAccess[]) => store.set(next.length > 0 ? next : none);
  const read = () => show(parse(storage?.getItem(guestKey) ?? null));
  const without = (id: number) => store.get().filter(({ appointmentId }) => appointmentId !== id);
  return {
    ...store,
    add: (access) => {
      const [latest] = store.get();
      if (latest?.appointmentId === access.appointmentId && latest.token === access.token) return;
      keep([access, ...without(access.appointmentId)].slice(0, mostGuestAppointments));
    },
    drop: (id) => keep(without(id)),
    clear: () => keep([]),
    tokenOf: (id) => store.get().find(({ appointmentId }) => appointmentId === id)?.token ?? null,
    restore: () => {
      read();
      addEventListener("storage", ({ key }) => key === guestKey && read());
    },
  };
}

/** Returns the guest rights of this browser, followed live; empty until hydration. */
export const useGuestAccess = (store: GuestAccessStore) => useStore(store, none);

function parse(text: string | null): readonly GuestAccess[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return (Array.isArray(value) ? value : [value]).flatMap(readOne);
  } catch {
    return [];
  }
}

function readOne(value: unknown): GuestAccess[] {
  const { appointmentId, token } = asRecord(value) ?? {};
  const id = asNumber(appointmentId);
  return id !== null && typeof token === "string" ? [{ appointmentId: id, token }] : [];
}
