import { expect, test } from "vitest";
import { readCatalogue, readSource } from "./read-texts.ts";
import { beyondAllowance, findingsIn, lowerAllowance, readingsOf } from "./report.ts";

const text = (locale: "en" | "pt" | "pt-BR", said: string, english = said, inherited = false) =>
  ({ area: "screens/x", where: "x.po", locale, text: said, english, inherited }) as const;
const lists = {
  retired: [
    { locales: ["en"], phrase: "go on", say: "continue" },
    { locales: ["pt-BR"], phrase: "telemóvel", say: "celular" },
  ],
  same: new Set<string>(),
} as const;

test("findings name retired phrases, untranslated texts and a regional variant that inherits a word", () => {
  const findings = findingsIn(
    [
      text("en", "Sign in to go on."),
      text("pt", "Sign in to go on."),
      text("pt-BR", "No telemóvel", "On the phone", true),
    ],
    lists,
  );
  expect(findings.map(({ rule, locale }) => [rule, locale])).toEqual([
    ["retired phrase", "en"],
    ["untranslated", "pt"],
    ["retired phrase", "pt-BR"],
  ]);
});

test("a sentence above the hard limit is a finding", () => {
  const long = `We ${"really ".repeat(32)}mean it.`;
  expect(findingsIn([text("en", long)], lists).map(({ rule }) => rule)).toEqual(["sentence too long"]);
});

test("an area fails only above its allowance, and an allowance may shrink but not grow", () => {
  const findings = findingsIn([text("en", "Go on."), text("en", "We go on.")], lists);
  expect(beyondAllowance(findings, { "screens/x": { "retired phrase": 2 } })).toEqual([]);
  expect(beyondAllowance(findings, { "screens/x": { "retired phrase": 1 } })).toHaveLength(2);
  expect(beyondAllowance(findings, {})).toHaveLength(2);
  expect(lowerAllowance({ "screens/x": { "retired phrase": 5, mark: 1 } }, findings)).toEqual({
    "screens/x": { "retired phrase": 2 },
  });
  expect(lowerAllowance({}, findings)).toEqual({});
});

test("the report counts English sentences, long ones and passive ones", () => {
  const reading = readingsOf([text("en", "It was sent. We go."), text("pt", "Foi enviado.")]).get("screens");
  expect(reading).toEqual({ texts: 1, sentences: 2, words: 5, long: 0, passive: 1 });
});

test("texts are read from catalogues and from objects with a property per language", () => {
  const catalogue = readCatalogue(
    'msgid "Back"\nmsgstr "Voltar"\n\nmsgctxt "c"\nmsgid "A \\"b\\""\nmsgstr ""\n',
  );
  expect([...catalogue.values()]).toEqual(["Voltar", ""]);
  const source = 'const a = { x: { en: say("One", "Two"), pt: say("Um", "Dois") }, y: { en: "Alone" } };';
  expect(readSource(source, "a.ts").map(({ texts }) => texts)).toEqual([
    { en: "One", pt: "Um" },
    { en: "Two", pt: "Dois" },
  ]);
});
