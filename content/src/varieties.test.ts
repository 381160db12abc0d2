import { expect, test } from "vitest";
import { topicText } from "./health-topics/health-topic.ts";
import { readTopics } from "./health-topics/read-topics.ts";
import { accountMailIn, accountMailKinds } from "./messages/account-mail.ts";
import { problemMessage, type ProblemMessageCode, problems } from "./messages/problems.ts";
import { loadSymptomWords } from "./symptom-checker/words.ts";

/** Words that one of the two Portugueses says and the other does not, or means otherwise ("constipação"). Synonyms may name both. */
const ofBrazil =
  /(?<!\p{L})(?:você|celular|tela|telas|banheiro|geladeira|resfriado|infarto|câncer|bombinha|coceira|chiado|catarro|equipe|esporte|controle|contato|estresse|senha|enxergar|cachorro|bebê|crônic[ao]|úmid[ao]|oxigênio)(?!\p{L})/iu;
const ofPortugal =
  /(?<!\p{L})(?:utente|telemóvel|ecrãs?|casa de banho|frigorífico|constipação|constipad[ao]s?|enfarte|cancro|comichão|pieira|nódoas negras|ficheiro|palavra-passe|equipa|desporto|controlo|contacto|consigo mesm[ao]|análises|biberão|expetoração|hormonas|bebé|crónic[ao]|húmid[ao]|oxigénio|stress|até ao|(?:está|estão|estar) a \p{L}+[aei]r)(?!\p{L})/iu;

test.each([
  ["pt", ofBrazil],
  ["pt-BR", ofPortugal],
] as const)(
  "a patient who reads %s meets no word of the other side of the ocean",
  { tags: ["S1.33", "D.44"] },
  async (locale, foreign) => {
    const { complaints, ...words } = await loadSymptomWords(locale);
    const texts = [
      ...readTopics().map((topic) => ({ ...topicText(topic, locale), synonyms: [topic.slug] })),
      words,
      Object.values(complaints).map(({ name }) => name),
      accountMailKinds.map((kind) => accountMailIn(kind, locale)),
      (Object.keys(problems) as ProblemMessageCode[]).map((code) => problemMessage(code, locale, {})),
    ];
    expect(linesOf(texts).filter((line) => foreign.test(line))).toEqual([]);
  },
);

/** Every text in a tree of them. */
function linesOf(tree: unknown): string[] {
  if (typeof tree === "string") return [tree];
  return typeof tree === "object" && tree !== null ? Object.values(tree).flatMap(linesOf) : [];
}
