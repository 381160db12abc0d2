import { foldWords } from "../../text/fold-words.ts";
import { smallWords } from "../../text/small-words.ts";
import { readLexicon, type DoctorLexicon, type LexiconEntry, type LexiconKind } from "./lexicon.ts";
import { openVocabulary, type Hits } from "./vocabulary.ts";
import { knownWord, leastPrefix, leastWhole } from "./word-hits.ts";

/**
 * The slugs of the specialties that fit the typed text with their fitness (higher fits better), and how reliably its
 * words were recognised (see `leastWhole`).
 */
export type Understood = { readonly fitness: ReadonlyMap<string, number>; readonly quality: number };

/** Reads typed words by one lexicon. */
export type Understanding = {
  /** Splits typed text into folded words and returns those that carry meaning; all words where none does. */
  readonly meaningful: (typed: string) => string[];
  /** Whether a folded word is in the lexicon in this very form. */
  readonly isKnown: (word: string) => boolean;
  /** Whether a single word names a specialty, its doctors, or any doctor. */
  readonly isDoctor: (word: string) => boolean;
  /** Reads folded words, as `meaningful` returns them; at most four phrases count. */
  readonly understand: (words: readonly string[]) => Understood;
};

type Phrase = { readonly entry: LexiconEntry; readonly words: readonly string[]; readonly total: number };
type Match = { phrase: Phrase; score: number; quality: number; coverage: number };

const forChildren = "paediatrics";

/** A second specialty fits less than the first, and so on. */
const fitnessByPlace = [1, 0.75, 0.55, 0.4, 0.3];
const weightOfKind = { names: 4, people: 2, complaints: 1, doctor: 0.3 } as const satisfies Record<
  LexiconKind,
  number
>;
/** The least share of a phrase, by the weight of its words, that must have been typed. */
const leastCoverage = 0.5;
/** The most phrases read from one text. */
const mostMatches = 4;

/** Removes letters repeated by a held key: "heaaaad" becomes "head"; "qqqq" is dropped. */
function withoutStutter(word: string): string {
  const once = word.replaceAll(/(\p{L})\1{2,}/gu, "$1");
  return once.length > 1 ? once : word;
}

/**
 * Creates the reader of specialties from typed text for a lexicon; indexes it, so create it once. Throws where the
 * lexicon names an unknown specialty. Pure: nothing typed leaves the device.
 */
export function openUnderstanding(lexicon: DoctorLexicon): Understanding {
  const entries = readLexicon(lexicon);
  const fillers = fillersOf(lexicon);
  const meaningfulOf = (text: string) => {
    const words = foldWords(text.replaceAll(/\p{L}+/gu, withoutStutter));
    const retained = words.filter((word) => !fillers.has(word));
    return retained.length > 0 ? retained : words;
  };
  const weights = weightsOf(entries.map((entry) => entry.phrases.flatMap(meaningfulOf)));
  const weightOf = (word: string) => weights.get(word) ?? 0;
  const phrases = entries.flatMap((entry) =>
    entry.phrases.map((text): Phrase => {
      const words = [...new Set(meaningfulOf(text))];
      return { entry, words, total: words.reduce((sum, word) => sum + weightOf(word), 0) };
    }),
  );
  const byWord = new Map<string, Phrase[]>();
  for (const phrase of phrases)
    for (const word of phrase.words) byWord.set(word, [...(byWord.get(word) ?? []), phrase]);
  const ofDoctors = new Set(
    phrases
      .filter(({ entry, words }) => words.length === 1 && (entry.kind === "names" || entry.kind === "doctor"))
      .flatMap(({ words }) => words),
  );
  const { has, hitsOf } = openVocabulary([...weights.keys()], fillers);
  return {
    meaningful: meaningfulOf,
    isKnown: has,
    isDoctor: (word) => ofDoctors.has(word),
    understand: (words) => {
      const hits = withJoined(words, has).flatMap(hitsOf);
      const near = new Set(
        hits.flatMap((hit) => Array.from(hit.keys(), (word) => byWord.get(word) ?? []).flat()),
      );
      return understood(bestMatches([...near], hits, weightOf));
    },
  };
}

/** Words without a meaning, also of other languages, except those with a meaning in this lexicon. */
function fillersOf({ fillers, meant }: DoctorLexicon): Set<string> {
  const words = new Set([...smallWords, ...foldWords(fillers)]);
  for (const word of foldWords(meant)) words.delete(word);
  return words;
}

/** A time of day says little about the complaint: "headache since this morning" is no morning sickness. */
const timesOfDay = new Set(
  foldWords("morning night evening manhã noite mañana noche matin nuit mattina notte صباح الصباح ليل الليل"),
);
const lightWeight = 0.3;

/** A word weighs more, the fewer entries contain it. */
function weightsOf(entries: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  const bareForm = (word: string) => knownWord(word).stems.at(-1) ?? word;
  for (const words of entries)
    for (const stem of new Set(words.map(bareForm))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const words = new Set(entries.flat());
  const weightOf = (word: string) => 1 / (1 + Math.log(counts.get(bareForm(word)) ?? 1));
  return new Map(
    Array.from(words, (word) => [word, weightOf(word) * (timesOfDay.has(word) ? lightWeight : 1)]),
  );
}

/** Typed words, with two neighbours joined where that gives a known word: "head ache". */
function withJoined(words: readonly string[], isKnown: (word: string) => boolean): string[] {
  const joined = words.slice(1).map((word, index) => `${words[index]}${word}`);
  return [...words, ...joined.filter(isKnown)];
}

/**
 * Returns the phrases that explain the text: the best one, then the best for the remaining words, and so on. After
 * a complete phrase of several words, partial ones are ignored: "chest pain since this morning" is no morning
 * sickness.
 */
function bestMatches(
  phrases: readonly Phrase[],
  hits: readonly Hits[],
  weightOf: (word: string) => number,
): Match[][] {
  const found: Match[][] = [];
  let left = hits;
  let hasWhole: boolean = false;
  while (found.length < mostMatches) {
    const all = phrases.flatMap((phrase) => matchOf(phrase, left, weightOf));
    const matches: Match[] = hasWhole ? all.filter(isWhole) : all;
    const best = Math.max(0, ...matches.map(({ score }) => score));
    if (best === 0) break;
    const tied = matches.filter(({ score }) => score > best - 1e-9);
    found.push(tied);
    hasWhole ||= tied.some(
      (match) => isWhole(match) && match.quality >= leastWhole && match.phrase.words.length > 1,
    );
    const said = new Set(tied.flatMap(({ phrase }) => phrase.words));
    left = left.filter((hit) => !Array.from(hit.keys()).some((word) => said.has(word)));
  }
  return found;
}

const isWhole = ({ coverage }: Match) => coverage > 1 - 1e-9;

function matchOf(phrase: Phrase, hits: readonly Hits[], weightOf: (word: string) => number): Match[] {
  let [matched, weighed] = [0, 0];
  for (const word of phrase.words) {
    let best = 0;
    for (const hit of hits) best = Math.max(best, hit.get(word) ?? 0);
    if (best === 0) continue;
    matched += weightOf(word);
    weighed += weightOf(word) * best;
  }
  const coverage = matched / phrase.total;
  if (matched === 0 || coverage < leastCoverage) return [];
  return [{ phrase, score: weighed * coverage, quality: weighed / matched, coverage }];
}

function understood(found: readonly (readonly Match[])[]): Understood {
  const fitness = new Map<string, number>();
  let isChild = false;
  let quality = 0;
  const strongest = Math.max(...found.flat().map(({ score }) => score));
  for (const tied of found)
    for (const match of tied) {
      const { kind, specialties } = match.phrase.entry;
      const share = kind === "complaints" ? match.score / strongest : 1;
      const isSure = match.quality >= leastWhole || match.phrase.words.join("").length >= 6;
      const sureness = match.quality >= leastWhole ? 1 : match.quality >= leastPrefix ? 0.7 : 0.5;
      const weight = isSure ? weightOfKind[kind] * share : share;
      quality = Math.max(quality, match.quality);
      isChild ||= kind === "people" && specialties[0] === forChildren && match.quality >= leastWhole;
      for (const [place, slug] of specialties.entries()) {
        const more = ((weight * sureness) / tied.length) * (fitnessByPlace[place] ?? 0.2);
        fitness.set(slug, (fitness.get(slug) ?? 0) + more);
      }
    }
  const hasName = found.flat().some(({ phrase }) => phrase.entry.kind === "names");
  if (isChild && !hasName) putChildrenFirst(fitness);
  return { fitness, quality };
}

/** That the patient is a child takes precedence over the complaints, however many there are. */
function putChildrenFirst(fitness: Map<string, number>): void {
  const fit = fitness.get(forChildren) ?? 0;
  const most = Math.max(0, ...Array.from(fitness, ([slug, other]) => (slug === forChildren ? 0 : other)));
  if (fit <= most) fitness.set(forChildren, most + fit / 100);
}
