import { expect, test } from "vitest";
import { isolateDirection, leftToRight, visualRuns } from "./bidi-text.ts";

const latin = { hasGlyphForCodePoint: (code: number) => code < 0x250 };
const arabic = { hasGlyphForCodePoint: (code: number) => code === 32 || (code >= 0x600 && code < 0x700) };
const read = (line: string, direction: "ltr" | "rtl") =>
  visualRuns(line, direction, [latin, arabic]).map(({ text }) => text);

test.each([
  ["a line of English stays one piece", "Receipt 000012", "ltr", ["Receipt 000012"]],
  ["an amount in an Arabic line keeps its order", leftToRight("−€45.00"), "rtl", ["−€45.00"]],
  [
    "a name stands left of the Arabic word before it",
    `موعد ${isolateDirection("Dr Wei")}`,
    "rtl",
    ["Dr Wei", " ", "موعد"],
  ],
  ["brackets are mirrored", "(موعد)", "rtl", ["(", "موعد", ")"]],
  [
    "an Arabic name in an English line reads from right to left",
    `For ${isolateDirection("أمينة سعيدي")}, 3`,
    "ltr",
    ["For ", "سعيدي", " ", "أمينة", ", 3"],
  ],
] as const)("%s", (_, line, direction, runs) => {
  expect(read(line, direction)).toEqual(runs);
});
