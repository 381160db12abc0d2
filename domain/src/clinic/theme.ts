import { contrast, fromLch, parseHex, toHex, toLch, type Rgb } from "./oklch.ts";

/** The colours that a clinic's manifest may set, as `#rrggbb`. */
export type ClinicColours = {
  patientPrimaryColor?: string | undefined;
  brandColors?:
    | {
        colorBrand100?: string | undefined;
        colorBrand70?: string | undefined;
        colorBrand60?: string | undefined;
        colorBrand40?: string | undefined;
        colorBrand20?: string | undefined;
        colorBrand10?: string | undefined;
        colorBrandHover?: string | undefined;
      }
    | undefined;
};

/** A clinic's colours for light and dark mode. */
export type Theme = { light: Palette; dark: Palette };
/** The colour of each token, as `#rrggbb`. */
export type Palette = Readonly<Record<Token, string>>;
/** The name of a colour of the design, as in the CSS variable `--token`. */
export type Token = keyof ReturnType<typeof lightColours>;

/**
 * Computes every colour token of a clinic for light and dark mode (D.22). A given colour is used where its contrast
 * suffices, else the nearest lightness of the same hue that does. Dark mode darkens a clinic's areas, and lightens its
 * primary colour where it is too dark. Without a primary colour `colorBrand100` is used, else the product's own; invalid
 * colours count as missing. Status colours have the same hues at every clinic.
 */
export function solveTheme(colours: ClinicColours): Theme {
  const given = readGiven(colours);
  return { light: inHex(lightColours(given)), dark: inHex(darkColours(given)) };
}

/**
 * Returns the theme as a style sheet. `data-theme` on an element overrides the device's preference. Printing uses
 * light colours on white.
 */
export function themeCss({ light, dark }: Theme): string {
  const night = `color-scheme:dark;${declarations(Object.entries(dark))}`;
  return [
    `:root,[data-theme=light]{color-scheme:light;${declarations(Object.entries(light))}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${night}}}`,
    `@media screen{[data-theme=dark]{${night}}}`,
    "@media print{:root{--page:#fff}}",
  ].join("");
}

/** Used where a clinic sets no colour. */
const houseColour = "#0f6272";
/** Hue of paper and of lamp light: the same daylight for every clinic. */
const paper = 80;
const white: Rgb = [1, 1, 1];

type Given = {
  primary: Rgb;
  plane: Rgb | null;
  doorway: Rgb | null;
  focus: Rgb | null;
  wall: Rgb | null;
  chosen: Rgb | null;
  tint: Rgb | null;
  hover: Rgb | null;
};

function readGiven({ patientPrimaryColor, brandColors = {} }: ClinicColours): Given {
  const plane = parseHex(brandColors.colorBrand100);
  const primary = parseHex(patientPrimaryColor) ?? plane ?? parseHex(houseColour) ?? white;
  return {
    primary,
    plane,
    doorway: parseHex(brandColors.colorBrand70),
    focus: parseHex(brandColors.colorBrand60),
    wall: parseHex(brandColors.colorBrand40),
    chosen: parseHex(brandColors.colorBrand20),
    tint: parseHex(brandColors.colorBrand10),
    hover: parseHex(brandColors.colorBrandHover),
  };
}

function lightColours(given: Given) {
  const { chroma, hue } = toLch(given.primary);
  const soft = Math.min(chroma, 0.12);
  const page = oklch(0.978, 0.006, paper);
  const surface = white;
  const well = oklch(0.957, 0.008, paper);
  // Text of this darkness must be able to stand on the tints, whatever the clinic gives.
  const darkest = oklch(0.4, 0.022, hue);
  const tint = given.tint
    ? lighter(given.tint, (it) => contrast(it, darkest) >= 5.5)
    : oklch(0.955, Math.min(soft * 0.3, 0.028), hue);
  const tint2 = given.chosen
    ? lighter(given.chosen, (it) => contrast(it, darkest) >= 4.8)
    : oklch(0.9, Math.min(soft * 0.5, 0.055), hue);
  const behindControls = [page, surface, well, tint];
  const behindText = [...behindControls, tint2];

  const ink = oklch(0.24, 0.025, hue);
  const brand = fillOf(given.primary, ink, behindControls);
  const deep = deepPlane(given.plane, deepOf(hue, soft));
  const wall = given.wall ?? oklch(0.885, Math.min(soft * 0.55, 0.06), hue);
  const status = statusOf("light", behindControls, tint2);
  return {
    page,
    surface,
    well,
    line: oklch(0.905, 0.009, paper),
    tint,
    "tint-2": tint2,
    ink,
    "ink-2": darker(oklch(0.47, 0.022, hue), against(behindText, 4.6)),
    "line-strong": darker(oklch(0.66, 0.014, hue), against(behindControls, 3.05)),
    brand: brand.fill,
    "on-brand": brand.text,
    "brand-hover": hoverOf(given.hover, brand),
    link: darker(given.primary, against(behindText, 4.5)),
    "on-tint": darker(oklch(0.36, Math.min(chroma, 0.1), hue), against([tint, tint2], 6)),
    ...deep,
    focus: darker(given.focus ?? given.primary, against(behindControls, 3)),
    "ill-wall": wall,
    "ill-wall-2": shade(wall, -0.055),
    "ill-floor": shade(wall, -0.125),
    "ill-door": given.doorway
      ? darker(given.doorway, against([wall], 1.6))
      : darker(oklch(0.46, Math.min(soft * 0.85, 0.1), hue), against([wall], 1.6)),
    "ill-dark": oklch(0.33, Math.min(soft * 0.7, 0.08), hue),
    sun: oklch(0.925, 0.062, 82),
    "sun-2": oklch(0.965, 0.032, 86),
    leaf: oklch(0.55, 0.075, 150),
    "leaf-2": oklch(0.45, 0.065, 152),
    ...status,
    ...stageOf(hue),
  };
}

function darkColours(given: Given): Record<Token, Rgb> {
  const { chroma, hue } = toLch(given.primary);
  const soft = Math.min(chroma, 0.12);
  const page = oklch(0.185, 0.012, hue);
  const surface = oklch(0.228, 0.016, hue);
  const well = oklch(0.265, 0.017, hue);
  const tint = given.tint ? dimmed(given.tint, 0.285) : oklch(0.275, Math.min(soft * 0.35, 0.036), hue);
  const tint2 = given.chosen ? dimmed(given.chosen, 0.355) : oklch(0.345, Math.min(soft * 0.5, 0.05), hue);
  const behindControls = [page, surface, well, tint];
  const behindText = [...behindControls, tint2];

  const onBrand = oklch(0.2, 0.03, hue);
  // A button in the dark is a light with dark text, so the clinic's colour stays only where it already shines.
  const brand = against(behindControls, 4.5)(given.primary)
    ? lighter(given.primary, against([onBrand], 4.6))
    : lighter(oklch(0.8, Math.min(chroma, 0.1), hue), against(behindControls, 7));
  const wall = given.wall ? dimmed(given.wall, 0.37) : oklch(0.37, Math.min(soft * 0.5, 0.055), hue);
  return {
    page,
    surface,
    well,
    line: oklch(0.315, 0.018, hue),
    tint,
    "tint-2": tint2,
    ink: oklch(0.955, 0.008, paper),
    "ink-2": lighter(oklch(0.76, 0.015, hue), against(behindText, 4.6)),
    "line-strong": lighter(oklch(0.55, 0.018, hue), against(behindControls, 3.05)),
    brand,
    "on-brand": onBrand,
    "brand-hover": given.hover
      ? lighter(given.hover, against([onBrand, surface], 5))
      : lighter(shade(brand, 0.06), against([onBrand], 4.6)),
    link: lighter(oklch(0.8, Math.min(chroma, 0.11), hue), against(behindText, 4.6)),
    "on-tint": lighter(oklch(0.9, Math.min(chroma, 0.05), hue), against([tint, tint2], 6)),
    ...deepPlane(
      given.plane ? dimmed(given.plane, 0.32) : null,
      oklch(0.285, Math.min(soft * 0.5, 0.05), hue),
    ),
    focus: lighter(given.focus ?? oklch(0.8, 0.1, hue), against(behindControls, 3.5)),
    "ill-wall": wall,
    "ill-wall-2": shade(wall, -0.05),
    "ill-floor": shade(wall, -0.08),
    "ill-door": lighter(
      given.doorway ? dimmed(given.doorway, 0.55) : oklch(0.52, Math.min(soft * 0.8, 0.09), hue),
      against([wall], 1.4),
    ),
    "ill-dark": oklch(0.22, Math.min(soft * 0.4, 0.04), hue),
    sun: oklch(0.86, 0.075, 80),
    "sun-2": oklch(0.7, 0.06, 80),
    leaf: oklch(0.58, 0.07, 150),
    "leaf-2": oklch(0.46, 0.06, 152),
    ...statusOf("dark", behindControls, tint2),
    ...stageOf(hue),
  };
}

/** The filled button and its text: white where it is readable, else dark text on a lighter fill. */
function fillOf(primary: Rgb, ink: Rgb, behind: readonly Rgb[]): { fill: Rgb; text: Rgb } {
  const fill = darker(primary, against(behind, 3));
  if (contrast(fill, white) >= 4.5) return { fill, text: white };
  if (contrast(fill, ink) >= 4.5) return { fill, text: ink };
  return { fill: darker(fill, against([white], 4.6)), text: white };
}

function hoverOf(given: Rgb | null, { fill, text }: { fill: Rgb; text: Rgb }): Rgb {
  const readable = against([text], 4.5);
  if (text === white) return darker(given ?? shade(fill, -0.06), readable);
  return lighter(given ?? shade(fill, 0.05), readable);
}

/** Browns need more colour than other hues, or they look like soot. */
function deepOf(hue: number, soft: number): Rgb {
  const warmth = Math.max(0, Math.cos(((hue - 50) * Math.PI) / 180)) ** 4;
  return oklch(0.315 + 0.045 * warmth, Math.min(soft * (0.62 + 0.2 * warmth), 0.075 + 0.025 * warmth), hue);
}

function deepPlane(given: Rgb | null, otherwise: Rgb) {
  const text = oklch(0.985, 0.008, paper);
  const deep = darker(given ?? otherwise, against([text], 5.5));
  const raised = shade(deep, 0.07);
  const foot = contrast(raised, text) >= 5 ? raised : shade(deep, -0.06);
  const { hue } = toLch(deep);
  return {
    deep,
    "deep-2": foot,
    "deep-line": shade(deep, 0.125),
    "on-deep": text,
    "on-deep-2": lighter(oklch(0.84, 0.03, hue), against([deep, foot], 4.7)),
  };
}

/** Status colours are never the clinic's: a red clinic must not look like an error. */
function statusOf(scheme: "light" | "dark", behind: readonly Rgb[], chosen: Rgb) {
  const isLight = scheme === "light";
  const backs = isLight
    ? { ok: oklch(0.95, 0.035, 152), warn: oklch(0.955, 0.045, 82), stop: oklch(0.955, 0.025, 20) }
    : { ok: oklch(0.29, 0.04, 152), warn: oklch(0.295, 0.04, 75), stop: oklch(0.29, 0.05, 20) };
  const texts = isLight
    ? { ok: oklch(0.46, 0.1, 152), warn: oklch(0.47, 0.09, 68), stop: oklch(0.49, 0.17, 22) }
    : { ok: oklch(0.82, 0.1, 152), warn: oklch(0.85, 0.1, 82), stop: oklch(0.8, 0.1, 22) };
  const readable = (text: Rgb, back: Rgb) => away(isLight)(text, against([...behind, back], 4.7));
  const meter = (colour: Rgb) => away(isLight)(colour, against(behind, 3.05));
  // The stars of ratings are thin shapes.
  const star = (colour: Rgb) =>
    away(isLight)(colour, (it) => against(behind, 3.5)(it) && against([chosen], 3.1)(it));
  return {
    ok: readable(texts.ok, backs.ok),
    "ok-bg": backs.ok,
    warn: readable(texts.warn, backs.warn),
    "warn-bg": backs.warn,
    stop: readable(texts.stop, backs.stop),
    "stop-bg": backs.stop,
    "on-stop": isLight ? white : oklch(0.2, 0.03, 20),
    m1: meter(isLight ? oklch(0.62, 0.1, 152) : oklch(0.68, 0.1, 152)),
    m2: star(isLight ? oklch(0.72, 0.12, 80) : oklch(0.78, 0.11, 82)),
    m3: meter(isLight ? oklch(0.64, 0.15, 45) : oklch(0.7, 0.13, 48)),
    m4: meter(isLight ? oklch(0.5, 0.17, 22) : oklch(0.62, 0.16, 22)),
  };
}

/** The call is dark in both schemes: faces, not chrome. */
function stageOf(hue: number) {
  return {
    stage: oklch(0.19, 0.018, hue),
    "stage-2": oklch(0.285, 0.024, hue),
    "on-stage": oklch(0.97, 0.006, paper),
  };
}

function oklch(lightness: number, chroma: number, hue: number): Rgb {
  return fromLch({ lightness, chroma, hue });
}

function shade(colour: Rgb, by: number): Rgb {
  const { lightness, chroma, hue } = toLch(colour);
  return oklch(Math.min(1, Math.max(0, lightness + by)), chroma, hue);
}

/** Returns a given colour in dark mode: unchanged unless it would be too bright. */
function dimmed(colour: Rgb, brightest: number): Rgb {
  const { lightness, chroma, hue } = toLch(colour);
  return lightness <= brightest ? colour : oklch(brightest, chroma, hue);
}

type Holds = (colour: Rgb) => boolean;

function against(others: readonly Rgb[], least: number): Holds {
  return (colour) => others.every((other) => contrast(colour, other) >= least);
}

function away(isLight: boolean): (colour: Rgb, holds: Holds) => Rgb {
  return isLight ? darker : lighter;
}

function darker(colour: Rgb, holds: Holds): Rgb {
  return nearest(colour, 0, holds);
}

function lighter(colour: Rgb, holds: Holds): Rgb {
  return nearest(colour, 1, holds);
}

/** The colour itself, or the one nearest to it on the way to black or white for which the rule holds. */
function nearest(colour: Rgb, end: 0 | 1, holds: Holds): Rgb {
  if (holds(colour)) return colour;
  const { lightness, chroma, hue } = toLch(colour);
  let [fails, passes] = [lightness, end as number];
  for (let step = 0; step < 24; step++) {
    const middle = (fails + passes) / 2;
    if (holds(oklch(middle, chroma, hue))) passes = middle;
    else fails = middle;
  }
  return oklch(passes, chroma, hue);
}

function inHex(colours: Record<Token, Rgb>): Palette {
  return Object.fromEntries(
    Object.entries(colours).map(([token, colour]) => [token, toHex(colour)]),
  ) as Palette; // same keys
}

function declarations(entries: readonly [string, string][]): string {
  return entries.map(([token, value]) => `--${token}:${value}`).join(";");
}
