import type { Journey, Texts } from "./i18n/i18n.ts";

/** So long a part may take before it counts as lost, in ms; one that comes later is welcome all the same. */
const patience = 10_000;

/**
 * Creates a loader of a page's part with its catalogues, once; a failed load can be repeated. `ahead`
 * preloads and ignores failures; `bring` calls `onHere`, and `onLost` on a failure or after a while, even if
 * it arrives later.
 */
export function createLazyPart<Part>(load: () => Promise<Part>, journeys: readonly Journey[]) {
  let there: Part | null = null;
  const fetch = async (texts: Texts) => (there ??= (await Promise.all([load(), texts.load(journeys)]))[0]);
  return {
    there: () => there,
    /** Preloads it; ignores failures. */
    ahead: (texts: Texts) => void fetch(texts).catch(() => {}),
    /** For a waiting caller: reports that it has loaded or failed. */
    bring: (texts: Texts, onHere: (part: Part) => void, onLost: () => void) => {
      const waiting = setTimeout(onLost, patience);
      void fetch(texts)
        .then(onHere, onLost)
        .finally(() => clearTimeout(waiting));
    },
  };
}
