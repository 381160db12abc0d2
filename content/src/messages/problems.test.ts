import { locales } from "@anteroom/domain/shared/locales";
import { expect, test } from "vitest";
import { problemMessage, type ProblemMessageCode, problems } from "./problems.ts";

const codes = Object.keys(problems) as ProblemMessageCode[];

test.each(locales.map((locale) => [locale]))(
  "in %s every problem says what happened and what to do next",
  { tags: ["D.03", "S7.API.20"] },
  (locale) => {
    const sentences = codes.flatMap((code) =>
      Object.values(problemMessage(code, locale, { retryAfter: 90 })),
    );
    expect(sentences.filter((sentence) => !/^[^{}!]{8,}[.]$/.test(sentence))).toEqual([]);
  },
);

test.each([
  ["en", 30, "Wait 1 minute, then try again."],
  ["en", 61, "Wait 2 minutes, then try again."],
  ["en", 5_400, "Wait 2 hours, then try again."],
  ["en", 86_400, "Wait 24 hours, then try again."],
  ["pt", 60, "Espere 1 minuto e tente de novo."],
  ["pt-BR", 86_400, "Espere 24 horas e tente de novo."],
  ["it", 86_400, "Attenda 24 ore, poi riprovi."],
  ["es", 900, "Espere 15 minutos e inténtelo de nuevo."],
  ["es-CL", 86_400, "Espere 24 horas e inténtelo de nuevo."],
  ["fr", 86_400, "Attendez 24\u00a0heures, puis réessayez."],
  ["ar", 60, "انتظر ثم حاول من جديد. مدة الانتظار: دقيقة."],
  ["ar", 120, "انتظر ثم حاول من جديد. مدة الانتظار: دقيقتان."],
  ["ar", 300, "انتظر ثم حاول من جديد. مدة الانتظار: 5 دقائق."],
  ["ar", 900, "انتظر ثم حاول من جديد. مدة الانتظار: 15 دقيقة."],
  ["ar", 7_200, "انتظر ثم حاول من جديد. مدة الانتظار: ساعتان."],
  ["ar", 86_400, "انتظر ثم حاول من جديد. مدة الانتظار: 24 ساعة."],
] as const)(
  "in %s a wait of %d seconds is written in whole minutes or hours",
  { tags: ["D.03"] },
  (locale, retryAfter, words) => {
    expect(problemMessage("too_many_requests", locale, { retryAfter }).detail).toBe(words);
  },
);

test.each(locales.map((locale) => [locale]))(
  "in %s a daily limit is written in hours, in every sentence that names a wait",
  { tags: ["D.03"] },
  (locale) => {
    for (const code of [
      "too_many_requests",
      "too_many_codes",
      "too_many_today",
      "too_many_mails",
      "email_just_sent",
    ] as const)
      for (const [retryAfter, number] of [
        [20 * 60, "20"],
        [23 * 3600 + 1, "24"],
      ] as const)
        expect(problemMessage(code, locale, { retryAfter }).detail.match(/\d+/g)).toEqual([number]);
  },
);

test("texts of different languages differ", { tags: ["D.44"] }, () => {
  for (const code of codes)
    expect(
      new Set(["en", "pt", "it", "es", "fr", "ar"].map((one) => problemMessage(code, one as "en").title))
        .size,
    ).toBe(6);
});
