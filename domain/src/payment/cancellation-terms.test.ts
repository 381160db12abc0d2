import { expect, test } from "vitest";
import { cancellationTerms } from "./cancellation-terms.ts";

const hour = 3_600_000;
const now = Date.parse("2027-03-01T09:00:00Z");
const rules = { patientsCancelAppointment: true, patientsRescheduleAppointment: true, cancelUntilHours: 6 };

test.each([
  [10, 4000, {}, { kind: "refund-until", until: now + 4 * hour }],
  [6, 4000, {}, { kind: "refund-until", until: now }],
  [5.9, 4000, {}, { kind: "no-refund", hours: 6 }],
  [10, 0, {}, { kind: "free" }],
  [1, 4000, { cancelUntilHours: 0 }, { kind: "refund-until", until: now + hour }],
  [10, 4000, { patientsCancelAppointment: false }, { kind: "ask-clinic" }],
] as const)(
  "an appointment in %d hours for %d with %j has the terms %j",
  (hours, totalMinor, changed, terms) => {
    expect(
      cancellationTerms({ startTime: now + hours * hour, totalMinor }, { ...rules, ...changed }, now),
    ).toEqual(terms);
  },
);
