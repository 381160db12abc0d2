import type { Locale } from "@anteroom/domain/shared/locales";
import { locales } from "@anteroom/domain/shared/locales";
import { beforeAll, describe, expect, test } from "vitest";
import type { CheckedPerson, CheckInterview, SymptomChecker } from "../../ports/symptom-checker.ts";
import { openCheckerIn } from "../../testing/checker-in.ts";

const woman: CheckedPerson = { age: 34, sex: "F", pregnancy: "no" };

/** For each language: a cough of two days, since yesterday, of a week, of three months; vomiting of two days. */
const texts: Readonly<Record<Locale, readonly [string, string, string, string, string]>> = {
  en: [
    "I've had a cough for 2 days",
    "cough since yesterday",
    "a cough for a week",
    "a cough for three months",
    "vomiting for 2 days",
  ],
  pt: [
    "tenho tosse há 2 dias",
    "tosse desde ontem",
    "tosse há uma semana",
    "tosse há três meses",
    "vómitos há dois dias",
  ],
  "pt-BR": [
    "estou com tosse faz 2 dias",
    "tosse desde ontem",
    "tosse há uma semana",
    "tosse há três meses",
    "vômitos faz dois dias",
  ],
  it: [
    "ho la tosse da 2 giorni",
    "tosse da ieri",
    "tosse da una settimana",
    "tosse da tre mesi",
    "vomito da due giorni",
  ],
  es: [
    "tengo tos desde hace 2 días",
    "tos desde ayer",
    "tos desde hace una semana",
    "tos desde hace tres meses",
    "vómitos desde hace dos días",
  ],
  "es-CL": [
    "tengo tos hace 2 días",
    "tos desde ayer",
    "tos hace una semana",
    "tos hace tres meses",
    "vómitos hace dos días",
  ],
  fr: [
    "j’ai une toux depuis 2 jours",
    "toux depuis hier",
    "toux depuis une semaine",
    "toux depuis trois mois",
    "vomissements depuis deux jours",
  ],
  ar: ["عندي سعال منذ يومين", "سعال من امبارح", "سعال منذ أسبوع", "سعال منذ ثلاثة أشهر", "أتقيأ منذ يومين"],
};

const toTheArm: Readonly<Record<Locale, string>> = {
  en: "chest pain, it goes down my left arm",
  pt: "dor no peito há uma hora que vai para o braço esquerdo",
  "pt-BR": "dor no peito, vai para o braço esquerdo",
  it: "dolore al petto che va al braccio sinistro",
  es: "dolor en el pecho desde hace una hora que se va al brazo izquierdo",
  "es-CL": "dolor al pecho, se va al brazo izquierdo",
  fr: "douleur dans la poitrine qui va dans le bras gauche",
  ar: "عندي الم بصدري من ساعه ويروح لذراعي اليسار",
};

/** Every option that is shown to somebody who answers nothing for sure. */
async function shown(checker: SymptomChecker, interview: CheckInterview): Promise<readonly string[]> {
  const { question } = await checker.next(interview);
  if (!question) return [];
  const choices = Object.fromEntries(question.options.map(({ id }) => [id, "unknown" as const]));
  const answered = [...interview.answered, { question, choices }];
  return [...question.options.map(({ id }) => id), ...(await shown(checker, { ...interview, answered }))];
}

describe.each(locales)("a duration written in %s", (locale) => {
  let checker: SymptomChecker;
  beforeAll(async () => {
    checker = await openCheckerIn(locale);
  });

  const begun = async (text: string, complaint: string): Promise<CheckInterview> => {
    const { complaints, meant, findings } = await checker.understand(text, woman);
    expect(meant).toContain(complaint);
    const named = complaints.filter(({ id }) => id === complaint);
    return { person: woman, complaints: named, findings, answered: [] };
  };
  const lengths = ({ findings }: CheckInterview) =>
    findings.filter(({ id }) => id.startsWith("duration-")).map(({ id }) => id);

  test.each([
    [0, "duration-1-to-3-days"],
    [1, "duration-1-to-3-days"],
    [2, "duration-4-to-7-days"],
  ] as const)("text %d is a cough of %s and asks about no longer one", async (at, length) => {
    const interview = await begun(texts[locale][at], "cough");
    expect(lengths(interview)).toEqual([length]);
    const options = await shown(checker, interview);
    expect(options.filter((id) => id.startsWith("duration-"))).toEqual([]);
    expect(options).not.toContain("cough-over-3-weeks");
    expect(options.length).toBeGreaterThan(5);
  });

  test("a cough of months is not asked about three weeks", async () => {
    const interview = await begun(texts[locale][3], "cough");
    expect(lengths(interview)).toEqual(["duration-over-8-weeks"]);
    expect(await shown(checker, interview)).not.toContain("cough-over-3-weeks");
  });

  test("chest pain going to the arm is read as spreading", async () => {
    const { meant, findings } = await checker.understand(toTheArm[locale], woman);
    expect(meant[0]).toBe("chest-pain");
    expect(findings.map(({ id }) => id)).toContain("chest-pain-radiating");
  });

  test("vomiting for exactly two days is not asked about more than two days", async () => {
    const interview = await begun(texts[locale][4], "nausea-vomiting");
    expect(interview.findings.map(({ id }) => id)).not.toContain("vomiting-over-2-days");
    expect(await shown(checker, interview)).not.toContain("vomiting-over-2-days");
  });
});

test("neck pain going to the arm is not chest pain", async () => {
  const checker = await openCheckerIn("en");
  const { findings } = await checker.understand("neck pain, it goes down my left arm", woman);
  expect(findings.map(({ id }) => id)).not.toContain("chest-pain-radiating");
});
