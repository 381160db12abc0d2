import fc from "fast-check";
import { expect, test } from "vitest";
import { readCursor, writeCursor } from "./doctor-cursor.ts";

const ids = fc.uniqueArray(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), { maxLength: 50 });

test("a cursor excludes exactly the doctors already listed, for any ids", () => {
  fc.assert(
    fc.property(ids, (given) => {
      expect(readCursor(writeCursor(given))).toEqual(new Set(given));
    }),
  );
});

test("a tampered cursor is read without an error", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      for (const id of readCursor(text)) expect(Number.isSafeInteger(id)).toBe(true);
    }),
  );
});

test("a cursor of two thousand doctors fits a URL with widely spread ids", () => {
  const given = Array.from({ length: 2000 }, (_, index) => 1_000_000 + index * 100);
  expect(writeCursor(given).length).toBeLessThan(6000);
});
