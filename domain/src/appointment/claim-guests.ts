import { foldWords } from "../text/fold-words.ts";

type Person = { name: string; /** As `1987-03-27`; null when unknown. */ birthdate: string | null };

/** Personal data of a booking that a guest made with the patient's confirmed e-mail address; `bookedAt` in ms. */
export type GuestPerson = Person & { bookedAt: number };

/**
 * Returns the guest bookings that belong to the patient. An address alone is no proof: families share one. Names
 * must agree (all words of the shorter in the longer), and the date of birth must be that of the account, or, where
 * the account has none, of the latest booking with the name. Requires that the address of all guests was confirmed.
 */
export function guestsOfPatient<Guest extends GuestPerson>(
  patient: Person,
  guests: readonly Guest[],
): Guest[] {
  const named = guests
    .filter(({ name }) => isSameName(patient.name, name))
    .toSorted((a, b) => b.bookedAt - a.bookedAt);
  const birthdate = patient.birthdate ?? named[0]?.birthdate ?? null;
  return named.filter((guest) => guest.birthdate === birthdate);
}

/**
 * Returns whether every word of the shorter name is in the longer one: "Ana Silva" is "Ana Maria Silva", not "Rui
 * Silva".
 */
function isSameName(a: string, b: string): boolean {
  const [short = [], long = []] = [foldWords(a), foldWords(b)].toSorted((x, y) => x.length - y.length);
  return short.length > 0 && short.every((word) => long.includes(word));
}
