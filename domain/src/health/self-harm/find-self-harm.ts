import { readWords, wordReader } from "./normalise.ts";
import { SentenceWords, type Phrase, type SelfHarmLanguage } from "./open-language.ts";
import type { SignKind } from "./self-harm-words.ts";

/**
 * Why a text matches: the kind of sign, and the folded words that matched. `despair`: two different phrases of it,
 * joined by " + ". `likely`: the learned score of the whole text; `words` is empty.
 */
export type SelfHarmSign = { kind: SignKind | "despair" | "likely"; words: string };

/**
 * Creates a finder of suicidal thoughts and self-harm in texts of these languages; it returns null without a sign.
 * Accidents, denials and idioms are removed first. Then one sign, two different phrases of despair of one language
 * (also in two sentences), or the learned score of the text suffice; the score counts only where nothing was removed.
 * It matches words, so null is no all-clear. Without languages it finds nothing.
 */
export function openSelfHarmFinder(
  languages: readonly SelfHarmLanguage[],
): (text: string) => SelfHarmSign | null {
  const correct = wordReader(languages.map(({ words }) => words));
  const guards = languages.flatMap((language) => language.guards);
  const signs = languages.flatMap((language) => language.signs);
  return (text) => {
    const read = sentencesOf(readWords(text, correct));
    const sentences = read.map((sentence) => withoutGuards(withoutAccidents(sentence, languages), guards));
    // A denial or an idiom has the words of what it is not.
    const isGuarded = sentences.some((sentence, at) => sentence !== read[at]);
    for (const sentence of sentences) {
      const words = new SentenceWords(sentence);
      for (const { kind, phrase } of signs) {
        const found = firstFit(sentence, words, phrase);
        if (found !== null) return { kind, words: found };
      }
    }
    const despair = findDespair(sentences, languages);
    if (despair !== null) return despair;
    return !isGuarded && languages.some(({ likely }) => likely(text)) ? { kind: "likely", words: "" } : null;
  };
}

function findDespair(
  sentences: readonly string[],
  languages: readonly SelfHarmLanguage[],
): SelfHarmSign | null {
  const read = sentences.map((sentence) => ({ sentence, words: new SentenceWords(sentence) }));
  for (const { despair } of languages) {
    const found = despair.flatMap((phrase) => {
      for (const { sentence, words } of read) {
        const fit = firstFit(sentence, words, phrase);
        if (fit !== null) return [fit];
      }
      return [];
    });
    const [first, ...others] = found;
    const second = others.find((one) => first !== undefined && !areOne(first, one));
    if (second !== undefined) return { kind: "despair", words: `${first} + ${second}` };
  }
  return null;
}

/** Returns whether two phrases match the same words, so that they count once. */
const areOne = (one: string, other: string) => one.includes(other) || other.includes(one);

const sentencesOf = (text: string) =>
  text
    .split(" . ")
    .filter((sentence) => sentence.trim() !== "")
    .map((sentence) => ` ${sentence.trim()} . `);

/** Returns a sentence without accidents, mistakes and what others did; unchanged where it expresses intent. */
function withoutAccidents(sentence: string, languages: readonly SelfHarmLanguage[]): string {
  const words = new SentenceWords(sentence);
  let left = sentence;
  for (const { accidents } of languages) {
    if (accidents.intended.some((phrase) => firstFit(sentence, words, phrase) !== null)) continue;
    left = withoutGuards(left, accidents.phrases);
  }
  return left;
}

function withoutGuards(sentence: string, guards: readonly Phrase[]): string {
  const words = new SentenceWords(sentence);
  let left = sentence;
  for (const guard of guards) if (guard.mayFit(words)) left = left.replaceAll(guard.pattern(), " .");
  return left;
}

function firstFit(sentence: string, words: SentenceWords, phrase: Phrase): string | null {
  if (!phrase.mayFit(words)) return null;
  const at = sentence.search(phrase.pattern());
  return at < 0 ? null : (sentence.slice(at).match(phrase.pattern())?.[0].trim() ?? null);
}
