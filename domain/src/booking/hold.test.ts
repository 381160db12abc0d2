import { expect, test } from "vitest";
import {
  expiryAfterLeaving,
  expiryAfterReturn,
  extendHold,
  holdExpiry,
  holdRules,
  holdState,
  mayHold,
} from "./hold.ts";

const minute = 60_000;

test("a hold lasts 10 minutes, warns at 2 and can be extended twice", { tags: ["D.71"] }, () => {
  expect(holdRules).toMatchObject({
    lifetime: 10 * minute,
    warning: 2 * minute,
    extensions: 2,
    liveHolds: 1,
  });
  expect(holdExpiry(5)).toBe(10 * minute + 5);
});

test.each([
  [7 * minute, "live"],
  [8 * minute, "ending"],
  [10 * minute - 1, "ending"],
  [10 * minute, "expired"],
])("%d ms after the tap the hold is %s", { tags: ["D.71"] }, (now, state) => {
  expect(holdState({ expiresAt: 10 * minute }, now)).toBe(state);
});

const far = 300 * minute;
test.each([
  [{ startTime: far, extensionsUsed: 0 }, 9, { allow: true, expiresAt: 20 * minute, extensionsUsed: 1 }],
  [{ startTime: far, extensionsUsed: 1 }, 9, { allow: true, expiresAt: 20 * minute, extensionsUsed: 2 }],
  [{ startTime: far, extensionsUsed: 2 }, 9, { allow: false, reason: "no-extension-left" }],
  [{ startTime: far, extensionsUsed: 0 }, 10, { allow: false, reason: "expired" }],
  [
    { startTime: 35 * minute, extensionsUsed: 0 },
    9,
    { allow: true, expiresAt: 15 * minute, extensionsUsed: 1 },
  ],
  [{ startTime: 30 * minute, extensionsUsed: 0 }, 9, { allow: false, reason: "visit-too-near" }],
])("extending %j in minute %d gives %j", { tags: ["D.71"] }, (hold, at, decision) => {
  expect(extendHold({ ...hold, expiresAt: 10 * minute }, at * minute)).toEqual(decision);
});

const second = 1_000;
test.each([
  ["in its middle", 5 * minute, 5 * minute + 30 * second],
  ["30 seconds before its end", 10 * minute - 30 * second, 10 * minute],
  ["in its last seconds it gains nothing", 10 * minute - 5 * second, 10 * minute],
])(
  "a hold whose page closes %s is kept at most 30 more seconds",
  { tags: ["D.71"] },
  (_when, now, expiresAt) => {
    expect(expiryAfterLeaving({ expiresAt: 10 * minute }, now)).toBe(expiresAt);
  },
);

test.each([
  [{ startTime: far, extensionsUsed: 0 }, 10],
  [{ startTime: far, extensionsUsed: 2 }, 30],
  [{ startTime: 35 * minute, extensionsUsed: 1 }, 15],
])(
  "a page that returns finds %j held until minute %d, as if it had never left",
  { tags: ["D.71"] },
  (hold, until) => {
    expect(expiryAfterReturn({ ...hold, madeAt: 0 })).toBe(until * minute);
  },
);

const visitor = { isSignedIn: false, addressHoldsLastHour: 0, openSlotsOfDay: 12, visitorHoldsOfDay: 0 };
test.each([
  [visitor, { allow: true }],
  [{ ...visitor, addressHoldsLastHour: 19 }, { allow: true }],
  [
    { ...visitor, addressHoldsLastHour: 20 },
    { allow: false, reason: "address-limit" },
  ],
  [{ ...visitor, visitorHoldsOfDay: 3 }, { allow: true }],
  [
    { ...visitor, visitorHoldsOfDay: 4 },
    { allow: false, reason: "day-limit" },
  ],
  [{ ...visitor, openSlotsOfDay: 1 }, { allow: true }],
  [
    { ...visitor, openSlotsOfDay: 2, visitorHoldsOfDay: 1 },
    { allow: false, reason: "day-limit" },
  ],
  [{ ...visitor, isSignedIn: true, addressHoldsLastHour: 99, visitorHoldsOfDay: 99 }, { allow: true }],
])("a hold requested with %j is decided %j", { tags: ["D.71"] }, (demand, decision) => {
  expect(mayHold(demand)).toEqual(decision);
});
