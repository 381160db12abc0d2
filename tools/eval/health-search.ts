// `npm run eval:health-search [-- --seed N]`: how often the search of health topics finds what it should, in each language.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { topicText, type HealthTopic } from "@anteroom/content/health-topics/health-topic";
import { readTopics } from "@anteroom/content/health-topics/read-topics";
import { foldWords } from "@anteroom/domain/text/fold-words";
import { locales, type Locale } from "@anteroom/domain/shared/locales";
import { openWordSearch, type WordSearch } from "@anteroom/domain/text/word-search";
import { formatSuccess } from "./shares.ts";
import { errorKinds, randomOf, withTypingError } from "./typing-errors.ts";

type Ranks = { n: number; first: number; inFive: number; missed: string[] };
type Figures = { locale: Locale; names: Ranks; errors: Ranks; bare: Ranks; p95Ms: number };

/**
 * Searches for every name of every topic (or of each `every`th): unchanged, with one typing error of each kind, and without accents (in
 * Arabic without vowel signs and hamza, with and without the article). Returns ranks and the 95th percentile of the times in ms. The same
 * seed makes the same errors.
 */
export function measureSearch(
  topics: readonly HealthTopic[],
  locale: Locale,
  {
    seed,
    every = 1,
  }: {
    seed: number;
    /** Searches for the names of every nth topic only, among all topics. */
    every?: number;
  },
): Figures {
  const all = topics.map((topic) => {
    const { title, synonyms } = topicText(topic, locale);
    return { id: topic.slug, names: [title, ...synonyms] };
  });
  const search = openWordSearch(all);
  const random = randomOf(seed);
  const times: number[] = [];
  const timed: WordSearch = (typed, most) => {
    const before = performance.now();
    const found = search(typed, most);
    times.push(performance.now() - before);
    return found;
  };
  const [names, errors, bare] = [newRanks(), newRanks(), newRanks()];
  for (const { id, names: texts } of all.filter((_, index) => index % every === 0))
    for (const text of texts) {
      count(names, rankOf(timed, text, id), `${text} (${id})`);
      for (const kind of errorKinds) {
        const typed = withTypingError(text, kind, { locale, random });
        if (typed !== null) count(errors, rankOf(timed, typed, id), `${typed} for ${text} (${id})`);
      }
      for (const typed of plainForms(text, locale)) count(bare, rankOf(timed, typed, id), `${typed} (${id})`);
    }
  times.sort((a, b) => a - b);
  return { locale, names, errors, bare, p95Ms: times[Math.floor(times.length * 0.95)] ?? 0 };
}

/** What somebody types into the search, and the topics of which one is to be among the first five. */
type TypedSearch = {
  readonly id: string;
  readonly locale: Locale;
  readonly typed: string;
  readonly topics: readonly string[];
};

const typedFile = new URL("data/health-search-slips.jsonl", import.meta.url);

/** Searches for the misspelt and colloquial queries of a language in `data/health-search-slips.jsonl`, and returns the ranks. */
export function measureTyped(topics: readonly HealthTopic[], locale: Locale): Ranks {
  const all = topics.map((topic) => {
    const { title, synonyms } = topicText(topic, locale);
    return { id: topic.slug, names: [title, ...synonyms] };
  });
  const search = openWordSearch(all);
  const ranks = newRanks();
  const lines = readFileSync(typedFile, "utf8")
    .split("\n")
    .filter((line) => line !== "");
  for (const one of lines.map((line) => JSON.parse(line) as TypedSearch))
    if (one.locale === locale)
      count(ranks, Math.min(...one.topics.map((id) => rankOf(search, one.typed, id))), one.typed);
  return ranks;
}

const newRanks = (): Ranks => ({ n: 0, first: 0, inFive: 0, missed: [] });

function rankOf(search: WordSearch, typed: string, id: string): number {
  const index = search(typed, 10).findIndex((found) => found.id === id);
  return index < 0 ? Infinity : index + 1;
}

function count(ranks: Ranks, rank: number, what: string): void {
  ranks.n += 1;
  if (rank === 1) ranks.first += 1;
  if (rank <= 5) ranks.inFive += 1;
  else ranks.missed.push(what);
}

/** As people type who leave out what is small; nothing where that changes nothing. */
function plainForms(text: string, locale: Locale): string[] {
  const words = foldWords(text);
  if (locale !== "ar") return words.join(" ") === text.toLowerCase() ? [] : [words.join(" ")];
  const without = words.map((word) => word.replace(/^ال(?=..)/u, "")).join(" ");
  const withArticle = words.map((word) => (word.startsWith("ال") ? word : `ال${word}`)).join(" ");
  return [...new Set([words.join(" "), without, withArticle])];
}

function tell({ locale, names, errors, bare, p95Ms }: Figures): string {
  return [
    `${locale}`,
    `  title or synonym first     ${formatSuccess(names.first, names.n)}`,
    `  title or synonym in five   ${formatSuccess(names.inFive, names.n)}`,
    `  one typing error in five   ${formatSuccess(errors.inFive, errors.n)}, first ${formatSuccess(errors.first, errors.n)}`,
    `  without accents, forms     ${formatSuccess(bare.first, bare.n)} first, ${formatSuccess(bare.inFive, bare.n)} in five`,
    `  one search                 p95 ${p95Ms.toFixed(2)} ms`,
  ].join("\n");
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { seed: { type: "string" }, missed: { type: "boolean" } } });
  const seed = Number(values.seed ?? 20_261_122);
  const topics = readTopics();
  console.log(`${topics.length} topics, typing errors from seed ${seed}; goals: 98 %, 100 %, 97 % and 20 ms`);
  for (const locale of locales) {
    const figures = measureSearch(topics, locale, { seed });
    console.log(tell(figures));
    const typed = measureTyped(topics, locale);
    console.log(`  typed with slips, in five  ${typed.inFive} of ${typed.n}`);
    if (values.missed)
      for (const ranks of [typed, figures.names, figures.errors, figures.bare])
        for (const one of ranks.missed) console.log(`    missed: ${one}`);
  }
}
