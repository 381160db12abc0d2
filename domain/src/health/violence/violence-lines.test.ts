import { expect, test } from "vitest";
import { violenceLinesOf } from "./violence-lines.ts";

test.each([
  ["PT", "800 202 148", "116 111", null],
  ["BR", "180", "100", "190"],
  ["CL", "1455", "147", "133"],
  ["ES", "016", "900 20 20 10", null],
  ["FR", "3919", "119", null],
  ["IT", "1522", "114", null],
])("the lines of %s name their numbers and sources", (country, violence, child, police) => {
  const lines = violenceLinesOf(country);
  expect(lines?.violence.number).toBe(violence);
  expect(lines?.child.number).toBe(child);
  expect(lines?.police?.number ?? null).toBe(police);
  for (const line of [lines?.violence, lines?.child, lines?.text, lines?.police]) {
    if (!line) continue;
    expect(line.source).toMatch(/^https?:/);
    expect(line.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

test("lines closed at night are marked as such", () => {
  expect(violenceLinesOf("CL")?.violence.isAlwaysOpen).toBe(false);
  expect(violenceLinesOf("PT")?.child.isAlwaysOpen).toBe(false);
  expect(violenceLinesOf("PT")?.violence.isAlwaysOpen).toBe(true);
});

test.each(["XX", "__proto__", null])("no line is invented for %s", (country) => {
  expect(violenceLinesOf(country)).toBeNull();
});
