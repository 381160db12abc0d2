import type { Locale } from "@anteroom/domain/shared/locales";
import { openLearned, type Learned, type LearnedWeights } from "@anteroom/domain/health/own-words/learned";
import { openOwnWords, type OwnWords, type Understood } from "@anteroom/domain/health/own-words/own-words";
import type { Phrases } from "@anteroom/domain/health/own-words/phrases";
import type { FromReader, OwnWordsKnowledge, ReaderPerson, ToReader } from "./own-words-messages.ts";

/** Finds complaints and findings in a text about one person. */
export type ReadText = (text: string, person: ReaderPerson) => Promise<Understood>;

/** Reads free text of one language. */
export type LanguageReader = {
  readonly read: ReadText;
  /**
   * Resolves once the trained model has loaded or failed to load. Until then texts are read by phrases alone.
   */
  readonly learned: Promise<void>;
};

type Waiting = {
  readonly text: string;
  readonly person: ReaderPerson;
  readonly done: (found: Understood) => void;
};

/** Those of one page: another language of the page takes their place. */
let current: readonly Worker[] = [];

/**
 * Ends the Workers of the readers opened so far. Texts they are reading, or are given later, are never
 * answered.
 */
export function closeReaders(): void {
  for (const worker of current) worker.terminate();
  current = [];
}

/**
 * Opens a reader of free text in a Worker, for the names in the knowledge; on the page itself where Workers
 * are missing or fail. Until the trained model of `loadWeights` has loaded (never, if that fails) texts are
 * read by phrases alone.
 */
export function openReader(
  locale: Locale,
  phrases: Phrases,
  { complaints, groups, findings }: OwnWordsKnowledge,
  loadWeights: () => Promise<LearnedWeights>,
): LanguageReader {
  const known: OwnWordsKnowledge = { complaints, findings, ...(groups && { groups }) };
  let here: OwnWords | undefined;
  let weights: LearnedWeights | undefined;
  let learned: Learned | undefined;
  const readHere = (text: string, person: ReaderPerson): Understood => {
    here ??= openOwnWords(locale, phrases, known);
    if (weights) learned ??= openLearned(weights);
    return here(text, person, learned);
  };
  const learn = (sendToWorker: (come: LearnedWeights) => void) =>
    loadWeights().then(
      (come) => {
        weights = come;
        sendToWorker(come);
      },
      () => {}, // the next page asks for them again
    );
  if (typeof Worker === "undefined") {
    return { read: (text, person) => Promise.resolve(readHere(text, person)), learned: learn(() => {}) };
  }
  const worker = new Worker(new URL("./own-words-worker.ts", import.meta.url), { type: "module" });
  current = [...current, worker];
  const waiting = new Map<number, Waiting>();
  let posed = 0;
  let isLost = false;
  worker.addEventListener("message", ({ data }: MessageEvent<FromReader>) => {
    waiting.get(data.number)?.done(data.understood);
    waiting.delete(data.number);
  });
  worker.addEventListener("error", () => {
    isLost = true;
    for (const { text, person, done } of waiting.values()) done(readHere(text, person));
    waiting.clear();
  });
  const send = (message: ToReader) => worker.postMessage(message);
  send({ what: "open", locale, phrases, known });
  const learnedThere = learn((come) => send({ what: "learn", weights: come }));
  const read: ReadText = (text, person) => {
    if (isLost) return Promise.resolve(readHere(text, person));
    const { promise, resolve } = Promise.withResolvers<Understood>();
    const number = (posed += 1);
    waiting.set(number, { text, person, done: resolve });
    send({ what: "read", number, text, person });
    return promise;
  };
  return { read, learned: learnedThere };
}
