import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");

/** Placeholders that are never 1: constants, limits, and lengths of at least two. */
const neverOne = new Set([
  "characters",
  "fewestAreas",
  "holdMinutes",
  "minutes",
  "most",
  "refundArrivalDays",
  "reservedMinutes",
  "restMinutes",
  "to",
]);
const counted =
  /\{(\w+)\}(?:<\/\d+>)? (?:areas|characters|days|files|hours|minutes|months|people|points|readings|reviews|seconds|times|values|weeks|years)\b/g;

/** Returns the counts of an English message that have no singular form. */
const bareCounts = (message: string) =>
  [...message.matchAll(counted)].filter(([, name = ""]) => !neverOne.has(name)).map(([found]) => found);

test.each([
  ["{count} readings", ["{count} readings"]],
  ["<0>{views}</0> times", ["{views}</0> times"]],
  ["{count, plural, one {# reading} other {# readings}}", []],
  ["It works for {minutes} minutes.", []],
])("a count in %s is reported when it has no singular form", (message, found) => {
  expect(bareCounts(message)).toEqual(found);
});

test("every count of the web and the desk has a singular form", () => {
  const files = globSync(["web/src/locales/en/*.po", "desk/src/locales/en/*.po"], { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), "utf8").matchAll(/^msgid "(.*)"$/gm)].flatMap(([, id = ""]) =>
      bareCounts(id).map((count) => `${path.basename(file)}: ${count}`),
    ),
  );
  expect(found).toEqual([]);
});
