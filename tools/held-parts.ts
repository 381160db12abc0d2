import type { Plugin } from "vite";

/** Of Vite's own loader of parts: what it does with a part that cannot be fetched, once it has told the page. */
const thrown = /if \(!(\w+)\.defaultPrevented\) throw (\w+);/;

/**
 * A page may answer for a part that cannot be fetched: without this Vite either throws, which takes the whole page away with
 * all that was typed, or hands over nothing at all. Here it hands over what the page has put on the event.
 */
export const heldParts: Plugin = {
  name: "held-parts",
  transform(code, id) {
    if (!id.includes("vite/preload-helper")) return null;
    if (!thrown.test(code)) this.error("Vite's loader of parts has changed: see tools/held-parts.ts.");
    return { code: code.replace(thrown, "if (!$1.defaultPrevented) throw $2; return $1.held;"), map: null };
  },
};
