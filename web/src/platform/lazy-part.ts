import type { Journey, Texts } from "./i18n/i18n.ts";

/** So long a part may take before it counts as lost, in ms; one that comes later is welcome all the same. */
const patience = 10_000;

/**
 * Creates a loader of a page's part with its catalogues. It loads once; after a failure the next call tries
 * again. `there` returns the part, or null before it is loaded. `ahead` preloads and ignores failures.
 * `bring` calls `onHere` when loaded, `onLost` on a failure and after 10 s; `onHere` may still follow.
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
