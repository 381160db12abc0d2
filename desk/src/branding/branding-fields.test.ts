import { expect, test } from "vitest";
import { coloursOf, brandingToForm, manifestWithBranding } from "./branding-fields.ts";

const manifest = {
  name: "Clínica Aurora",
  slug: "aurora",
  logoUrl: "/logo.svg",
  patientPrimaryColor: "#0f6272",
  brandColors: { colorBrand60: "#004499" },
};

test("fields match the manifest, and an unset colour is empty", () => {
  const entered = brandingToForm(manifest);
  expect(entered).toMatchObject({
    name: "Clínica Aurora",
    colours: { patientPrimaryColor: "#0f6272", colorBrand60: "#004499", colorBrand10: "" },
  });
  expect(manifestWithBranding(manifest, entered)).toEqual(manifest);
});

test("a cleared colour leaves the manifest, and its other content stays", () => {
  const entered = brandingToForm(manifest);
  const colours = {
    ...entered.colours,
    patientPrimaryColor: " ",
    colorBrand60: "",
    colorBrand10: " #fafafa ",
  };
  expect(coloursOf({ name: "", colours })).toEqual({ brandColors: { colorBrand10: "#fafafa" } });
  expect(manifestWithBranding(manifest, { name: " Aurora ", colours })).toEqual({
    name: "Aurora",
    slug: "aurora",
    logoUrl: "/logo.svg",
    brandColors: { colorBrand10: "#fafafa" },
  });
});

test("an unreadable manifest gives empty fields", () => {
  expect(brandingToForm({ name: 7, brandColors: "red" })).toMatchObject({
    name: "",
    colours: { patientPrimaryColor: "" },
  });
});
