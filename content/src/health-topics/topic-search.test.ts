import type { Locale } from "@anteroom/domain/shared/locales";
import { openWordSearch } from "@anteroom/domain/text/word-search";
import { expect, test } from "vitest";
import { topicText } from "./health-topic.ts";
import { readTopics } from "./read-topics.ts";

const topics = readTopics();
const find = (locale: Locale, typed: string) =>
  openWordSearch(
    topics.map((topic) => {
      const { title, synonyms } = topicText(topic, locale);
      return { id: topic.slug, names: [title, ...synonyms] };
    }),
  )(typed).map(({ id }) => id);

test.each([
  ["ar", "دوخه", "dizziness"],
  ["ar", "دايخ", "dizziness"],
  ["ar", "ضغط", "high-blood-pressure"],
  ["ar", "حرقان بول", "urinary-tract-infection"],
  ["en", "pressure", "high-blood-pressure"],
  ["en", "burning wee", "urinary-tract-infection"],
  ["en", "stinging pee", "urinary-tract-infection"],
  ["es", "ardor al mear", "urinary-tract-infection"],
  ["pt", "arde quando faço xixi", "urinary-tract-infection"],
  ["fr", "ça brûle quand je fais pipi", "urinary-tract-infection"],
  ["it", "brucia quando urino", "urinary-tract-infection"],
] as const)("in %s the everyday term %j leads to the topic %s first", (locale, typed, slug) => {
  expect(find(locale, typed)[0]).toBe(slug);
});

test("a known short word does not match topics that differ in one letter", () => {
  expect(find("ar", "دوخه")).toEqual(["dizziness", "vertigo"]);
});
