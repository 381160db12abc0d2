import { foldWords } from "../../text/fold-words.ts";
import type { DoctorSex } from "../doctor-facts.ts";
import type { DoctorLexicon } from "./lexicon.ts";
import { openUnderstanding, type Understood } from "./understand.ts";
import { sexRequested } from "./sex-requested.ts";
import { isArabic } from "./word-stems.ts";
import { fitOfName, leastPrefix, leastWhole } from "./word-hits.ts";

type Sought = { readonly name: string; readonly specialty: string; readonly sex?: DoctorSex | null };

/**
 * Matching specialties and doctors, the best first. `isName`: the best match is a doctor's name. `sex`: the sex
 * that was asked for, or null. `quality`: how reliably the best words were recognised (see `leastWhole`).
 */
export type DoctorsFound<T> = {
  readonly specialties: readonly string[];
  readonly doctors: readonly T[];
  readonly isName: boolean;
  readonly sex: DoctorSex | null;
  readonly quality: number;
};

/** Searches the doctors given, which must be in the order of their free slots, soonest first. */
export type DoctorSearch = <T extends Sought>(typed: string, doctors: readonly T[]) => DoctorsFound<T>;

/**
 * How well typed words fit a doctor's name: whether all do, the mean fit, and how many are whole words that no
 * lexicon has.
 */
type NameFit = { readonly isAll: boolean; readonly quality: number; readonly ownWords: number };
/** Sorted by `group`, then by the higher `value`. */
type Rank = { readonly group: number; readonly value: number };

const titles = new Set(
  foldWords(
    "dr dra dre drs doctor doctora doutor doutora dott dottssa ssa dottor dottore dottoressa docteur docteure prof profa profssa psic د دكتور دكتوره الدكتور الدكتوره",
  ),
);

/**
 * Creates the search for the lexicon of one language. An exact name ranks first. Among equal matches doctors of the sex
 * asked for come first, then the specialty's fitness and the given order decide. Whole words rank before prefixes, and
 * these before misspellings. No meaningful word finds nothing; a title alone ("Dr") finds all doctors. An exact name
 * without a matching specialty finds doctors by name alone.
 */
export function openDoctorSearch(lexicon: DoctorLexicon): DoctorSearch {
  const { meaningful, isKnown, isDoctor, understand } = openUnderstanding(lexicon);
  return (typed, inOrder) => {
    const { sex, rest } = sexRequested(typed, isDoctor);
    const isRequested = (doctor: Sought) => sex === null || doctor.sex === sex;
    const doctors = inOrder.toSorted((a, b) => Number(isRequested(b)) - Number(isRequested(a)));
    const words = meaningful(rest);
    if (words.length === 0) return { specialties: [], doctors: [], isName: false, sex, quality: 0 };
    const spoken = words.filter((word) => !titles.has(word));
    if (spoken.length === 0 && !words.some(isKnown))
      return { specialties: [], doctors, isName: true, sex, quality: 1 };
    const understood = understand(words);
    const { quality } = understood;
    const ranked = doctors
      .map((doctor, index) => {
        const name = nameFit(spoken, doctor.name, isKnown);
        return { doctor, index, name, rank: rankOf(doctor.specialty, name, understood) };
      })
      .filter(({ rank }) => rank.value > 0)
      .sort(
        (a, b) =>
          a.rank.group - b.rank.group ||
          Number(isNamed(b)) - Number(isNamed(a)) ||
          Number(isRequested(b.doctor)) - Number(isRequested(a.doctor)) ||
          b.rank.value - a.rank.value ||
          a.index - b.index,
      );
    const isName = isFoundByName(ranked[0], understood);
    if (isName && ranked[0]?.rank.group === 0 && quality < leastWhole)
      return {
        specialties: [],
        doctors: ranked.filter(isNamed).map(({ doctor }) => doctor),
        isName,
        sex,
        quality,
      };
    return {
      specialties: [...understood.fitness].sort((a, b) => b[1] - a[1]).map(([slug]) => slug),
      doctors: ranked.map(({ doctor }) => doctor),
      isName,
      sex,
      quality,
    };
  };
}

type Ranked = { readonly name: NameFit; readonly rank: Rank };

const isNamed = ({ name }: Ranked) => name.isAll || name.ownWords > 0;

function isFoundByName(best: Ranked | undefined, { fitness }: Understood): boolean {
  if (!best?.name.isAll) return false;
  return best.rank.group === 0 || fitness.size === 0 || best.rank.value >= namedFirst;
}

/** More than any fitness of a specialty: without a whole word typed, a name comes first. */
const namedFirst = 100;

function rankOf(specialty: string, name: NameFit, { fitness, quality }: Understood): Rank {
  if (name.isAll && name.quality >= leastWhole) return { group: 0, value: 1 + name.quality };
  const fit = fitness.get(specialty) ?? 0;
  const bonus = name.ownWords;
  if (quality >= leastWhole && fit + bonus > 0) return { group: 1, value: fit + bonus };
  const best = Math.max(quality, name.isAll ? name.quality : 0);
  const group = bonus > 0 ? 1 : best >= leastPrefix ? 2 : 3;
  if (name.isAll && name.quality >= Math.min(quality, leastPrefix))
    return { group, value: namedFirst + name.quality };
  return { group, value: fit + bonus };
}

/** Compares each typed word with a name's words, in any order; no word of the name counts twice. */
function nameFit(typed: readonly string[], name: string, isKnown: (word: string) => boolean): NameFit {
  const words = foldWords(name).filter((word) => !titles.has(word));
  const joined = words.slice(1).map((word, index) => `${words[index]}${word}`);
  let left = [...words, ...joined];
  let [sum, ownWords, matched] = [0, 0, 0];
  for (const [index, one] of typed.entries()) {
    if (isArabic(one) && isKnown(one)) continue; // sounds like many a name
    const fits = left.map((word) => ({ word, fit: fitWithArticle(one, word, index === typed.length - 1) }));
    const best = fits.sort((a, b) => b.fit - a.fit)[0];
    if (best === undefined || best.fit === 0) continue;
    left = left.filter((word) => word !== best.word);
    matched += 1;
    sum += best.fit;
    if (best.fit === 1 && !isKnown(one)) ownWords += 1;
  }
  const isAll = typed.length > 0 && matched === typed.length;
  return { isAll, quality: isAll ? sum / typed.length : 0, ownWords };
}

/** Also compares surnames with the Arabic article: "السعيدي" for "سعيدي". */
function fitWithArticle(typed: string, word: string, isLast: boolean): number {
  const fit = fitOfName(typed, word, isLast);
  const bare = typed.startsWith("ال") && typed.length > 4 ? typed.slice(2) : null;
  return bare === null ? fit : Math.max(fit, fitOfName(bare, word, isLast));
}
