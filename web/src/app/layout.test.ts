import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** S9: widths in px at which the layout changes; styles write them in rem of 16 px. */
const breakpoints = [576, 768, 992, 1200];

/** Narrow phones, where one line gives way or one more wraps; not another layout. */
const narrowPhones = new Set(["22.4", "24", "26"]);

test(
  "the layout changes at the agreed breakpoints only, and at each of them",
  { tags: ["S9.BREAK.01", "D.53", "G.23"] },
  () => {
    const sources = path.join(import.meta.dirname, "..");
    const found = globSync(path.join(sources, "**/*.css")).flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/@media[^{]*\((?:min|max)-width: ([\d.]+)rem\)/g)].map(
        ([, width]) => width ?? "",
      ),
    );
    const agreed = breakpoints.map((px) => px / 16);
    const widths = new Set(
      found.filter((width) => !narrowPhones.has(width)).map((width) => Math.round(Number(width))),
    );
    expect([...widths].sort((a, b) => a - b)).toEqual(agreed);
  },
);
