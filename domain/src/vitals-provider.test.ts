import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";
import { vitalsProviderOf } from "./vitals-provider.ts";

const acknowledgedNotValidated = { by: "Dr Duarte", date: "2026-11-22" };

test.each([
  ["S9.DEF.04", {}, false, "none"],
  ["S3.SET.vitalSignsProvider", { vitalSignsProvider: "embedded" }, false, "embedded"],
  ["S3.SET.vitalSignsProvider", { vitalSignsProvider: "pulsewatch" }, true, "pulsewatch"],
  ["S3.SET.vitalSignsProvider", { vitalSignsProvider: "nobody-knows" }, false, "none"],
  ["D.102", { vitalSignsProvider: "embedded" }, true, "none"],
  ["D.102", { vitalSignsProvider: "embedded", acknowledgedNotValidated }, true, "embedded"],
])("%s: settings %j, in production %s, give the provider %s", (_, given, isProduction, wanted) => {
  expect(vitalsProviderOf(readSettings(given), { installed: ["pulsewatch"], isProduction })).toBe(wanted);
});
