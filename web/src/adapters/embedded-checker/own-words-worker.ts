import { openOwnWords, type OwnWords } from "@anteroom/domain/health/own-words/own-words";
import type { FromReader, ToReader } from "./own-words-messages.ts";

// Runs beside the page: opening the reader of a language takes a slow telephone more than a second.
let read: OwnWords | undefined;

addEventListener("message", ({ data }: MessageEvent<ToReader>) => {
  if (data.what === "open") read = openOwnWords(data.locale, data.phrases, data.known);
  else if (read)
    postMessage({ number: data.number, understood: read(data.text, data.person) } satisfies FromReader);
});
