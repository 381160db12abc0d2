import fc from "fast-check";
import { expect, test } from "vitest";
import { readCursor, writeCursor } from "./doctor-cursor.ts";

const ids = fc.uniqueArray(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), { maxLength: 50 });

test("a cursor names exactly those who have been given, whatever their numbers are", () => {
  fc.assert(
    fc.property(ids, (given) => {
      expect(readCursor(writeCursor(given))).toEqual(new Set(given));
    }),
  );
});

test("a cursor that nobody sent is read without an error when it comes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      for (const id of readCursor(text)) expect(Number.isSafeInteger(id)).toBe(true);
    }),
  );
});

test("a cursor of two thousand doctors fits an address when their numbers are far apart", () => {
  const given = Array.from({ length: 2000 }, (_, index) => 1_000_000 + index * 100);
  expect(writeCursor(given).length).toBeLessThan(6000);
});
