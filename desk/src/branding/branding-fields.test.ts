import { expect, test } from "vitest";
import { coloursOf, brandingToForm, manifestWithBranding } from "./branding-fields.ts";

const manifest = {
  name: "Clínica Aurora",
  slug: "aurora",
  logoUrl: "/logo.svg",
  patientPrimaryColor: "#0f6272",
  brandColors: { colorBrand60: "#004499" },
};

test("fields are entered as the manifest has them, and a colour that is not given is empty", () => {
  const entered = brandingToForm(manifest);
  expect(entered).toMatchObject({
    name: "Clínica Aurora",
    colours: { patientPrimaryColor: "#0f6272", colorBrand60: "#004499", colorBrand10: "" },
  });
  expect(manifestWithBranding(manifest, entered)).toEqual(manifest);
});

test("a colour that is emptied leaves the manifest, and whatever else stands there stays", () => {
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

test("a manifest that cannot be read gives empty fields", () => {
  expect(brandingToForm({ name: 7, brandColors: "red" })).toMatchObject({
    name: "",
    colours: { patientPrimaryColor: "" },
  });
});
