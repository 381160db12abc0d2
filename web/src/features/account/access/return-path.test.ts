import { expect, test } from "vitest";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { storeReturnPath, signInAddress, readReturnPath } from "./return-path.ts";

const memory = deviceMemory(null);
const booking = "/scheduling/patient?doctorId=7&appointmentDate=2027-03-01T10:00:00.000Z";
const toBooking = `/login?from=${encodeURIComponent(booking)}`;
const hour = 3_600_000;

test.each([
  [booking, hour, toBooking],
  [booking, 24 * hour - 1, toBooking],
  [booking, 24 * hour, "/login"],
  [undefined, hour, "/login"],
  ["https://elsewhere.example/", hour, "/login"],
  ["/sign-up?from=/x", hour, "/login"],
])("from %s, confirmed after %i ms, sign-in is at %s", (from, later, address) => {
  storeReturnPath(memory, from, 1_000);
  expect(signInAddress(readReturnPath(memory, 1_000 + later))).toBe(address);
});
