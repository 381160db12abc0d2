import { expect, test } from "vitest";
import { defaultBookingLimits, mayAwaitPayment, readBookingLimits } from "./booking-limits.ts";

const none = { person: 0, payer: 0, device: 0, address: 0 };

test.each([
  [none, true],
  [{ ...none, person: 2, payer: 5, device: 5, address: 19 }, true],
  [{ ...none, person: 3 }, false],
  [{ ...none, payer: 6 }, false],
  [{ ...none, device: 6 }, false],
  [{ ...none, address: 20 }, false],
  [{ person: 2, payer: 2, device: null, address: null }, true],
])("a booking with %j open unpaid ones may wait for payment: %s", (counts, isAllowed) => {
  expect(mayAwaitPayment(counts, defaultBookingLimits)).toBe(isAllowed);
});

test("a family of four can book at once within the limits", () => {
  for (let payer = 0; payer < 4; payer += 1)
    expect(mayAwaitPayment({ ...none, payer, device: payer, address: payer }, defaultBookingLimits)).toBe(
      true,
    );
});

test.each([
  [undefined, undefined],
  ["3", undefined],
  [{}, defaultBookingLimits],
  [
    { unpaidPerPerson: 1, unpaidPerAddress: 0 },
    { ...defaultBookingLimits, unpaidPerPerson: 1 },
  ],
  [{ allowOverlap: true }, { ...defaultBookingLimits, allowOverlap: true }],
  [{ allowOverlap: "yes" }, defaultBookingLimits],
  [{ voucherUsesPerPerson: 2.5, unpaidPerPayer: 1_001 }, defaultBookingLimits],
])("limits given as %j are read as %j", (given, limits) => expect(readBookingLimits(given)).toEqual(limits));
