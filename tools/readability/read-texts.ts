import { type Locale, locales } from "@anteroom/domain/shared/locales";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { readKnowledge } from "../triage/read-knowledge.ts";

/** One text in one language as a patient sees it. */
export type Text = {
  /** The feature or group the text belongs to, as `screens/booking` or `messages/visit-mails`. */
  readonly area: string;
  /** File and position within it. */
  readonly where: string;
  readonly locale: Locale;
  readonly text: string;
  /** The same text in English. */
  readonly english: string;
  /** Whether a variety inherits the text from its language. */
  readonly inherited: boolean;
};

type InLanguages = Partial<Record<Locale, string>>;
type Entry = { readonly area: string; readonly where: string; readonly texts: InLanguages };

const bases: Partial<Record<Locale, Locale>> = { "pt-BR": "pt", "es-CL": "es" };
const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const files = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();

/**
 * Reads every text of screens, mails, errors, questionnaires, health topics, demo clinics and the symptom checker from the repository's
 * files, in every language. A variety without a text of its own inherits that of its language; missing translations are left out.
 */
export function readTexts(): readonly Text[] {
  return [...screens(), ...sources(), ...topics(), ...checker()].flatMap(inEachLocale);
}

/** A text in every locale; a variety without its own takes its language's. */
function inEachLocale({ area, where, texts }: Entry): readonly Text[] {
  return locales.flatMap((locale) => {
    const own = texts[locale];
    const base = bases[locale];
    const text = own ?? (base && texts[base]);
    if (!text) return [];
    return [{ area, where, locale, text, english: texts.en ?? "", inherited: !own }];
  });
}

function screens(): readonly Entry[] {
  return files("web/src/locales/en/*.po").flatMap((file) => {
    const feature = path.basename(file, ".po");
    const catalogues = locales.map((locale) => {
      const name = `web/src/locales/${locale}/${feature}.po`;
      return [locale, readCatalogue(read(name))] as const;
    });
    return [...readCatalogue(read(file)).keys()].map((id) => ({
      area: `screens/${feature}`,
      where: `${feature}.po`,
      texts: Object.fromEntries(
        catalogues.flatMap(([locale, entries]) => {
          const text = entries.get(id);
          return text ? [[locale, text]] : [];
        }),
      ),
    }));
  });
}

/**
 * Parses a gettext catalogue; returns its messages by context, U+0004 and English text, without the header. Untranslated messages are "".
 */
export function readCatalogue(text: string): ReadonlyMap<string, string> {
  const entries = text.matchAll(/^(?:msgctxt "(.*)"\n)?msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm);
  return new Map(
    [...entries]
      .map(
        ([, context = "", id = "", said = ""]) => [`${context}\u0004${unquote(id)}`, unquote(said)] as const,
      )
      .filter(([id]) => !id.endsWith("\u0004")),
  );
}

function unquote(lines: string): string {
  return [...lines.matchAll(/"(.*)"/g)]
    .map(([, line]) => line)
    .join("")
    .replaceAll('\\"', '"');
}

/** Texts written as data in TypeScript: each object with a property per language. */
function sources(): readonly Entry[] {
  const areas: readonly (readonly [pattern: string, area: (file: string) => string])[] = [
    ["content/src/messages/*.ts", (file) => `messages/${path.basename(file, ".ts")}`],
    ["content/src/questionnaires/**/*.ts", (file) => (isLicensed(file) ? "licensed" : "questionnaires")],
    ["content/src/demo/*.ts", () => "demo"],
    ["content/src/specialties.ts", () => "specialties"],
  ];
  return areas.flatMap(([pattern, area]) =>
    files(pattern)
      .filter((file) => !file.endsWith(".test.ts"))
      .flatMap((file) =>
        readSource(read(file), path.basename(file)).map((one) => ({ ...one, area: area(file) })),
      ),
  );
}

/** Published instruments, whose words nobody may change. */
function isLicensed(file: string): boolean {
  return /(?:phq-8|gad-7)-wordings\.ts$/.test(file);
}

/**
 * Returns the texts of a TypeScript source: of each object with English and another language as keys, the strings in their order. `where`
 * is the file's name and line.
 */
export function readSource(code: string, name: string): readonly Omit<Entry, "area">[] {
  const { program } = parseSync(name, code);
  const found: Omit<Entry, "area">[] = [];
  walk(program, (node) => {
    if (node["type"] !== "ObjectExpression") return false;
    const spoken = (node["properties"] as readonly Node[]).flatMap((property) => {
      const locale = locales.find((one) => one === keyOf(property));
      return locale ? [[locale, stringsIn(property["value"])] as const] : [];
    });
    if (!spoken.some(([locale]) => locale === "en") || spoken.length < 2) return false;
    const line = code.slice(0, Number(node["start"])).split("\n").length;
    const count = Math.max(...spoken.map(([, strings]) => strings.length));
    for (let at = 0; at < count; at++)
      found.push({
        where: `${name}:${line}`,
        texts: Object.fromEntries(
          spoken.flatMap(([locale, strings]) => (strings[at] ? [[locale, strings[at]]] : [])),
        ),
      });
    return true;
  });
  return found;
}

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

/** Visits every node; a visitor that answers true has seen all below it. */
function walk(value: unknown, visit: (node: Node) => boolean): void {
  if (Array.isArray(value)) for (const one of value) walk(one, visit);
  else if (isNode(value) && !visit(value)) for (const one of Object.values(value)) walk(one, visit);
}

function keyOf(property: Node): string | undefined {
  const { key } = property;
  if (!isNode(key)) return undefined;
  const name = key["name"] ?? key["value"];
  return typeof name === "string" ? name : undefined;
}

function stringsIn(value: unknown): readonly string[] {
  const found: string[] = [];
  walk(value, (node) => {
    if (node["type"] === "Literal" && typeof node["value"] === "string") found.push(node["value"]);
    if (node["type"] === "Property") {
      found.push(...stringsIn(node["value"]));
      return true;
    }
    return false;
  });
  return found;
}

type TopicTexts = Readonly<Record<string, string | readonly string[]>>;

function topics(): readonly Entry[] {
  return files("content/src/health-topics/topics/*.json").flatMap((file) => {
    const { slug, texts } = JSON.parse(read(file)) as {
      slug: string;
      texts: Partial<Record<Locale, TopicTexts>>;
    };
    return ["title", "summary", "selfCare", "seeDoctor", "emergency"].flatMap((part) => {
      const count = [texts.en?.[part] ?? []].flat().length;
      return Array.from({ length: count }, (_, at) => ({
        area: "topics",
        where: `${slug} ${part} ${at}`,
        texts: Object.fromEntries(
          locales.flatMap((locale) => {
            const line = [texts[locale]?.[part] ?? []].flat()[at];
            return line ? [[locale, line]] : [];
          }),
        ),
      }));
    });
  });
}

/** What the symptom checker says: the English of its knowledge, and each language's own file, where a variety holds only what it says otherwise. */
function checker(): readonly Entry[] {
  const knowledge = readKnowledge();
  const english = {
    findings: knowledge.findings.map(({ id, label }) => [id, label] as const),
    groups: knowledge.groups.map(({ id, question }) => [id, question] as const),
    reasons: knowledge.rules.map(({ id, reason }) => [id, reason] as const),
    complaints: knowledge.complaints.map(({ id, name }) => [id, name] as const),
    conditions: knowledge.conditions.map(({ id, name }) => [id, name] as const),
    "self-care": knowledge.selfCare.map(({ id, text }) => [id, text] as const),
    specialties: knowledge.specialties.map(({ id, name }) => [id, name] as const),
  };
  return Object.entries(english).flatMap(([part, list]) => {
    const own = locales.map((locale) => [locale, readCheckerWords(locale, part)] as const);
    return list.map(([id, en]) => ({
      area: `checker/${part}`,
      where: id,
      texts: {
        ...Object.fromEntries(own.flatMap(([locale, words]) => (words[id] ? [[locale, words[id]]] : []))),
        en,
      },
    }));
  });
}

type Named = string | { readonly name: string };

function readCheckerWords(locale: Locale, part: string): Readonly<Record<string, string>> {
  const file = `content/src/triage-words/${locale}/${part}.json`;
  if (!existsSync(path.join(root, file))) return {};
  const words = JSON.parse(read(file)) as Readonly<Record<string, Named>>;
  return Object.fromEntries(
    Object.entries(words).map(([id, named]) => [id, typeof named === "string" ? named : named.name]),
  );
}
