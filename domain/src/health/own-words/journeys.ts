import type { Locale } from "../../shared/locales.ts";
import { foldWords } from "../../text/fold-words.ts";
import type { Grammar } from "./grammar.ts";
import { languageOf, malariaCountries, malariaNames, otherCountries, otherNames } from "./malaria-places.ts";
import { clausesOf } from "./tokens.ts";

/**
 * A stay that a text mentions: in a country with malaria, or abroad. `id` is the finding; `from` is the folded name
 * of the place it was read from.
 */
export type Stay = { readonly id: "travel-malaria" | "travel-abroad"; readonly from: string };

const foldedSet = (words: string): ReadonlySet<string> => new Set(foldWords(words));

/** Words for having been somewhere and returned; they precede the place. */
const cues = foldedSet(
  "back returned return returning trip travel travels travelled traveled travelling traveling holiday holidays vacation safari visited visiting visit stayed stay flew landed arrived came been was were spent journey tour honeymoon cruise backpacking volunteering " +
    "voltei voltamos voltou regressei regressamos regressou cheguei chegamos chegou vim viemos veio viagem viajei viajamos viajou ferias estive estivemos esteve fui passei regresso volta cruzeiro " +
    "tornato tornata tornati tornate rientrato rientrata rientrati rientrate ritorno rientro viaggio viaggiato vacanza vacanze ferie stato stata stati andato andata arrivato arrivata crociera soggiorno " +
    "volvi volvimos volvio vuelvo vuelta regrese regresamos regreso llegue llegamos llego viaje viajamos vacaciones estuve estuvimos estuvo fuimos vengo vine vinimos visite crucero estado " +
    "retour rentre rentree rentres rentrees revenu revenue revenus reviens revient voyage sejour vacances parti partie alle allee visite croisiere arrive etais " +
    "رجعت رجعنا رجع رجعو راجع راجعه عدت عدنا عاد عودتي عودتنا عوده رحله رحلتي سفر سافرت سافرنا سفري زرت زياره كنت كنا اجازه جيت جينا وصلت وصلنا",
);

/** Words for a journey that has not happened, or was another person's. */
const blocks = foldedSet(
  "going will planning plan before next tomorrow booked soon neighbour neighbor neighbours neighbors friend colleague coworker boss teacher flatmate cleaner born raised food song " +
    "vou vamos proxima proximo antes amanha vizinho vizinha amigo amiga colega chefe nasci nascido nascida planeio planejo " +
    "andro andremo andare prossima prossimo prima domani vicino vicina collega capo nato nata amico " +
    "voy iremos proxima proximo antes manana vecino vecina companero companera jefe naci nacido amiga " +
    "vais irai irons prochain prochaine avant demain voisin voisine ami amie collegue patron ne nee " +
    "سوف ساسافر سنسافر القادم القادمه قبل بكره غدا جاري جارتي صديقي صاحبي زميلي مديري",
);
/** A person who asks for a vaccination has not left yet. */
const ofVaccines = /vaccin|vacina|vacun|vaccinaz|jab\b|tetanus|لقاح|تطعيم|تلقيح/iu;
/** The most words between having been somewhere and the place. */
const reach = 7;
const daysOfMonth = 30;
const daysOfYear = 365;

type Place = { readonly words: readonly string[]; readonly hasMalaria: boolean; readonly isAbroad: boolean };

/**
 * Creates a reader of travel by names of countries and regions; country names come from the platform (Unicode CLDR), in
 * the locale's language and in English, and are read on first use. `staysIn` returns at most one stay of each kind:
 * reported as past at most seven words before the place, not denied, not another person's, and not stated to be years
 * ago (malaria), or months or years ago (abroad). A country with malaria gives both. None in a text about vaccines.
 * `isPlace`: whether folded words contain a place.
 */
export function openJourneys(
  locale: Locale,
  grammar: Grammar,
): {
  readonly staysIn: (text: string) => readonly Stay[];
  readonly isPlace: (words: readonly string[]) => boolean;
} {
  let opened: ReadonlyMap<string, readonly Place[]> | undefined;
  const places = () => (opened ??= placesOf(locale));
  const isDenied = (words: readonly string[]) =>
    words.some((_, at) =>
      grammar.negators.some((row) => row.every((word, offset) => words[at + offset] === word)),
    );
  const placeAt = (words: readonly string[], at: number): Place | undefined =>
    places()
      .get(words[at] ?? "")
      ?.find((place) => place.words.every((word, offset) => words[at + offset] === word));
  const staysIn = (text: string): readonly Stay[] => {
    if (ofVaccines.test(text)) return [];
    const stays = new Map<Stay["id"], Stay>();
    for (const words of clausesOf(text)) {
      for (let at = 1; at < words.length; at += 1) {
        const place = placeAt(words, at);
        if (!place) continue;
        const before = words.slice(Math.max(0, at - reach), at);
        const last = before.findLastIndex((word) => cues.has(word) || cues.has(word.replace(/^و/u, "")));
        const isReported = last >= 0 && !isDenied(before.slice(Math.max(0, last - 2)));
        if (!isReported || before.some((word) => blocks.has(word))) continue;
        const from = place.words.join(" ");
        const ago = longestUnit(words, grammar);
        if (ago < daysOfYear && place.hasMalaria) stays.set("travel-malaria", { id: "travel-malaria", from });
        if (ago < daysOfMonth && place.isAbroad) stays.set("travel-abroad", { id: "travel-abroad", from });
        at += place.words.length - 1;
      }
    }
    return [...stays.values()];
  };
  const isPlace = (words: readonly string[]) => words.some((_, at) => placeAt(words, at) !== undefined);
  return { staysIn, isPlace };
}

/** The longest unit of time that a clause names: "back from Kenya 3 months ago" is more than four weeks ago. */
function longestUnit(words: readonly string[], { units, numbers }: Grammar): number {
  const isCounted = (at: number) => /^\d+$/u.test(words[at - 1] ?? "") || numbers.has(words[at - 1] ?? "");
  return Math.max(0, ...words.map((word, at) => (isCounted(at) || at === 0 ? (units.get(word) ?? 0) : 0)));
}

/** Returns places by the first word of each name, the longest name first: "South Africa" before "Africa". */
function placesOf(locale: Locale): ReadonlyMap<string, readonly Place[]> {
  const language = languageOf(locale);
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const english = new Intl.DisplayNames(["en"], { type: "region" });
  const named = (codes: readonly string[], hasMalaria: boolean) =>
    codes.flatMap((code) => [
      { name: names.of(code) ?? "", hasMalaria },
      // In Arabic letters no English name can be mistaken; elsewhere it is how many type a country.
      { name: english.of(code) ?? "", hasMalaria },
    ]);
  const all = [
    ...named(malariaCountries, true),
    ...named(otherCountries, false),
    ...malariaNames[language].split(",").map((name) => ({ name, hasMalaria: true })),
    ...otherNames[language].split(",").map((name) => ({ name, hasMalaria: false })),
  ];
  const index = new Map<string, Place[]>();
  for (const { name, hasMalaria } of all) {
    for (const words of formsOfPlace(foldWords(name))) {
      const first = words[0] ?? "";
      const list = index.get(first) ?? [];
      // A person who returns from the Amazon may live in one of its countries.
      const isAbroad = !words.some((word) => /^(?:ama[sz]+on|ال?امازون)/u.test(word));
      index.set(first, [...list, { words, hasMalaria, isAbroad }]);
    }
  }
  for (const [first, list] of index)
    index.set(
      first,
      list.sort((a, b) => b.words.length - a.words.length),
    );
  return index;
}

/** Returns a name unchanged and, in Arabic, with attached "in", "to" and "and". */
function formsOfPlace(words: readonly string[]): readonly (readonly string[])[] {
  const [first = "", ...rest] = words;
  if (!/\p{Script=Arabic}/u.test(first)) return [words];
  const bare = first.replace(/^ال/u, "");
  const starts = [first, `ب${first}`, `ل${first}`, `و${first}`, `لل${bare}`];
  return [...new Set(starts)].map((start) => [start, ...rest]);
}
