import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { type DoctorFilter, doctorFilterQuery } from "@anteroom/domain/booking/doctor-filter";

type Search = Readonly<Record<string, string | undefined>>;

/** The address of the list with this filter. What else stood in the address of the list comes along. */
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

/** What a form of the filter says, as an address would; ticked boxes of one name are joined with commas. */
export function searchOfForm(data: FormData): Record<string, string> {
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => [name, data.getAll(name).map(String).join(",")]),
  );
}

/** A language as the server names it; one that no doctor here speaks stays the tag of the address, alike on both sides. */
export function languageOf(doctors: readonly Doctor[], tag: string): string {
  const speaker = doctors.find(({ languages }) => languages.includes(tag));
  return speaker?.language_names[speaker.languages.indexOf(tag)] ?? tag;
}
