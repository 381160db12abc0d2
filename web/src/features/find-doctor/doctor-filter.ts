import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { type DoctorFilter, doctorFilterQuery } from "@anteroom/domain/booking/doctor-filter";

type Search = Readonly<Record<string, string | undefined>>;

/**
 * Returns the address of the list with this filter. Of `others` it keeps only `triage_session`,
 * `triage_language`, `from` and `for`.
 */
export function doctorsAddress(filter: DoctorFilter, others: Search = {}): string {
  const retained = ["triage_session", "triage_language", "from", "for"].flatMap(
    (name): [string, string][] => {
      const value = others[name];
      return value ? [[name, value]] : [];
    },
  );
  const query = new URLSearchParams([...doctorFilterQuery(filter), ...retained])
    .toString()
    .replaceAll("%2C", ",");
  return `/doctors${query && `?${query}`}`;
}

/** Returns the search parameters of a filter form; checked boxes of one name are joined with commas. */
export function searchOfForm(data: FormData): Record<string, string> {
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => [name, data.getAll(name).map(String).join(",")]),
  );
}

/**
 * Returns the name of a language (BCP 47 tag) as the server gives it; the tag itself where no doctor speaks
 * it.
 */
export function languageNameOf(doctors: readonly Doctor[], tag: string): string {
  const speaker = doctors.find(({ languages }) => languages.includes(tag));
  return speaker?.language_names[speaker.languages.indexOf(tag)] ?? tag;
}
