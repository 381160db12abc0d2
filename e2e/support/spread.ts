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
