import { expect, test } from "vitest";
import { applyMutation, mutationsOf } from "./mutations.ts";

const changesOf = (source: string) => mutationsOf(source).map((one) => applyMutation(source, one));

test("comparisons are turned round and made one case wider", () => {
  expect(changesOf("if (a < b) stop();")).toEqual(["if (a <= b) stop();", "if (a > b) stop();"]);
  expect(changesOf("x >= y && z")).toEqual(["x > y && z", "x < y && z", "x >= y || z"]);
});

test("constants are halved and doubled, a nothing becomes something", () => {
  expect(changesOf("const most = 0.05;")).toEqual(["const most = 0.025;", "const most = 0.1;"]);
  expect(changesOf("least: 0,")).toEqual(["least: 1,", "least: -1,"]);
});

test("words, texts, comments, arrows, types and places of lists stay", () => {
  const source = [
    'import { a } from "./b2.ts";',
    "// at most 3 < 4",
    "/** 5 > 4 */",
    'const f = (x1: ReadonlyArray<number>) => say("6 < 7", `8`, list[0]);',
  ].join("\n");
  expect(mutationsOf(source)).toEqual([]);
});

test("each change knows its line", () => {
  expect(mutationsOf("a;\nb === c;")[0]).toMatchObject({ line: 2, from: "===", to: "!==" });
});
