import type { Manifest } from "@anteroom/domain/clinic/manifest";
import { expect, test } from "vitest";
import { iconDrawing } from "./icon-drawing.ts";

const clinic = (fields: Partial<Manifest>): Manifest => ({
  name: "Clinic",
  slug: "clinic",
  businessAccountSlug: "clinic",
  logoUrl: "/logo.svg",
  brandColors: {},
  ...fields,
});
const files: Readonly<Record<string, string>> = {
  "/logo.svg": "<svg>logo</svg>",
  "/favicon.svg": "<svg>favicon</svg>",
};
const shown = (manifest: Manifest, isMaskable = false) => {
  const drawing = iconDrawing(manifest, isMaskable, (path) => files[path] ?? "");
  const [, data = ""] = /base64,([^"]*)/.exec(drawing) ?? [];
  return { drawing, inside: Buffer.from(data, "base64").toString("utf8") };
};

test.each([
  ["its favicon", { faviconUrl: "/favicon.svg" }, "<svg>favicon</svg>"],
  ["its logo where it has no favicon", {}, "<svg>logo</svg>"],
  [
    "its logo where the favicon is a picture elsewhere",
    { faviconUrl: "https://clinic.example/i.png" },
    "<svg>logo</svg>",
  ],
] as const)(
  "a clinic's home screen icon is %s",
  { tags: ["S3.MANIFEST.04", "S3.MANIFEST.05", "D.21"] },
  (_what, fields, inside) => {
    expect(shown(clinic(fields)).inside).toBe(inside);
  },
);

test("a clinic without a drawing gets the default door in its colours, without external requests", () => {
  const teal = shown(clinic({ logoUrl: "https://clinic.example/logo.svg", patientPrimaryColor: "#0f6272" }));
  const red = shown(clinic({ logoUrl: "https://clinic.example/logo.svg", patientPrimaryColor: "#b00040" }));
  expect(teal.inside).toContain("<path");
  expect(teal.inside).not.toBe(red.inside);
  expect(teal.drawing + teal.inside).not.toContain("clinic.example");
});

test("the safe zone of a maskable icon contains the whole drawing", () => {
  const { drawing } = shown(clinic({}), true);
  const [, x = "0", , width = "0"] = /<image x="(\d+)" y="(\d+)" width="(\d+)"/.exec(drawing) ?? [];
  const farthest = Math.hypot(50 - Number(x), 50 - Number(x));
  expect(Number(x) * 2 + Number(width)).toBe(100);
  expect(farthest).toBeLessThanOrEqual(40);
});
