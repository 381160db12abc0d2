import type { Locale } from "@anteroom/domain/shared/locales";
import { expect, test } from "vitest";
import { openCheckerIn } from "../../testing/checker-in.ts";

type Person = { readonly age: number; readonly sex: "F" | "M" };

/** What is read of a text as there, and how urgent it is with nothing answered. */
async function judged(locale: Locale, text: string, person: Person) {
  const checker = await openCheckerIn(locale);
  const { findings, meant } = await checker.understand(text, person);
  const complaints = (meant.length > 0 ? meant : ["feeling-unwell"]).map((id) => ({ id, words: id }));
  const { level } = await checker.conclude({ person, complaints, findings, answered: [] });
  return {
    level,
    meant,
    present: findings.flatMap(({ id, presence }) => (presence === "present" ? [id] : [])),
  };
}

test.each<[Locale, string]>([
  ["ar", "بنتي عندها وجع بالادن وسخونية من يومين"],
  ["ar", "بنتي دينة واجعتها وفيها السخانة من البارح"],
  ["fr", "ma fille a mal a loreille et de la fièvre depuis hier"],
])("in %s ear pain of a feverish child is read: %s", async (locale, text) => {
  const { present, meant } = await judged(locale, text, { age: 3, sex: "F" });
  expect([...present, ...meant].some((id) => ["ear-pain", "earache"].includes(id))).toBe(true);
});

test.each<[Locale, string]>([
  ["en", "im diabetic and my toe has a sore thats gone black n smelly"],
  ["pt", "sou diabético e tenho uma ferida no dedo do pé que ficou preta e cheira mal"],
  ["pt-BR", "tenho diabetes e a ferida no dedão do pé ficou preta e fedendo"],
  ["es", "soy diabético y tengo una herida en el dedo del pie que se ha puesto negra y huele mal"],
  ["es-CL", "soy diabético y el dedo del pie se me puso negro y huele mal"],
  ["it", "sono diabetico e ho una ferita al dito del piede che è diventata nera e puzza"],
  ["fr", "je suis diabétique et j'ai une plaie à l'orteil devenue noire qui sent mauvais"],
  ["ar", "معي سكري وفي جرح بإصبع رجلي صار اسود وريحته وحشة"],
])("in %s a black toe sore with diabetes goes to hospital: %s", async (locale, text) => {
  const { level } = await judged(locale, text, { age: 66, sex: "M" });
  expect(level).toBe("emergency-department-now");
});

test.each<[Locale, string]>([
  ["en", "my poo has turned black and smells"],
  ["en", "stubbed it and my toenail has gone black"],
  ["ar", "البراز صار اسود"],
])("in %s a black stool or nail is not read as black skin: %s", async (locale, text) => {
  const { present } = await judged(locale, text, { age: 40, sex: "M" });
  expect(present).not.toContain("skin-black-or-crackling");
});

test.each<[Locale, string]>([
  ["en", "right calf swollen and sore since i got off the plane"],
  ["pt", "perna direita inchada e dói na barriga da perna depois do avião"],
  ["it", "polpaccio gonfio che fa male dopo il volo"],
  ["fr", "mollet droit gonflé et douloureux depuis l'avion"],
])("in %s a swollen calf after a flight is read, and not a swollen belly: %s", async (locale, text) => {
  const { present } = await judged(locale, text, { age: 44, sex: "F" });
  expect(present).toEqual(expect.arrayContaining(["calf-pain-swollen", "travel-long-flight"]));
  expect(present).not.toContain("bloating");
});
