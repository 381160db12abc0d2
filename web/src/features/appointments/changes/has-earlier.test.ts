import { expect, test } from "vitest";
import { hasEarlierTime } from "./has-earlier.ts";

const own = "2027-03-04T10:00:00.000Z";

test.each([
  [["2027-03-04T10:00:00.000Z", "2027-03-04T11:00:00.000Z"], false],
  [["2027-03-04T09:30:00.000Z"], true],
  [[], false],
])("free times %j are before the appointment: %s", (starts, isEarlier) => {
  const days = [{ slots: [] }, { slots: starts.map((start_time) => ({ start_time })) }];
  expect(hasEarlierTime(days, own)).toBe(isEarlier);
});
