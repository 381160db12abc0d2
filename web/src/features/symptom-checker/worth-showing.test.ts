import { expect, test } from "vitest";
import { worthShowing } from "./worth-showing.ts";

const of = (...shares: number[]) => shares.map((probability) => ({ probability }));

test.each([
  ["what hardly fits stays away", of(0.5, 0.12, 0.119, 0.05), of(0.5, 0.12)],
  ["the best fit stands even where nothing fits well", of(0.1, 0.09), of(0.1)],
  ["nothing is nothing", [], []],
])("S1.34: of what it may be the patient sees: %s", (_, differential, shown) => {
  expect(worthShowing(differential)).toEqual(shown);
});
