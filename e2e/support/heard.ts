import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** What a screen reader would have said by itself, oldest first. */
    heard: string[];
    /** What stood in a polite region that came together with its words: most readers say nothing then. */
    unheard: string[];
  }
}

/** Makes the documents loaded later in this page record what live regions announce. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(keepWhatIsSaid);
}

/** Returns the announcements so far, oldest first. Requires `listen` before. */
export const heard = (page: Page) => page.evaluate(() => window.heard);
/**
 * Returns texts of polite live regions that were inserted together with their text, which most screen readers do not
 * announce.
 */
export const unheard = (page: Page) => page.evaluate(() => window.unheard);

/** Clears the recorded announcements. */
export const hush = (page: Page) =>
  page.evaluate(() => {
    window.heard = [];
    window.unheard = [];
  });

/** Runs in the page: says what changed in a region that was there before the change; an alert is said as it comes, too. */
function keepWhatIsSaid(): void {
  const polite = "output, [role=status], [role=log], [aria-live=polite]";
  const assertive = "[role=alert], [aria-live=assertive]";
  const regions = `${polite}, ${assertive}, [aria-live=off], [role=timer]`;
  let known = new WeakSet<Element>();
  const lastOf = new WeakMap<Element, string>();
  window.heard = [];
  window.unheard = [];

  const labelsOf = (region: Element) => {
    const words: string[] = [];
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const holder = text.parentElement;
      const isOutOfTree = holder?.closest("[aria-hidden=true], [hidden]") || !holder?.checkVisibility();
      if (!isOutOfTree) words.push(text.nodeValue ?? "");
    }
    return words.join("").replaceAll(/\s+/g, " ").trim();
  };
  const look = () => {
    const here = [...document.querySelectorAll(regions)].filter(
      (one) => one.matches(`${polite}, ${assertive}`) && !one.matches("[aria-live=off]"),
    );
    for (const region of here) {
      const words = labelsOf(region);
      const wasHere = known.has(region);
      const hasChanged = words !== (lastOf.get(region) ?? "");
      if (words !== "" && hasChanged)
        (wasHere || region.matches(assertive) ? window.heard : window.unheard).push(words);
      lastOf.set(region, words);
    }
    known = new WeakSet(here);
  };
  const watched = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document, watched);
}
