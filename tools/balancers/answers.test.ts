import { expect, test } from "vitest";
import { type Answer, longestSilenceMs } from "./answers.ts";

const period = { from: 10_000, to: 20_000 };
const answer = (at: number, { ms = 100, ...more }: Partial<Answer> & { ms?: number } = {}): Answer => ({
  kind: "new",
  at,
  until: at + ms,
  outcome: "200",
  isGood: true,
  ...more,
});

test("silence lasts from one good answer's arrival to the next one's, whatever came in between", () => {
  const answers = [
    answer(9_900, { ms: 50 }),
    answer(11_900),
    answer(12_000, { isGood: false }),
    answer(13_000, { kind: "kept" }),
    answer(14_000, { ms: 2_500 }),
    answer(18_000),
  ];
  expect(longestSilenceMs(answers, "new", period)).toBe(4_500);
});

test("silence at the beginning and at the end of the period counts", () => {
  expect(longestSilenceMs([answer(16_900)], "new", period)).toBe(7_000);
  expect(longestSilenceMs([answer(11_900)], "new", period)).toBe(8_000);
  expect(longestSilenceMs([], "socket", period)).toBe(10_000);
});
