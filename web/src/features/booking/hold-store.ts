import { createHold, extendHold, holdHeader, releaseHold, type Hold } from "@anteroom/contract/booking";
import type { Failure } from "../../platform/api.ts";
import type { App } from "../../platform/app-context.tsx";
import {
  forgetBegunAppointment,
  keepSchedulingDraft,
  type SlotChoice,
} from "../../platform/booking-memory.ts";
import { bookingKeys } from "../../platform/erase-booking.ts";
import { deviceMemory, type DeviceMemory } from "../../platform/device-memory.ts";
import { createStore, type Store } from "../../platform/store.ts";

/** A time that is kept for this browser. `expiresAt` in ms by the server's clock. */
export type KeptHold = SlotChoice & {
  id: number;
  secret: string;
  expiresAt: number;
  extensionsLeft: number;
};

export type HoldState =
  | { kind: "none" }
  | { kind: "taking"; slot: SlotChoice }
  | { kind: "kept"; hold: KeptHold }
  | { kind: "refused"; slot: SlotChoice; failure: Failure };

export type HoldStore = Pick<Store<HoldState>, "get" | "subscribe"> & {
  /** Keeps a time, giving up the one kept before, and begins its draft. Does nothing where it is kept already. */
  takeSlot: (slot: SlotChoice) => Promise<void>;
  /** Ten more minutes. */
  extend: () => Promise<Failure | null>;
  /** Gives the time back. */
  release: () => Promise<void>;
  /** The hold has become an appointment. */
  becameAppointment: () => void;
};

/** The hold of this page's app, outside React: one for each browser (D.71). */
export function holdStoreOf(app: App): HoldStore {
  const known = stores.get(app);
  if (known) return known;
  const made = createHoldStore(app);
  stores.set(app, made);
  return made;
}
const stores = new WeakMap<App, HoldStore>();

/** Whether two choices are the same doctor at the same time. */
export function isSameSlot(a: SlotChoice, b: SlotChoice): boolean {
  return a.doctorId === b.doctorId && Date.parse(a.startTime) === Date.parse(b.startTime);
}

/** The header of every call about a hold, or none. */
export function holdHeaders(state: HoldState): Record<string, string> {
  return state.kind === "kept" ? { [holdHeader]: `${state.hold.id}.${state.hold.secret}` } : {};
}

function createHoldStore({ api, clock, storage }: App): HoldStore {
  const memory = deviceMemory(storage);
  const store = createStore<HoldState>(restored(memory));
  let lastWish: Promise<void> = Promise.resolve();
  const keep = (hold: KeptHold) => {
    memory.write(bookingKeys.hold, hold);
    store.set({ kind: "kept", hold });
  };
  const forget = () => {
    memory.erase(bookingKeys.hold);
    store.set({ kind: "none" });
  };
  const isKept = (slot: SlotChoice) => {
    const state = store.get();
    return state.kind === "kept" && isSameSlot(state.hold, slot) && clock.now() < state.hold.expiresAt;
  };
  const take = async (slot: SlotChoice) => {
    if (isKept(slot)) return;
    const headers = holdHeaders(restored(memory));
    store.set({ kind: "taking", slot });
    const body = { doctor_id: slot.doctorId, start_time: slot.startTime };
    const answer = await api.call(createHold, { body, headers });
    if (!answer.isOk) return store.set({ kind: "refused", slot, failure: answer.failure });
    const { secret, ...hold } = answer.data.data.entity;
    forgetBegunAppointment(memory);
    const { doctorId, startTime } = slot;
    keepSchedulingDraft(memory, { doctorId, startTime, appointmentDate: startTime }, clock.now());
    keep(keptHold(hold, secret));
  };
  // Another tab of this browser has chosen another time.
  if (typeof window !== "undefined")
    window.addEventListener("storage", ({ key }) => key === bookingKeys.hold && store.set(restored(memory)));
  return {
    get: store.get,
    subscribe: store.subscribe,
    // One after the other: of two answers under way the later wish must win.
    takeSlot: (slot) => (lastWish = lastWish.then(() => take(slot))),
    extend: async () => {
      const state = store.get();
      if (state.kind !== "kept") return null;
      const { id, secret } = state.hold;
      const headers = { [holdHeader]: `${id}.${secret}` };
      const answer = await api.call(extendHold, { params: { hold_id: id }, headers });
      if (answer.isOk) keep(keptHold(answer.data.data.entity, secret));
      else if (answer.failure.code === "hold_extension_limit") keep({ ...state.hold, extensionsLeft: 0 });
      else if (answer.failure.code === "hold_expired" || answer.failure.code === "not_found")
        keep({ ...state.hold, expiresAt: clock.now() });
      return answer.isOk ? null : answer.failure;
    },
    release: async () => {
      const state = store.get();
      forget();
      if (state.kind !== "kept") return;
      const { id, secret } = state.hold;
      await api.call(releaseHold, {
        params: { hold_id: id },
        headers: { [holdHeader]: `${id}.${secret}` },
      });
    },
    becameAppointment: forget,
  };
}

function keptHold(
  { id, doctor_id, start_time, expires_at, extensions_left }: Hold,
  secret: string,
): KeptHold {
  return {
    id,
    secret,
    doctorId: doctor_id,
    startTime: start_time,
    expiresAt: Date.parse(expires_at),
    extensionsLeft: extensions_left,
  };
}

function restored(memory: DeviceMemory): HoldState {
  const value = memory.read(bookingKeys.hold);
  if (typeof value !== "object" || value === null) return { kind: "none" };
  const { id, secret, doctorId, startTime, expiresAt, extensionsLeft } = value as Record<string, unknown>;
  if (typeof id !== "number" || typeof secret !== "string" || typeof doctorId !== "number")
    return { kind: "none" };
  if (typeof startTime !== "string" || typeof expiresAt !== "number" || typeof extensionsLeft !== "number")
    return { kind: "none" };
  return { kind: "kept", hold: { id, secret, doctorId, startTime, expiresAt, extensionsLeft } };
}
