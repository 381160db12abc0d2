// `npm run coverage:spec` writes docs/specification-coverage.md; with `--check` it only says whether it is current.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { coverageDocument } from "./coverage-document.ts";
import { readCoverage } from "./read-proofs.ts";
import { faultsOfReviews, readReviews } from "./review.ts";
import { unknownIds } from "./specification.ts";

const root = path.resolve(import.meta.dirname, "../..");
const target = path.join(root, "docs/specification-coverage.md");
const { specification, proofs } = readCoverage();

const unknown = unknownIds(specification, proofs);
if (unknown.length > 0)
  fail(`Tests name ids that the specification does not have:\n  ${unknown.join("\n  ")}`);

const reviews = readReviews();
const faults = faultsOfReviews(specification, reviews);
if (faults.length > 0) fail(`specification-review.json:\n  ${faults.join("\n  ")}`);

const document = coverageDocument(specification, reviews, proofs);
if (!process.argv.includes("--check")) {
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, document);
} else if (current() !== document)
  fail("docs/specification-coverage.md is out of date. Run: npm run coverage:spec");

function current(): string {
  try {
    return readFileSync(target, "utf8");
  } catch {
    return "";
  }
}

function fail(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
