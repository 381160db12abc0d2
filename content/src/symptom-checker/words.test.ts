import { expect, test } from "vitest";
import esCL from "./es-CL.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import ptBR from "./pt-BR.json" with { type: "json" };
import pt from "./pt.json" with { type: "json" };
import { loadSymptomWords, optionLabel } from "./words.ts";

test.each([
  ["en", "Have you had a cold in the last 2 weeks?"],
  ["pt", "Teve uma constipação nas últimas 2 semanas?"],
  ["pt-BR", "Teve um resfriado nas últimas 2 semanas?"],
  ["es", "¿Ha tenido un resfriado en las últimas 2 semanas?"],
  ["es-CL", "¿Ha tenido un resfrío en las últimas 2 semanas?"],
] as const)("the symptom checker asks in %s: %s", async (locale, ask) => {
  expect((await loadSymptomWords(locale)).questions.E_116?.ask).toBe(ask);
});

test.each([
  ["pt-BR", pt],
  ["es-CL", es],
] as const)("where %s has no words of its own, its language's stand", async (locale, base) => {
  const words = await loadSymptomWords(locale);
  expect(words.questions.E_79).toEqual(base.questions.E_79);
  expect(words.conditions.lupus).toBe(base.conditions.lupus);
  expect(words.complaints.thirst?.name).toBe(base.complaints.thirst.name);
  expect(words.values.E_59).toEqual(base.values.E_59);
});

test("a variety may say a question in its own way and keep the help below it", async () => {
  const { questions } = await loadSymptomWords("pt-BR");
  expect(questions.E_64?.help).toBe(ptBR.questions.E_64.help);
  expect(questions.E_91).toEqual(pt.questions.E_91);
});

test.each([
  ["pt-BR", ptBR, pt],
  ["es-CL", esCL, es],
] as const)("%s says only what differs, of things its language knows", (_, variety, base) => {
  const known = textsByPath(base);
  const own = [...textsByPath(variety)];
  expect(own.length).toBeGreaterThan(50);
  expect(own.filter(([path, text]) => !known.has(path) || known.get(path) === text)).toEqual([]);
});

test("no pain spread reads unlike no place of pain; steps of a scale are their number", async () => {
  const words = await loadSymptomWords("en");
  expect(optionLabel(words, "E_57", "nowhere")).toBe("It does not spread");
  expect(optionLabel(words, "E_55", "nowhere")).toBe("Nowhere in particular");
  expect(optionLabel(words, "E_56", "0")).toBe("No pain");
  expect(optionLabel(words, "E_56", "4")).toBe("4");
});

/** Each text of a file under the path of its keys; a list of synonyms is one text. */
function textsByPath(part: object, above = ""): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
      const path = `${above}/${key}`;
      if (Array.isArray(value)) return [[path, value.join("; ")] as const];
      if (typeof value === "object" && value !== null) return [...textsByPath(value, path)];
      return [[path, String(value)] as const];
    }),
  );
}
