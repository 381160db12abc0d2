import { expect, test } from "vitest";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { eraseDrafts } from "../../../shared/booking/erase-booking.ts";
import { eraseCheckConsent, storeCheckConsent, readCheckConsent } from "./check-consent.ts";

const now = Date.parse("2027-03-01T09:00:00Z");
const hours = (count: number) => now + count * 3_600_000;

test("a consent is valid for its company and for less than a day", () => {
  const memory = deviceMemory(null);
  storeCheckConsent(memory, { company: "Checks Ltd", check: "abc" }, now);
  expect(readCheckConsent(memory, "Checks Ltd", hours(22))).toBe("abc");
  expect(readCheckConsent(memory, "Others Ltd", now)).toBeNull();
  expect(readCheckConsent(memory, "Checks Ltd", hours(23))).toBeNull();
});

test.each([
  ["it is taken back", eraseCheckConsent],
  ["the drafts of a booking go", eraseDrafts],
])("a consent is deleted when %s", (_when, erase) => {
  const memory = deviceMemory(null);
  storeCheckConsent(memory, { company: "Checks Ltd", check: "abc" }, now);
  erase(memory);
  expect(readCheckConsent(memory, "Checks Ltd", now)).toBeNull();
});
