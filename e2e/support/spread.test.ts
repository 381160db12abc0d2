import { expect, test } from "vitest";
import { languagesFor, lookFor } from "./spread.ts";
import { visitedRoutes } from "./routes.ts";

const cells = visitedRoutes.flatMap((_, route) =>
  languagesFor(route).map((language) => ({ route, language, ...lookFor(route, language) })),
);
const pairs = (a: keyof (typeof cells)[number], b: keyof (typeof cells)[number]) =>
  new Set(cells.map((cell) => `${cell[a]} ${cell[b]}`)).size;

test("pages are visited in three languages, two schemes and forced colours, and languages in each clinic", () => {
  for (const [axis, count] of [
    ["route", visitedRoutes.length],
    ["language", 8],
  ] as const) {
    expect(pairs(axis, "clinic")).toBe(count * 3);
    expect(pairs(axis, "scheme")).toBe(count * 2);
    expect(pairs(axis, "forcedColors")).toBe(count * 2);
  }
  expect(pairs("clinic", "scheme")).toBe(6);
  expect(pairs("clinic", "forcedColors")).toBe(6);
  expect(pairs("scheme", "forcedColors")).toBe(4);
});

test("every route of section 2 is visited", () => {
  expect(visitedRoutes.map(({ id }) => id)).toEqual(
    Array.from({ length: 30 }, (_, index) => `S2.R${String(index + 1).padStart(2, "0")}`),
  );
});
