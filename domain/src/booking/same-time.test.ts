import { expect, test } from "vitest";
import { overlappingAppointments } from "./same-time.ts";

const known = (from: string, to: string, changes: object = {}) => ({
  status: "accepted",
  service_type: "remote",
  start_time: `2027-03-02T${from}:00.000Z`,
  end_time: `2027-03-02T${to}:00.000Z`,
  ...changes,
});

test.each([
  ["one at that very time overlaps", known("10:00", "10:20"), 1],
  ["one that begins during it overlaps", known("10:19", "10:39"), 1],
  ["one that ends during it overlaps", known("09:41", "10:01"), 1],
  ["one that ends as it begins does not", known("09:40", "10:00"), 0],
  ["one that begins as it ends does not", known("10:20", "10:40"), 0],
  ["one that waits for its payment overlaps", known("10:00", "10:20", { status: "pending_payment" }), 1],
  ["one that was cancelled does not", known("10:00", "10:20", { status: "canceled" }), 0],
  ["a renewal asks nobody to be there", known("10:00", "10:20", { service_type: "prescription_renewal" }), 0],
])("%s", (_title, one, count) => {
  expect(overlappingAppointments([one], "2027-03-02T10:00:00.000Z", 20)).toHaveLength(count);
});
