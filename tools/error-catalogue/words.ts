import { problems } from "@anteroom/content/messages/problems";
import { type Locale, locales } from "@anteroom/domain/shared/locales";
import { readFileSync } from "node:fs";
import path from "node:path";

const folder = path.resolve(import.meta.dirname, "../../web/src/locales");
const bases: Partial<Record<Locale, Locale>> = { "pt-BR": "pt", "es-CL": "es" };

/**
 * Returns the translation of a text reference (`journey: English` or `problem: code`) in each of the eight languages; pt-BR and es-CL fall
 * back to pt and es; null where it is missing. Throws for an unknown journey.
 */
export function inEveryLanguage(words: string): ReadonlyMap<Locale, string | null> {
  const [, journey = "", text = ""] = /^([\w-]+): (.*)$/s.exec(words) ?? [];
  const say =
    journey === "problem" ? ofProblem(text) : (locale: Locale) => ofCatalogue(locale, journey, text);
  return new Map(
    locales.map((locale) => [locale, say(locale) ?? (bases[locale] ? (say(bases[locale]) ?? null) : null)]),
  );
}

function ofProblem(code: string): (locale: Locale) => string | null {
  const known: Readonly<
    Record<string, Readonly<Partial<Record<Locale, { title: string; detail: string }>>>>
  > = problems;
  return (locale) => {
    const message = known[code]?.[locale];
    return message ? `${message.title} ${message.detail}` : null;
  };
}

function ofCatalogue(locale: Locale, journey: string, text: string): string | null {
  return catalogue(locale, journey).get(text) || null;
}

const read = new Map<string, ReadonlyMap<string, string>>();

function catalogue(locale: Locale, journey: string): ReadonlyMap<string, string> {
  const file = path.join(folder, locale, `${journey}.po`);
  const known = read.get(file);
  if (known) return known;
  const entries = readFileSync(file, "utf8").matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm);
  const texts = new Map([...entries].map(([, id = "", said = ""]) => [joined(id), joined(said)]));
  read.set(file, texts);
  return texts;
}

const joined = (lines: string) => [...lines.matchAll(/"(.*)"/g)].map(([, text]) => text).join("");
