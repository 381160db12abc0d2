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
 * A Vite plugin that lets a page handle chunks that fail to load. By default Vite throws, which discards the page with everything typed,
 * or returns nothing. Here the import resolves to what the page set as `held` on the event `vite:preloadError`, and a lost style sheet is
 * requested again with its chunk. Fails the build where Vite's own loader has changed.
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
