import { expect, test } from "vitest";
import type { Locale } from "../../shared/locales.ts";
import { grammarOf } from "./grammar.ts";
import { openJourneys } from "./journeys.ts";
import { malariaCountries, otherCountries } from "./malaria-places.ts";

const idsIn = (locale: Locale, text: string) =>
  openJourneys(locale, grammarOf(locale))
    .staysIn(text)
    .map(({ id }) => id);

test.each<[Locale, string]>([
  ["en", "fever, got back from Ghana last week"],
  ["en", "shivering since our holiday in the Gambia"],
  ["pt", "febre, voltei de Angola há dez dias"],
  ["pt-BR", "febre depois de uma viagem a Moçambique"],
  ["it", "febbre, sono tornata dal Senegal"],
  ["es", "fiebre, volví de Guinea Ecuatorial"],
  ["es-CL", "fiebre, llegué de Ghana hace una semana"],
  ["fr", "fièvre, retour du Mali il y a dix jours"],
  ["fr", "je rentre du Sénégal et j’ai de la fièvre, j’étais en vacances au Sénégal"],
  ["ar", "حرارة، رجعت من السنغال الأسبوع الماضي"],
])("in %s, %j is read as a stay abroad with malaria", (locale, text) => {
  expect(idsIn(locale, text)).toEqual(["travel-malaria", "travel-abroad"]);
});

test.each<[Locale, string]>([
  ["en", "the runs since we got back from Spain"],
  ["en", "fever after a trip to South Africa"],
  ["pt", "diarreia, voltámos de Espanha no domingo"],
  ["it", "febbre, sono tornato dal Sudafrica"],
  ["es", "diarrea desde que volvimos de Marruecos"],
  ["fr", "fièvre, retour d’Afrique du Sud"],
  ["ar", "إسهال منذ رجعنا من إسبانيا"],
])("in %s, %j is read as a stay abroad, not entirely with malaria", (locale, text) => {
  expect(idsIn(locale, text)).toEqual(["travel-abroad"]);
});

test.each<[string, Locale, string]>([
  ["a neighbour's home", "en", "fever, my neighbour has come from Nigeria"],
  ["a journey to come", "en", "I'm going to Kenya next week, what do I need"],
  ["a vaccination", "fr", "vaccin pour un voyage au Sénégal"],
  ["a denial", "en", "fever, I haven't been to Africa"],
  ["a denial in French", "fr", "fièvre, je ne suis pas allé en Afrique"],
  ["a journey of years ago", "en", "tired, came back from Kenya 3 years ago"],
  ["a garment", "pt-BR", "fui tirar a moto de bermuda e queimei a perna"],
])("%s is not read as a stay", (_, locale, text) => {
  expect(idsIn(locale, text)).toEqual([]);
});

test("a stay months ago counts for malaria and not for the last four weeks", () => {
  expect(idsIn("en", "came back from Mali 3 months ago")).toEqual(["travel-malaria"]);
});

test("returning from the Amazon does not imply leaving the country", () => {
  expect(idsIn("pt-BR", "febre desde que cheguei da Amazônia")).toEqual(["travel-malaria"]);
});

test("no country is in both lists", () => {
  expect(malariaCountries.filter((code) => otherCountries.includes(code))).toEqual([]);
});
