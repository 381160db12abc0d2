import type { Locale } from "@anteroom/domain/shared/locales";
import { expect, test } from "vitest";
import { openCheckerIn } from "../../testing/checker-in.ts";

const read = async (locale: Locale, text: string, person: { age: number; sex: "F" | "M" }) => {
  const { meant, findings } = await (await openCheckerIn(locale)).understand(text, person);
  const present = findings.filter(({ presence }) => presence === "present").map(({ id }) => id);
  const absent = findings.filter(({ presence }) => presence === "absent").map(({ id }) => id);
  return { meant, present, absent };
};
const woman = { age: 34, sex: "F" } as const;

test.each([
  ["en", "couhg for 2 days and runny nose", "cough"],
  ["en", "ive got a coff for 2 days", "cough"],
  ["pt", "dor de gargnta desde ontem", "sore-throat"],
  ["es", "dolor de mulea", "tooth-problem"],
  ["fr", "mal a la george", "sore-throat"],
  ["it", "mal di tetsa", "headache"],
  ["ar", "وجع اسفل الظحر", "low-back-pain"],
] as const)("in %s misspelt %j is read as %s", async (locale, text, complaint) => {
  expect((await read(locale, text, woman)).meant).toContain(complaint);
});

test("fever and ear pain of a child are read when both are misspelt", async () => {
  const { meant, present } = await read("pt", "fevre de 39 ha dois dias, dor de ouvdo", { age: 5, sex: "F" });
  expect(meant).toEqual(expect.arrayContaining(["earache"]));
  expect(present).toEqual(expect.arrayContaining(["fever-high", "duration-1-to-3-days"]));
});

test.each([
  ["en", "cant feel my face one side and talk funny"],
  ["pt", "não sinto a cara de um lado"],
  ["it", "non sento più la faccia da un lato"],
  ["es", "no siento la cara de un lado"],
  ["fr", "je ne sens plus mon visage d'un côté"],
  ["ar", "مش حاسس بوشي من جهة واحدة"],
] as const)("in %s %j is read as numb on one side, with no side denied", async (locale, text) => {
  const { present, absent, meant } = await read(locale, text, { age: 61, sex: "M" });
  expect(absent).toEqual([]);
  expect(
    [...present, ...meant].some((id) => ["numbness", "face-drooping", "numbness-tingling"].includes(id)),
  ).toBe(true);
});

test.each([
  ["en", "chest pain for an hour that goes to my left arm"],
  ["pt", "dor no peito que vai para o braço esquerdo há uma hora"],
  ["pt-BR", "dor no peito que desce pro braço esquerdo faz meia hora"],
  ["it", "dolore al petto che va nel braccio sinistro da un'ora"],
  ["es", "dolor en el pecho que se me va al brazo izquierdo desde hace una hora"],
  ["es-CL", "dolor al pecho que se me corre al brazo hace 20 minutos"],
  ["fr", "douleur à la poitrine qui va dans le bras gauche depuis une heure"],
  ["ar", "عندي الم بصدري من ساعه ويروح لذراعي اليسار"],
] as const)("in %s %j is read as spreading and starting today", async (locale, text) => {
  const { meant, present } = await read(locale, text, { age: 58, sex: "M" });
  expect(meant[0]).toBe("chest-pain");
  expect(present).toEqual(expect.arrayContaining(["chest-pain-radiating", "duration-under-1-day"]));
});

test("tiredness with an Arabic prefix is read beside another complaint", async () => {
  const { meant, present } = await read("ar", "وجع في صدري وتعب", woman);
  expect([...meant, ...present]).toContain("tiredness");
});
