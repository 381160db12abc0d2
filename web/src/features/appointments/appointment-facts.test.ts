import { expect, test } from "vitest";
import { isFinishedEarly } from "./appointment-facts.ts";

test.each([
  ["finished", 2, true],
  ["finished", 1, false],
  ["accepted", 2, false],
])("an appointment that is %s and starts at %d ended early at 1: %s", (status, startTime, isEarly) => {
  expect(isFinishedEarly({ status, statusCode: 5, startTime, endTime: 3 }, 1)).toBe(isEarly);
});
