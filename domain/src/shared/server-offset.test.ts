import { expect, test } from "vitest";
import { betterOffset, measureOffset, serverTimeAt } from "./server-offset.ts";

test("the server's clock is computed from request and response times", { tags: ["D.52"] }, () => {
  const measured = measureOffset({ sentAt: 1000, receivedAt: 1200, serverTime: 61_100 });
  expect(measured).toEqual({ offset: 60_000, uncertainty: 101, measuredAt: 1200 });
  expect(serverTimeAt(5000, measured)).toBe(65_000);
});

const known = { offset: 60_000, uncertainty: 50, measuredAt: 0 };
test.each([
  ["a surer one wins", { offset: 60_020, uncertainty: 20, measuredAt: 1000 }, true],
  ["a less sure one does not", { offset: 60_020, uncertainty: 400, measuredAt: 1000 }, false],
  ["after an hour a less sure one does", { offset: 60_020, uncertainty: 400, measuredAt: 3_600_000 }, true],
  [
    "a device clock that jumped is believed at once",
    { offset: 5000, uncertainty: 400, measuredAt: 1000 },
    true,
  ],
])("of two measurements %s", { tags: ["D.52"] }, (_which, fresh, isFresh) => {
  expect(betterOffset(known, fresh)).toBe(isFresh ? fresh : known);
});
