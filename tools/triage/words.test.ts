import { loadSymptomWords, optionLabel, type SymptomWords } from "@anteroom/content/symptom-checker/words";
import { locales } from "@anteroom/domain/locales";
import { bodyRegions } from "@anteroom/triage/body-regions";
import { complaintsBeyondScope, painComplaints } from "@anteroom/triage/complaints";
import { conditions } from "@anteroom/triage/conditions";
import { questions, type Question } from "@anteroom/triage/evidences";
import { safetySigns } from "@anteroom/triage/safety-signs";
import { describe, expect, test } from "vitest";

const regions: ReadonlySet<string> = new Set(Object.keys(bodyRegions));

/** The options of a question that need a word: those of a scale are numbers, but for both ends. */
function worded({ kind, options = [] }: Question): readonly string[] {
  const slugs = options.map(({ slug }) => slug);
  return kind === "scale" ? slugs.filter((_, at) => at === 0 || at === slugs.length - 1) : slugs;
}

/** What the engine may show, and so every language must say. */
const engine = {
  questions: questions.map(({ code }) => code),
  regions: [...regions],
  conditions: conditions.map(({ slug }) => slug),
  complaints: [
    ...questions.filter(({ first }) => first).map(({ code }) => code),
    ...Object.keys(painComplaints),
    ...complaintsBeyondScope,
  ],
  safety: safetySigns.map(({ slug }) => slug),
};

/** Signs of a phone of 360 px: a question in three lines, a label in two. */
const longest = { ask: 90, help: 100, label: 60, condition: 70, complaint: 60, safety: 110 };

describe.each(locales)("%s", async (locale) => {
  const words = await loadSymptomWords(locale);

  test.each(Object.entries(engine))(
    "what the symptom checker can show has words, and no word is left over: %s",
    (part, codes) => {
      const keys = Object.keys(words[part as keyof typeof engine]); // the keys of `engine` are parts of the words
      expect(new Set(keys)).toEqual(new Set(codes));
    },
  );

  test("every answer to choose from has words, and no word is left over", () => {
    for (const question of questions)
      for (const option of worded(question))
        expect(optionLabel(words, question.code, option), `${question.code} ${option}`).not.toBe(option);
    const known = new Map(questions.map((question) => [question.code, worded(question)]));
    const leftOver = Object.entries(words.values).flatMap(([code, labels]) =>
      Object.keys(labels).filter((option) => !known.get(code)?.includes(option)),
    );
    expect(leftOver).toEqual([]);
  });

  test("two answers to one question never read the same", () => {
    for (const question of questions) {
      const labels = worded(question).map((option) => optionLabel(words, question.code, option));
      expect(new Set(labels).size, `${question.code}: ${labels.join(", ")}`).toBe(labels.length);
    }
    const asked = Object.values(words.questions).map(({ ask }) => ask);
    expect(asked.filter((ask, at) => asked.indexOf(ask) !== at)).toEqual([]);
    const names = Object.values(words.conditions);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test("a question fits a phone and asks one thing", () => {
    for (const [code, { ask, help }] of Object.entries(words.questions)) {
      expect(ask.length, `${code}: ${ask}`).toBeLessThanOrEqual(longest.ask);
      expect(help?.length ?? 0, `${code}: ${help}`).toBeLessThanOrEqual(longest.help);
      expect(ask, code).toMatch(/^[^?؟]+[?؟]$/);
    }
  });

  test("labels and names fit a phone", () => {
    const tooLong = (texts: readonly string[], most: number) => texts.filter((text) => text.length > most);
    expect(tooLong(Object.values(words.regions), longest.label)).toEqual([]);
    expect(tooLong(Object.values(words.values).flatMap(Object.values), longest.label)).toEqual([]);
    expect(tooLong(Object.values(words.conditions), longest.condition)).toEqual([]);
    expect(tooLong(Object.values(words.safety), longest.safety)).toEqual([]);
    expect(tooLong(Object.values(words.complaints).flatMap(said), longest.complaint)).toEqual([]);
  });

  test("a complaint is known by four to twelve other words", () => {
    for (const [code, { synonyms }] of Object.entries(words.complaints)) {
      expect(synonyms.length, code).toBeGreaterThanOrEqual(4);
      expect(synonyms.length, code).toBeLessThanOrEqual(12);
    }
  });

  test("what somebody types names one complaint, not two", () => {
    const owners = new Map<string, string[]>();
    for (const [code, complaint] of Object.entries(words.complaints))
      for (const text of said(complaint))
        owners.set(asTyped(text), [...(owners.get(asTyped(text)) ?? []), code]);
    expect([...owners].filter(([, codes]) => codes.length > 1)).toEqual([]);
  });

  test("no text is empty, has stray spaces or a dash for a comma", () => {
    const stray = (text: string) => !/^\S+(?: \S+)*$/.test(text.replaceAll(/\u00A0(?=[?!:;])/g, ""));
    const odd = everyText(words).filter((text) => stray(text) || /[–—]| - /.test(text));
    expect(odd).toEqual([]);
  });

  test("texts are in the letters of their language", () => {
    const arabic = /\p{Script=Arabic}/u;
    const strange = everyText(words).filter((text) => arabic.test(text) !== (locale === "ar"));
    expect(strange).toEqual([]);
  });
});

test("in French no mark of the symptom checker's sentences may fall alone onto the next line", async () => {
  const words = await loadSymptomWords("fr");
  expect(everyText(words).filter((text) => / [?!:;»]|« /.test(text))).toEqual([]);
});

const said = ({ name, synonyms }: SymptomWords["complaints"][string]) => [name, ...synonyms];

function everyText(words: SymptomWords): readonly string[] {
  return [
    ...Object.values(words.questions).flatMap(({ ask, help }) => (help === undefined ? [ask] : [ask, help])),
    ...[words.regions, words.conditions, words.safety].flatMap(Object.values),
    ...Object.values(words.values).flatMap(Object.values),
    ...Object.values(words.complaints).flatMap(said),
  ];
}

/** Without case, accents, vowel signs and the carriers of hamza, as people type. */
function asTyped(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه")
    .replaceAll(/['’]/g, " ");
}
