import { expect, test } from "vitest";
import { catalogueDocument } from "./catalogue-document.ts";
import { type ErrorEntry, errorEntries } from "./entries.ts";

const line = { id: "S8.MSG.21", statement: "No network", part: "1" };
const proof = { ids: [line.id], file: "e2e/clinics-and-languages.spec.ts", title: "a notice appears" };
const offline =
  "shell: You’re not connected to the internet. This page continues automatically when you’re back online.";
const entry: ErrorEntry = { id: line.id, says: [offline], next: [offline] };
const faultsOf = (of: ErrorEntry[], proofs = [proof]) => catalogueDocument([line], of, proofs).faults;

test.each(["e2e/clinics-and-languages.spec.ts", "web/src/app/offline.page.test.tsx"])(
  "a message with its text, its next action and a page test in %s has no fault",
  (file) => {
    expect(faultsOf([entry], [{ ...proof, file }])).toEqual([]);
  },
);

test.each([
  ["no next action", { ...entry, next: [] }, [proof], "S8.MSG.21 has no next action"],
  ["nothing said", { ...entry, says: [] }, [proof], "S8.MSG.21 says nothing"],
  ["no test", entry, [], "S8.MSG.21 is reached by no test of its page"],
  [
    "a unit test alone",
    entry,
    [{ ...proof, file: "web/src/a.test.ts" }],
    "S8.MSG.21 is reached by no test of its page",
  ],
] as const)("a message with %s is a fault", (_what, of, proofs, fault) => {
  expect(faultsOf([of], [...proofs])).toEqual([fault]);
});

test("a text that is not in the product is reported for each of the eight languages", () => {
  expect(faultsOf([{ ...entry, says: ["shell: We are out of order."] }])).toHaveLength(8);
  expect(faultsOf([{ ...entry, says: ["problem: no_such_code"] }])).toHaveLength(8);
});

test("a line proven by a test requires an entry; a line not built yet is owed", () => {
  expect(faultsOf([])).toEqual(["S8.MSG.21 is proven and has no entry in entries.ts"]);
  expect(catalogueDocument([line], [], [])).toMatchObject({ faults: [] });
  const owed: ErrorEntry = { ...entry, next: [], isOwed: true };
  expect(faultsOf([owed], [])).toEqual([]);
  expect(faultsOf([owed])).toEqual(["S8.MSG.21 has no next action"]);
});

test("an error type requires an entry with its origin, even when no test names it", () => {
  const type = { ...line, id: "S8.TYPE.06" };
  const of = (entries: ErrorEntry[], proofs = [{ ...proof, ids: [type.id] }]) =>
    catalogueDocument([type], entries, proofs).faults;
  const reported: ErrorEntry = { ...entry, id: type.id, arises: "On an old phone." };
  expect(of([reported])).toEqual([]);
  expect(of([])).toEqual(["S8.TYPE.06 is an error type without an entry in entries.ts"]);
  expect(of([], [])).toEqual(["S8.TYPE.06 is an error type without an entry in entries.ts"]);
  expect(of([{ ...reported, arises: "" }])).toEqual(["S8.TYPE.06 does not say where it arises"]);
  expect(of([reported], [])).toEqual(["S8.TYPE.06 is reached by no test of its page"]);
});

test(
  "each entry exists once, and the document also has every message in Arabic",
  { tags: ["S8.MSG.13", "D.44"] },
  () => {
    expect(new Set(errorEntries.map(({ id }) => id)).size).toBe(errorEntries.length);
    expect(catalogueDocument([line], [entry], [proof]).document).toContain("| says | ar | ");
  },
);
