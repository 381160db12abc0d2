import { createHash } from "node:crypto";
import { asLocale } from "@anteroom/domain/shared/locales";
import { packKnowledge } from "@anteroom/triage/complaints/pack-knowledge";
import type { Plugin } from "vite";
import { readKnowledge } from "./triage/read-knowledge.ts";
import { countReviewed, readReviews } from "./triage/reviews.ts";
import { readWeights } from "./own-words/files.ts";
import { phrasesOf, textsOf } from "./triage/triage-words.ts";

const pieces = /^virtual:triage-(?<piece>knowledge|texts|phrases|weights)(?:\/(?<locale>[\w-]+))?$/;

/**
 * A Vite plugin with the symptom checker's knowledge as four kinds of modules: `virtual:triage-knowledge` without
 * texts, `virtual:triage-texts/fr` the texts of one language, `virtual:triage-phrases/fr` what people type in it,
 * and `virtual:triage-weights/fr` the weights learned from more of that. Browsers fetch and cache one of each.
 */
export const triagePieces: Plugin = {
  name: "triage-pieces",
  resolveId: (id) => (pieces.test(id) ? `\0${id}` : null),
  load(id) {
    const { piece, locale = "en" } = pieces.exec(id.slice(1))?.groups ?? {};
    if (id[0] !== "\0" || !piece) return null;
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(contentOf(piece, locale)))});`;
  },
};

function contentOf(piece: string, name: string): unknown {
  const locale = asLocale(name) ?? "en";
  if (piece === "phrases") return phrasesOf(locale);
  if (piece === "weights") return readWeights(locale);
  const knowledge = readKnowledge();
  if (piece === "texts") return textsOf(knowledge, locale);
  const digest = createHash("sha256").update(JSON.stringify(knowledge)).digest("hex");
  const reviewed = countReviewed(knowledge, readReviews());
  return packKnowledge(knowledge, { version: digest.slice(0, 8), reviewed });
}
