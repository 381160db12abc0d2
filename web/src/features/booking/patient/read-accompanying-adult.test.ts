import { expect, test } from "vitest";
import { readAccompanyingAdult } from "./read-accompanying-adult.ts";

const self = "Inês Carvalho";
const parent = { "adult-relationship": "parent" };

test.each([
  ["nobody for an adult", {}, { requested: "none", self: null }, null, []],
  [
    "the account holder for a dependent",
    parent,
    { requested: "required", self },
    { name: self, relationship: "parent" },
    [],
  ],
  [
    "another adult for a dependent",
    { ...parent, adult: "other", "adult-name": " Rui Melo " },
    { requested: "required", self },
    { name: "Rui Melo", relationship: "parent" },
    [],
  ],
  [
    "nobody for an adult dependent who comes alone",
    { adult: "none" },
    { requested: "offered", self },
    null,
    [],
  ],
  [
    "what is missing of a guest's child",
    {},
    { requested: "required", self: null },
    null,
    ["adult-name", "adult-relationship"],
  ],
  [
    "that a child never comes alone",
    { adult: "none" },
    { requested: "required", self },
    null,
    ["adult-name", "adult-relationship"],
  ],
  [
    "no relationship of one's own making",
    { "adult-name": "Rui", "adult-relationship": "king" },
    { requested: "required", self: null },
    null,
    ["adult-relationship"],
  ],
] as const)("the form contains %s", (_what, fields, accompaniment, adult, missing) => {
  const read = readAccompanyingAdult(fields, accompaniment);
  expect(read.adult).toEqual(adult);
  expect(read.missing).toEqual(missing);
});
