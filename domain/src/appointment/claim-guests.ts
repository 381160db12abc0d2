import { foldWords } from "../text/fold-words.ts";

type Person = { name: string; /** As `1987-03-27`; null when unknown. */ birthdate: string | null };

/** Somebody who booked as a guest with the patient's confirmed e-mail address. */
export type GuestPerson = Person & { bookedAt: number };

/**
 * The guests who are the patient. A confirmed address alone does not tell: a parent books for a child with the same one,
 * and a family shares a mailbox. So the names must agree, and one date of birth must hold for all: the account's, else
 * the one of the latest booking.
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

/** Whether every word of the shorter name is in the longer one: "Ana Silva" is "Ana Maria Silva", not "Rui Silva". */
function isSameName(a: string, b: string): boolean {
  const [short = [], long = []] = [foldWords(a), foldWords(b)].toSorted((x, y) => x.length - y.length);
  return short.length > 0 && short.every((word) => long.includes(word));
}
