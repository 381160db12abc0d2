import { expect, test } from "vitest";
import { grammarOf } from "./grammar.ts";
import { durationsOf, valuesOf } from "./values.ts";

const told = [
  ["en", "cough for 2 days", 2, 2],
  ["en", "coughing for a couple of weeks", 14, 14],
  ["en", "cough since the day before yesterday", 2, 2],
  ["en", "cough for a few days", 2, 6],
  ["en", "cough for over a month", 30, 50_000],
  ["en", "cough over the last 2 days", 2, 2],
  ["en", "cough for 1-2 days", 1, 2],
  ["en", "a cough for a fortnight now", 14, 14],
  ["en", "fever since yesterday and a cough for 3 weeks", 1, 21],
  ["en", "woke me up last night, 4th night in a row. fine 3 weeks ago", 4, 4],
  ["en", "4 nights in a row now", 4, 4],
  ["pt", "dor ontem à noite, quarta noite seguida", 4, 4],
  ["pt", "a 4.ª noite seguida", 4, 4],
  ["pt-BR", "três dias seguidos", 3, 3],
  ["es", "anoche otra vez, tercera noche seguida", 3, 3],
  ["es-CL", "4 noches seguidas", 4, 4],
  ["it", "stanotte, quarta notte di fila", 4, 4],
  ["fr", "cette nuit, 4e nuit d’affilée", 4, 4],
  ["ar", "امبارح بالليل، رابع ليلة على التوالي", 4, 4],
  ["pt", "tosse há 2 dias", 2, 2],
  ["pt", "tosse desde ontem", 1, 1],
  ["pt", "tosse há quinze dias", 15, 15],
  ["pt", "tosse há mais de três semanas", 21, 50_000],
  ["pt-BR", "tosse faz uma semana", 7, 7],
  ["pt-BR", "tosse de ontem pra cá", 1, 1],
  ["it", "tosse da 2 giorni", 2, 2],
  ["it", "tosse da un paio di giorni", 2, 2],
  ["it", "tosse dall’altro ieri", 2, 2],
  ["it", "tosse da oltre un mese", 30, 50_000],
  ["es", "tos desde hace un par de días", 2, 2],
  ["es", "tos desde antes de ayer", 2, 2],
  ["es", "tos desde hace menos de una semana", 0, 7],
  ["es-CL", "tos hace como 2 días", 2, 2],
  ["es-CL", "llevo tres semanas con tos", 21, 21],
  ["fr", "toux depuis avant-hier", 2, 2],
  ["fr", "toux depuis une quinzaine de jours", 15, 15],
  ["fr", "toux depuis 48h", 2, 2],
  ["ar", "سعال منذ يومين", 2, 2],
  ["ar", "كحة من أسبوع", 7, 7],
  ["ar", "سعال منذ شهر", 30, 30],
  ["ar", "سعال منذ ٣ أيام", 3, 3],
  ["ar", "عندي الم بصدري من ساعه", 1 / 24, 1 / 24],
  ["ar", "بقالي أسبوع بكح", 7, 7],
  ["en", "cough for 3wks", 21, 21],
  ["en", "headache for 2d", 2, 2],
  ["en", "rash for 6 mths", 180, 180],
  ["fr", "toux depuis 3 sem", 21, 21],
  ["fr", "fièvre depuis 2 j", 2, 2],
  ["it", "tosse da 3 sett.", 21, 21],
  ["it", "febbre da 2 gg", 2, 2],
  ["es", "tos desde hace 3 sem", 21, 21],
  ["pt", "tosse há 3 sem", 21, 21],
  ["pt", "febre há 2d", 2, 2],
] as const;

test.each(told)("in %s “%s” is read as %d to %d days", (locale, text, least, most) => {
  expect(durationsOf(text, grammarOf(locale))).toEqual({ least, most });
});

test.each([
  ["en", "coughing for days", 2, 13],
  ["en", "itchy for weeks now", 14, 60],
  ["en", "headaches for months", 60, 364],
  ["en", "headaches for years", 730, 50_000],
  ["en", "my back hurts for hours", 2 / 24, 23 / 24],
  ["en", "tired for years but a cough for 3 days", 3, 3],
  ["pt", "tosse há dias", 2, 13],
  ["pt", "tosse há semanas", 14, 60],
  ["pt-BR", "tosse faz meses", 60, 364],
  ["it", "tosse da giorni", 2, 13],
  ["it", "mal di testa da mesi", 60, 364],
  ["es", "tos desde hace días", 2, 13],
  ["es-CL", "llevo semanas con tos", 14, 60],
  ["fr", "toux depuis des jours", 2, 13],
  ["fr", "ça fait des mois que je tousse", 60, 364],
  ["ar", "سعال من أيام", 2, 13],
  ["ar", "كحة صارلي أسابيع", 14, 60],
] as const)("in %s “%s” is read as %d to %d days although uncounted", (locale, text, least, most) => {
  const lasted = durationsOf(text, grammarOf(locale));
  expect(lasted?.least).toBeCloseTo(least);
  expect(lasted?.most).toBeCloseTo(most);
});

const wednesday = 3;

test.each([
  ["en", "cough since Monday", 2, 2],
  ["en", "cough since last Monday", 2, 9],
  ["en", "cough since Wednesday", 7, 7],
  ["pt", "tosse desde segunda-feira", 2, 2],
  ["pt-BR", "tosse desde a sexta", 5, 5],
  ["it", "tosse da lunedì", 2, 2],
  ["es", "tos desde el lunes", 2, 2],
  ["es-CL", "tos desde el domingo", 3, 3],
  ["fr", "toux depuis dimanche", 3, 3],
  ["ar", "سعال من يوم الاثنين", 2, 2],
  ["ar", "كحة منذ الأحد", 3, 3],
] as const)("on a Wednesday in %s “%s” is read as %d to %d days", (locale, text, least, most) => {
  expect(durationsOf(text, grammarOf(locale), wednesday)).toEqual({ least, most });
});

test.each([
  ["en", "since Monday", undefined],
  ["en", "I see the doctor on Monday", wednesday],
  ["en", "it comes for days at a time", wednesday],
  ["pt", "é a segunda vez", wednesday],
  ["it", "mi fa male la seconda volta", wednesday],
  ["fr", "il y a des jours où ça va", wednesday],
] as const)("in %s “%s” is read as no duration (today %s)", (locale, text, today) => {
  expect(durationsOf(text, grammarOf(locale), today)).toBeUndefined();
});

test.each([
  ["en", "headaches about twice a week"],
  ["en", "my 2 year old has a headache"],
  ["ar", "صداع كل يوم"],
  ["fr", "mal de tête deux fois par semaine"],
  ["fr", "j'y vais toutes les 5 minutes"],
  ["fr", "je me réveille à 3h du matin"],
  ["en", "stiff for an hour each morning"],
  ["en", "shattered even after 10 hours kip"],
  ["en", "a box of tissues a day"],
  ["en", "my period is 10 days late"],
  ["en", "he came round in a minute"],
  ["pt", "vou à casa de banho de meia em meia hora"],
  ["ar", "بنتي عمرها سنتين"],
  ["ar", "رضيعي عمره شهر ونص"],
] as const)("in %s “%s” is read as no duration", (locale, text) => {
  expect(durationsOf(text, grammarOf(locale))).toBeUndefined();
});

test.each([
  ["en", "chest pain for 2 hours", 2 / 24],
  ["en", "it came on 2 hours ago", 2 / 24],
  ["en", "3 hours of pain", 3 / 24],
] as const)("in %s “%s” is read as a duration in hours", (locale, text, days) => {
  expect(durationsOf(text, grammarOf(locale))?.most).toBeCloseTo(days);
});

test.each([
  ["en", "he feels really hot 38.4 on the thermometer", 38.4],
  ["en", "shivering and sweating buckets, 38.9", 38.9],
  ["pt", "queixa-se do ouvido, tem 38,5", 38.5],
  ["ar", "بنتي بتبكي وحرارتها 38.6", 38.6],
  ["en", "my weight is 38.5 kg", undefined],
  ["en", "sugar of 38.5 mmol", undefined],
] as const)("in %s “%s” is read as a temperature of %d", (locale, text, degrees) => {
  expect(valuesOf(text, grammarOf(locale))["temperature"]).toBe(degrees);
});

test("the first duration in the text is used", () => {
  expect(valuesOf("fever since yesterday and a cough for 3 weeks", grammarOf("en"))).toEqual({
    durationDays: 1,
  });
});

test.each([
  ["en", "20 wks pregnant, headache", 20],
  ["en", "pregnant 20wks bleeding", 20],
  ["en", "i am 20w pregnant, headache", 20],
  ["en", "20w+3d pregnant, headache", 20],
  ["en", "20+3 weeks pregnant, headache", 20],
  ["en", "8 wks preggers, sick all day", 8],
  ["en", "in week 32 of my pregnancy, itchy", 32],
  ["fr", "enceinte de 20 sem, brûlures en urinant", 20],
  ["fr", "enceinte 20 SA, mal au ventre", 20],
  ["fr", "enceinte de 20SA + 3j, mal au ventre", 20],
  ["es", "embarazada de 20 sem, dolor de cabeza", 20],
  ["es", "embarazo, semana 20, dolor de cabeza", 20],
  ["pt", "grávida de 20 sem, arde ao urinar", 20],
  ["pt-BR", "gestante de 20 sem e dor de cabeça", 20],
  ["it", "incinta di 20 sett, bruciore a urinare", 20],
  ["it", "incinta alla 20a settimana, mal di testa", 20],
  ["ar", "حامل بالأسبوع 20 وحرقان بالبول", 20],
] as const)(
  "in %s “%s” is read as a pregnancy of %d weeks and no duration",
  (locale, text, gestationWeeks) => {
    expect(valuesOf(text, grammarOf(locale))).toEqual({ gestationWeeks });
  },
);

test.each([
  ["en", "3d scan yesterday was fine, cough", 1],
  ["pt", "tenho 20 sem febre", undefined],
  ["fr", "elle a mal à sa jambe, 20 ans", undefined],
] as const)("in %s “%s” has no short unit", (locale, text, durationDays) => {
  expect(valuesOf(text, grammarOf(locale)).durationDays).toBe(durationDays);
});
