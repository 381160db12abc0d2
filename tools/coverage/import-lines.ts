// `node tools/coverage/import-lines.ts <the specification in lines, as Markdown>` writes specification-lines.json.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseSpecification } from "./specification.ts";

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error("Name the Markdown file.");
const lines = parseSpecification(readFileSync(source, "utf8"));
const target = path.join(import.meta.dirname, "specification-lines.json");
writeFileSync(target, `${JSON.stringify(lines, null, 2)}\n`);
