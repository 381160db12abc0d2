import type { Doctor } from "@anteroom/contract/find-doctor";
import { readCommaList } from "@anteroom/domain/route-values";

/** What the list is narrowed to; an empty part narrows nothing. */
export type DoctorFilter = { specialties: readonly string[]; languages: readonly string[] };
export type FilterPart = keyof DoctorFilter;

type Search = Readonly<Record<string, string | undefined>>;

/** S2.R03: the filter that stands in the address, as `specialties=a,b&languages=pt`. */
export function filterOf({ specialties, languages }: Search): DoctorFilter {
  return { specialties: readCommaList(specialties), languages: readCommaList(languages) };
}

/** The doctors with one of the specialties and one of the languages; the list is short and whole, so nothing is asked again. */
export function filterDoctors(
  doctors: readonly Doctor[],
  { specialties, languages }: DoctorFilter,
): Doctor[] {
  return doctors.filter(
    (doctor) =>
      (specialties.length === 0 || specialties.includes(doctor.specialty)) &&
      (languages.length === 0 || doctor.languages.some((language) => languages.includes(language))),
  );
}

/** The address of the list with this filter. What else stood in the address of the list comes along. */
export function doctorsAddress({ specialties, languages }: DoctorFilter, others: Search = {}): string {
  const kept = ["triage_session", "triage_language", "from"].flatMap((name): [string, string][] => {
    const value = others[name];
    return value ? [[name, value]] : [];
  });
  const lists = Object.entries({ specialties, languages }).flatMap(([name, values]): [string, string][] =>
    values.length > 0 ? [[name, values.join(",")]] : [],
  );
  const query = new URLSearchParams([...lists, ...kept]).toString().replaceAll("%2C", ",");
  return `/doctors${query && `?${query}`}`;
}

/** A language as the server names it; one that no doctor here speaks stays the tag of the address, alike on both sides. */
export function languageOf(doctors: readonly Doctor[], tag: string): string {
  const speaker = doctors.find(({ languages }) => languages.includes(tag));
  return speaker?.language_names[speaker.languages.indexOf(tag)] ?? tag;
}

/** The same filter without one of its values. */
export function withoutValue(filter: DoctorFilter, part: FilterPart, value: string): DoctorFilter {
  return { ...filter, [part]: filter[part].filter((one) => one !== value) };
}
