import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrast, parseHex, type Rgb } from "./oklch.ts";
import { solveTheme, themeCss, type ClinicColours, type Palette, type Token } from "./theme.ts";

const paper: Token[] = ["page", "surface", "well", "tint"];
/** What stands on what, and the least contrast: 4.5 for text, 3 for controls and focus (WCAG 1.4.3, 1.4.11). */
const pairs: [Token, Token[], number][] = [
  ["ink", [...paper, "tint-2"], 4.5],
  ["ink-2", [...paper, "tint-2"], 4.5],
  ["link", [...paper, "tint-2"], 4.5],
  ["on-brand", ["brand", "brand-hover"], 4.5],
  ["on-tint", ["tint", "tint-2", "surface"], 4.5],
  ["on-deep", ["deep", "deep-2"], 4.5],
  ["on-deep-2", ["deep", "deep-2"], 4.5],
  ["ok", ["ok-bg", "surface", "page"], 4.5],
  ["warn", ["warn-bg", "surface", "page"], 4.5],
  ["stop", ["stop-bg", "surface", "page"], 4.5],
  ["on-stop", ["stop"], 4.5],
  ["on-stage", ["stage", "stage-2"], 4.5],
  ["brand", paper, 3],
  ["focus", paper, 3],
  ["line-strong", paper, 3],
  ["sun", ["deep"], 3],
  ["m1", ["surface"], 3],
  // The stars of ratings are thin shapes: more than the 3 of other meters, and 3 also on what is chosen.
  ["m2", paper, 3.4],
  ["m2", ["tint-2"], 3],
  ["m3", ["surface"], 3],
  ["m4", ["surface"], 3],
];

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);
const maybe = fc.option(hex, { nil: undefined, freq: 4 });
const clinicColours: fc.Arbitrary<ClinicColours> = fc.record({
  patientPrimaryColor: maybe,
  brandColors: fc.record({
    colorBrand100: maybe,
    colorBrand70: maybe,
    colorBrand60: maybe,
    colorBrand40: maybe,
    colorBrand20: maybe,
    colorBrand10: maybe,
    colorBrandHover: maybe,
  }),
});

const colour = (text: string): Rgb => parseHex(text) ?? [0, 0, 0];

function unreadable(palette: Palette): string[] {
  return pairs.flatMap(([front, backs, least]) =>
    backs
      .filter((back) => contrast(colour(palette[front]), colour(palette[back])) < least)
      .map((back) => `${front} ${palette[front]} on ${back} ${palette[back]}`),
  );
}

describe("a clinic's colours", () => {
  test(
    "any single colour of a clinic gives sufficient contrast in light and dark",
    { tags: ["S3.MANIFEST.08", "D.22"], timeout: 60_000 },
    () => {
      const steps = Array.from({ length: 16 }, (_, n) => (n * 17).toString(16).padStart(2, "0"));
      for (const red of steps)
        for (const green of steps)
          for (const blue of steps) {
            const { light, dark } = solveTheme({ patientPrimaryColor: `#${red}${green}${blue}` });
            expect([...unreadable(light), ...unreadable(dark)], `#${red}${green}${blue}`).toEqual([]);
          }
    },
  );

  test(
    "any eight colours of a clinic give sufficient contrast",
    { tags: ["S3.MANIFEST.08", "S3.MANIFEST.09", "S3.MANIFEST.10"], timeout: 60_000 },
    () => {
      fc.assert(
        fc.property(clinicColours, (colours) => {
          const { light, dark } = solveTheme(colours);
          expect([...unreadable(light), ...unreadable(dark)]).toEqual([]);
        }),
        { numRuns: 1000 },
      );
    },
  );

  const wellChosen: Required<ClinicColours> = {
    patientPrimaryColor: "#0f6272",
    brandColors: {
      colorBrand100: "#123a52",
      colorBrand70: "#2b5f8a",
      colorBrand60: "#7a3f9d",
      colorBrand40: "#b9d4c1",
      colorBrand20: "#f3d9c4",
      colorBrand10: "#f2ecfb",
      colorBrandHover: "#5a2145",
    },
  };

  test.each<[string, Token[]]>([
    ["colorBrand100", ["deep"]],
    ["colorBrand70", ["ill-door"]],
    ["colorBrand60", ["focus"]],
    ["colorBrand40", ["ill-wall"]],
    ["colorBrand20", ["tint-2"]],
    ["colorBrand10", ["tint"]],
    ["colorBrandHover", ["brand-hover"]],
  ])(
    "%s is used as given and affects dark mode too",
    { tags: ["S3.MANIFEST.09", "S3.MANIFEST.10", "D.22"] },
    (name, tokens) => {
      const { [name as "colorBrand10"]: given, ...others } = wellChosen.brandColors ?? {};
      const with_ = solveTheme(wellChosen);
      const without = solveTheme({ ...wellChosen, brandColors: others });
      for (const token of tokens) {
        expect(with_.light[token]).toBe(given);
        expect(without.light[token]).not.toBe(given);
        expect(with_.dark[token]).not.toBe(without.dark[token]);
      }
    },
  );

  test(
    "the primary colour is used as given for buttons, links and focus",
    { tags: ["S3.MANIFEST.08", "D.22"] },
    () => {
      for (const primary of ["#0f6272", "#6d2c80", "#a1461d"]) {
        const { light } = solveTheme({ patientPrimaryColor: primary });
        expect([light.brand, light.link, light.focus]).toEqual([primary, primary, primary]);
      }
      expect(solveTheme({ patientPrimaryColor: "#9fe0c4" }).dark.brand).toBe("#9fe0c4");
    },
  );

  test("the first brand colour replaces a missing primary colour", { tags: ["D.22"] }, () => {
    const colorBrand100 = "#6d2c80";
    expect(solveTheme({ brandColors: { colorBrand100 } }).light.brand).toBe(colorBrand100);
    expect(solveTheme({ patientPrimaryColor: "violet" })).toEqual(solveTheme({}));
  });

  test("the style sheet follows the device, prints light, and can be overridden", () => {
    const css = themeCss(solveTheme({ patientPrimaryColor: "#0f6272" }));
    expect(css).toMatch(/^:root,\[data-theme=light\]\{color-scheme:light;--page:#faf7f3;/);
    expect(css).toContain(
      "@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;",
    );
    expect(css).toContain("@media screen{[data-theme=dark]{color-scheme:dark;");
    expect(css, "paper is white").toContain("@media print{:root{--page:#fff}}");
    expect(css.split("color-scheme:dark;"), "no night outside a screen").toHaveLength(3);
  });
});
