import type { brandColorNames } from "./manifest.ts";
import { contrast, parseHex, toHex } from "./oklch.ts";
import { solveTheme, type ClinicColours, type Palette, type Token } from "./theme.ts";

/** The colours that a manifest may set. */
export type ColourName = "patientPrimaryColor" | (typeof brandColorNames)[number];

/** The colour token that each given colour sets. */
const tokens = {
  patientPrimaryColor: "brand",
  colorBrand100: "deep",
  colorBrand70: "ill-door",
  colorBrand60: "focus",
  colorBrand40: "ill-wall",
  colorBrand20: "tint-2",
  colorBrand10: "tint",
  colorBrandHover: "brand-hover",
} as const satisfies Record<ColourName, Token>;
/** The names of all colours that a manifest may set. */
export const colourNames = Object.keys(tokens) as readonly ColourName[];

/**
 * What happens to a clinic's colour. `kept`: used as given. `kept-by-day`: replaced in dark mode. `changed`:
 * replaced in both modes for its contrast. `unread`: not a colour.
 */
export type ColourVerdict =
  | { name: ColourName; kind: "kept" }
  | { name: ColourName; kind: "unread" }
  | { name: ColourName; kind: "kept-by-day"; dark: string }
  | { name: ColourName; kind: "changed"; light: string; dark: string };

/**
 * Returns for each given colour whether pages use it, or the replacement as `#rrggbb` (D.22); missing ones are left
 * out.
 */
export function reviewColours(given: ClinicColours): ColourVerdict[] {
  const theme = solveTheme(given);
  const { patientPrimaryColor, brandColors } = given;
  const all: { [Name in ColourName]?: string | undefined } = { patientPrimaryColor, ...brandColors };
  return colourNames.flatMap((name): ColourVerdict[] => {
    const text = all[name];
    if (text === undefined || text === "") return [];
    const colour = parseHex(text);
    if (colour === null) return [{ name, kind: "unread" }];
    const light = theme.light[tokens[name]];
    const dark = theme.dark[tokens[name]];
    const own = toHex(colour);
    if (light !== own) return [{ name, kind: "changed", light, dark }];
    return [dark === own ? { name, kind: "kept" } : { name, kind: "kept-by-day", dark }];
  });
}

/** Returns the WCAG contrast ratios of a palette; text requires 4.5, the edge of a button 3. */
export function contrastOf(palette: Palette): { buttonText: number; link: number; button: number } {
  const between = (one: Token, other: Token) =>
    contrast(parseHex(palette[one]) ?? [0, 0, 0], parseHex(palette[other]) ?? [0, 0, 0]);
  return {
    buttonText: between("on-brand", "brand"),
    link: between("link", "page"),
    button: between("brand", "page"),
  };
}
