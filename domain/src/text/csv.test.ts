import fc from "fast-check";
import { expect, test } from "vitest";
import { readCsv, writeCsv } from "./csv.ts";

const plain = (table: ReturnType<typeof readCsv>) =>
  table.rows.map(({ line, cells }) => [line, Object.fromEntries(cells)]);

test("commas, semicolons, quotes, line ends and a byte order mark are read", () => {
  expect(plain(readCsv('\uFEFFName,City\r\n"Reis, Ana",Porto\r\nRui,"a ""b"""\r\n'))).toEqual([
    [2, { name: "Reis, Ana", city: "Porto" }],
    [3, { name: "Rui", city: 'a "b"' }],
  ]);
  expect(plain(readCsv("name;city\nAna; Porto \n\nRui;"))).toEqual([
    [2, { name: "Ana", city: "Porto" }],
    [4, { name: "Rui", city: "" }],
  ]);
});

test("a row has the file line on which it begins", () => {
  expect(plain(readCsv('a,b\n"1\n2",x\n3,y'))).toEqual([
    [2, { a: "1\n2", b: "x" }],
    [4, { a: "3", b: "y" }],
  ]);
});

test("written data is read back unchanged", () => {
  const cell = fc.string({ unit: "binary", maxLength: 20 }).map((text) => text.trim());
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 4 }), (pairs) => {
      const rows = pairs.filter(
        (pair) => pair.some((text) => text !== "") && pair.every((text) => !/^[=+\-@\t\r\uFEFF]/.test(text)),
      );
      const { rows: read } = readCsv(writeCsv(["a", "b"], rows));
      expect(read.map(({ cells }) => [cells.get("a"), cells.get("b")])).toEqual(rows);
    }),
  );
});

test("any input is read without an error", () => {
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void readCsv(text)));
  expect(readCsv('a\n"never closed').rows).toHaveLength(1);
  expect(readCsv("").rows).toEqual([]);
});

test("cells that a spreadsheet would execute are escaped", () => {
  expect(writeCsv(["a"], [["=1+1"], ["-x"], [-3], [null], [true]])).toBe(
    "a\r\n'=1+1\r\n'-x\r\n-3\r\n\r\ntrue\r\n",
  );
});
