import { expect, test } from "vitest";
import {
  codeLines,
  cyclesOf,
  filesPerFolder,
  importsOf,
  keysOf,
  retiredNames,
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

test("allowed names, names of data and keys of the contract may hold a retired term", () => {
  const source = {
    path: "x/k.ts",
    text: "const foldWords = 1, visit_minutes = 2; export const visit = (row) => row.visit + visitOf(row);",
  };
  const contract = { path: "contract/src/k.ts", text: "export const A = z.object({ visit: B });" };
  const terms = [
    { term: "words", use: "labels", allowed: ["foldWords"], why: "words of a text" },
    { term: "visit", use: "appointment" },
  ];
  expect(retiredNames([source], terms, keysOf([contract]))).toEqual(["visitOf (visit: use appointment)"]);
});

test("texts of JSX are no names", () => {
  const screen = { path: "x/s.tsx", text: "export const S = () => <p>Your next visit</p>;" };
  expect(retiredTermsIn([screen], [{ term: "visit", use: "appointment" }])).toEqual([["visit", 0]]);
});
