import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { topicText } from "./health-topics/health-topic.ts";
import { readTopics } from "./health-topics/read-topics.ts";
import { accountMailIn, accountMailKinds } from "./messages/account-mail.ts";
import { problemMessage, type ProblemMessageCode, problems } from "./messages/problems.ts";

/** Words that one of the two Portugueses says and the other does not, or means otherwise ("constipação"). Synonyms may name both. */
const ofBrazil =
  /(?<!\p{L})(?:você|celular|tela|telas|banheiro|geladeira|resfriado|infarto|câncer|bombinha|coceira|chiado|catarro|equipe|esporte|controle|contato|estresse|senha|enxergar|cachorro|bebê|crônic[ao]|úmid[ao]|oxigênio)(?!\p{L})/iu;
const ofPortugal =
  /(?<!\p{L})(?:utente|telemóvel|ecrãs?|casa de banho|frigorífico|constipação(?! (?:intestinal|funcional))|constipad[ao]s?|enfarte|cancro(?! mole)|comichão|pieira|nódoas negras|ficheiro|palavra-passe|equipa|desporto|controlo|contacto|consigo mesm[ao]|análises|biberão|expetoração|hormonas|bebé|crónic[ao]|húmid[ao]|oxigénio|stress|até ao|(?:está|estão|estar) a \p{L}+[aei]r)(?!\p{L})/iu;

test.each([
  ["pt", ofBrazil],
  ["pt-BR", ofPortugal],
] as const)(
  "a patient reading %s sees no word of the other regional variant",
  { tags: ["S1.33", "D.44"] },
  (locale, foreign) => {
    const texts = [
      ...readTopics().map((topic) => ({ ...topicText(topic, locale), synonyms: [] })),
      triageWords(locale),
      accountMailKinds.map((kind) => accountMailIn(kind, locale)),
      (Object.keys(problems) as ProblemMessageCode[]).map((code) => problemMessage(code, locale, {})),
    ];
    expect(linesOf(texts).filter((line) => foreign.test(line))).toEqual([]);
  },
);

/** What the symptom checker's knowledge says in a language; not what people type, which may name both. */
function triageWords(locale: string): unknown {
  const folder = new URL(`triage-words/${locale}/`, import.meta.url);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json") && file !== "phrases.json")
    .map((file): unknown => JSON.parse(readFileSync(new URL(file, folder), "utf8")));
}

/** Every text in a tree of them. */
function linesOf(tree: unknown): string[] {
  if (typeof tree === "string") return [tree];
  return typeof tree === "object" && tree !== null ? Object.values(tree).flatMap(linesOf) : [];
}
