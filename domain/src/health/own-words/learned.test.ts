import { describe, expect, test } from "vitest";
import { compressPrefixes, openLearned, encodeNumber, zeroWeight, type LearnedWeights } from "./learned.ts";

const steps = (...all: readonly number[]) => all.map((one) => encodeNumber(one + zeroWeight)).join("");
const numbers = (...all: readonly number[]) => all.map(encodeNumber).join("");
/** Of a hundred complaints "cough" is told of the first, "fever" of the last and a little against the first. */
const weights: LearnedWeights = {
  ids: Array.from({ length: 100 }, (_, at) => `c${at}`),
  anyway: Array.from({ length: 100 }, (_, at) => (at === 50 ? 1 : 0)),
  features: compressPrefixes(["cough", "fever"]),
  counts: numbers(1, 2),
  gaps: numbers(0, 0, 99),
  weights: steps(40, -3, 30),
  step: 0.5,
};
const read = openLearned(weights);
const order = (text: string) =>
  [...read(text.split(" "))].sort(([, one], [, other]) => other - one).map(([id]) => id);

describe("what was learned", () => {
  test("favours the complaints whose features a text has", () => {
    expect(order("cough")[0]).toBe("c0");
    expect(order("fever")[0]).toBe("c99");
    expect(order("fever").at(-1)).toBe("c0");
    expect(order("cough fever").slice(0, 2)).toEqual(["c0", "c99"]);
  });

  test("gives probabilities that sum to one", () => {
    const sum = [...read(["cough", "fever"]).values()].reduce((all, one) => all + Math.exp(one), 0);
    expect(sum).toBeCloseTo(1, 6);
  });

  test("returns base rates for unknown words", () => {
    expect(order("qwerty")[0]).toBe("c50");
  });

  test("writes no character that needs escaping, for numbers of any size", () => {
    const all = numbers(...Array.from({ length: 400 }, (_, at) => at));
    expect(JSON.stringify(all)).toBe(`"${all}"`);
  });
});
