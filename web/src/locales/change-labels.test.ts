import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** The catalogues whose links show "Change" and have a longer name for screen readers and voice control. */
const catalogues = ["booking", "dependents", "symptom-checker"];
/** A language without a translation of its own uses the one of its parent. */
const parents = { en: null, pt: null, "pt-BR": "pt", it: null, es: null, "es-CL": "es", fr: null, ar: null };

const entriesOf = (language: string, name: string) => {
  const text = readFileSync(path.join(import.meta.dirname, language, `${name}.po`), "utf8");
  return new Map(
    [...text.matchAll(/^msgid "(.*)"\nmsgstr "(.*)"$/gm)].map(([, id = "", words = ""]) => [id, words]),
  );
};

test.each(Object.entries(parents))(
  "the names of the links that show “Change” begin with that word in %s",
  (language, parent) => {
    for (const name of catalogues) {
      const own = entriesOf(language, name);
      const inherited = parent === null ? own : entriesOf(parent, name);
      const wordsOf = (id: string) => own.get(id) || inherited.get(id) || id;
      const names = [...own.keys()].filter((id) => id.startsWith("Change the "));
      expect(names.length, name).toBeGreaterThan(0);
      for (const id of names)
        expect(wordsOf(id).startsWith(wordsOf("Change")), `${id}: ${wordsOf(id)}`).toBe(true);
    }
  },
);
