import {
  compilingDanger,
  findDanger,
  isFeverOfYoungBaby,
  mentionsFever,
} from "@anteroom/domain/health/danger-words";
import { compilingViolence, findViolence } from "@anteroom/domain/health/violence/violence-words";
import type { Locale } from "@anteroom/domain/shared/locales";
import { openSelfHarmFinder, type SelfHarmSign } from "@anteroom/domain/health/self-harm/find-self-harm";
import { openLanguage, type SelfHarmLanguage } from "@anteroom/domain/health/self-harm/open-language";
import type { SelfHarmWords } from "@anteroom/domain/health/self-harm/self-harm-words";
import type { Crisis } from "./crisis.ts";
import { addedText, isEditOf } from "./unmeant-texts.ts";

type Language = "en" | "pt" | "es" | "fr" | "it" | "ar";

const fetchWords: Readonly<Record<Language, () => Promise<SelfHarmWords>>> = {
  en: async () => (await import("@anteroom/domain/health/self-harm/english")).english,
  pt: async () => (await import("@anteroom/domain/health/self-harm/portuguese")).portuguese,
  es: async () => (await import("@anteroom/domain/health/self-harm/spanish")).spanish,
  fr: async () => (await import("@anteroom/domain/health/self-harm/french")).french,
  it: async () => (await import("@anteroom/domain/health/self-harm/italian")).italian,
  ar: async () => (await import("@anteroom/domain/health/self-harm/arabic")).arabic,
};

/** Small words that a text in a language hardly goes without; several languages may fit. */
const marks: Readonly<Record<Exclude<Language, "ar">, RegExp>> = {
  en: /\b(?:i|im|my|me|to|the|and|is|he|she|kms|ctb)\b/i,
  pt: /\b(?:eu|me|meu|minha|não|nao|n|que|para|pra|de|quero|ele|ela|vou)\b/i,
  es: /\b(?:yo|me|mi|no|que|para|de|quiero|el|se|voy)\b/i,
  fr: /\b(?:je|j|me|mon|ma|pas|plus|il|elle|de|jveux)\b/i,
  it: /\b(?:io|mi|mio|mia|non|che|di|voglio|lui|lei|ho)\b/i,
};

/** The languages that a text may be written in; always that of the page. */
function languagesOf(text: string, locale: Locale): Language[] {
  const own = locale.slice(0, 2) as Language;
  const others = (Object.keys(marks) as (keyof typeof marks)[]).filter((language) =>
    marks[language].test(text),
  );
  return [...new Set([own, ...others, ...(/\p{Script=Arabic}/u.test(text) ? (["ar"] as const) : [])])];
}

/** What a text mentions; a `crisis` is also a danger. */
export type TextReading = {
  isDanger: boolean;
  crisis: Crisis | null;
  /** It mentions suicide or self-harm that its writer has declared not meant. */
  isUnmeant: boolean;
  /** It mentions a danger besides the crisis. */
  isOther: boolean;
};

/** A reading by the words alone. */
type Found = Omit<TextReading, "isUnmeant">;

const none: readonly string[] = [];

/** The person a text is about: birth date and current time (ms), or age in months. */
export type TextSubject = { bornOn?: string | null; now?: number; months?: number | null };

/** So many texts are remembered. */
const mostRead = 500;

/** Signs that hardly mean anything else: the word itself, a way of dying, a farewell, injuring oneself. */
const explicit: ReadonlySet<string> = new Set<SelfHarmSign["kind"]>(["named", "means", "farewell", "injury"]);

/** The longest spell of work in ms: a slow phone takes four times as long, and somebody is typing. */
const longestSpell = 5;

/**
 * Creates a reader of danger words, after compiling its patterns in tasks of 5 ms, between which the page can
 * react. `onFetched` is called each time the words of another language have loaded: read again then.
 */
export async function openDangerReader(locale: Locale, onFetched: () => void): Promise<DangerReader> {
  let began = performance.now();
  for (const steps of [compilingDanger, compilingViolence])
    for (const _ of steps) {
      if (performance.now() - began < longestSpell) continue;
      await new Promise((resolve) => setTimeout(resolve));
      began = performance.now();
    }
  return new DangerReader(locale, onFetched);
}

/**
 * Reads dangers in texts, on this device only. `read` finds self-harm only in languages loaded by `fetchFor`,
 * which loads those a text may be written in and then calls `onFetched`; other dangers at once. `readWhole`
 * waits for the languages and rejects if they cannot be loaded; it knows no age, so it finds no baby's fever.
 */
export class DangerReader {
  readonly #locale: Locale;
  readonly #onFetched: () => void;
  readonly #languages = new Map<Language, SelfHarmLanguage | null>();
  /** What was found in texts of this page, until words of another language come: earlier messages are read once. */
  readonly #read = new Map<string, Found>();
  #find = openSelfHarmFinder([]);

  constructor(locale: Locale, onFetched: () => void) {
    this.#locale = locale;
    this.#onFetched = onFetched;
  }

  /**
   * What a text tells of; where the day of birth or the age is known, a young baby's fever too. Of the texts that were not meant so the signs of suicide are
   * left out, of what was written beside them they are not.
   */
  read(
    text: string,
    { bornOn = null, now = 0, months = null }: TextSubject = {},
    unmeant: readonly string[] = none,
  ): TextReading {
    const found = this.#readOnce(text);
    const isUnmeant = found.crisis === "self-harm" && unmeant.some((one) => this.#isSaidIn(one, text));
    const crisis = isUnmeant ? findViolence(text) : found.crisis;
    const isDanger = isUnmeant ? found.isOther || crisis !== null : found.isDanger;
    const { isOther } = found;
    if (isDanger) return { isDanger, crisis, isUnmeant, isOther };
    const isFever =
      (bornOn !== null && isFeverOfYoungBaby(text, bornOn, now)) ||
      (months !== null && months < 3 && mentionsFever(text));
    return { isDanger: isFever, crisis, isUnmeant, isOther: isFever };
  }

  /** Whether a text tells of suicide by nothing but what it shares with another. Explicit words are taken for the same in the very same text alone. */
  #isSaidIn(other: string, text: string): boolean {
    if (other === text) return true;
    const [sign, before] = [this.#find(text), this.#find(other)];
    if (!isEditOf(other, text) || (sign && explicit.has(sign.kind))) return false;
    if (sign?.kind !== before?.kind || sign?.words !== before?.words) return false;
    return this.#find(addedText(other, text)) === null;
  }

  #readOnce(text: string): Found {
    const known = this.#read.get(text);
    if (known) return known;
    const dangers = findDanger(text);
    const crisis = this.#crisisOf(text, dangers.includes("poisoning"));
    const isOther = dangers.length > 0;
    const found: Found = { isDanger: crisis !== null || isOther, crisis, isOther };
    if (this.#read.size < mostRead) this.#read.set(text, found);
    return found;
  }

  #crisisOf(text: string, isPoisoning: boolean): Crisis | null {
    if (this.#find(text) === null) return findViolence(text);
    return isPoisoning ? "poisoning" : "self-harm";
  }

  /** Fetches the words that this text needs. */
  fetchFor(text: string): void {
    for (const language of languagesOf(text, this.#locale)) {
      if (this.#languages.has(language)) continue;
      this.#languages.set(language, null);
      fetchWords[language]().then(
        // Each in a task of its own: several languages often come at once, and somebody is typing.
        (words) => setTimeout(() => this.#add(language, words)),
        () => this.#languages.delete(language), // offline: it is tried again with the next letter
      );
    }
  }

  /** Reads a text with all the words that it needs; rejects where they cannot be fetched. */
  async readWhole(text: string): Promise<TextReading> {
    const needed = languagesOf(text, this.#locale).filter((language) => !this.#languages.get(language));
    await Promise.all(needed.map(async (language) => this.#add(language, await fetchWords[language]())));
    return this.read(text);
  }

  #add(language: Language, words: SelfHarmWords): void {
    this.#languages.set(language, openLanguage(words));
    this.#read.clear();
    this.#find = openSelfHarmFinder([...this.#languages.values()].filter((one) => one !== null));
    this.#onFetched();
  }
}
