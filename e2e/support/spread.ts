export type Look = {
  clinic: "aurora" | "ipe" | "andes";
  scheme: "light" | "dark";
  forcedColors: "none" | "active";
};

const clinics = ["aurora", "ipe", "andes"] as const;

/** How page number `route` is looked at in language number `language`: over all pages every pair of values occurs. */
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

/** The languages, by number, in which a single run looks at page number `route`: three of them, so that over all pages the same pairs occur. The matrix takes all. */
export function languagesFor(route: number): readonly number[] {
  return thirds[Math.floor(route / 3) % 3] ?? thirds[0];
}
