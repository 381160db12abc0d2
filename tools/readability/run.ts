// How the texts read: fails on retired phrases, untranslated texts, wrong marks and very long sentences beyond what an area may
// still have (allowance.json). `--lower` writes smaller numbers into it, `--all` names every finding, `--area NAME` those of one area.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readTexts } from "./read-texts.ts";
import {
  type Allowance,
  beyondAllowance,
  type Finding,
  findingsIn,
  lowerAllowance,
  readingsOf,
} from "./report.ts";
import type { RetiredPhrase } from "./rules.ts";

const file = (name: string) => path.join(import.meta.dirname, name);
const data = (name: string): unknown => JSON.parse(readFileSync(file(name), "utf8"));

const retired = data("retired-phrases.json") as readonly RetiredPhrase[];
const same = data("same-texts.json") as readonly { reason: string; texts: readonly string[] }[];
const allowance = data("allowance.json") as Allowance;

const texts = readTexts();
const findings = findingsIn(texts, { retired, same: new Set(same.flatMap((one) => one.texts)) });
const beyond = beyondAllowance(findings, allowance);

const line = ({ area, where, locale, rule, says, text }: Finding) =>
  `${area} ${where} [${locale}] ${rule} (${says}): ${text}`;

const area = process.argv.includes("--area") ? process.argv[process.argv.indexOf("--area") + 1] : undefined;
if (area)
  console.log(
    findings
      .filter((one) => one.area === area)
      .map(line)
      .join("\n"),
  );
if (process.argv.includes("--all")) console.log(findings.map(line).join("\n"));
if (process.argv.includes("--lower"))
  writeFileSync(file("allowance.json"), `${JSON.stringify(lowerAllowance(allowance, findings), null, 2)}\n`);

for (const [group, { texts: count, sentences, words, long, passive }] of readingsOf(texts))
  console.log(
    `${group}: n=${count} texts, ${sentences} sentences of ${(words / sentences).toFixed(1)} words, ` +
      `${percent(long, sentences)} above 20 words, at most ${percent(passive, sentences)} passive`,
  );
console.log(
  `${findings.length} findings in ${texts.length} texts of eight languages, ${beyond.length} not allowed`,
);
if (beyond.length > 0) {
  console.error(beyond.map(line).join("\n"));
  process.exitCode = 1;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
