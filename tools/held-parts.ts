import type { Plugin } from "vite";

/** Of Vite's own loader of parts: what is changed, and to what. */
const changes: readonly (readonly [RegExp, string])[] = [
  // A part that cannot be fetched, once the page has been told of it.
  [/if \(!(\w+)\.defaultPrevented\) throw (\w+);/, "if (!$1.defaultPrevented) throw $2; return $1.held;"],
  // A file that could not be fetched counts as seen, so that a style sheet lost once would be missing for good.
  [/\(err\) => \{\s*(\w+)\[(\w+)\] = void 0;\s*throw err;/, "(err) => { delete $1[$2]; throw err;"],
  [/rej\((?=(?:\/\* @__PURE__ \*\/ )?new Error)/, "link.remove(), rej("],
];

/**
 * A page may answer for a part that cannot be fetched: without this Vite either throws, which takes the whole page away with
 * all that was typed, or hands over nothing at all. Here it hands over what the page has put on the event, and a style sheet
 * that was lost is asked for again together with its part.
 */
export const heldParts: Plugin = {
  name: "held-parts",
  transform(code, id) {
    if (!id.includes("vite/preload-helper")) return null;
    if (!changes.every(([from]) => from.test(code)))
      this.error("Vite's loader of parts has changed: see tools/held-parts.ts.");
    return { code: changes.reduce((before, [from, to]) => before.replace(from, to), code), map: null };
  },
};
