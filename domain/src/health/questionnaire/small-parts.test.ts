import { expect, test } from "vitest";
import { readQuestionnaireDraft, saveQuestionnaireDraft } from "./draft.ts";
import { faultsOf } from "./faults.ts";
import { layoutOf } from "./layout.ts";
import { pagesOf, questionPlace } from "./pages.ts";
import { extensionUrls, type QuestionnaireItem, type Translated } from "./questionnaire.ts";
import { readInUnit, readMetres, readNumber } from "./read-number.ts";
import { sampleChoice, sampleQuestionnaire as sample } from "../../testing/sample-questionnaire.ts";
import { translationIn } from "./labels.ts";

const day = 24 * 3_600_000;

test(
  "a draft is valid for a day and its version, and invalid content is no draft",
  { tags: ["D.64"] },
  () => {
    const saved = saveQuestionnaireDraft({ version: "1", answers: { q: ["a"] }, at: "q" }, 1000);
    const stored: unknown = JSON.parse(JSON.stringify(saved));
    expect(readQuestionnaireDraft(stored, "1", 1000 + day)).toEqual(saved);
    expect(readQuestionnaireDraft(stored, "1", 1001 + day)).toBeNull();
    expect(readQuestionnaireDraft(stored, "2", 1000)).toBeNull();
    expect(readQuestionnaireDraft({ ...saved, answers: "all" }, "1", 1000)).toBeNull();
    expect(readQuestionnaireDraft({ ...saved, answers: { q: [{}, "a"] } }, "1", 1000)?.answers).toEqual({
      q: ["a"],
    });
  },
);

test("five unconditional questions are on one page, and six are one after the other", () => {
  const several = (count: number, more: Partial<QuestionnaireItem> = {}) =>
    Array.from({ length: count }, (_, at) => ({ ...sampleChoice(`${count}-${at}`, ["a", "b"]), ...more }));
  const group: QuestionnaireItem = { linkId: "group", type: "group", text: "Both", item: several(2) };
  const requested = {
    enableWhen: [{ question: "5-0", operator: "=", answerCoding: { code: "a" } }],
  } as const;
  expect(layoutOf([...several(5), ...several(3, requested)])).toBe("whole");
  expect(layoutOf([...several(4), group])).toBe("pages");
});

test("progress counts sections when answers add questions, and nothing when they cannot", () => {
  const part = (name: string, count: number, more: Partial<QuestionnaireItem> = {}): QuestionnaireItem => ({
    linkId: name,
    type: "group",
    text: name,
    item: Array.from({ length: count }, (_, at) => sampleChoice(`${name}-${at}`, ["a", "b"])),
    ...more,
  });
  const asked = {
    enableWhen: [{ question: "first-0", operator: "=", answerCoding: { code: "a" } }],
  } as const;
  const second = part("second", 1);
  const branching = [
    part("first", 2),
    { ...second, item: [...(second.item ?? []), part("more", 3, asked)] },
    part("third", 2),
  ];
  const placeOf = (answers: Record<string, string[]>, id: string) => {
    const pages = pagesOf(branching, answers);
    return questionPlace(
      branching,
      pages,
      pages.findIndex((page) => page.id === id),
    );
  };
  expect(placeOf({}, "first-1")).toEqual({ part: 1, parts: 3, within: 2 });
  for (const code of ["a", "b"])
    expect(placeOf({ "first-0": [code] }, "third-1")).toEqual({ part: 3, parts: 3, within: 2 });
  const always = [part("first", 2), part("third", 2)];
  expect(questionPlace(always, pagesOf(always, {}), 0)).toBeNull();
});

test("each page has one question, and a text precedes the next question", () => {
  const text: QuestionnaireItem = { linkId: "text", type: "display", text: "Now you." };
  const together: QuestionnaireItem = {
    linkId: "together",
    type: "group",
    text: "Both",
    extension: [{ url: extensionUrls.itemControl, valueCodeableConcept: { coding: [{ code: "page" }] } }],
    item: [sampleChoice("one", ["a", "b"]), sampleChoice("two", ["a", "b"])],
  };
  const pages = (smokes: boolean) =>
    pagesOf([...sample.item.slice(0, 2), text, together], { smokes: [smokes] }).map(
      ({ id, group, items }) => [id, group?.linkId, items.length],
    );
  expect(pages(false)).toEqual([
    ["smokes", undefined, 1],
    ["together", undefined, 2],
  ]);
  expect(pages(true)).toEqual([
    ["smokes", undefined, 1],
    ["a-day", "smoking", 1],
    ["together", undefined, 2],
  ]);
});

const inPortuguese: Translated = {
  extension: [
    {
      url: extensionUrls.translation,
      extension: [
        { url: "lang", valueCode: "pt" },
        { url: "content", valueString: "Fuma?" },
      ],
    },
  ],
};

test.each([
  ["pt", { text: "Fuma?", lang: "pt" }],
  ["pt-BR", { text: "Fuma?", lang: "pt-BR" }],
  ["en", { text: "Do you smoke?", lang: "en" }],
  ["ar", { text: "Do you smoke?", lang: "en" }],
] as const)("text read in %s marks missing translations with their language", (requested, words) => {
  expect(translationIn("Do you smoke?", inPortuguese, { requested, written: "en" })).toEqual(words);
});

test.each([
  ["36.8", 36.8],
  ["36,8", 36.8],
  ["٣٦٫٨", 36.8],
  ["۷۰", 70],
  [" 70 ", 70],
  ["-2", -2],
  ["1,234.5", "1,234.5"],
  ["70 kg", "70 kg"],
  ["", ""],
])("the number typed as %j is read", (typed, read) => {
  expect(readNumber(typed)).toEqual(read);
});

test.each([
  ["1,68", 168],
  ["1.68", 168],
  ["1.7", 170],
  ["1 m 68", 168],
  ["1m68", 168],
  ["1,68 m", 168],
  ["1'68", 168],
  ["١٫٦٨", 168],
  ["١ م ٦٨", 168],
  ["0,85", 85],
  ["168", null],
  ["1 m 7", null],
  ["5'6", null],
  ["1,685", null],
  ["1", null],
  ["", null],
])("a height typed as %j is %j centimetres", (typed, read) => {
  expect(readMetres(typed)).toBe(read);
});

test.each([
  ["72,5 kg", "kg", 72.5],
  ["72.5kg", "kg", 72.5],
  ["٧٢ كغ", "kg", 72],
  ["168 cm", "cm", 168],
  ["72,5", "kg", 72.5],
  ["72 cm", "kg", "72 cm"],
  ["8 h", undefined, "8 h"],
])("%j typed where the unit is %s is %j", (typed, unit, read) => {
  expect(readInUnit(typed, unit)).toBe(read);
});

test.each<[string, Partial<QuestionnaireItem>]>([
  ["is named twice", { linkId: "first" }],
  ["does not come before it", { enableWhen: [{ question: "q", operator: "exists", answerBoolean: true }] }],
  ["fewer than two options", { type: "choice" }],
  ["is no choice", { repeats: true }],
  ["asks nothing", { type: "display", required: true }],
  ["two options of one code", sampleChoice("q", ["a", "a"])],
  ["question inside a question", { item: [{ linkId: "in", type: "string", text: "In" }] }],
])("the author is told that a question %s", (words, item) => {
  const first: QuestionnaireItem = { linkId: "first", type: "string", text: "First" };
  const faults = faultsOf({ item: [first, { linkId: "q", type: "string", text: "Q", ...item }] });
  expect(faults.join()).toContain(words);
  expect(faultsOf(sample)).toEqual([]);
});
