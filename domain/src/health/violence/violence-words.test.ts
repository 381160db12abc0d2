import { expect, test } from "vitest";
import { findDanger } from "../danger-words.ts";
import { findViolence } from "./violence-words.ts";

test.each([
  ["en", "he hits me", "violence"],
  ["en", "my husband hits me when he drinks", "violence"],
  ["en", "I'm scared of my partner", "violence"],
  ["en", "my dad hits me", "child-violence"],
  ["en", "my husband hits our kids", "child-violence"],
  ["pt", "o meu marido bate-me", "violence"],
  ["pt", "o meu pai bate-me", "child-violence"],
  ["pt-BR", "meu namorado me deu um soco", "violence"],
  ["pt-BR", "meu padrasto bate no meu irmãozinho", "child-violence"],
  ["es", "mi marido me pega", "violence"],
  ["es", "mi padre me pega", "child-violence"],
  ["es-CL", "mi pololo me pega", "violence"],
  ["es-CL", "mi papá me pega", "child-violence"],
  ["fr", "mon mari me frappe", "violence"],
  ["fr", "papa me tape", "child-violence"],
  ["it", "mio marito mi picchia", "violence"],
  ["it", "mio padre mi picchia", "child-violence"],
  ["ar", "زوجي يضربني", "violence"],
  ["ar", "أبي يضربني", "child-violence"],
  ["pt", "o tomás tem febre e tosse. o pai bateu-lhe e tenho medo", "child-violence"],
  ["pt", "o pai deu lhe um murro na barriga", "child-violence"],
  ["ar", "زوجي ضربني على بطني وانا حامل", "violence"],
  ["en", "they were kind, but I’m scared to go home", "violence"],
  ["en", "my husband hit me in the belly and I am pregnant", "violence"],
  ["pt", "o meu marido deu-me um murro na barriga e estou grávida", "violence"],
  ["pt-BR", "meu marido me bateu na barriga e estou grávida", "violence"],
  ["es", "mi marido me pegó en la barriga y estoy embarazada", "violence"],
  ["es-CL", "mi pololo me pegó en la guata y estoy embarazada", "violence"],
  ["fr", "mon mari m'a frappée au ventre et je suis enceinte", "violence"],
  ["it", "mio marito mi ha colpito alla pancia e sono incinta", "violence"],
  ["en", "my son hits me when he drinks", "violence"],
])("violence by somebody close is found in %s: %s", (_locale, text, expected) => {
  expect(findViolence(text)).toBe(expected);
});

test.each([
  ["en", "he hit his head"],
  ["en", "the ball hit me"],
  ["en", "my husband has the flu and it hit me too"],
  ["en", "he never hits me"],
  ["pt", "ele bateu com a cabeça"],
  ["pt-BR", "a bola bateu em mim"],
  ["es", "la pelota me pegó"],
  ["es-CL", "mi hermano me pegó el resfrío"],
  ["fr", "il s’est cogné la tête"],
  ["it", "ha battuto la testa"],
  ["ar", "ضرب رأسه بالباب"],
  ["ar", "ابوي يكرر الاتصال وينسى انه كلمني"],
])("a blow without violence by a close person is not read as violence in %s: %s", (_locale, text) => {
  expect(findViolence(text)).toBeNull();
});

test("words of violence alone are no other danger", () => {
  expect(findDanger("my husband hits me")).toEqual([]);
});
