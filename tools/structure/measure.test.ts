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

test("imports are followed across folders, including type imports", () => {
  expect([...importsOf([a, b, c])]).toEqual([
    ["x/a.ts", ["x/b.ts"]],
    ["x/b.ts", ["y/c.ts"]],
    ["y/c.ts", ["x/a.ts"]],
  ]);
});

test("an import cycle of three files is reported once, and a chain is not reported", () => {
  expect(cyclesOf(importsOf([a, b, c]))).toEqual([["x/a.ts", "x/b.ts", "y/c.ts"]]);
  expect(cyclesOf(importsOf([a, b]))).toEqual([]);
});

test("comments and empty lines do not count as code lines", () => {
  expect(codeLines(c.text)).toBe(2);
});

test("a small file with one importer is reported, and tests do not count as importers", () => {
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

test("files per folder are counted without tests, the fullest folder first", () => {
  expect(filesPerFolder([c, a, b, { path: "y/c.test.ts", text: "" }])).toEqual([
    ["x", 2],
    ["y", 1],
  ]);
});

test("a retired term is accepted in allowed names, property names and keys of the contract", () => {
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

test("JSX text does not count as names", () => {
  const screen = { path: "x/s.tsx", text: "export const S = () => <p>Your next visit</p>;" };
  expect(retiredTermsIn([screen], [{ term: "visit", use: "appointment" }])).toEqual([["visit", 0]]);
});
