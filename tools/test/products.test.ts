import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fullSize, matrixProducts, partOf, readPart, readSize } from "./products.ts";

test("the parts of a product contain each cell exactly once", () => {
  const all = [1, 2, 3, 4, 5, 6, 7];
  const parts = [1, 2, 3].flatMap((k) => partOf(all, { k, n: 3 }));
  expect(parts.toSorted((a, b) => a - b)).toEqual(all);
});

test.each(["0/3", "4/3", "x", "1", "1/0"])("--part %s is rejected", (text) => {
  expect(() => readPart(text)).toThrow("--part is k/n");
});

const sizeOf = (given: { bookings?: string; faults?: string; seed?: string; from?: string }) =>
  readSize({ bookings: "2000", faults: "2000", seed: "0", from: fullSize.from, ...given });

test.each(["0", "2001", "x", ""])("--bookings and --faults of %j are rejected", (text) => {
  expect(() => sizeOf({ bookings: text })).toThrow("--bookings is a number");
  expect(() => sizeOf({ faults: text })).toThrow("--faults is a number");
});

test("a hundred faults make three cells, the last with twenty, each with its own seed", () => {
  const chaos = matrixProducts.find(({ name }) => name === "chaos");
  const cells = chaos?.cells(sizeOf({ faults: "100" })) ?? [];
  expect(cells.map(({ args }) => args.join())).toEqual(["40,1", "40,2", "20,3"]);
});

test("a seed makes one cell of random faults, numbered from the first", () => {
  const chaos = matrixProducts.find(({ name }) => name === "chaos");
  const cells = chaos?.cells(sizeOf({ faults: "12", seed: "5" })) ?? [];
  expect(cells.map(({ args }) => args.join())).toEqual(["12,5,random"]);
  expect(() => sizeOf({ seed: "x" })).toThrow("--seed is a number");
});

test("an upgrade begins with the given commit", () => {
  const upgrade = matrixProducts.find(({ name }) => name === "upgrade");
  const cells = upgrade?.cells(sizeOf({ from: "19d463c85" })) ?? [];
  expect(cells.map(({ args }) => args.join())).toEqual(["19d463c85"]);
  expect(() => sizeOf({ from: "main; rm" })).toThrow("--from is a commit");
});

test("250 killed bookings make three cells, the last with fifty", () => {
  const storm = matrixProducts.find(({ name }) => name === "kill-storm");
  const cells = storm?.cells(sizeOf({ bookings: "250" })) ?? [];
  expect(cells.map(({ env }) => env["ANTEROOM_BOOKINGS"])).toEqual(["100", "100", "50"]);
});

test("every test file that starts a Redis server is run with Valkey too", () => {
  const starting = globSync("server/src/**/*.test.ts").filter((file) =>
    /\bopenRedis\(/.test(readFileSync(file, "utf8")),
  );
  const valkey = matrixProducts.find(({ name }) => name === "valkey");
  const asked = valkey?.cells(fullSize).flatMap(({ args }) => args) ?? [];
  expect(starting.filter((file) => !asked.some((one) => file.startsWith(one)))).toEqual([]);
  expect(starting.length).toBeGreaterThan(5);
});

test("every product has a unique name and cells with unique names", () => {
  expect(new Set(matrixProducts.map(({ name }) => name)).size).toBe(matrixProducts.length);
  for (const { cells } of matrixProducts) {
    const names = cells(fullSize).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test("--project and its value are one argument, because Playwright takes several values after it", () => {
  const cells = matrixProducts.flatMap((product) => product.cells(fullSize));
  expect(cells.flatMap(({ args }) => args)).not.toContain("--project");
});
