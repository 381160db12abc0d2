import { expect, test } from "vitest";
import { openDoctorSearch } from "./doctor-search.ts";
import { withAdditions, type DoctorLexicon } from "./lexicon.ts";

const lexicon: DoctorLexicon = {
  names: `
gp: general practice, family doctor, gp
child: paediatrics, children's doctor
ent: ear nose and throat, ent, throat doctor
skin: dermatology, dermatologist
physio: entirely physical therapy`,
  people: "child gp: child, baby",
  complaints: `
gp nerve: headache, dizzy
gp child: fever, high fever
skin gp: rash, skin rash, itching
ent gp: sore throat, hoarse
physio: mal de dos`,
  doctor: "gp: doctor",
  fillers: "need with looking",
  meant: "dos",
};
const doctor = (name: string, specialty: string) => ({ name, specialty });
/** In the order of their free times. */
const doctors = [
  doctor("Dr Aurora Quental", "psychology"),
  doctor("Dr Lin Sato", "dermatology"),
  doctor("Dr Helena Duarte", "general-practice"),
  doctor("Dr Lin Wei", "dermatology"),
  doctor("Dr Beatriz Falcão", "ear-nose-throat"),
  doctor("Dr Amina Saidi", "paediatrics"),
  doctor("Dr Joaquín Vial", "physiotherapy"),
  doctor("Dr Nuno Évora", "neurology"),
];
const search = openDoctorSearch(lexicon);
const surnames = (typed: string) =>
  search(typed, doctors).doctors.map(({ name }) => name.split(" ").slice(1).join(" "));

test("an Arabic surname is found with and without its article", () => {
  const names = (typed: string) =>
    search(typed, [doctor("د. أمينة سعيدي", "paediatrics"), doctor("د. هدى نصر", "dermatology")]).doctors.map(
      ({ name }) => name,
    );
  for (const typed of ["سعيدي", "السعيدي"]) expect(names(typed)).toEqual(["د. أمينة سعيدي"]);
});

test("a children's doctor comes first for a child, however many complaints are entered", () => {
  expect(search("child with fever, dizzy and a headache", doctors).specialties[0]).toBe("paediatrics");
  expect(search("ear nose and throat for a child", doctors).specialties[0]).toBe("ear-nose-throat");
});

test.each([
  ["a whole word, never the middle of a name", "ent", ["Beatriz Falcão"]],
  ["another case and no accents", "FALCAO", ["Beatriz Falcão"]],
  ["the surname first", "Quental Aurora", ["Aurora Quental"]],
  ["a title", "Dr. Duarte", ["Helena Duarte"]],
  ["the beginning of a name", "quen", ["Aurora Quental"]],
  ["a misspelt name", "Quentall", ["Aurora Quental"]],
  ["a name without its space", "linwei", ["Lin Wei"]],
  ["a name in Arabic letters", "خواكين", ["Joaquín Vial"]],
  ["the second specialty after the first", "headache", ["Helena Duarte", "Nuno Évora"]],
  ["the free times among doctors of one specialty", "dermatologist", ["Lin Sato", "Lin Wei"]],
  ["two errors in a long word", "dermatologsit", ["Lin Sato", "Lin Wei"]],
  ["an inflection", "headaches", ["Helena Duarte", "Nuno Évora"]],
  ["a space in the middle", "head ache", ["Helena Duarte", "Nuno Évora"]],
  ["a space left out", "skinrash", ["Lin Sato", "Lin Wei", "Helena Duarte"]],
  ["who is ill before what ails them", "child with high fever", ["Amina Saidi", "Helena Duarte"]],
  ["a title alone: everybody", "dr", doctors.map(({ name }) => name.slice(3))],
  ["a word that is small in another language", "mal dos", ["Joaquín Vial"]],
  ["nothing", "  ", []],
  ["nothing that fits", "zebra disease", []],
] as const)("the search reads %s: %j", (_, typed, found) => {
  expect(surnames(typed)).toEqual(found);
});

test("an exact word ranks above a prefix, and a prefix above a misspelling", () => {
  const some = [doctor("Dr Fevern Ott", "neurology"), doctor("Dr Feber Ott", "neurology"), ...doctors];
  expect(
    search("fever", some)
      .doctors.map(({ specialty }) => specialty)
      .slice(0, 2),
  ).toEqual(["general-practice", "paediatrics"]);
  expect(search("feve", some).doctors[0]?.name).toBe("Dr Fevern Ott");
});

test("repeated letters are collapsed, and a single repeated letter is ignored", () => {
  expect(search("raaaash", doctors).specialties[0]).toBe("dermatology");
  const some = [{ name: "Dr Aurora Quental", specialty: "psychology" }];
  expect(search("qqqq", some).doctors).toEqual([]);
});

test("a named doctor is distinguished from a named specialty", () => {
  expect(search("falcao", doctors).isName).toBe(true);
  expect(search("rash", doctors).isName).toBe(false);
  expect(search("rash", doctors).specialties).toEqual(["dermatology", "general-practice"]);
});

test("a named doctor of a specialty comes first among its doctors", () => {
  expect(surnames("wei dermatologist").slice(0, 2)).toEqual(["Lin Wei", "Lin Sato"]);
});

test("a regional variant has its own words and those of its language", () => {
  const own = {
    names: "",
    people: "child gp: guagua",
    complaints: "gp: guata",
    doctor: "",
    fillers: "",
    meant: "",
  };
  const chilean = openDoctorSearch(withAdditions(lexicon, own));
  expect(chilean("guata", doctors).specialties).toEqual(["general-practice"]);
  expect(chilean("rash", doctors).specialties[0]).toBe("dermatology");
});

test("a lexicon that names an unknown specialty is refused", () => {
  expect(() => openDoctorSearch({ ...lexicon, complaints: "homeopathy: warts" })).toThrow("homeopathy");
});
