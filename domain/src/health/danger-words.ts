import {
  type Clauses,
  parseGroup,
  PatternReader,
  placesOf,
  type Word,
  normalise,
} from "../text/word-patterns.ts";
import { dangerPatterns } from "./danger-patterns.ts";
import { dangerSignPatterns, feverPatterns } from "./danger-sign-patterns.ts";

/** A danger in the text of a booking that cannot wait for a video appointment, except self-harm. */
export type DangerKind = keyof typeof dangerPatterns | keyof typeof dangerSignPatterns;

const reader = new PatternReader<DangerKind>([dangerPatterns, dangerSignPatterns]);

/**
 * Compiles the patterns of `findDanger`, one kind a step, so that a page stays responsive. Iterate it once; reading a
 * text before it has ended compiles the rest at once.
 */
export const compilingDanger: Iterable<void> = reader.compiling;

/**
 * Returns the dangers that a text mentions, in any of the eight languages, in fixed order; empty without one. It
 * matches words, not meaning: "no chest pain" counts unless a whole sentence denies it, and other wordings are
 * missed. Breathlessness stated to last for years does not count; ten pills or more taken at once are `poisoning`. No
 * match is no all-clear. Self-harm is recognised separately (`self-harm/find-self-harm.ts`).
 */
export function findDanger(text: string): DangerKind[] {
  const clauses = reader.clausesOf(text);
  const read: Partial<Record<DangerKind, Clauses>> = {
    "chest-pain": clauses.map(withoutDeniedPain),
    breathing: reader.clausesOf(withoutOldBreath(text)),
  };
  return reader.kinds.filter(
    (kind) => reader.has(kind, read[kind] ?? clauses) || (kind === "poisoning" && mentionsManyPills(text)),
  );
}

/** Shortness of breath; durations of years; and words that make it new, or dangerous at any duration. */
const shortBreath = parseGroup(
  "short of breath|shortness of breath|out of breath|falta de ar|mancanza di respiro|manca il respiro|affanno|falta el aire|falta de aire|a bout de souffle|manque de souffle|ضيق نفس|ضيق تنفس",
);
const since = parseGroup("for|since|over|past|last|ha|faz|desde|da|hace|llevo|depuis|fait|من|منذ");
const years = parseGroup("years|yrs|anos|anni|ans|annees|سنين|سنوات");
const isNew = parseGroup(
  "sudden*|today|tonight|yesterday|morning|hour*|day|days|week|weeks|worse|rest|sit*|lying|blue|lips|chest|can t|cannot|faint*|" +
    "hoje|ontem|agora|repente|peito|parad*|sentad*|deitad*|pior*|labios|hora*|dia|dias|semana*|nao consig*|oggi|ieri|improvvis*|petto|ferm*|sedut*|sdraiat*|peggi*|labbra|ore|giorn*|settiman*|non riesc*|" +
    "hoy|ayer|ahora|pecho|peor*|empeor*|acostad*|tumbad*|no pued*|aujourd|hier|soudain*|poitrine|repos|assis*|allong*|pire|aggrav*|levres|heure*|jour|jours|semaine*|ne peu*|اليوم|امبارح|فجاه|صدر*|نايم|قاعد|يوم|ايام|اسبوع|ساعه|شفايف",
);

/** How far before its unit a word like "for" makes it a duration: "for about 3 years"; ages have none. */
const reachOfSince = 3;

/**
 * Returns a text without shortness of breath that has lasted for years, as far as one clause says so and nothing in
 * its sentence is new.
 */
function withoutOldBreath(text: string): string {
  return text
    .split(/(?<=[.!?;\n\u061f\u061b])/u)
    .map((sentence) => {
      const isStanding = (group: typeof years) =>
        reader.clausesOf(sentence).some((words) => placesOf(group, words).length > 0);
      if (!isStanding(shortBreath) || !isStanding(years) || isStanding(isNew)) return sentence;
      const parts = sentence.split(/[,\u060c]/u);
      return parts.filter((part) => !reader.clausesOf(part).some(isOldBreath)).join(", ");
    })
    .join("");
}

function isOldBreath(words: readonly Word[]): boolean {
  const begins = placesOf(since, words);
  return (
    placesOf(shortBreath, words).length > 0 &&
    placesOf(years, words).some((year) =>
      begins.some((begin) => begin < year && year - begin <= reachOfSince),
    )
  );
}

const feverReader = new PatternReader<"fever">([feverPatterns]);

/**
 * Returns whether a text mentions a fever of a person born on a day (`2026-10-15`) less than three months before
 * `now` in ms (NICE NG143). Also true for a birth date in the future.
 */
export function isFeverOfYoungBaby(text: string, bornOn: string, now: number): boolean {
  const threeMonths = new Date(bornOn);
  threeMonths.setUTCMonth(threeMonths.getUTCMonth() + 3);
  return now < threeMonths.getTime() && mentionsFever(text);
}

/**
 * Returns whether a text mentions a fever without denying it, in any of the eight languages; matches words, not
 * meaning.
 */
export function mentionsFever(text: string): boolean {
  return feverReader.has("fever", feverReader.clausesOf(text));
}

/** Denied chest pain followed by something else is no danger, unless a weight or a tightness is named. */
const deniedPain = parseGroup(
  "chest doesn t hurt|chest does not hurt|chest isn t sore|my chest is fine|nao me doi o peito|peito nao doi|peito nao me doi|nao doi o peito|nao tenho dor no peito|nao tenho dores no peito|nao sinto dor no peito|" +
    "non ho dolore al petto|non ho dolori al petto|non mi fa male il petto|il petto non fa male|il petto non mi fa male|no me duele el pecho|no tengo dolor de pecho|no tengo dolor en el pecho|no le duele el pecho|el pecho no me duele|" +
    "pas mal a la poitrine|pas mal dans la poitrine|pas de douleur a la poitrine|pas de douleurs a la poitrine|pas de douleur dans la poitrine|ما عندي وجع بالصدر|ما عندي الم بالصدر|ما في وجع بالصدر|مافي وجع صدر|ما في وجع صدر|صدري ما بيوجعني|ما بيوجعني صدري|لا يوجد الم في الصدر|بدون الم بالصدر|بدون وجع صدر",
);
const pressing = parseGroup(
  "tight*|pressure|heavy|crushing|squeez*|weight|left arm|jaw|aperto|apertad*|pressao|peso|pesad*|oppression*|oppress*|stretta|morsa|opresion|presion|apret*|apriet*|serr*|etau|poids|lourd*|ضيق|ضغط|ثقل|تقيل|كابس*|sweat*|suor*|suando|sud*|sueur*|transpir*|عرق|تعرق|اتعرق",
);

/** Returns a sentence without the words that deny chest pain. */
function withoutDeniedPain(words: readonly Word[]): readonly Word[] {
  if (placesOf(pressing, words).length > 0) return words;
  const denied = new Set(
    deniedPain.flatMap((phrase) =>
      placesOf([phrase], words).flatMap((at) => phrase.map((_, offset) => at + offset)),
    ),
  );
  return denied.size === 0 ? words : words.filter((_, at) => !denied.has(at));
}

const pills =
  "paracetamol\\S*|ibuprofen\\S*|panadol\\S*|tylenol\\S*|aspirin\\S*|advil|nurofen|calpol|codeine|doliprane\\S*|dafalgan|efferalgan|tachipirin\\S*|benuron\\S*|ben u ron|dipirona\\S*|acetaminophen|" +
  "pills?|tablets?|painkillers?|capsules?|caplets?|comprimidos?|capsulas?|remedios|pastilhas|pastillas?|pildoras?|cachets?|comprimes?|gelules?|pilules?|pillole|pastiglie|compresse|capsule|bustine|" +
  "حبه|حبات|حبوب|حبايه|حبايات|قرص|اقراص|كبسوله|كبسولات|بنادول|باراسيتامول|بروفين|اسبرين";
const taking =
  "took|taken|swallowed|had|ate|eaten|tomei|tomou|tomado|engoli|engoliu|tome|tomo|trague|trago|ingeri|ingerido|pris|prise|avale|preso|prese|presa|ingoiato|اخذت|اخدت|شربت|بلعت|ابتلعت|تناولت|اكلت|اخذ|شرب|بلع|ابتلع";
const many =
  "[1-9]\\d|[١-٩][٠-٩]|twelve|fifteen|twenty|thirty|forty|fifty|doze|quinze|vinte|trinta|quarenta|doce|quince|veinte|treinta|cuarenta|douze|vingt|trente|quarante|dodici|quindici|venti|trenta|quaranta|عشر|عشره|عشرين|ثلاثين|اربعين|خمسين";
const span =
  "a day|per day|daily|por dia|al dia|par jour|al giorno|(?:over|in|for|during|within|em|durante|en|per|sur|pendant|خلال|لمده|كل) (?:\\S+ ){0,3}?(?:days?|weeks?|months?|years?|dias?|semanas?|mes|meses|anos?|jours?|semaines?|mois|ans|giorni|settiman\\S*|mesi|anni|يوم|ايام|اسبوع|اسابيع|شهر|اشهر)|في اليوم|باليوم|يوميا";

const manyTaken = new RegExp(
  `(?<![^ ])(?:${taking})(?: \\S+){0,3}? (?:${many})(?: (?!mg |ml |mcg )\\S+){0,2}? (?:${pills})(?![^ ])(?! (?:\\S+ ){0,3}?(?:${span})(?![^ ]))`,
  "u",
);

/** Returns whether a text says that a person took ten pills or more at once, not over days: a possible overdose. */
function mentionsManyPills(text: string): boolean {
  return text.split(/[.!?;\n\u061f\u061b]+/).some((sentence) => manyTaken.test(normalise(sentence)));
}
