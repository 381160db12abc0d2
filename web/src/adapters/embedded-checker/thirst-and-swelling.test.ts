import { expect, test } from "vitest";
import { openCheckerIn } from "../../testing/checker-in.ts";

type Locale = Parameters<typeof openCheckerIn>[0];
type Told = readonly [Locale, number, "F" | "M", string, readonly string[], readonly string[]];

const told: readonly Told[] = [
  ["ar", 45, "M", "عطشان طول الوقت وبتبول كل شوي", ["thirst", "urine-often"], ["diarrhoea", "onset-gradual"]],
  ["ar", 45, "F", "أشعر بالعطش دائما وأتبول كثيرا", ["thirst", "urine-often"], ["diarrhoea"]],
  ["ar", 8, "M", "ابني عطشان طول الوقت وبيتبول كل شوي", ["thirst", "urine-often"], ["diarrhoea"]],
  ["ar", 30, "M", "بكح كل شوي", [], ["onset-gradual", "diarrhoea"]],
  [
    "fr",
    70,
    "F",
    "jambes gonflées le soir",
    ["swelling-legs-both"],
    ["swelling-leg-one", "history-heart-failure"],
  ],
  ["fr", 70, "F", "insuffisance cardiaque, jambes gonflées", ["history-heart-failure"], ["swelling-leg-one"]],
  ["fr", 70, "F", "jambe gauche gonflée depuis hier", ["swelling-leg-one"], []],
  ["it", 70, "F", "gambe gonfie la sera", ["swelling-legs-both"], ["swelling-leg-one"]],
  ["fr", 40, "F", "les mains gonflées depuis ce matin", [], ["swelling-hands-face-pregnancy", "weight-gain"]],
  ["es", 40, "F", "tengo las manos hinchadas", [], ["swelling-hands-face-pregnancy", "weight-gain"]],
  ["pt", 40, "F", "mãos inchadas", [], ["swelling-hands-face-pregnancy", "weight-gain"]],
  ["fr", 29, "F", "enceinte de 20 sem, brûlures en urinant", ["pregnant-over-20-weeks"], []],
  ["it", 29, "F", "incinta di 20 sett, bruciore a urinare", ["pregnant-over-20-weeks"], []],
  ["en", 29, "F", "20wks pregnant, burning when I pee", ["pregnant-over-20-weeks"], []],
];

/** What a complaint that is meant says already, and no chip repeats. */
const brought: Readonly<Record<string, string>> = {
  swelling: "swelling-legs-both",
  "frequent-urination": "urine-often",
  "swollen-leg": "swelling-leg-one",
};

test.each(told)("in %s, of %d %s, “%s” is read as intended", async (locale, age, sex, text, there, not) => {
  const checker = await openCheckerIn(locale);
  const { findings, meant } = await checker.understand(text, { age, sex });
  const present = findings.flatMap((one) => (one.presence === "present" ? [one.id] : []));
  const read = [...meant.map((id) => brought[id] ?? id), ...present];
  expect(read).toEqual(expect.arrayContaining([...there]));
  expect(read.filter((one) => not.includes(one))).toEqual([]);
});
