// `npm run eval:emergency-words -- [FILE...] [--misses] [--violence]`: how often texts of an emergency, or of violence at home, are recognised, and ordinary ones taken for them.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { findDanger } from "@anteroom/domain/health/danger-words";
import { findViolence } from "@anteroom/domain/health/violence/violence-words";
import { locales, type Locale } from "@anteroom/domain/shared/locales";
import { formatFailure, formatSuccess } from "./shares.ts";

/** One text: whether it tells of an emergency; in own words, with a slip of typing, or near to none. */
type EmergencyText = {
  id: string;
  locale: Locale;
  positive: boolean;
  part: "own" | "slip" | "near";
  text: string;
};

const readTexts = (file: string | URL): EmergencyText[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as EmergencyText);

/** What a text tells of: with `--violence` of violence by somebody close, else of what cannot wait. */
function kindsOf(text: string): readonly string[] {
  if (!values.violence) return findDanger(text);
  const violence = findViolence(text);
  return violence === null ? [] : [violence];
}

/** What the product shows the emergency number for, of these texts. */
function tell(name: string, texts: readonly EmergencyText[]): string {
  const found = (part: string) => {
    const own = texts.filter((one) => one.part === part);
    return [own.filter(({ text }) => kindsOf(text).length > 0).length, own.length] as const;
  };
  return `${name.padEnd(6)} own words ${formatSuccess(...found("own"))}  slips ${formatSuccess(...found("slip"))}  false alarms ${formatFailure(...found("near"))}`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: "boolean" }, violence: { type: "boolean" } },
});
const files =
  positionals.length > 0
    ? positionals
    : [new URL(`data/${values.violence ? "violence" : "emergency"}-words.jsonl`, import.meta.url)];
const texts = files.flatMap(readTexts);
for (const locale of locales) {
  const own = texts.filter((one) => one.locale === locale);
  if (own.length > 0) console.log(tell(locale, own));
  if (!values.misses) continue;
  for (const { id, positive, text } of own) {
    const kinds = kindsOf(text);
    if (positive !== kinds.length > 0)
      console.log(`    ${positive ? "missed" : "false alarm"} ${id}: ${text} ${kinds.join(", ")}`);
  }
}
console.log(tell("all", texts));
