import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { findTestReferences, type TestReferences } from "./find-proofs.ts";
import { type Specification } from "./specification.ts";

const root = path.resolve(import.meta.dirname, "../..");
const tests = [
  "{domain,contract,content,local-http,client,server,web,desk,counterpart,tools,bench}/**/*.test.{ts,tsx}",
  "engines/*/src/**/*.test.ts",
  "e2e/**/*.ts",
];
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/**
 * Returns the specification of `specification-lines.json`, and the references of every test file
 * of the repository to it. Takes seconds: parses all test files.
 */
export function readCoverage(): TestReferences & {
  specification: Specification;
  /** Paths of the files that were read, with slashes. */
  files: readonly string[];
} {
  const files = globSync(tests, {
    cwd: root,
    exclude: (name) => /node_modules|dist|\.types/.test(name),
  })
    .map((file) => file.split(path.sep).join("/"))
    .sort();
  const found = files.map((file) => findTestReferences(read(file), file));
  return {
    files,
    specification: JSON.parse(read("tools/coverage/specification-lines.json")) as Specification,
    proofs: found.flatMap(({ proofs }) => proofs),
    titlesWithIds: found.flatMap(({ titlesWithIds }) => titlesWithIds),
  };
}
