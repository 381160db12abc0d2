import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { findProofs, type Proof, type Specification } from "./specification.ts";

const root = path.resolve(import.meta.dirname, "../..");
const tests = [
  "{domain,contract,content,local-http,server,web,counterpart,tools,bench}/**/*.test.{ts,tsx}",
  "engines/*/src/**/*.test.ts",
  "e2e/**/*.ts",
];
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** The lines of the specification, and every test of the repository that names ids. */
export function readProofs(): { specification: Specification; proofs: readonly Proof[] } {
  const files = globSync(tests, {
    cwd: root,
    exclude: (name) => /node_modules|dist|\.types/.test(name),
  }).sort();
  return {
    specification: JSON.parse(read("tools/coverage/specification-lines.json")) as Specification,
    proofs: files.flatMap((file) => findProofs(read(file), file.split(path.sep).join("/"))),
  };
}
