import { foldWords } from "@anteroom/domain/text/fold-words";
import { locales } from "@anteroom/domain/shared/locales";
import { expect, test } from "vitest";
import { HealthTopic, topicText } from "./health-topic.ts";
import { readTopics } from "./read-topics.ts";

const topics = readTopics(); // reads and checks every file

/** Words of a summary, by language: long enough to say what it is, short enough to be read. */
const summaryWords = (locale: string) => (locale === "ar" ? ([60, 170] as const) : ([75, 190] as const));

test("topics exist", { tags: ["S1.33"] }, () => {
  expect(topics.length).toBeGreaterThan(0);
});

test.each(locales)(
  "in %s every topic is complete, with a summary between one line and one page",
  { tags: ["S1.33"] },
  (locale) => {
    const [least, most] = summaryWords(locale);
    for (const topic of topics) {
      const { summary, ...text } = topicText(topic, locale);
      const words = summary.join(" ").split(/\s+/).length;
      expect(words >= least && words <= most, `${topic.slug}: ${words} words`).toBe(true);
      expect(`${JSON.stringify(text)}${summary.join("")}`, topic.slug).not.toMatch(/—|--/);
    }
  },
);

test.each(locales)(
  "in %s no two topics have the same name without accents",
  { tags: ["S1.33"] },
  (locale) => {
    const owners = new Map<string, string>();
    const shared = topics.flatMap((topic) => {
      const { title, synonyms } = topicText(topic, locale);
      return [title, ...synonyms].flatMap((name) => {
        const key = foldWords(name).join(" ");
        const owner = owners.get(key) ?? topic.slug;
        owners.set(key, owner);
        return owner === topic.slug ? [] : [`${name}: ${owner} and ${topic.slug}`];
      });
    });
    expect(shared).toEqual([]);
  },
);

test("in French no punctuation of a topic can wrap alone to the next line", { tags: ["S1.33"] }, () => {
  const alone = topics.filter((topic) => / [?!:;»]|« /.test(JSON.stringify(topicText(topic, "fr"))));
  expect(alone.map(({ slug }) => slug)).toEqual([]);
});

test(
  "a topic without a source, with an emergency number, or with an undated reviewer is invalid",
  { tags: ["D.102"] },
  () => {
    const [good] = topics;
    if (!good) throw new Error("no topic");
    const emergency = ["Call 112 at once"];
    const en = { ...good.texts.en, emergency };
    for (const bad of [
      { ...good, sources: [] },
      { ...good, texts: { ...good.texts, en } },
      { ...good, texts: { ...good.texts, ar: undefined } },
      { ...good, reviewedBy: { name: "Dr Duarte", profession: "family doctor" } },
      { ...good, specialty: "homeopathy" },
    ])
      expect(HealthTopic.safeParse(bad).success).toBe(false);
    expect(HealthTopic.safeParse(good).success).toBe(true);
  },
);
