import { expect, test } from "vitest";
import { faviconOf, manifestOrDefault, readManifest } from "./manifest.ts";

const sent = {
  name: "Clínica Aurora",
  slug: "aurora",
  businessAccountSlug: "aurora-saude",
  logoUrl: "/clinics/aurora/logo.svg",
  patientPrimaryColor: "#0F6272",
  brandColors: { colorBrand100: "#123", colorBrand70: "red", colorBrandHover: "#0b4a56" },
};

test(
  "name, slug, account and logo are read from the manifest",
  { tags: ["S3.MANIFEST.01", "S3.MANIFEST.02", "S3.MANIFEST.03", "S3.MANIFEST.04"] },
  () => {
    expect(readManifest(sent)).toEqual({
      ...sent,
      patientPrimaryColor: "#0f6272",
      brandColors: { colorBrand100: "#112233", colorBrandHover: "#0b4a56" },
    });
  },
);

test.each([[null], [{}], [{ ...sent, name: "" }], [{ ...sent, logoUrl: "javascript:alert(1)" }]])(
  "%j is no valid manifest",
  { tags: ["S3.MANIFEST.01"] },
  (given) => {
    expect(readManifest(given)).toBeNull();
  },
);

const manifest = { name: "A", slug: "a", businessAccountSlug: "a", logoUrl: "/l.svg", brandColors: {} };
test.each([
  [{ customFavicon: "/c.png", faviconUrl: "/f.png" }, "/c.png"],
  [{ faviconUrl: "/f.png" }, "/f.png"],
  [{}, null],
])("the tab icon with %j is %s", { tags: ["S3.MANIFEST.05", "D.21"] }, (icons, favicon) => {
  expect(faviconOf({ ...manifest, ...icons })).toBe(favicon);
});

test("manifestOrDefault keeps valid parts and names invalid ones", () => {
  expect(manifestOrDefault(sent, "aurora").fault).toBeNull();
  expect(manifestOrDefault({ ...sent, name: 5, logoUrl: "javascript:x" }, "aurora")).toMatchObject({
    manifest: { name: "aurora", businessAccountSlug: "aurora-saude", logoUrl: "/clinics/anteroom/logo.svg" },
    fault: "name, logoUrl cannot be read.",
  });
});

test.each([[null], ["text"], [[]], [{}]])("manifestOrDefault returns a neutral manifest for %j", (stored) => {
  const { manifest, fault } = manifestOrDefault(stored, "sea");
  expect(readManifest(manifest)).toEqual(manifest);
  expect(fault).toBe("name, slug, logoUrl cannot be read.");
});
