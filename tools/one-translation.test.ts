import { locales } from "@anteroom/domain/shared/locales";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const folder = path.resolve(import.meta.dirname, "../web/src/locales");
/** Languages that fall back to another one for missing translations (web/lingui.config.ts). */
const bases: Readonly<Record<string, string>> = { "pt-BR": "pt", "es-CL": "es" };

/** Lingui identifies a text by its English source: of two translations, the last loaded catalogue would win. */
test("an English text has one translation in each language across all catalogues", { tags: ["D.51"] }, () => {
  let count = 0;
  const twice: string[] = [];
  for (const locale of locales) {
    const said = new Map<string, Set<string>>();
    for (const file of readdirSync(path.join(folder, locale))) {
      const own = textsIn(path.join(folder, locale, file));
      const base = textsIn(path.join(folder, bases[locale] ?? locale, file));
      for (const [id, text] of own)
        said.set(id, (said.get(id) ?? new Set()).add(text || (base.get(id) ?? "")));
    }
    count += said.size;
    for (const [id, texts] of said)
      if (texts.size > 1) twice.push(`${locale} ${id}: ${[...texts].join(" | ")}`);
  }
  expect(twice).toEqual([]);
  expect(count).toBeGreaterThan(5_000);
});

/** Returns the translations of a catalogue by context and English source. */
function textsIn(file: string): ReadonlyMap<string, string> {
  const entries = readFileSync(file, "utf8").matchAll(
    /^(?:msgctxt "(.*)"\n)?msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm,
  );
  return new Map(
    [...entries]
      .map(([, context = "", id = "", text = ""]) => [`${context}${joined(id)}`, joined(text)] as const)
      .filter(([id]) => id !== ""),
  );
}

const joined = (lines: string) => [...lines.matchAll(/"(.*)"/g)].map(([, text]) => text).join("");
