import { expect, test } from "vitest";
import { applyMutation, mutationsOf } from "./mutations.ts";

const changesOf = (source: string) => mutationsOf(source).map((one) => applyMutation(source, one));

test("comparisons are reversed and widened by one case", () => {
  expect(changesOf("if (a < b) stop();")).toEqual(["if (a <= b) stop();", "if (a > b) stop();"]);
  expect(changesOf("x >= y && z")).toEqual(["x > y && z", "x < y && z", "x >= y || z"]);
});

test("constants are halved and doubled, and zero becomes one or minus one", () => {
  expect(changesOf("const most = 0.05;")).toEqual(["const most = 0.025;", "const most = 0.1;"]);
  expect(changesOf("least: 0,")).toEqual(["least: 1,", "least: -1,"]);
});

test("strings, comments, arrows, types and array indexes are not mutated", () => {
  const source = [
    'import { a } from "./b2.ts";',
    "// at most 3 < 4",
    "/** 5 > 4 */",
    'const f = (x1: ReadonlyArray<number>) => say("6 < 7", `8`, list[0]);',
  ].join("\n");
  expect(mutationsOf(source)).toEqual([]);
});

test("each mutation has its line number", () => {
  expect(mutationsOf("a;\nb === c;")[0]).toMatchObject({ line: 2, from: "===", to: "!==" });
});
