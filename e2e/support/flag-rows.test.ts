import { manifestNames } from "@anteroom/domain/clinic/manifest";
import { settingNames } from "@anteroom/domain/clinic/settings";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { elsewhereRows, seenRows } from "./flag-rows.ts";

const root = path.resolve(import.meta.dirname, "../..");
const rows = [...seenRows, ...elsewhereRows];

test("every setting and every manifest field has one row in the flag matrix", () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...settingNames, ...manifestNames].toSorted());
});

test.each(elsewhereRows)(
  "$name, which no single page shows, is covered by a test: $provenIn",
  ({ name, provenIn }) => {
    expect(provenIn).toMatch(/\.(spec|test)\.tsx?$/);
    expect(readFileSync(path.join(root, provenIn), "utf8")).toMatch(new RegExp(`\\b${name}\\b`));
  },
);

test.each(seenRows)("the two clinics of $name differ in that flag only", ({ name, one, other }) => {
  const [first, second] = [
    { ...one.settings, ...one.manifest },
    { ...other.settings, ...other.manifest },
  ];
  const different = Object.keys({ ...first, ...second }).filter(
    (key) => JSON.stringify(Reflect.get(first, key)) !== JSON.stringify(Reflect.get(second, key)),
  );
  expect(different).toEqual([name]);
});
