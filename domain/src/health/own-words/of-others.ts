import type { Locale } from "../../shared/locales.ts";
import { foldWords } from "../../text/fold-words.ts";
import { languageOf } from "./malaria-places.ts";

/** Splits a text into parts with their punctuation, so that they can be joined again. */
const clausesOf = (text: string) => text.split(/(?<=[.,;:!?()\n،؛؟…])/u);

type Reading = {
  /** Other people nearby who are ill: "people at work are sick". */
  readonly ill: RegExp;
  /** A neighbour or colleague whose origin is mentioned. */
  readonly stranger: RegExp;
  /** Parents, brothers, sisters and their like. */
  readonly kin: RegExp;
  /** An illness that a person is diagnosed with, no sensation. */
  readonly illness: RegExp;
  /** A mild fever beside another complaint. */
  readonly feverish: RegExp;
};

const word = (words: string) => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;
const anyOf = (words: string) => new RegExp(word(words), "u");
/**
 * Returns a pattern of some of the first and then some of the second words, with a limited number of words between.
 */
const near = (one: string, other: string, between = 4) =>
  new RegExp(`${word(one)}(?: \\S+){0,${between}}? ${word(other)}`, "u");

const illnesses =
  "cancer|tumor|tumour|diabetes|diabetic|prostate|epilepsy|thyroid|stroke|heart attack|heart disease|leukaemia|leukemia|alzheimers?|dementia|parkinsons?|glaucoma|lupus";

const byLanguage: Readonly<Record<ReturnType<typeof languageOf>, Reading>> = {
  en: {
    ill: near(
      "people|everyone|everybody|colleagues|coworkers|co workers|ppl|others|classmates|workmates|half the (?:office|class|school)|the (?:kids|children) at (?:school|nursery)|loads|lots",
      "sick|ill|poorly|unwell|off sick|down with it",
    ),
    stranger: anyOf("neighbou?rs?|colleagues?|coworkers?|boss|flatmate|teacher"),
    kin: anyOf(
      "fathers?|dads?|mothers?|mums?|moms?|brothers?|sisters?|aunts?|aunties?|uncles?|grandad|grandma|gran|nan|grandfather|grandmother|grandparents|parents|cousins?",
    ),
    illness: anyOf(illnesses),
    feverish:
      /(?:and )?(?:(?:a )?(?:little )?(?:bit|little|slightly|touch)) (?:feverish|of a (?:fever|temperature)|of fever)/u,
  },
  pt: {
    ill: near(
      "toda a gente|todos|todo mundo|colegas|pessoal|gente|muita gente|no trabalho|na escola|no escritorio|na creche",
      "doentes?|adoentad[ao]s?|engripad[ao]s|de baixa",
    ),
    stranger: anyOf("vizinh[ao]s?|colegas?|chefe|professora?"),
    kin: anyOf("pai|mae|pais|irmao|irma|irmaos|irmas|tia|tio|avo|avos|primo|prima"),
    illness: anyOf(
      "cancro|cancer|tumor|diabetes|diabetic[ao]|prostata|epilepsia|tiroide|tireoide|avc|derrame|enfarte|infarto|leucemia|alzheimer|demencia|parkinson|glaucoma",
    ),
    feverish:
      /(?:e )?(?:(?:um )?(?:bocadinho|bocado|pouco|pouquinho)|meio|meia|ligeiramente) (?:febril|de febre|com febre)/u,
  },
  it: {
    ill: near(
      "tutti|colleghi|tanti|molti|al lavoro|in ufficio|a scuola|all asilo|mezzo ufficio",
      "malati|ammalati|influenzati|stanno male|a letto",
    ),
    stranger: anyOf("vicin[oae]|collega|capo|amic[oa]|maestra"),
    kin: anyOf(
      "padre|papa|babbo|madre|mamma|fratello|sorella|fratelli|sorelle|zia|zio|nonn[oai]|genitori|cugin[oa]",
    ),
    illness: anyOf(
      "cancro|tumore|diabete|diabetic[oa]|prostata|epilessia|tiroide|ictus|infarto|leucemia|alzheimer|demenza|parkinson|glaucoma",
    ),
    feverish:
      /(?:e )?(?:un po (?:di )?(?:febbre|febbricitante|febbriciattola|febbricola)|leggermente febbricitante|un filo di febbre)/u,
  },
  es: {
    ill: near(
      "todos|companeros|mucha gente|medio mundo|en el trabajo|en la oficina|en el colegio|en la pega|en la guarderia",
      "enferm[oa]s|mal[oa]s|de baja|con licencia",
    ),
    stranger: anyOf("vecin[oa]s?|companer[oa]s?|jef[ea]|profesora?"),
    kin: anyOf(
      "padre|papa|madre|mama|hermano|hermana|hermanos|hermanas|tia|tio|abuel[oa]s?|padres|papas|prim[oa]",
    ),
    illness: anyOf(
      "cancer|tumor|diabetes|diabetic[oa]|prostata|epilepsia|tiroides|ictus|derrame|infarto|leucemia|alzheimer|demencia|parkinson|glaucoma",
    ),
    feverish:
      /(?:y )?(?:(?:estoy |ando )?(?:un poco|un poquito|medio|algo|ligeramente) (?:febril|afiebrad[oa]|de fiebre))/u,
  },
  fr: {
    ill: near(
      "tout le monde|collegues|tous|plusieurs|des gens|au travail|au boulot|au bureau|a l ecole|a la creche|la moitie",
      "malades?|en arret",
    ),
    stranger: anyOf("voisine?s?|collegues?|patronne?|chef"),
    kin: anyOf(
      "pere|papa|mere|maman|frere|soeur|freres|soeurs|tante|oncle|grand pere|grand mere|parents|cousine?",
    ),
    illness: anyOf(
      "cancer|tumeur|diabete|diabetique|prostate|epilepsie|thyroide|avc|infarctus|leucemie|alzheimer|demence|parkinson|glaucome",
    ),
    feverish:
      /(?:et )?(?:(?:un peu|legerement|un chouia) (?:fievreuse?|fievreux|febrile|de fievre|de temperature))/u,
  },
  ar: {
    ill: near(
      "كل الناس|الناس|كلهم|زملايي|زملائي|زملاي|ناس كتير|في العمل|بالشغل|في الشغل|في المدرسه",
      "مرضي|مريضين|عيانين|تعبانين|مرضانين",
    ),
    stranger: anyOf("و?جاري|و?جارتي|و?زميلي|و?زميلتي|و?مديري|و?صاحبي"),
    kin: anyOf("و?(?:ابي|ابوي|ابويا|والدي|امي|والدتي|اخي|اخوي|اختي|عمي|عمتي|خالي|خالتي|جدي|جدتي)"),
    illness: anyOf(
      "(?:ال|ب)?(?:سرطان|سكري|سكر|بروستاتا|بروستات|صرع|جلطه|لوكيميا|زهايمر|باركنسون)|غده درقيه|الغده|ورم",
    ),
    feverish: /و?(?:شويه (?:حراره|سخونه)|(?:حراره|سخونه) (?:خفيفه|بسيطه))/u,
  },
};

/** What a text says about other people, and the text without it. */
export type StatementsAboutOthers = {
  /** Whether others nearby (at work, at school) are said to be ill. */
  readonly areOthersIll: boolean;
  /**
   * The text without statements about those others, and without a neighbour's or colleague's origin. A clause that
   * was cut is returned folded, all others as typed.
   */
  readonly text: string;
  /**
   * `text` also without clauses about an illness of parents, siblings and other relatives, and without a mild fever:
   * the rest may be the only complaint. May be empty.
   */
  readonly ownText: string;
};

/**
 * Creates a function that separates statements about other people in a language, clause by clause; `isPlace` tells
 * whether folded words contain a country or region.
 */
export function openStatementsAboutOthers(
  locale: Locale,
  isPlace: (words: readonly string[]) => boolean,
): (text: string) => StatementsAboutOthers {
  const { ill, stranger, kin, illness, feverish } = byLanguage[languageOf(locale)];
  return (typed) => {
    let areOthersIll = false;
    const parts = clausesOf(typed).flatMap((part) => {
      const words = foldWords(part);
      const folded = words.join(" ");
      if (stranger.test(folded) && isPlace(words)) return [];
      const found = ill.exec(folded);
      if (!found) return [part];
      areOthersIll = true;
      // The words before and after are about the writer.
      const rest = `${folded.slice(0, found.index)} ${folded.slice(found.index + found[0].length)}`.trim();
      return rest === "" ? [] : [`${rest}${/[.,;:!?()\n،؛؟…]$/u.exec(part)?.[0] ?? ""} `];
    });
    const text = parts.join("");
    const own = clausesOf(text).flatMap((part) => {
      const folded = foldWords(part).join(" ");
      if (kin.test(folded) && illness.test(folded)) return [];
      return feverish.test(folded) ? [`${folded.replace(feverish, " ")}, `] : [part];
    });
    return { areOthersIll, text, ownText: own.join("") };
  };
}
