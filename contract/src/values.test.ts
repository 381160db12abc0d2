import { expect, test } from "vitest";
import * as z from "zod/mini";
import { Day, Instant } from "./values.ts";

test.each([
  [Day, "2026-11-24", true],
  [Day, "0001-01-01", true],
  [Day, "0000-12-31", false],
  [Day, "2026-02-30", false],
  [Instant, "2026-11-24T14:00:00.000Z", true],
  [Instant, "0000-12-31T14:00:00.000Z", false],
])("a date is accepted only when the database accepts it %#", (shape, given, isTaken) => {
  expect(z.safeParse(shape, given).success).toBe(isTaken);
});
