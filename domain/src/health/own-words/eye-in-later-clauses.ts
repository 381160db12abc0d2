import type { Locale } from "../../shared/locales.ts";
import { foldWords } from "../../text/fold-words.ts";
import { languageOf } from "./malaria-places.ts";

type Reading = {
  /** The eye, as it is named. */
  readonly eye: RegExp;
  /** What a later clause says of the eye: it hurts, there is discharge. */
  readonly complaint: RegExp;
  /** Any other part of the body; then it is of that. */
  readonly other: RegExp;
  /** The word for the eye that is inserted. */
  readonly name: string;
};

const anyOf = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "u");

const byLanguage: Readonly<Record<ReturnType<typeof languageOf>, Reading>> = {
  en: {
    eye: anyOf("eyes?|eyelids?"),
    complaint: anyOf("hurts?|hurting|sore|painful|aches?|gunk|goo|pus|sticky"),
    other: anyOf(
      "head|throat|ears?|nose|chest|back|tummy|stomach|belly|skin|legs?|arms?|neck|face|tooth|teeth|it hurts to|hurts? (?:to|when) (?:pee|wee|swallow|breathe|walk)",
    ),
    name: "my eye",
  },
  pt: {
    eye: anyOf("olhos?|palpebras?"),
    complaint: anyOf("doi|doem|doer|doendo|dores|remelas?|ramelas?|pus|secrecao"),
    other: anyOf(
      "cabeca|garganta|ouvidos?|nariz|peito|costas|barriga|pele|pernas?|bracos?|pescoco|cara|rosto|dentes?|corpo",
    ),
    name: "olho",
  },
  it: {
    eye: anyOf("occhio|occhi|palpebr[ae]"),
    complaint: anyOf("fa male|fanno male|duole|dolore|cispa|pus"),
    other: anyOf(
      "testa|gola|orecchi[oe]?|naso|petto|schiena|pancia|pelle|gamb[ae]|bracci[oa]|collo|faccia|viso|denti?|corpo",
    ),
    name: "all'occhio",
  },
  es: {
    eye: anyOf("ojos?|parpados?"),
    complaint: anyOf("duele|duelen|doler|dolor|leganas?|laganas?|pus"),
    other: anyOf(
      "cabeza|garganta|oidos?|nariz|pecho|espalda|barriga|guata|piel|piernas?|brazos?|cuello|cara|dientes?|muela|cuerpo",
    ),
    name: "ojo",
  },
  fr: {
    eye: anyOf("oeil|yeux|paupieres?"),
    complaint: anyOf("fait mal|font mal|mal|douleur|pus|croutes"),
    other: anyOf("tete|gorge|oreilles?|nez|poitrine|dos|ventre|peau|jambes?|bras|cou|visage|dents?|corps"),
    name: "à l'œil",
  },
  ar: {
    eye: anyOf("و?(?:ال)?(?:عين|عيني|عينه|عينها|عيوني|جفني)"),
    complaint: anyOf(
      "و?(?:الان )?(?:تولمني|توجعني|بتوجعني|تعورني|تولمه|توجعه)|و?(?:فيها )?(?:افراز|عماص|صديد|رمص)",
    ),
    other: anyOf("(?:ال|ب|و)?(?:راسي|حلقي|اذني|انفي|صدري|ظهري|بطني|جلدي|رجلي|يدي|رقبتي|وجهي|سني|اسناني)"),
    name: "عيني",
  },
};

/**
 * Creates a finder of later clauses about an eye mentioned before ("my left eye is red, I wear no lenses, now it
 * hurts"). Returns each clause with the eye's name added before and after it; clauses that name the eye themselves
 * are left out, and one that names another part of the body ends the search. Empty where there is none.
 */
export function openLaterEye(locale: Locale): (text: string) => readonly string[] {
  const { eye, complaint, other, name } = byLanguage[languageOf(locale)];
  return (text) => {
    let isEye = false;
    return text.split(/[.,;:!?()\n،؛؟…]/u).flatMap((part) => {
      const folded = foldWords(part).join(" ");
      if (other.test(folded)) isEye = false;
      else if (eye.test(folded)) isEye = true;
      else if (isEye && complaint.test(folded)) return [`${name} ${part} ${name}`];
      return [];
    });
  };
}
