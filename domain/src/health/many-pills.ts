import { normalise } from "../text/word-patterns.ts";

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

/** Returns whether a text says that somebody took ten pills or more at once, not over days: a possible overdose. */
export function mentionsManyPills(text: string): boolean {
  return text.split(/[.!?;\n\u061f\u061b]+/).some((sentence) => manyTaken.test(normalise(sentence)));
}
