import { expect, test } from "vitest";
import { firstName } from "./first-name.ts";

test.each([
  ["chloé martin", "Chloé"],
  [" maria ", "Maria"],
  ["éva", "Éva"],
  ["Inês Carvalho", "Inês"],
  ["McKenzie Hall", "McKenzie"],
  ["ليلى حسن", "ليلى"],
  ["", ""],
])("a greeting writes %j as %j", (name, greeted) => {
  expect(firstName(name)).toBe(greeted);
});
