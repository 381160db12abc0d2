import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastOf, reviewColours } from "./colour-verdict.ts";
import { solveTheme } from "./theme.ts";

test("a legible colour is kept in light mode and replaced in dark mode", () => {
  expect(reviewColours({ patientPrimaryColor: "#0f6272" })).toEqual([
    { name: "patientPrimaryColor", kind: "kept-by-day", dark: expect.stringMatching(/^#[0-9a-f]{6}$/) },
  ]);
});

test("a colour with too little contrast is adjusted, and the verdict names the shown one", () => {
  const colours = { patientPrimaryColor: "#ffff66" };
  const [verdict] = reviewColours(colours);
  const { light, dark } = solveTheme(colours);
  expect(verdict).toEqual({
    name: "patientPrimaryColor",
    kind: "changed",
    light: light.brand,
    dark: dark.brand,
  });
});

test("an invalid colour is named, and a missing one is not mentioned", () => {
  expect(reviewColours({ patientPrimaryColor: "blue", brandColors: { colorBrand60: "#04f" } })).toMatchObject(
    [
      { name: "patientPrimaryColor", kind: "unread" },
      { name: "colorBrand60", kind: expect.stringMatching(/^kept/) },
    ],
  );
  expect(reviewColours({})).toEqual([]);
});

test("any given colour is shown legibly", () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(colour, (patientPrimaryColor) => {
      for (const palette of Object.values(solveTheme({ patientPrimaryColor }))) {
        const { buttonText, link, button } = contrastOf(palette);
        expect(buttonText).toBeGreaterThanOrEqual(4.5);
        expect(link).toBeGreaterThanOrEqual(4.5);
        expect(button).toBeGreaterThanOrEqual(3);
      }
    }),
  );
});
