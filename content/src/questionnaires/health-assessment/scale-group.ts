import { localeNames, type Locale } from "@anteroom/domain/shared/locales";
import type { Condition, QuestionnaireItem } from "@anteroom/domain/health/questionnaire/questionnaire";
import { choice, display, group, option, type Texts } from "../write-item.ts";
import { languagesOf, type Wording, type Wordings } from "./wordings.ts";

type Scale = {
  area: "mood" | "anxiety";
  /** Its items are called `phq8-1`, `phq8-2` ... */
  name: string;
  title: Texts;
  wordings: Wordings;
};

/**
 * Returns the questions of an instrument in its official wordings, asked where its area was chosen: language (or
 * none, to skip it), first two items, and the others where those reach three points.
 */
export function scaleGroup({ area, name, title, wordings }: Scale): QuestionnaireItem {
  const wordingQuestion = `${area}-language`;
  const ask = (at: number) => itemOf(wordings, { at, name });
  const others = wordings.en.items.flatMap((_, at) => (at < 2 ? [] : ask(at)));
  const rest = fromThreePoints(name).reduceRight(
    (inside, enableWhen, at) => [
      group(`${name}.from-three-${at + 1}`, title, inside, { enableWhen, enableBehavior: "any" }),
    ],
    others,
  );
  const read = group(`${name}.read`, title, [...ask(0), ...ask(1), ...rest], {
    enableWhen: languagesOf(wordings).map((lang) => isAnswer(wordingQuestion, lang)),
    enableBehavior: "any",
  });
  return group(area, title, [wordingChoice(wordingQuestion, wordings), read], {
    enableWhen: [isAnswer("areas", area)],
  });
}

/** That two items come to three points and more, as conditions FHIR R4 can say: of each line one must hold. */
function fromThreePoints(name: string): readonly (readonly Condition[])[] {
  const [first, second] = [`${name}-1`, `${name}-2`];
  return [
    [isNot(first, "0"), isAnswer(second, "3")],
    [isNot(first, "1"), isAnswer(second, "2"), isAnswer(second, "3")],
    [isNot(first, "2"), isNot(second, "0")],
  ];
}

/** Returns the condition that a choice question (its `linkId`) was answered with this code. */
export function isAnswer(question: string, code: string): Condition {
  return { question, operator: "=", answerCoding: { code } };
}

function isNot(question: string, code: string): Condition {
  return { question, operator: "!=", answerCoding: { code } };
}

/** The words before it are part of the item: it stands with its question wherever that is shown. */
function itemOf(wordings: Wordings, { at, name }: { at: number; name: string }): QuestionnaireItem[] {
  const linkId = `${name}-${at + 1}`;
  const options = wordings.en.options.map((_, points) =>
    option(
      String(points),
      inAll(wordings, ({ options: words }) => words[points] ?? ""),
      points,
    ),
  );
  return [
    display(
      `${linkId}.stem`,
      inAll(wordings, ({ stem }) => stem),
    ),
    choice(
      linkId,
      inAll(wordings, ({ items }) => items[at] ?? ""),
      options,
    ),
  ];
}

function inAll(wordings: Wordings, words: (of: Wording) => string): Texts {
  const { en, ...others } = wordings;
  const found = Object.entries(others).map(([lang, wording]) => [lang, words(wording)]);
  return { ...Object.fromEntries(found), en: words(en) };
}

function wordingChoice(linkId: string, wordings: Wordings): QuestionnaireItem {
  const languages = languagesOf(wordings).map((lang) => option(lang, everywhere(localeNames[lang])));
  return choice(linkId, notInYourLanguage, [...languages, option("none", leaveOut)], { help: notTranslated });
}

/** A language is called by its own name in all of them. */
const everywhere = (name: string): Texts => {
  const all: readonly Exclude<Locale, "en">[] = ["pt", "it", "es", "fr", "ar"];
  return { ...Object.fromEntries(all.map((lang) => [lang, name])), en: name };
};

const notInYourLanguage: Texts = {
  en: "These questions aren’t available in your language yet. Which language would you like to read them in?",
  pt: "Estas perguntas ainda não existem na sua língua. Em que língua as quer ler?",
  "pt-BR": "Estas perguntas ainda não existem no seu idioma. Em qual idioma você quer ler?",
  it: "Queste domande non sono ancora disponibili nella Sua lingua. In quale lingua vuole leggerle?",
  es: "Estas preguntas todavía no están en su idioma. ¿En cuál quiere leerlas?",
  fr: "Ces questions n’existent pas encore dans votre langue. Dans laquelle voulez-vous les lire ?",
  ar: "هذه الأسئلة غير متوفرة بلغتك بعد. بأي لغة تريد قراءتها؟",
};
const leaveOut: Texts = {
  en: "Leave this area out",
  pt: "Deixar esta área de fora",
  it: "Lasciare fuori quest’area",
  es: "Omitir esta área",
  fr: "Laisser ce domaine de côté",
  ar: "تخطّي هذا المجال",
};
const notTranslated: Texts = {
  en: "The score only counts in the languages it was tested in, so we don’t translate the questions ourselves.",
  pt: "A pontuação só é válida nas línguas em que foi testada; por isso não traduzimos as perguntas.",
  "pt-BR":
    "A pontuação só vale nos idiomas em que foi testada; por isso não traduzimos as perguntas por conta própria.",
  it: "Valgono solo nelle parole con cui sono state verificate, perciò non le traduciamo noi.",
  es: "Solo valen con las palabras con que se probaron; por eso no las traducimos nosotros.",
  fr: "Elles ne valent que dans les mots avec lesquels elles ont été testées ; nous ne les traduisons donc pas.",
  ar: "لا يُعتدّ بها إلا بالصياغة التي اختُبرت بها، لذلك لا نترجمها بأنفسنا.",
};
