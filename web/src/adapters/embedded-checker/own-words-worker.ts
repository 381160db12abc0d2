import { openLearned, type Learned } from "@anteroom/domain/health/own-words/learned";
import { openOwnWords, type OwnWords } from "@anteroom/domain/health/own-words/own-words";
import type { FromReader, ToReader } from "./own-words-messages.ts";

// Runs beside the page: opening the reader of a language takes a slow telephone more than a second.
let read: OwnWords | undefined;
let learned: Learned | undefined;

addEventListener("message", ({ data }: MessageEvent<ToReader>) => {
  if (data.what === "open") read = openOwnWords(data.locale, data.phrases, data.known);
  else if (data.what === "learn") learned = openLearned(data.weights);
  else if (read) {
    const understood = read(data.text, data.person, learned);
    postMessage({ number: data.number, understood } satisfies FromReader);
  }
});
