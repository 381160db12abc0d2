import type { Locale } from "@anteroom/domain/shared/locales";
import { expect, test } from "vitest";
import { openCheckerIn } from "../../testing/checker-in.ts";

test.each<readonly [Locale, string]>([
  ["ar", "رضيع عمره ثلاثة أسابيع عنده حرارة ولا يرضع"],
  ["ar", "حرارة ولا ترضع"],
  ["ar", "حرارة ويرفض الرضاعة"],
  ["en", "baby has a fever and refuses milk"],
  ["fr", "fièvre et ne tète pas"],
  ["pt", "febre e recusa o peito"],
  ["pt-BR", "febre e não quer mamar"],
  ["es", "fiebre y no toma el biberón"],
  ["it", "febbre e non si attacca al seno"],
])("in %s “%s” is read as a baby that does not feed", async (locale, text) => {
  const checker = await openCheckerIn(locale);
  const { findings } = await checker.understand(text, { age: 0.0575, sex: "M" });
  expect(findings).toContainEqual(
    expect.objectContaining({ id: "baby-feeding-poorly", presence: "present" }),
  );
});
