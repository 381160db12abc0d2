import { expect, test } from "vitest";
import { isLibraryOpen } from "./health-library.ts";
import { readSettings } from "../clinic/settings.ts";

const acknowledgedNotValidated = { by: "Dr Duarte", date: "2026-11-22" };

test.each([
  [{}, true, false, false],
  [{ elsevierIntegration: true }, false, false, true],
  [{ elsevierIntegration: true }, false, true, false],
  [{ elsevierIntegration: true }, true, true, true],
  [{ elsevierIntegration: true, acknowledgedNotValidated }, false, true, true],
  [{ acknowledgedNotValidated }, true, true, false],
])(
  "settings %j, topics read by a clinician %s, in production %s: the library is open %s",
  { tags: ["D.34", "D.102", "S3.SET.elsevierIntegration"] },
  (given, isReviewed, isProduction, wanted) => {
    expect(isLibraryOpen(readSettings(given), { isReviewed, isProduction })).toBe(wanted);
  },
);
