import { loadDoctorLexicon } from "@anteroom/content/doctor-search/load-lexicon";
import { isForChildren } from "@anteroom/content/specialties";
import { openDoctorSearch, type DoctorSearch } from "@anteroom/domain/booking/doctor-search/doctor-search";
import type { DoctorSex } from "@anteroom/domain/booking/doctor-facts";
import { leastPrefix, leastWhole } from "@anteroom/domain/booking/doctor-search/word-hits";
import { mentionsOwnChild } from "@anteroom/domain/health/about-a-child";
import type { Locale } from "@anteroom/domain/shared/locales";
import { inBestLanguage, OtherLanguages } from "./other-languages.ts";
import type { SearchTarget, TargetFinder } from "./search-target.ts";

/** So many suggestions are shown at once, and so many of them are specialties where doctors fit, too. */
const [shown, shownSpecialties] = [6, 3];

/**
 * Loads the search of the page's language; rejects if that fails. The words of other languages are loaded on
 * demand, after which `onFetched` is called: find again then. Finds at most six targets. It runs in the
 * browser: what is typed is not sent.
 */
export async function openTargets(locale: Locale, onFetched = () => {}): Promise<TargetFinder> {
  const own = openDoctorSearch(await loadDoctorLexicon(locale));
  const others = new OtherLanguages(locale);
  const find = (targets: readonly SearchTarget[], typed: string) =>
    findTargets(inBestLanguage(own, others.loaded), targets, typed);
  return {
    find,
    findInAnyLanguage: async (targets, typed, isFinished) => {
      const { isName, quality } = own(typed, peopleOf(targets));
      const isFound = isName || quality >= (isFinished ? leastWhole : leastPrefix);
      if (!isFound && (await others.loadFor(typed))) onFetched();
      return find(targets, typed);
    },
  };
}

/** Specialties in the order in which they fit, then their doctors; a doctor who was named comes before all. */
function findTargets(search: DoctorSearch, targets: readonly SearchTarget[], typed: string): SearchTarget[] {
  const found = search(typed, peopleOf(targets));
  // A complaint that a general practitioner could see: of a child, the children's doctors come first.
  const isOfChild = found.specialties[0] === "general-practice" && mentionsOwnChild(typed);
  const named = found.doctors.map(({ target }) => target);
  const doctors = isOfChild && !found.isName ? childrenFirst(named, (one) => one.specialty) : named;
  const slugs = isOfChild ? childrenFirst(found.specialties, (slug) => slug) : found.specialties;
  const specialties = slugs
    .flatMap((slug) => targets.filter(({ portrait, specialty }) => portrait === null && specialty === slug))
    .slice(0, shownSpecialties)
    .map((target) =>
      doctors.some((one) => isOf(one, target, found.sex)) ? ofSex(target, found.sex) : target,
    );
  const all = found.isName ? [...doctors, ...specialties] : [...specialties, ...doctors];
  return all.slice(0, shown);
}

const peopleOf = (targets: readonly SearchTarget[]) =>
  targets
    .filter(({ portrait }) => portrait !== null)
    .map((target) => ({ name: target.title, specialty: target.specialty, sex: target.sex, target }));

const childrenFirst = <One>(all: readonly One[], specialtyOf: (one: One) => string): One[] => [
  ...all.filter((one) => isForChildren(specialtyOf(one))),
  ...all.filter((one) => !isForChildren(specialtyOf(one))),
];

const isOf = (one: SearchTarget, { specialty }: SearchTarget, sex: DoctorSex | null) =>
  one.specialty === specialty && one.sex === sex;

/** The doctors of a specialty who are women, or men, where that was asked for. */
function ofSex(target: SearchTarget, sex: DoctorSex | null): SearchTarget {
  if (sex === null) return target;
  const [path = "", query] = target.to.split("?");
  const address = new URLSearchParams(query);
  address.set("sex", sex);
  return { ...target, sex, to: `${path}?${address.toString().replaceAll("%2C", ",")}` };
}
