import { expect, test } from "vitest";
import { openTargets } from "./find-targets.ts";
import type { SearchTarget } from "./search-target.ts";

const specialty = (slug: string, title: string): SearchTarget => ({
  id: slug,
  to: `/doctors?specialties=${slug}`,
  title,
  detail: "1 doctor",
  portrait: null,
  specialty: slug,
  sex: null,
});
const person = (title: string, slug: string): SearchTarget => ({
  id: title,
  to: "/doctors/1",
  title,
  detail: slug,
  portrait: "/face.webp",
  specialty: slug,
  sex: "female",
});
const targets = [
  specialty("general-practice", "General practice"),
  specialty("dermatology", "Skin"),
  specialty("psychology", "Psychology"),
  person("Dr Helena Duarte", "general-practice"),
  person("Dr Aurora Quental", "psychology"),
  person("Dr Lin Wei", "dermatology"),
];

test.each([
  ["skin", ["Skin", "Dr Lin Wei"]],
  ["rash on my arm", ["Skin", "General practice", "Dr Lin Wei", "Dr Helena Duarte"]],
  ["quental", ["Dr Aurora Quental"]],
  ["wei lin", ["Dr Lin Wei"]],
  ["ENT", []],
  ["", []],
])("the search box offers for %j: %j", async (typed, titles) => {
  const { find } = await openTargets("en");
  expect(find(targets, typed).map(({ title }) => title)).toEqual(titles);
});

test.each([
  ["woman dermatologist", "/doctors?specialties=dermatology&sex=female"],
  ["male dermatologist", "/doctors?specialties=dermatology"],
  ["dermatologist", "/doctors?specialties=dermatology"],
])("the specialty offered for %j leads to %s when all its doctors are women", async (typed, address) => {
  const { find } = await openTargets("en");
  expect(find(targets, typed)[0]?.to).toBe(address);
});

const withChildren = [
  ...targets,
  specialty("paediatrics", "Children"),
  person("Dr Ana Lopes", "paediatrics"),
];

test.each([
  ["es", "mi hija de 3 esta con fiebre y le duele el oido"],
  ["es-CL", "mi hija de 3 esta con fiebre y le duele el oido"],
  ["en", "my daughter has a fever and her ear hurts"],
  ["pt", "o meu filho tem febre e tosse"],
  ["pt-BR", "minha filha está com dor de ouvido"],
  ["fr", "mon enfant a de la fièvre"],
  ["it", "mio figlio ha la febbre e tosse"],
  ["ar", "ابنتي عندها حرارة وسعال"],
] as const)("the search in %s offers children's doctors first for %j", async (locale, typed) => {
  const { find } = await openTargets(locale);
  const found = find(withChildren, typed).map(({ title }) => title);
  expect(found[0]).toBe("Children");
  expect(found.find((title) => title.startsWith("Dr"))).toBe("Dr Ana Lopes");
});

test.each(["fever and my ear hurts", "dermatologist for my daughter"])(
  "the search does not put children's doctors first for %j",
  async (typed) => {
    const { find } = await openTargets("en");
    expect(find(withChildren, typed)[0]?.title).not.toBe("Children");
  },
);

const languages = [
  ["en", "headache", "skin rash"],
  ["pt", "dor de cabeça", "manchas na pele"],
  ["pt-BR", "dor de cabeça", "manchas na pele"],
  ["es", "dolor de cabeza", "sarpullido"],
  ["es-CL", "dolor de cabeza", "sarpullido"],
  ["fr", "mal de tête", "éruption cutanée"],
  ["it", "mal di testa", "sfogo sulla pelle"],
  ["ar", "صداع", "طفح جلدي"],
] as const;

test.each(languages.map(([own]) => own))(
  "the search of a page in %s finds the specialty for words in any language",
  async (own) => {
    const { findInAnyLanguage } = await openTargets(own);
    const specialtiesFor = async (typed: string) =>
      (await findInAnyLanguage(targets, typed, true))
        .filter(({ portrait }) => portrait === null)
        .map(({ id }) => id);
    for (const [, head, skin] of languages) {
      expect([head, await specialtiesFor(head)]).toEqual([
        head,
        expect.arrayContaining(["general-practice"]),
      ]);
      expect([skin, (await specialtiesFor(skin))[0]]).toEqual([skin, "dermatology"]);
    }
  },
);

test("the search loads no other language for known words, a name or two letters", async () => {
  let count = 0;
  const { findInAnyLanguage } = await openTargets("pt", () => (count += 1));
  for (const typed of ["dor de cabeça", "dor de cab", "quental", "xq"])
    await findInAnyLanguage(targets, typed, false);
  expect(count).toBe(0);
  await findInAnyLanguage(targets, "headache", false);
  expect(count).toBe(1);
});

test("no language finds anything for words without a meaning", async () => {
  const { findInAnyLanguage } = await openTargets("pt-BR");
  for (const typed of ["xqzw", "zebra disease", "qqqq", "blorp"])
    expect([typed, await findInAnyLanguage(targets, typed, true)]).toEqual([typed, []]);
});
