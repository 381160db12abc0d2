// `npm run errors` writes docs/error-catalogue.md; with `--check` it only says whether it is current and complete.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readCoverage } from "../coverage/read-proofs.ts";
import { catalogueDocument } from "./catalogue-document.ts";
import { errorEntries } from "./entries.ts";

const target = path.resolve(import.meta.dirname, "../../docs/error-catalogue.md");
const { specification, proofs } = readCoverage();
const lines = specification.sections
  .flatMap((section) => section.lines)
  .filter(({ id }) => /^S8\.(?:MSG|TYPE|ERR|CLIP)\./.test(id));
const { document, faults } = catalogueDocument(lines, errorEntries, proofs);

if (faults.length > 0) fail(faults.join("\n"));
if (!process.argv.includes("--check")) writeFileSync(target, document);
else if (readFileSync(target, "utf8") !== document)
  fail("docs/error-catalogue.md is out of date. Run: npm run errors");

function fail(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
