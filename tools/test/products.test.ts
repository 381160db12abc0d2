import { expect, test } from "vitest";
import { fullSize, matrixProducts, partOf, readPart, readSize } from "./products.ts";

test("the parts of a product are the whole product, each cell once", () => {
  const all = [1, 2, 3, 4, 5, 6, 7];
  const parts = [1, 2, 3].flatMap((k) => partOf(all, { k, n: 3 }));
  expect(parts.toSorted((a, b) => a - b)).toEqual(all);
});

test.each(["0/3", "4/3", "x", "1", "1/0"])("--part %s is refused", (text) => {
  expect(() => readPart(text)).toThrow("--part is k/n");
});

test.each(["0", "2001", "x", ""])("--bookings %s is refused", (text) => {
  expect(() => readSize(text)).toThrow("--bookings is a number");
});

test("250 killed bookings are three cells, the last of fifty", () => {
  const storm = matrixProducts.find(({ name }) => name === "kill-storm");
  const cells = storm?.cells(readSize("250")) ?? [];
  expect(cells.map(({ env }) => env["ANTEROOM_BOOKINGS"])).toEqual(["100", "100", "50"]);
});

test("every product has a name of its own and cells with names of their own", () => {
  expect(new Set(matrixProducts.map(({ name }) => name)).size).toBe(matrixProducts.length);
  for (const { cells } of matrixProducts) {
    const names = cells(fullSize).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test("Playwright takes every word after --project for one more project, so it stands in one word", () => {
  const cells = matrixProducts.flatMap((product) => product.cells(fullSize));
  expect(cells.flatMap(({ args }) => args)).not.toContain("--project");
});
