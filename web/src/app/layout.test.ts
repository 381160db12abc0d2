import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { breakpoints } from "@anteroom/domain/constants";
import { expect, test } from "vitest";

/** Phones of old, where one line gives way; not another layout. */
const narrowPhones = new Set(["22.4", "26"]);

test("S9.BREAK.01 D.53 G.23: the layout changes at the agreed widths and nowhere else, and at each of them something does", () => {
  const sources = path.join(import.meta.dirname, "..");
  const found = globSync(path.join(sources, "**/*.css")).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/@media[^{]*\((?:min|max)-width: ([\d.]+)rem\)/g)].map(
      ([, width]) => width ?? "",
    ),
  );
  const agreed = [breakpoints.xs, breakpoints.sm, breakpoints.md, breakpoints.lg].map((px) => px / 16);
  const widths = new Set(
    found.filter((width) => !narrowPhones.has(width)).map((width) => Math.round(Number(width))),
  );
  expect([...widths].sort((a, b) => a - b)).toEqual(agreed);
});
