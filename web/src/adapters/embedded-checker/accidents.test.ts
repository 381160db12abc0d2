import { expect, test } from "vitest";
import { openCheckerIn } from "../../testing/checker-in.ts";

const crisis: ReadonlySet<string> = new Set(["suicidal-thoughts", "suicidal-plan", "self-harm"]);

test.each([
  [
    "pt",
    [
      "cortei-me no dedo com uma faca",
      "cortei-me a fazer a barba e não para de sangrar",
      "cortei-me num vidro partido a lavar a loiça",
      "um colega deu-me um murro e cortou-me o lábio",
    ],
  ],
  [
    "pt-BR",
    [
      "me cortei descascando batata",
      "me cortei com caco de vidro",
      "me cortei fazendo a barba",
      "um cara me deu um soco e cortou minha boca",
    ],
  ],
  ["fr", ["je me suis coupé en me rasant", "je me suis coupé le doigt avec un couteau en cuisinant"]],
] as const)(
  "an accidental cut in %s is not read as self-harm",
  { tags: ["S1.08"] },
  async (locale, texts) => {
    const checker = await openCheckerIn(locale);
    for (const text of texts) {
      const { meant, findings } = await checker.understand(text, { age: 40, sex: "F" });
      const present = findings.filter(({ presence }) => presence === "present").map(({ id }) => id);
      expect(
        [...meant, ...present].filter((id) => crisis.has(id)),
        text,
      ).toEqual([]);
    }
  },
);

test.each([
  ["pt", "corto-me de propósito"],
  ["pt-BR", "me corto de propósito"],
] as const)("in %s %j is", { tags: ["S1.08"] }, async (locale, text) => {
  const checker = await openCheckerIn(locale);
  const { meant, findings } = await checker.understand(text, { age: 40, sex: "F" });
  expect([...meant, ...findings.map(({ id }) => id)].some((id) => crisis.has(id))).toBe(true);
});
