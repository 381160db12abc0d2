import { expect, test } from "vitest";
import { deviceTestAccess, deviceTestEntry } from "./device-test-access.ts";

test.each([
  ["accepted", "open"],
  ["preparing", "open"],
  ["scheduled", "not-yet"],
  ["pending_payment", "not-yet"],
  ["payment_failed", "over"],
  ["canceled", "over"],
  ["declined", "over"],
  ["no_show", "over"],
  ["finished", "over"],
  ["a status of tomorrow", "over"],
] as const)(
  "the device test of an appointment that is %s is %s",
  { tags: ["S4.VALID.03", "D.87"] },
  (status, access) => {
    expect(deviceTestAccess(status)).toBe(access);
  },
);

test.each([
  [null, null, "unknown"],
  [null, "accepted", "expected"],
  [null, "preparing", "expected"],
  [null, "scheduled", "not-yet"],
  [null, "finished", "over"],
  ["accepted", "finished", "open"],
  ["finished", "accepted", "over"],
  ["scheduled", "accepted", "not-yet"],
] as const)(
  "the server says %s, the address %s: %s",
  { tags: ["S2.R14.q-appointmentStatus", "G.15", "D.88"] },
  (status, hint, doorway) => {
    expect(deviceTestEntry({ status, hint })).toBe(doorway);
  },
);
