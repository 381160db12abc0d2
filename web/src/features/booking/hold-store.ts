import {
  createHold,
  extendHold,
  holdHeader,
  leaveHold,
  releaseHold,
  returnToHold,
  type Hold,
} from "@anteroom/contract/appointment/booking";
import type { BodyOf } from "@anteroom/contract/endpoint";
import type { Failure } from "../../platform/api.ts";
import type { App } from "../../platform/app-context.tsx";
import {
  forgetBegunAppointment,
  readBegunAppointment,
  storeSchedulingDraft,
  type SlotChoice,
} from "../../shared/booking/booking-memory.ts";
import { readSchedulingDraft } from "@anteroom/domain/booking/booking-drafts";
import {
  failedAppointmentField,
  storeBookingFields,
  readBookingFields,
} from "../../shared/booking/booking-fields.ts";
import { bookingKeys } from "../../shared/booking/erase-booking.ts";
import { deviceMemory, type DeviceMemory } from "../../platform/storage/device-memory.ts";
import { isBookingPath } from "../../shared/booking/booking-addresses.ts";
import { createStore, type Store } from "../../platform/storage/store.ts";

/** A hold of this browser. `expiresAt` in ms of the server's clock. */
export type StoredHold = SlotChoice & {
  id: number;
  secret: string;
  expiresAt: number;
  extensionsLeft: number;
};

/**
 * The state of the page's hold. `kept` also after it has expired: compare its `expiresAt` with the server's
 * clock.
 */
export type HoldState =
  | { kind: "none" }
  | { kind: "taking"; slot: SlotChoice }
  | { kind: "kept"; hold: StoredHold }
  /** Another tab of this browser has made an appointment of the slot: see `readBegunAppointment`. */
  | { kind: "booked"; slot: SlotChoice }
  | { kind: "refused"; slot: SlotChoice; failure: Failure };

/** Takes, extends and releases the page's hold. */
export type HoldStore = Pick<Store<HoldState>, "get" | "subscribe"> & {
  /**
   * Holds a slot on the server, which releases this browser's last hold, and starts its draft. Requests run
   * one after the other. Does nothing if the slot is already held; the result is the state. Never rejects.
   */
  takeSlot: (slot: SlotChoice) => Promise<void>;
  /** Resolves once no request about a slot is under way; booking before that would miss the hold. */
  settled: () => Promise<void>;
  /**
   * Extends the hold on the server (the number of times is limited). Returns why not, or null; null also
   * without a hold.
   */
  extend: () => Promise<Failure | null>;
  /** Keeps the hold while the person looks for another time, until another is taken. */
  keepWhileChanging: () => void;
  /**
   * The person leaves the page of a booking for another path: releases the hold unless the path is a
   * booking's, or the doctors' after `keepWhileChanging`.
   */
  leaveFor: (path: string) => void;
  /**
   * Forgets the hold at once, and releases it on the server, whose failure is ignored. A slot requested
   * before is released too.
   */
  release: () => Promise<void>;
  /** Forgets the hold here without a request: it has become an appointment. */
  becameAppointment: () => void;
};

/**
 * Returns the hold store of this app, created on first use; one hold for each browser (D.71), stored on the
 * device and shared by tabs. Closing the page tells the server, which keeps the time a moment longer; coming
 * back takes it again.
 */
export function holdStoreOf(app: App): HoldStore {
  const known = stores.get(app);
  if (known) return known;
  const made = createHoldStore(app);
  stores.set(app, made);
  return made;
}
const stores = new WeakMap<App, HoldStore>();

/** Returns whether two choices are the same doctor at the same instant. */
export function isSameSlot(a: SlotChoice, b: SlotChoice): boolean {
  return a.doctorId === b.doctorId && Date.parse(a.startTime) === Date.parse(b.startTime);
}

/** Returns the headers that authorise requests about a hold; empty unless `kept`. They contain its secret. */
export function holdHeaders(
  state: HoldState | { kind: "kept"; hold: Pick<StoredHold, "id" | "secret"> },
): Record<string, string> {
  return state.kind === "kept" ? { [holdHeader]: `${state.hold.id}.${state.hold.secret}` } : {};
}

function createHoldStore({ api, clock, guest, storage }: App): HoldStore {
  const memory = deviceMemory(storage);
  const store = createStore<HoldState>(restored(memory));
  let lastRequest: Promise<void> = Promise.resolve();
  let isChanging = false;
  /** Counts how often a time was given back: what was asked for before is not wanted any more. */
  let releases = 0;
  const keep = (hold: StoredHold) => {
    memory.write(bookingKeys.hold, hold);
    store.set({ kind: "kept", hold });
  };
  const forget = () => {
    memory.erase(bookingKeys.hold);
    store.set({ kind: "none" });
  };
  /** A reload cannot be told from a farewell: the time is kept a moment longer, and this page asks for it when it is back. */
  const leave = () => {
    const state = store.get();
    if (state.kind !== "kept") return;
    memory.write(bookingKeys.hold, { ...state.hold, isLeft: true });
    void api.call(leaveHold, { ...requested(state.hold), outlivesPage: true });
  };
  const comeBack = async () => {
    const hold = readHold(memory);
    if (!hold?.isLeft) return;
    const answer = await api.call(returnToHold, requested(hold));
    if (answer.isOk) keep(storedHold(answer.data.data.entity, hold.secret));
    else if (isOver(answer.failure)) keep({ ...withoutMark(hold), expiresAt: clock.now() });
    if (answer.isOk) setTimeout(() => void api.call(returnToHold, requested(hold)), latestFarewell);
  };
  const isHeld = (slot: SlotChoice) => {
    const state = store.get();
    return state.kind === "kept" && isSameSlot(state.hold, slot) && clock.now() < state.hold.expiresAt;
  };
  const take = async (slot: SlotChoice, wanted: number) => {
    await comeBack();
    if (isHeld(slot) || wanted !== releases) return;
    const headers = holdHeaders(restored(memory));
    store.set({ kind: "taking", slot });
    const body = {
      doctor_id: slot.doctorId,
      start_time: slot.startTime,
      secret: ownSecret(memory),
      ...filesOfFailed(memory, guest),
    };
    const answer = await api.call(createHold, { body, headers });
    if (wanted !== releases) {
      if (answer.isOk) await api.call(releaseHold, requested(answer.data.data.entity));
      return;
    }
    if (!answer.isOk) return store.set({ kind: "refused", slot, failure: answer.failure });
    const { secret, ...hold } = answer.data.data.entity;
    forgetBegunAppointment(memory);
    if (body.files_of) storeBookingFields(memory, { [failedAppointmentField]: "" });
    startDraft(memory, slot, clock.now());
    keep(storedHold(hold, secret));
  };
  if (typeof window !== "undefined") {
    // Another tab of this browser has chosen another time, has booked or released this one, or has gone away.
    addEventListener("storage", ({ key }) => {
      if (key !== bookingKeys.hold) return;
      store.set(changedElsewhere(memory, store.get(), clock.now()));
      setTimeout(() => void comeBack(), afterFarewell);
    });
    addEventListener("pagehide", leave);
    addEventListener("pageshow", ({ persisted }) => persisted && void comeBack());
  }
  const release = async () => {
    const state = store.get();
    releases += 1;
    forget();
    if (state.kind === "kept") await api.call(releaseHold, requested(state.hold));
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    // One after the other: of two answers under way the later wish must win.
    takeSlot: (slot) => {
      const wanted = releases;
      return (lastRequest = lastRequest.then(() => take(slot, wanted)));
    },
    settled: () => lastRequest,
    extend: async () => {
      const state = store.get();
      if (state.kind !== "kept") return null;
      const answer = await api.call(extendHold, requested(state.hold));
      if (answer.isOk) keep(storedHold(answer.data.data.entity, state.hold.secret));
      else if (answer.failure.code === "hold_extension_limit") keep({ ...state.hold, extensionsLeft: 0 });
      else if (isOver(answer.failure)) keep({ ...state.hold, expiresAt: clock.now() });
      return answer.isOk ? null : answer.failure;
    },
    keepWhileChanging: () => {
      isChanging = true;
    },
    leaveFor: (path) => {
      const stays = isBookingPath(path) || (isChanging && path.startsWith("/doctors"));
      isChanging = false;
      if (store.get().kind === "booked") store.set({ kind: "none" });
      if (!stays) void release();
    },
    release,
    becameAppointment: forget,
  };
}

function storedHold(
  { id, doctor_id, start_time, expires_at, extensions_left }: Hold,
  secret: string,
): StoredHold {
  return {
    id,
    secret,
    doctorId: doctor_id,
    startTime: start_time,
    expiresAt: Date.parse(expires_at),
    extensionsLeft: extensions_left,
  };
}

/** The farewell of another tab is on its way to the server; our answer to it must come later. In ms. */
const afterFarewell = 1_000;

/** A farewell that a bad network delivers after the return would leave half a minute of a time that is shown as kept. In ms. */
const latestFarewell = 3_000;

/** 256 bits that this browser sends with every time it wants to keep. */
function ownSecret(memory: DeviceMemory): string {
  const known = memory.read(bookingKeys.holdSecret);
  if (typeof known === "string") return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=/g, "");
  memory.write(bookingKeys.holdSecret, secret);
  return secret;
}

/** The booking whose payment failed gives its files to the time that is held next. */
function filesOfFailed(
  memory: DeviceMemory,
  guest: App["guest"],
): Pick<BodyOf<typeof createHold>, "files_of"> {
  const id = Number(readBookingFields(memory)[failedAppointmentField] ?? "");
  if (!Number.isSafeInteger(id) || id < 1) return {};
  const token = guest.tokenOf(id);
  return { files_of: { appointment_id: id, ...(token !== null && { guest_token: token }) } };
}

/** How a call names its hold and proves that it is ours. */
function requested(hold: Pick<StoredHold, "id" | "secret">) {
  return { params: { hold_id: hold.id }, headers: holdHeaders({ kind: "kept", hold }) };
}

function isOver({ code }: Failure): boolean {
  return code === "hold_expired" || code === "not_found";
}

/** Keeps the way back of a draft of the same slot. */
function startDraft(memory: DeviceMemory, slot: SlotChoice, now: number): void {
  const { doctorId, startTime } = slot;
  const begun = isDrafted(memory, slot) ? {} : { fromRoute: null };
  storeSchedulingDraft(memory, { doctorId, startTime, appointmentDate: startTime, ...begun }, now);
}

function isDrafted(memory: DeviceMemory, slot: SlotChoice): boolean {
  const draft = readSchedulingDraft(memory.read(bookingKeys.scheduling));
  return (
    draft !== null &&
    draft.doctorId !== null &&
    isSameSlot({ doctorId: draft.doctorId, startTime: draft.startTime ?? "" }, slot)
  );
}

function restored(memory: DeviceMemory): HoldState {
  const hold = readHold(memory);
  return hold ? { kind: "kept", hold: withoutMark(hold) } : { kind: "none" };
}

/** The state after another tab has written or erased the stored hold. A released one is shown as expired. */
function changedElsewhere(memory: DeviceMemory, before: HoldState, now: number): HoldState {
  const after = restored(memory);
  if (after.kind === "kept" || before.kind !== "kept") return after;
  const { hold } = before;
  const begun = readBegunAppointment(memory);
  if (begun === null || !isSameSlot(begun, hold)) return { kind: "kept", hold: { ...hold, expiresAt: now } };
  return { kind: "booked", slot: { doctorId: hold.doctorId, startTime: hold.startTime } };
}

function withoutMark({ isLeft: _isLeft, ...hold }: StoredHold & { isLeft: boolean }): StoredHold {
  return hold;
}

/** `isLeft`: its page has gone away, and has not come back yet. */
function readHold(memory: DeviceMemory): (StoredHold & { isLeft: boolean }) | null {
  const value = memory.read(bookingKeys.hold);
  if (typeof value !== "object" || value === null) return null;
  const { id, secret, doctorId, startTime, expiresAt, extensionsLeft, isLeft } = value as Record<
    string,
    unknown
  >;
  if (typeof id !== "number" || typeof secret !== "string" || typeof doctorId !== "number") return null;
  if (typeof startTime !== "string" || typeof expiresAt !== "number" || typeof extensionsLeft !== "number")
    return null;
  return { id, secret, doctorId, startTime, expiresAt, extensionsLeft, isLeft: isLeft === true };
}
