import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastOf, reviewColours } from "./colour-verdict.ts";
import { solveTheme } from "./theme.ts";

test("a colour that can be read is kept by day, and another takes its place in the dark", () => {
  expect(reviewColours({ patientPrimaryColor: "#0f6272" })).toEqual([
    { name: "patientPrimaryColor", kind: "kept-by-day", dark: expect.stringMatching(/^#[0-9a-f]{6}$/) },
  ]);
});

test("a colour with too little contrast is changed, and the verdict names the one that pages show", () => {
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

test("what is no colour is named, and what is not given is not spoken of", () => {
  expect(reviewColours({ patientPrimaryColor: "blue", brandColors: { colorBrand60: "#04f" } })).toMatchObject(
    [
      { name: "patientPrimaryColor", kind: "unread" },
      { name: "colorBrand60", kind: expect.stringMatching(/^kept/) },
    ],
  );
  expect(reviewColours({})).toEqual([]);
});

test("whatever colour is given, what pages show of it can be read", () => {
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
