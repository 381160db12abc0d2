import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance, knownWord, misspeltFit } from "./word-hits.ts";

/** The whole table of optimal string alignment, without any bound. */
function wholeTable(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const value = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      table[i]?.splice(j, 1, value);
    }
  return at(a.length, b.length);
}

/** Few letters, so that words are alike; "a" and "A" share a bit. */
const word = fc.string({ unit: fc.constantFrom(..."a b c d e ع A".split(" ")), maxLength: 12 });

test("the distance of two words is that of the whole table up to each bound", () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, most) => {
      expect(editDistance(a, b, most)).toBe(Math.min(wholeTable(a, b), most + 1));
    }),
    { numRuns: 5_000 },
  );
});

test("a misspelling fits by its errors, also where its letters are others", () => {
  const fit = (typed: string, known: string) => misspeltFit(knownWord(typed), knownWord(known));
  const longer = word.filter(({ length }) => length >= 6);
  fc.assert(
    fc.property(longer, fc.array(fc.tuple(fc.nat(11), fc.constantFrom("x", "y", "z"))), (known, changes) => {
      const letters = known.split("");
      for (const [place, letter] of changes.slice(0, 2)) letters[place % letters.length] = letter;
      const typed = letters.join("");
      const errors = wholeTable(typed, known);
      if (errors === 0) return;
      const isFirstRight = typed[0] === known[0];
      const isForgiven = errors === 1 || isFirstRight;
      const expected = isForgiven ? 0.59 - 0.06 * errors - (isFirstRight ? 0 : 0.02) : 0;
      expect(fit(typed, known)).toBeCloseTo(expected, 9);
    }),
    { numRuns: 2_000 },
  );
  expect(fit("dermatlogist", "dermatologist")).toBeCloseTo(0.53, 9);
  expect(fit("dermatol0gy", "dermatologist")).toBe(0);
  expect(fit("dermxtolo", "dermatologist")).toBe(0.42);
});
