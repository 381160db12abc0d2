import type { Locale } from "@anteroom/domain/shared/locales";
import { expect, test } from "vitest";
import { openCheckerIn } from "../../testing/checker-in.ts";

const child = { age: 4, sex: "M" } as const;

test.each<[Locale, string]>([
  ["en", "my son is 4, he has not had a wee for 12 hours and refuses to drink"],
  ["en", "hasn't peed for 12 hours and won't drink anything"],
  ["es", "no orina desde hace 12 horas y no quiere beber"],
  ["es", "mi hijo de 4 años lleva 12 horas sin orinar y no quiere beber nada"],
  ["es", "mi niña no ha hecho pipi desde anoche, hace 12 horas, y no quiere tomar agua"],
  ["es-CL", "mi hijo no orina desde anoche y no quiere tomar agua"],
  ["fr", "mon fils n'a pas uriné depuis 12 heures et refuse de boire"],
  ["pt", "não faz xixi há 12 horas e não quer beber"],
  ["pt-BR", "não faz xixi há 12 horas e não quer beber nada"],
  ["it", "non fa pipì da 12 ore e non vuole bere"],
])("in %s a child without urine and not drinking is an emergency: %s", async (locale, text) => {
  const checker = await openCheckerIn(locale);
  const { findings, meant } = await checker.understand(text, child);
  const complaints = (meant.length > 0 ? meant : ["thirst"]).map((id) => ({ id, words: id }));
  const { level } = await checker.conclude({ person: child, complaints, findings, answered: [] });
  expect(level).toBe("emergency-department-now");
  const present = findings.flatMap(({ id, presence }) => (presence === "present" ? [id] : []));
  expect(findings.some(({ presence }) => presence === "absent")).toBe(false);
  expect(present).toContain("drinking-little");
  expect(present.some((id) => ["urine-little", "urine-none"].includes(id))).toBe(true);
});
