import { expect, test } from "vitest";
import {
  codeLines,
  cyclesOf,
  filesPerFolder,
  importsOf,
  retiredTermsIn,
  smallFilesOfOne,
} from "./measure.ts";

const a = { path: "x/a.ts", text: 'import { b } from "./b.ts";\nexport const visitCount = b;\n' };
const b = {
  path: "x/b.ts",
  text: 'import type { C } from "../y/c.ts";\nexport const b: C = 1; // a visit\n',
};
const c = {
  path: "y/c.ts",
  text: '/** Of a\n visit. */\nimport type { visitCount } from "../x/a.ts";\nexport type C = number;\n',
};

test("imports are followed over folders, types too", () => {
  expect([...importsOf([a, b, c])]).toEqual([
    ["x/a.ts", ["x/b.ts"]],
    ["x/b.ts", ["y/c.ts"]],
    ["y/c.ts", ["x/a.ts"]],
  ]);
});

test("a circle of three files is one cycle, a chain is none", () => {
  expect(cyclesOf(importsOf([a, b, c]))).toEqual([["x/a.ts", "x/b.ts", "y/c.ts"]]);
  expect(cyclesOf(importsOf([a, b]))).toEqual([]);
});

test("comments and empty lines are no code", () => {
  expect(codeLines(c.text)).toBe(2);
});

test("a small file of one importer is found, a test counts as none", () => {
  const tested = { path: "x/b.test.ts", text: 'import { b } from "./b.ts";\n' };
  expect(smallFilesOfOne([a, b, tested], 30)).toEqual(["x/b.ts"]);
});

test("retired terms are found in names, not in comments and strings", () => {
  const words = { path: "x/w.ts", text: 'const lastWord = "a visit"; const VISIT_A = `visit ${visitOff}`;' };
  expect(
    retiredTermsIn(
      [a, b, words],
      [
        { term: "visit", use: "appointment" },
        { term: "last word", use: "providerStatus" },
      ],
    ),
  ).toEqual([
    ["visit", 3],
    ["last word", 1],
  ]);
});

test("folders are counted without their tests, the fullest first", () => {
  expect(filesPerFolder([c, a, b, { path: "y/c.test.ts", text: "" }])).toEqual([
    ["x", 2],
    ["y", 1],
  ]);
});
