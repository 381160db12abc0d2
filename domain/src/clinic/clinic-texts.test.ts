import { expect, test } from "vitest";
import { textForReader, textSections } from "./clinic-texts.ts";

const texts = (["pt", "fr"] as const).map((locale) => ({ locale, text: `in ${locale}` }));

test.each([
  ["fr", "pt", "in fr"],
  ["pt-BR", "fr", "in pt"],
  ["ar", "fr", "in fr"],
  ["ar", "es", "in pt"],
] as const)("a reader of %s at a clinic of %s reads the text %s", (reader, clinic, expected) => {
  expect(textForReader(texts, reader, clinic)?.text).toBe(expected);
});

test("a missing text is null, and English comes before any other language", () => {
  expect(textForReader([], "en", "pt")).toBeUndefined();
  const english = { locale: "en" as const, text: "in en" };
  expect(textForReader([...texts, english], "ar", "es")).toBe(english);
});

test("a text is parsed into headings, paragraphs and lists", () => {
  expect(textSections("# Terms\nThe clinic\nsays so.\r\n\r\n- one\n- two\n\n\n# Last\n")).toEqual([
    { kind: "heading", text: "Terms" },
    { kind: "paragraph", text: "The clinic\nsays so." },
    { kind: "list", items: ["one", "two"] },
    { kind: "heading", text: "Last" },
  ]);
  expect(textSections(" \n\n ")).toEqual([]);
  expect(textSections("#no heading - no list")).toEqual([
    { kind: "paragraph", text: "#no heading - no list" },
  ]);
});
