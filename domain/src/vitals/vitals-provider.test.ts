import { expect, test } from "vitest";
import { readSettings } from "../clinic/settings.ts";
import { vitalsProviderOf } from "./vitals-provider.ts";

const acknowledgedNotValidated = { by: "Dr Duarte", date: "2026-11-22" };

test.each([
  [{}, false, "none"],
  [{ vitalSignsProvider: "embedded" }, false, "embedded"],
  [{ vitalSignsProvider: "pulsewatch" }, true, "pulsewatch"],
  [{ vitalSignsProvider: "nobody-knows" }, false, "none"],
  [{ vitalSignsProvider: "embedded" }, true, "none"],
  [{ vitalSignsProvider: "embedded", acknowledgedNotValidated }, true, "embedded"],
])(
  "settings %j, in production %s, give the provider %s",
  { tags: ["S9.DEF.04", "S3.SET.vitalSignsProvider", "D.102"] },
  (given, isProduction, wanted) => {
    expect(vitalsProviderOf(readSettings(given), { installed: ["pulsewatch"], isProduction })).toBe(wanted);
  },
);
