import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

test("names of other systems stay on the wire and are never shown to a patient", { tags: ["D.17"] }, () => {
  const catalogues = globSync(path.join(import.meta.dirname, "*/*.po"));
  expect(catalogues.length).toBeGreaterThan(40);
  for (const file of catalogues) {
    const words = readFileSync(file, "utf8").match(/^msg(id|str) .*$/gm) ?? [];
    expect(words.join("\n"), file).not.toMatch(/knok|mgen|elsevier|taxpayer|gender/i);
  }
});
