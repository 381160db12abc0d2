/** The clinic, colour scheme and forced colours in which a page is tested. */
export type Look = {
  clinic: "aurora" | "ipe" | "andes";
  scheme: "light" | "dark";
  forcedColors: "none" | "active";
};

const clinics = ["aurora", "ipe", "andes"] as const;

/**
 * Returns the look for page number `route` in language number `language`. Over all pages, every pair of values occurs.
 */
export function lookFor(route: number, language: number): Look {
  return {
    clinic: clinics[(route + language) % 3] ?? "aurora",
    scheme: (language + Math.floor(route / 2)) % 2 === 0 ? "light" : "dark",
    forcedColors: (Math.floor(language / 2) + route) % 2 === 0 ? "none" : "active",
  };
}

const thirds = [
  [0, 1, 2],
  [3, 4, 5],
  [5, 6, 7],
] as const;

/**
 * Returns the numbers of the three languages in which a single run tests page number `route`; the matrix tests all
 * languages.
 */
export function languagesFor(route: number): readonly number[] {
  return thirds[Math.floor(route / 3) % 3] ?? thirds[0];
}
