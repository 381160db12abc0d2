import { expect, test } from "vitest";
import { mayBeOnePerson, personDifferences } from "./merge-refusals.ts";

const rui = { foldedName: "rui santos", birthdate: "1980-02-03", taxpayerNumber: null };

test.each([
  ["the same name and date of birth", {}, true],
  ["the same name, and no date of birth", { birthdate: null }, true],
  ["the same date of birth, and a name written otherwise", { foldedName: "rui m santos" }, true],
  ["another date of birth", { birthdate: "1980-03-02" }, false],
  ["nothing that agrees", { foldedName: "ana reis", birthdate: null }, false],
])("a record with %s is judged as one person: %s", (_what, other, expected) => {
  expect(mayBeOnePerson(rui, { ...rui, ...other })).toBe(expected);
  expect(mayBeOnePerson({ ...rui, ...other }, rui)).toBe(expected);
});

test.each([
  ["another date of birth", { birthdate: "1980-03-02" }, ["birthdate"]],
  ["another date of birth and name", { foldedName: "ana reis", birthdate: "1980-03-02" }, ["birthdate"]],
  ["another name, and no date of birth", { foldedName: "ana reis", birthdate: null }, ["name"]],
  ["a name written otherwise", { foldedName: "rui m santos" }, []],
  ["another tax number", { taxpayerNumber: "1" }, ["tax_number"]],
  ["another of both", { birthdate: "1980-03-02", taxpayerNumber: "1" }, ["birthdate", "tax_number"]],
])("what stands in the way of one person with %s is named", (_what, other, expected) => {
  const one = { ...rui, taxpayerNumber: "taxpayerNumber" in other ? "2" : null };
  expect(personDifferences(one, { ...one, ...other })).toEqual(expected);
});

test("a tax number that agrees is enough, and one that differs refuses", () => {
  const [one, other] = [
    { ...rui, taxpayerNumber: "1" },
    { ...rui, foldedName: "r s", birthdate: null, taxpayerNumber: "1" },
  ];
  expect(mayBeOnePerson(one, other)).toBe(true);
  expect(mayBeOnePerson(one, { ...one, taxpayerNumber: "2" })).toBe(false);
});
