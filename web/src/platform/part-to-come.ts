import type { Journey, Texts } from "./i18n/i18n.ts";

/** So long a part may take before it counts as lost, in ms; one that comes later is welcome all the same. */
const patience = 10_000;

/**
 * Loads a part of a page with its catalogues, once; a failed load can be repeated. `ahead` preloads, `bring`
 * reports success or loss.
 */
export function createLazyPart<Part>(load: () => Promise<Part>, journeys: readonly Journey[]) {
  let there: Part | null = null;
  const fetch = async (texts: Texts) => (there ??= (await Promise.all([load(), texts.load(journeys)]))[0]);
  return {
    there: () => there,
    /** Before anybody wants it: where the line is lost nobody is told. */
    ahead: (texts: Texts) => void fetch(texts).catch(() => {}),
    /** For somebody who waits: hears that it is here, or that it was lost, whenever that turns out. */
    bring: (texts: Texts, onHere: (part: Part) => void, onLost: () => void) => {
      const waiting = setTimeout(onLost, patience);
      void fetch(texts)
        .then(onHere, onLost)
        .finally(() => clearTimeout(waiting));
    },
  };
}
