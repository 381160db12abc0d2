import { expect, test } from "vitest";
import { checkerOf } from "./open-checker.ts";
import { openTriage } from "./open-triage.ts";

type Locale = Parameters<typeof checkerOf>[1];

test.each<[Locale, number, "F" | "M", string, readonly string[], readonly string[]]>([
  ["en", 37, "F", "bad stomach cramps since this morning", ["abdominal-pain-cramping"], ["muscle-cramps"]],
  ["en", 52, "M", "cramps in my legs at night", ["muscle-cramps"], []],
  [
    "en",
    37,
    "F",
    "32 weeks pregnant, cramps in my lower belly, baby is moving less than usual",
    ["baby-moves-less"],
    ["muscle-cramps"],
  ],
  ["en", 21, "M", "one of my balls hurts, cant sit still", ["testicle-pain"], ["child-inattention"]],
  [
    "en",
    10,
    "M",
    "my son has an ear infection, is less active and threw up 3 times",
    ["vomiting", "child-not-playing"],
    [],
  ],
  ["en", 4, "F", "so tired, bruises easy, lost 6 kilos in a month", ["bruising-easily", "weight-loss"], []],
  ["fr", 5, "M", "mal à l’oreille et il mange moins", ["appetite-loss"], []],
  ["fr", 37, "F", "crampes au ventre depuis ce matin", [], ["muscle-cramps"]],
  ["it", 37, "F", "crampi alla pancia da stamattina", [], ["muscle-cramps"]],
  ["it", 60, "M", "crampi alle gambe di notte", ["muscle-cramps"], []],
  ["pt", 77, "M", "dor no peito e bolhinhas de água do mesmo lado", ["rash-blisters"], []],
])("in %s, at %d %s, %j tells %j and not %j", async (locale, age, sex, text, told, untold) => {
  const checker = checkerOf(await openTriage(locale), locale);
  const { meant, findings } = await checker.understand(text, { age, sex });
  const present = findings.filter(({ presence }) => presence === "present").map(({ id }) => id);
  expect([...meant, ...present]).toEqual(expect.arrayContaining([...told]));
  expect(present.filter((id) => untold.includes(id))).toEqual([]);
});
