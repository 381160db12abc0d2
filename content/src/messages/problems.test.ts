import { locales } from "@anteroom/domain/locales";
import { expect, test } from "vitest";
import { problemMessage, type ProblemMessageCode, problems } from "./problems.ts";

const codes = Object.keys(problems) as ProblemMessageCode[];

test.each(locales.map((locale) => [locale]))(
  "D.03 S7.API.20: in %s every problem says what happened and what to do next",
  (locale) => {
    const sentences = codes.flatMap((code) =>
      Object.values(problemMessage(code, locale, { retryAfter: 90 })),
    );
    expect(sentences.filter((sentence) => !/^[^{}!]{8,}[.]$/.test(sentence))).toEqual([]);
  },
);

test("D.03: a wait is told in whole minutes", () => {
  expect(problemMessage("too_many_requests", "en", { retryAfter: 61 }).detail).toBe(
    "Wait 2 min, then try again.",
  );
  expect(problemMessage("too_many_requests", "es-CL", {}).detail).toBe("Espere 1 min e inténtelo de nuevo.");
});

test("D.44: texts of different languages differ", () => {
  for (const code of codes)
    expect(
      new Set(["en", "pt", "it", "es", "fr", "ar"].map((one) => problemMessage(code, one as "en").title))
        .size,
    ).toBe(6);
});
