import { isOneErrorApart } from "../../text/typing-error.ts";
import { fold } from "./fold.ts";
import { openSplitter, unswapped, withVowel } from "./slips.ts";
import type { SelfHarmWords } from "./self-harm-words.ts";

/** Short forms and slips of chat, as `from=to`, folded. None is a word of another of the languages with another meaning. */
const shortForms: ReadonlyMap<string, string> = new Map(
  [
    "kms=kill myself|kys=kill yourself|sewerslide=suicide|sui=suicide|suey=suicide",
    "wana=want to|wanto=want to|wanna=want to|gona=going to|gonna=going to|gunna=going to|tryna=trying to|gota=got to|cuz=because|tmrw=tomorow|tmr=tomorow|tomoro=tomorow|2moro=tomorow|rn=right now|n1=no one|noone=no one|nobody=no one|4ever=forever|abt=about|w/o=without",
    "dont=do not|dnt=do not|didnt=did not|doesnt=does not|cant=can not|cannot=can not|couldnt=could not|wont=will not|wouldnt=would not|isnt=is not|wasnt=was not|werent=were not|arent=are not|havent=have not|hasnt=has not|hadnt=had not|shouldnt=should not|aint=am not|neednt=need not",
    "im=i am|ive=i have|id=i would|i'l=i will|whats=what is|thats=that is|theres=there is|its=it is|everyones=everyone is|everybody=everyone|evry1=everyone|every1=everyone|anybody=anyone",
    "vc=voce|vcs=voces|vdd=verdade|pq=porque|xq=porque|hj=hoje|mt=muito|mto=muito|qro=quero|kero=quero|kiero=quiero|qiero=quiero|ke=que|tou=estou|tava=estava",
    "jveux=je veux|jve=je veux|peu=peux|tt=tout|pck=parce que|pcq=parce que|jveu=je veux|jpeux=je peux|jpe=je peux|jai=j ai|javais=j avais|jen=j en|jsuis=je suis|jsui=je suis|chuis=je suis|chui=je suis|jme=je me|jvais=je vais|jvai=je vais|jvoudrais=je voudrais|jarive=j arive|jaimerais=j aimerais|jpense=je pense|jte=je te|jcrois=je crois|jfais=je fais",
    "xke=perche|cmq=comunque",
  ]
    .flatMap((line) => line.split("|"))
    .map((pair) => pair.split("=") as [string, string])
    .map(([from, to]) => [fold(from), fold(to)]),
);

const disguises: Readonly<Record<string, string>> = {
  "1": "i",
  "!": "i",
  "3": "e",
  "0": "o",
  "4": "a",
  "@": "a",
  $: "s",
  "*": "",
};

/**
 * Returns a text in the form that patterns match: ` folded words , of a sentence . and the next . `, with spaces at
 * both ends. Writes out short forms and contractions of all languages ("kms", "dont") and restores letters disguised
 * as digits or signs ("su1cide"); all other words go through `correct`, which may return several words.
 */
export function readWords(text: string, correct: (word: string) => string): string {
  const words = fold(text)
    .replaceAll(/(?<!\d)[a-z]+(?:[1!340@$*]+[a-z]+)+/gu, (word) =>
      word.replaceAll(/[1!340@$*]/gu, (sign) => disguises[sign] ?? ""),
    )
    .replaceAll(/['’`´ʼ](?=(?:t|m|s|re|ve|d)\b)/gu, "")
    .replaceAll(/\bi['’`´ʼ]l\b/gu, "i will")
    .replaceAll(/\.{2,}|…/gu, " ")
    .replaceAll(/[.!?;\n\u061f\u061b]+/gu, " . ")
    .replaceAll(/[,،:()]+/gu, " , ")
    .replaceAll(/[^\p{L}\p{N}.,]+/gu, " ")
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => shortForms.get(word) ?? correct(word));
  return ` ${words.join(" ")} . `;
}

/**
 * Creates a spelling correction for folded words of at least four letters; the result may be several words. A key
 * word of five or more may have one letter wrong, missing, added or swapped, but not its first. Any word of a phrase
 * may have two neighbours swapped or a vowel missing, and words may be joined. Known and shorter words stay
 * unchanged. Every answer is cached without a limit.
 */
export function wordReader(languages: readonly SelfHarmWords[]): (word: string) => string {
  const split = (words: string) => fold(words).split(" ").filter(Boolean);
  const keys = languages.flatMap((language) => split(language.keys));
  const known = new Set([
    ...keys,
    ...languages.flatMap(({ lookAlikes, macros, guards, signs, despair }) =>
      [lookAlikes, ...Object.values(macros), ...guards, ...Object.values(signs).flat(), ...despair].flatMap(
        (line) => fold(line).split(/[^\p{L}]+/u),
      ),
    ),
  ]);
  const splitters = languages.map(({ joined }) => openSplitter(split(joined.core), split(joined.small)));
  const keyOf = (word: string) =>
    word.length < 5 ? undefined : keys.find((key) => key[0] === word[0] && isOneErrorApart(key, word));
  const splitOf = (word: string) => {
    for (const pieces of splitters.map((splitter) => splitter(word)))
      if (pieces) return pieces.map((piece) => shortForms.get(piece) ?? piece).join(" ");
    return undefined;
  };
  const read = new Map<string, string>();
  return (word) => {
    if (word.length < 4 || known.has(word)) return word;
    const meant =
      read.get(word) ??
      keyOf(word) ??
      unswapped(word, known) ??
      withVowel(word, known) ??
      splitOf(word) ??
      word;
    read.set(word, meant);
    return meant;
  };
}
