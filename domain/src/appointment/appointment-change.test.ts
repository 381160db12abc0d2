import { expect, test } from "vitest";
import { appointmentChange, losesRefundByMoving } from "./appointment-change.ts";

const second = 1000;
const hour = 3_600_000;
const startTime = Date.parse("2027-03-02T10:00:00Z");
const terms = { patientsCancelAppointment: true, patientsRescheduleAppointment: true, cancelUntilHours: 6 };
const paid = { status: "accepted", serviceType: "remote", startTime, isPaid: true };

test.each([
  [6 * hour + second, "all-back", true, true],
  [6 * hour, "all-back", true, true],
  [6 * hour - second, "forfeited", true, false],
  [second, "forfeited", true, false],
  [0, "forfeited", false, false],
])(
  "%d ms before a paid appointment the money is %s; cancel %s, move %s",
  { tags: ["D.85"] },
  (before, refund, canCancel, canReschedule) => {
    const change = appointmentChange(paid, terms, startTime - before);
    expect(change).toEqual({
      freeUntil: startTime - 6 * hour,
      isFree: canReschedule,
      refund,
      canCancel,
      canReschedule,
      isTooLateToReschedule: before === 6 * hour - second || before === second,
    });
  },
);

test.each([
  ["pending_payment", true, false],
  ["scheduled", true, true],
  ["accepted", true, true],
  ["preparing", false, false],
  ["finished", false, false],
  ["canceled", false, false],
  ["declined", false, false],
  ["no_show", false, false],
  ["payment_failed", false, false],
  ["something new", false, false],
])(
  "an appointment that is %s can be cancelled: %s, moved: %s",
  { tags: ["D.85", "D.83"] },
  (status, canCancel, canReschedule) => {
    const change = appointmentChange({ ...paid, status, isPaid: false }, terms, startTime - 24 * hour);
    expect(change).toMatchObject({ canCancel, canReschedule, refund: "nothing-paid" });
  },
);

test("nobody cancels or moves where the clinic disables it", { tags: ["D.85"] }, () => {
  const off = { ...terms, patientsCancelAppointment: false, patientsRescheduleAppointment: false };
  expect(appointmentChange(paid, off, startTime - 24 * hour)).toMatchObject({
    canCancel: false,
    canReschedule: false,
  });
});

test.each([
  ["is finished", { status: "finished" }, {}],
  ["is not by video", { serviceType: "phone" }, {}],
  ["is of a clinic that moves none", {}, { patientsRescheduleAppointment: false }],
])("an appointment that %s is never too late to reschedule", (_, facts, own) => {
  const change = appointmentChange({ ...paid, ...facts }, { ...terms, ...own }, startTime - hour);
  expect(change).toMatchObject({ canReschedule: false, isTooLateToReschedule: false });
});

test("a clinic without a deadline refunds until the appointment starts", { tags: ["D.85"] }, () => {
  const generous = { ...terms, cancelUntilHours: 0 };
  expect(appointmentChange(paid, generous, startTime - second)).toMatchObject({
    refund: "all-back",
    canReschedule: true,
  });
  expect(appointmentChange(paid, generous, startTime)).toMatchObject({
    refund: "forfeited",
    canReschedule: false,
  });
});

test.each(["on_site", "phone", "intermediate", "prescription_renewal"])(
  "an appointment of kind %s is cancelled by the patient and moved by the clinic",
  { tags: ["D.85", "S1.11"] },
  (serviceType) => {
    expect(appointmentChange({ ...paid, serviceType }, terms, startTime - 24 * hour)).toMatchObject({
      canCancel: true,
      canReschedule: false,
    });
  },
);

test.each([
  ["so soon that nothing comes back", paid, 5 * hour, true],
  ["still before the deadline", paid, 6 * hour, false],
  ["soon, but nothing was paid", { ...paid, isPaid: false }, 5 * hour, false],
])("a move to a time %s loses the refund: %s", (_when, facts, until, isLost) => {
  const now = startTime - 48 * hour;
  expect(losesRefundByMoving(facts, now + until, terms, now)).toBe(isLost);
});

test("a move loses no refund when none was left before it", () => {
  expect(losesRefundByMoving(paid, startTime - hour, terms, startTime - 3 * hour)).toBe(false);
});
