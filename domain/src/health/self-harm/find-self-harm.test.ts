import { expect, test } from "vitest";
import { allSelfHarmLanguages } from "../../testing/all-self-harm-languages.ts";
import { openSelfHarmFinder } from "./find-self-harm.ts";

const find = openSelfHarmFinder(allSelfHarmLanguages);

test.each([
  ["en", "sometimes I wish I could go to sleep and never wake up"],
  ["en", "everyone would be better off without me"],
  ["en", "I have been saving up my sleeping pills"],
  ["en", "my daughter hides cuts on her arms"],
  ["en", "I'm sooooo suicidel"],
  ["en", "kms, not joking"],
  ["en", "back pain for years, I can't live with it anymore"],
  ["en", "my life is pain, can't live with it"],
  ["en", "I can't live with it"],
  ["en", "back pain, cant live with it. want to end it all"],
  ["pt", "dor nas costas, não consigo viver mais"],
  ["es", "me duele la espalda, no puedo vivir así"],
  ["fr", "mal au dos, je ne peux plus vivre"],
  ["pt", "queria dormir e não acordar mais"],
  ["pt-BR", "meu filho falou que quer se matar"],
  ["pt", "ando a guardar comprimidos para acabar com tudo"],
  ["es", "estarían mejor sin mí"],
  ["es-CL", "me quiero morir wn, no doy más"],
  ["es", "pensé en tomarme todas las pastillas"],
  ["fr", "jen peux pu jveux crever"],
  ["fr", "j'ai peur de me jeter sous un train"],
  ["fr", "j'ai écrit une lettre d'adieu"],
  ["it", "mio figlio dice che vuole uccidersi"],
  ["it", "starebbero tutti meglio senza di me"],
  ["ar", "بدي موت"],
  ["ar", "نفسي أنام وما أصحاش"],
  ["ar", "ابنتي تجرح نفسها"],
  ["en", "I keep thinking about dying"],
  ["en", "found a rope in my son's wardrobe"],
  ["pt-BR", "acho que morrer seria um descanso"],
  ["es", "refiere ideación autolítica"],
  ["it", "ha detto che la corda ce l'ha già pronta"],
  ["fr", "je pense à mourir"],
  ["fr", "ne plus exister, c'est tout ce que je demande"],
  ["ar", "أُفَكِّرُ فِي الِانْتِحَارِ"],
  ["ar", "باغي نموت عييت من الحياة"],
  ["fr", "je dors plus, je mange plus, à quoi bon vivre"],
  ["fr", "j'ai pris trop de doliprane exprès"],
  ["it", "ho preso troppe tachipirine apposta"],
  ["it", "mi brucio con le sigarette quando sto male"],
])("in %s, %j is a sign of suicidal thoughts or self-harm", { tags: ["S1.08"] }, (_locale, text) => {
  expect(find(text)).not.toBeNull();
});

test.each([
  ["mal de tête depuis des années, je supporte pas la lumière"],
  ["migraine, je ne supporte plus la lumière ni le bruit"],
  ["back pain, cant live with it"],
  ["this itch, I can't live with it"],
  ["dor nas costas, não consigo viver com isto"],
  ["dolor de espalda, no puedo vivir con esto"],
  ["mal au dos, je ne peux pas vivre avec ça"],
  ["I don't want to die"],
  ["no suicidal thoughts, plans or self-harm"],
  ["My back is killing me"],
  ["I'm dying of hunger, and tired to death"],
  ["I cut myself while chopping onions"],
  ["I can't take this toothache any more"],
  ["My father died by suicide ten years ago and I want to talk about grief"],
  ["não tenho pensamentos suicidas nem ideias de automutilação"],
  ["a minha mãe vai-me matar"],
  ["no quiero morir"],
  ["me muero de la risa"],
  ["pas d'idées suicidaires ni d'automutilation"],
  ["ce mal de tête me tue"],
  ["ho paura di morire"],
  ["mi fa morire dal ridere"],
  ["لا أريد أن أموت"],
  ["ميت من الجوع"],
  ["I scratched my leg until it bled, the eczema is terrible"],
  ["je suis tombé du toit"],
  ["se callo de la cama y se pego en la cabeza, vomito 2 veses"],
  ["mi hijo se pego con la puerta"],
  ["me tome un remedio vencido"],
  ["je dors plus, je me reveille a 3h du mat tous les jours depuis 2 mois"],
  ["je mange plus et je dors plus"],
  ["jai pris trop de doliprane hier soir"],
  ["ho preso troppe tachipirine ieri sera"],
  ["mi brucia quando faccio pipi"],
  ["pensei que ia morrer com falta de ar"],
  ["أكتب بحثا عن نسب الانتحار عند الشباب"],
  ["je suis de plus en plus fatigué"],
  ["je me sens de plus en plus faible depuis 3 mois"],
  ["je tousse de plus en plus"],
  ["j'ai plus de 50 ans et mal au dos"],
  ["je n'ai plus de fièvre mais je tousse encore"],
  ["je n'ai plus de force dans la main"],
  ["j'ai plus de voix"],
  ["j'ai de plus en plus mal à la tête"],
  ["já não tenho apetite e perdi peso"],
  ["já não tenho voz"],
  ["o meu filho bebeu lixivia"],
  ["a minha neta bebeu um gole de lixívia na cozinha"],
  ["mi hija se tomó cloro, está vomitando"],
  ["mon fils a bu de la javel"],
  ["my son drank bleach"],
  ["mio figlio ha bevuto la candeggina"],
  ["ابني شرب كلور"],
  ["je veux avorter"],
  ["كل شيء جيد"],
  ["ya me siento mejor"],
  ["la llamada se cortó una vez"],
  ["je ne veux plus d'enfants"],
  ["¿Puedo tomar la píldora del día después?"],
])("%j is no sign of self-harm", { tags: ["S1.08"] }, (text) => {
  expect(find(text)).toBeNull();
});

test.each([
  ["pt", "a minha filha bebeu lixívia porque acabou com o namorado"],
  ["pt", "bebi lixívia"],
  ["es", "mi hija bebió lejía después de la pelea"],
  ["fr", "ma fille a bu de la javel, elle voulait mourir"],
  ["en", "my daughter drank bleach after the argument"],
])("in %s, %j is no accident", { tags: ["S1.08"] }, (_locale, text) => {
  expect(find(text)).not.toBeNull();
});

test.each([
  ["en", "i wnat to die"],
  ["en", "idont want to live anymore"],
  ["en", "i wanttodie"],
  ["pt", "qeuro morrer"],
  ["pt", "vou me mtar hoje"],
  ["pt-BR", "queromorrer"],
  ["es", "quireo morir"],
  ["es-CL", "me quieor morir"],
  ["fr", "jeveux mourir"],
  ["fr", "je voudrias etre morte"],
  ["it", "volgio morire"],
  ["it", "nonvoglio piu vivere"],
  ["ar", "اريدان اموت"],
])("in %s, misspellings do not hide %j", { tags: ["S1.08"] }, (_locale, text) => {
  expect(find(text)).not.toBeNull();
});

test.each([
  ["eu quero moer o café"],
  ["thinking about ending my contract"],
  ["i wnat to diet"],
  ["my phone is dyingg"],
  ["mes neveux"],
  ["quireo dormir"],
  ["i belive you"],
  ["in the deadline"],
])("%j with a misspelling or an inserted word is no sign of it", { tags: ["S1.08"] }, (text) => {
  expect(find(text)).toBeNull();
});

test("a denial in a text does not hide another sign", { tags: ["S1.08"] }, () => {
  expect(find("I don't want to die but I can't stop thinking about suicide")).not.toBeNull();
});

test("one phrase of despair is ordinary, and two different ones are a sign", { tags: ["S1.08"] }, () => {
  expect(find("I feel hopeless.")).toBeNull();
  expect(find("não aguento mais esta dieta")).toBeNull();
  expect(find("I feel hopeless. I can't do this any more.")).toEqual({
    kind: "despair",
    words: expect.stringContaining(" + "),
  });
});

test("without a language nothing is found", () => {
  expect(openSelfHarmFinder([])("I want to die")).toBeNull();
});

test.each([
  "je tousse de plus en plus",
  "j'ai plus de 50 ans et mal au dos",
  "je n'ai plus de fièvre mais je tousse encore",
  "je n'ai plus de médicaments pour la tension",
  "je n'ai plus de force dans la main",
  "j'ai plus de voix",
  "j'ai de plus en plus mal à la tête",
  "já não tenho voz",
])("a past body state or a number is no sign of suicide: %s", (text) => {
  expect(find(text)).toBeNull();
});

test.each([
  "je suis de plus en plus fatiguée, je veux plus vivre",
  "j'ai plus d'appétit et je pense à mourir",
  "je n'ai plus de force, je veux en finir",
  "já não tenho apetite, quero morrer",
  "maux de tête, plus d'appétit, et honnêtement vivre ou mourir ça m'est égal",
])("beside it a sign still counts: %s", (text) => {
  expect(find(text)).not.toBeNull();
});
