import { expect, test } from "vitest";
import { otherLanguagesOf } from "./guess-languages.ts";

test.each([
  ["en", "tenho um aperto no peito", "pt-BR"],
  ["en", "mal à la gorge", "fr"],
  ["en", "me duele mucho la cabeza", "es-CL"],
  ["en", "ho mal di gola da tre giorni", "it"],
  ["en", "عندي صداع", "ar"],
  ["pt", "I have a sore throat and a fever", "en"],
  ["fr", "estou com dor de cabeça e febre", "pt-BR"],
  ["es", "j'ai mal au ventre depuis hier", "fr"],
  ["ar", "headache", "en"],
] as const)("on a page in %s %j may be in %s", (page, text, language) => {
  expect(otherLanguagesOf(text, page)).toContain(language);
});

test.each([
  ["en", "I fell down the stairs and my wrist is swollen"],
  ["en", "asdf qwer"],
  ["pt", "dói-me a cabeça há dois dias"],
  ["pt-BR", "tô com dor de barriga e enjoo"],
  ["es-CL", "me duele mucho la guata"],
  ["fr", "j'ai mal à la tête depuis trois jours"],
  ["it", "ho mal di gola da tre giorni"],
  ["ar", "عندي صداع"],
] as const)("on a page in %s %j is in no other language", (page, text) => {
  expect(otherLanguagesOf(text, page)).toEqual([]);
});
