import { expect, test } from "vitest";
import { retiredNames } from "./measure.ts";
import { cyclesIn, fullFolders, readTerms, readTree } from "./read-tree.ts";
import { needlessFiles } from "./small-files.ts";

const { all, sources, product } = readTree();

test("no folder of the product holds more than 25 files", () => {
  expect(fullFolders(sources)).toEqual([]);
});

test("no files of the product import each other in a cycle", () => {
  expect(cyclesIn(sources)).toEqual([]);
});

test("no name of the product contains a retired term", { timeout: 60_000 }, () => {
  const { terms, outside } = readTerms(product);
  expect(retiredNames(product, terms, outside)).toEqual([]);
});

test("every small file of the product has a reason to be separate", () => {
  expect(needlessFiles(sources, all)).toEqual([]);
});
