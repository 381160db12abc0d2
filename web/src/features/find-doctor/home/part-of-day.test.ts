import { expect, test } from "vitest";
import { partOfDay } from "./part-of-day.ts";

test.each([
  [0, "en", "night"],
  [3.2, "fr", "night"],
  [5, "ar", "morning"],
  [11.99, "it", "morning"],
  [12, "pt", "afternoon"],
  [18, "en", "evening"],
  [18.5, "pt-BR", "afternoon"],
  [19.5, "es", "afternoon"],
  [19.5, "es-CL", "afternoon"],
  [20, "es", "evening"],
  [23.9, "en", "evening"],
] as const)("at %d o’clock in %s it is %s", (hour, locale, part) => {
  expect(partOfDay(hour, locale)).toBe(part);
});
