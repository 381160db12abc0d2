import { expect, test } from "vitest";
import { faviconOf, primaryColorOf, readManifest } from "./manifest.ts";

const sent = {
  name: "Clínica Aurora",
  slug: "aurora",
  businessAccountSlug: "aurora-saude",
  logoUrl: "/clinics/aurora/logo.svg",
  patientPrimaryColor: "#0F6272",
  brandColors: { colorBrand100: "#123", colorBrand70: "red", colorBrandHover: "#0b4a56" },
};

test("S3.MANIFEST.01 S3.MANIFEST.02 S3.MANIFEST.03 S3.MANIFEST.04: name, slug, account and logo are read from the manifest", () => {
  expect(readManifest(sent)).toEqual({
    ...sent,
    patientPrimaryColor: "#0f6272",
    brandColors: { colorBrand100: "#112233", colorBrandHover: "#0b4a56" },
  });
});

test.each([[null], [{}], [{ ...sent, name: "" }], [{ ...sent, logoUrl: "javascript:alert(1)" }]])(
  "S3.MANIFEST.01: %j is no manifest",
  (given) => {
    expect(readManifest(given)).toBeNull();
  },
);

const manifest = { name: "A", slug: "a", businessAccountSlug: "a", logoUrl: "/l.svg", brandColors: {} };
test.each([
  [{ customFavicon: "/c.png", faviconUrl: "/f.png" }, "/c.png"],
  [{ faviconUrl: "/f.png" }, "/f.png"],
  [{}, null],
])("S3.MANIFEST.05 D.21: with %j the icon of the tab is %s", (icons, favicon) => {
  expect(faviconOf({ ...manifest, ...icons })).toBe(favicon);
});

test.each([
  [{ patientPrimaryColor: "#0f6272", brandColors: { colorBrand100: "#112233" } }, "#0f6272"],
  [{ brandColors: { colorBrand100: "#112233" } }, "#112233"],
  [{}, undefined],
])("S3.MANIFEST.08 D.22: with %j the primary colour is %s", (colors, color) => {
  expect(primaryColorOf({ ...manifest, ...colors })).toBe(color);
});
