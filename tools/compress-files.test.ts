import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-compress-"));
afterAll(() => rmSync(folder, { recursive: true }));

const program = path.join(import.meta.dirname, "compress-files.ts");

test("each script, style, drawing and model gets its Brotli, what has one keeps it, and nothing half lies there", () => {
  mkdirSync(path.join(folder, "assets"));
  const text = "the same words, again and again. ".repeat(50);
  for (const name of ["a.js", "assets/b.css", "assets/same-as-a.js", "assets/c.svg", "assets/d.bin", "e.png"])
    writeFileSync(path.join(folder, name), name === "assets/b.css" ? `${text}b` : text);
  writeFileSync(path.join(folder, "assets/d.bin.br"), "made before");
  execFileSync(process.execPath, [program, folder]);
  const made = globSync("**/*.br*", { cwd: folder }).toSorted();
  expect(made).toEqual([
    "a.js.br",
    "assets/b.css.br",
    "assets/c.svg.br",
    "assets/d.bin.br",
    "assets/same-as-a.js.br",
  ]);
  const unpacked = (name: string) =>
    brotliDecompressSync(readFileSync(path.join(folder, `${name}.br`))).toString();
  expect([unpacked("a.js"), unpacked("assets/b.css")]).toEqual([text, `${text}b`]);
  expect(readFileSync(path.join(folder, "assets/d.bin.br"), "utf8")).toBe("made before");
});
