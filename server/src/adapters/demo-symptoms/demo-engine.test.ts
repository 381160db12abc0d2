import type { Locale } from "@anteroom/domain/shared/locales";
import { locales } from "@anteroom/domain/shared/locales";
import { expect, test } from "vitest";
import { levelOf, mentionsIn, nextQuestion, seriousIn, textOfItem, type Reported } from "./demo-engine.ts";
import { complaints, conditions, questions, serious } from "./demo-knowledge.ts";

const woman = { age: 31, sex: "F" } as const;
const man = { age: 58, sex: "M" } as const;
const girl = { age: 3, sex: "F" } as const;

const reportedOf = (text: string, locale: Locale): Reported =>
  Object.fromEntries(mentionsIn(text, locale).map(({ id, choice }) => [id, choice]));

test.each([
  ["aperto no peito e suando frio", "pt-BR", { s_106: "present", s_209: "present" }],
  ["minha filha ta com febre de 39 e manchinhas no corpo", "pt-BR", { s_201: "present", s_225: "present" }],
  [
    "gravida de 8 meses inchada e vendo estrelinhas",
    "pt-BR",
    { p_1: "present", s_232: "present", s_231: "present" },
  ],
  ["ardencia pra fazer xixi", "pt-BR", { s_108: "present" }],
  [
    "to com muita dor de cabeca faz 2 dias e enjoo",
    "pt-BR",
    { s_101: "present", s_233: "present", s_302: "present" },
  ],
  ["no fever, headache", "en", { s_201: "absent", s_101: "present" }],
  ["pregnant, swollen and seeing flashes", "en", { p_1: "present", s_232: "present", s_231: "present" }],
  ["fièvre depuis une semaine, pas de toux", "fr", { s_201: "present", s_303: "present", s_103: "absent" }],
] as const)("%j is matched completely in %s", (text, locale, expected) => {
  expect(reportedOf(text, locale)).toEqual(expected);
});

test("chest pain with cold sweat needs an ambulance in every order of answers", () => {
  const reported = reportedOf("aperto no peito e suando frio", "pt-BR");
  expect(levelOf(reported, man)).toBe("emergency_ambulance");
  expect(seriousIn(reported, man)).toEqual(["s_106", "s_209"]);
});

test("a child with fever and spots is asked for red flags and never sent to self-care", () => {
  const reported = reportedOf("minha filha ta com febre de 39 e manchinhas no corpo", "pt-BR");
  expect(nextQuestion(reported, "pt-BR", girl)?.items).toEqual(["s_223", "s_224", "s_203", "s_207", "s_221"]);
  const denied = {
    s_223: "absent",
    s_224: "absent",
    s_203: "absent",
    s_207: "absent",
    s_221: "absent",
  } as const;
  expect(levelOf({ ...reported, ...denied }, girl)).toBe("consultation_24");
  expect(levelOf({ ...reported, ...denied, s_223: "present" }, girl)).toBe("emergency_ambulance");
  expect(levelOf({ s_201: "present" }, { age: 0.1, sex: "F" })).toBe("emergency");
});

test("visual symptoms with swelling in pregnancy are an emergency; only women from 12 to 55 are asked", () => {
  const reported = reportedOf("gravida de 8 meses inchada e vendo estrelinhas", "pt-BR");
  expect(levelOf(reported, woman)).toBe("emergency");
  const asked = (person: { age: number; sex: "F" | "M" }) => {
    const answered: Record<string, "present" | "absent"> = { s_231: "present" };
    const items: string[] = [];
    for (;;) {
      const question = nextQuestion(answered, "en", person);
      if (!question) return items;
      for (const id of question.items) answered[id] = "absent";
      items.push(...question.items);
    }
  };
  expect(asked(woman)).toContain("p_1");
  expect(asked({ age: 12, sex: "F" })).toContain("p_1");
  for (const other of [{ age: 11, sex: "F" }, { age: 56, sex: "F" }, man] as const)
    expect(asked(other)).not.toContain("p_1");
});

test("a duration already given is not asked again, and one red flag hides no other", () => {
  const reported = {
    ...reportedOf("headache for 2 days with a stiff neck: chin cannot reach the chest", "en"),
  };
  expect(reported["s_302"]).toBe("present");
  const items: string[] = [];
  const answered: Record<string, "present" | "absent" | "unknown"> = { ...reported, s_203: "present" };
  for (
    let question = nextQuestion(answered, "en", man);
    question;
    question = nextQuestion(answered, "en", man)
  ) {
    items.push(...question.items);
    for (const id of question.items) answered[id] = "absent";
  }
  expect(items).toEqual(expect.arrayContaining(["s_202", "s_205"]));
  expect(items.some((id) => id.startsWith("s_30"))).toBe(false);
});

test.each(["s_101", "s_231"])("%s is asked about stroke signs before its duration", (complaint) => {
  const answered: Record<string, "present" | "absent"> = { [complaint]: "present" };
  const items: string[] = [];
  for (
    let question = nextQuestion(answered, "en", man);
    question && !question.items.includes("s_301");
    question = nextQuestion(answered, "en", man)
  ) {
    for (const id of question.items) answered[id] = "absent";
    items.push(...question.items);
  }
  expect(items).toEqual(expect.arrayContaining(["s_241", "s_242", "s_243", "s_245"]));
  for (const sign of ["s_241", "s_242", "s_243"])
    expect(levelOf({ [complaint]: "present", [sign]: "present" }, man)).toBe("emergency_ambulance");
});

test("a headache is asked about a head injury, which is seen today, and at once with vomiting", () => {
  expect(levelOf({ s_101: "present", s_244: "present" }, man)).toBe("consultation_24");
  expect(levelOf({ s_101: "present", s_244: "present", s_204: "present" }, man)).toBe("emergency");
});

test("an unknown symptom never leads to self-care", () => {
  expect(levelOf({}, man)).toBe("consultation");
  expect(levelOf({ s_213: "present" }, man)).toBe("consultation");
});

test.each(locales)("every id has a text in %s", (locale) => {
  const ids = [
    ...complaints,
    ...Object.values(questions)
      .flat()
      .flatMap(({ items }) => items),
    ...conditions.flatMap(({ id, signs }) => [id, ...signs]),
    ...Object.keys(serious),
    "p_1",
  ];
  for (const id of ids) expect(textOfItem(id, locale)).not.toBe(id);
});
