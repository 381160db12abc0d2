import { savePatientInformation, saveSchedulingDraft } from "@anteroom/domain/booking/booking-drafts";
import { expect, test } from "vitest";
import { restorePatientInformation, restoreSchedulingDraft } from "./booking-memory.ts";
import type { DeviceMemory } from "../../platform/storage/device-memory.ts";
import {
  bookingKeys,
  claimBooking,
  eraseAbandonedBooking,
  eraseBooking,
  eraseDrafts,
} from "./erase-booking.ts";
import { hasStoredBooking } from "./has-stored-booking.ts";
import { sweepBooking } from "./sweep-booking.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const now = Date.UTC(2026, 10, 24, 9);

function newMemory(stored: Record<string, unknown>) {
  const values = new Map(Object.entries(stored));
  const memory: DeviceMemory = {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    erase: (key) => void values.delete(key),
    eraseAll: (prefix) => {
      for (const key of values.keys()) if (key.startsWith(prefix)) values.delete(key);
    },
  };
  return { memory, keys: () => [...values.keys()] };
}

test("alerts to the clinic are deleted with the session and after two hours", () => {
  const stored = () =>
    newMemory({
      "urgent-booking": { sentAt: now - 3 * HOUR },
      "urgent-vitals": { sentAt: now - 3 * HOUR },
      "urgent-messages": { sentAt: now - HOUR },
    });
  const swept = stored();
  sweepBooking(swept.memory, now, false);
  expect(swept.keys()).toEqual(["urgent-messages"]);
  const ended = stored();
  eraseBooking(ended.memory);
  expect(ended.keys()).toEqual([]);
});

const draftFor = (visitInMinutes: number) =>
  saveSchedulingDraft(
    {
      doctorId: 7,
      appointmentDate: new Date(now + visitInMinutes * MINUTE).toISOString(),
      symptoms: "Cough",
    },
    now,
  );
const everything = {
  [bookingKeys.hold]: { expiresAt: now + 10 * MINUTE },
  [bookingKeys.holdSecret]: "s",
  [bookingKeys.scheduling]: draftFor(300),
  [bookingKeys.patient]: savePatientInformation({ name: "Inês" }, now),
  [bookingKeys.bookedFor]: 5,
  [bookingKeys.fields]: { terms: "on" },
  [bookingKeys.triage]: { expiry: now + 24 * HOUR },
  [bookingKeys.begun]: { doctorId: 7, startTime: new Date(now + 5 * HOUR).toISOString(), appointmentId: 3 },
};

test.each([
  ["one hour old to the second", 300, HOUR, "live"],
  ["one hour and a second old", 300, HOUR + SECOND, "expired"],
  ["20 minutes and a second before the visit", 50, 30 * MINUTE - SECOND, "live"],
  ["20 minutes before the visit", 50, 30 * MINUTE, "expired"],
])(
  "%s a draft is read correctly, and an expired one is deleted",
  { tags: ["S4.DRAFT.02", "S9.CONST.05", "D.73", "S4.DRAFT.06", "S4.DRAFT.03", "S9.CONST.06"] },
  (_when, visit, later, kind) => {
    const { memory, keys } = newMemory({ [bookingKeys.scheduling]: draftFor(visit) });
    expect(restoreSchedulingDraft(memory, now + later).kind).toBe(kind);
    expect(keys()).toEqual(kind === "live" ? [bookingKeys.scheduling] : []);
  },
);

test.each([
  [8 * HOUR, [bookingKeys.patient]],
  [8 * HOUR + SECOND, []],
])(
  "after %d ms a guest's details are kept as %j",
  { tags: ["S4.DRAFT.04", "S9.CONST.07"] },
  (later, keys) => {
    const stored = newMemory({ [bookingKeys.patient]: savePatientInformation({ name: "Inês" }, now) });
    restorePatientInformation(stored.memory, now + later);
    expect(stored.keys()).toEqual(keys);
  },
);

test.each([
  ["at once", 0, Object.keys(everything)],
  [
    "after an hour",
    HOUR + SECOND,
    [bookingKeys.holdSecret, bookingKeys.patient, bookingKeys.triage, bookingKeys.begun],
  ],
  ["to the second when a symptom check ends", 24 * HOUR, [bookingKeys.holdSecret, bookingKeys.triage]],
  ["a second after a symptom check has ended", 24 * HOUR + SECOND, [bookingKeys.holdSecret]],
])(
  "the cleanup of a start %s leaves only valid entries",
  { tags: ["D.64", "S4.DRAFT.05"] },
  (_when, later, left) => {
    const { memory, keys } = newMemory(everything);
    sweepBooking(memory, now + later, false);
    expect(keys()).toEqual(left);
  },
);

test("everything the cleanup deletes triggers loading it", { tags: ["D.64"] }, () => {
  const urgent = Object.fromEntries(
    ["booking", "waiting_room", "vitals", "health_assessment", "messages"].map((place) => [
      `urgent-${place}`,
      { sentAt: now },
    ]),
  );
  const all = {
    ...Object.fromEntries(Object.values(bookingKeys).map((key) => [key, {}])),
    ...everything,
    ...urgent,
  };
  const swept = Object.entries(all).filter(([key, value]) => {
    const { memory, keys } = newMemory({ [key]: value });
    sweepBooking(memory, now + 48 * HOUR, false);
    return keys().length === 0;
  });
  expect(swept.length).toBeGreaterThan(8);
  expect(swept.filter(([key]) => !hasStoredBooking([key]))).toEqual([]);
  expect(hasStoredBooking([bookingKeys.passes, bookingKeys.owner, "patient-token"])).toBe(false);
});

test("a page that meets an expired draft itself reports it", { tags: ["D.64", "S4.DRAFT.07"] }, () => {
  const { memory, keys } = newMemory(everything);
  sweepBooking(memory, now + 2 * HOUR, true);
  expect(keys()).toContain(bookingKeys.scheduling);
});

test("a booked appointment leaves only its id, and a log-out nothing", { tags: ["D.64"] }, () => {
  const { memory, keys } = newMemory(everything);
  eraseDrafts(memory);
  expect(keys()).toEqual([bookingKeys.begun]);
  eraseBooking(memory);
  expect(keys()).toEqual([]);
});

test(
  "signing in keeps the started booking, and another person finds nothing",
  { tags: ["D.64", "D.67"] },
  () => {
    const { memory, keys } = newMemory(everything);
    claimBooking(memory, 1);
    expect(keys()).toContain(bookingKeys.scheduling);
    expect(keys()).not.toContain(bookingKeys.patient);
    memory.write(bookingKeys.patient, savePatientInformation({ name: "Inês" }, now));
    claimBooking(memory, 1);
    expect(keys()).toContain(bookingKeys.patient);
    claimBooking(memory, 2);
    expect(keys()).toEqual([bookingKeys.owner]);
  },
);

test("an expired session deletes its drafts, and a guest's drafts stay", { tags: ["D.64"] }, () => {
  const guest = newMemory(everything);
  eraseAbandonedBooking(guest.memory);
  expect(guest.keys()).toEqual(Object.keys(everything));
  const patient = newMemory({ ...everything, [bookingKeys.owner]: 1 });
  eraseAbandonedBooking(patient.memory);
  expect(patient.keys()).toEqual([]);
});

test(
  "offline data survives a booking and is deleted at log-out, sign-in of another person and session end",
  { tags: ["D.64", "D.99"] },
  () => {
    const stored = () => {
      const found = newMemory(everything);
      claimBooking(found.memory, 1);
      found.memory.write(bookingKeys.passes, ["a pass"]);
      return found;
    };
    const ends: [string, (memory: ReturnType<typeof newMemory>["memory"]) => void, boolean][] = [
      ["booked", eraseDrafts, true],
      ["the same person", (memory) => claimBooking(memory, 1), true],
      ["log-out", eraseBooking, false],
      ["somebody else", (memory) => claimBooking(memory, 2), false],
      ["in silence", eraseAbandonedBooking, false],
    ];
    for (const [how, end, stays] of ends) {
      const { memory, keys } = stored();
      end(memory);
      expect(keys().includes(bookingKeys.passes), how).toBe(stays);
    }
  },
);
