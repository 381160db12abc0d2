import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { Doctor, DoctorDetails, listSlots } from "@anteroom/contract/appointment/find-doctor";

/** A family doctor of Aurora with two times on 24 November 2026 and one on the next day. */
export const drVale: Doctor = {
  id: 3,
  title: "doctor",
  name: "Dr Rui Vale",
  specialty: "general-practice",
  languages: ["pt", "en"],
  language_names: ["Portuguese", "English"],
  portrait_url: "/people/3.webp",
  about: "Sees whole families.",
  rating: { average: 4.9, count: 212 },
  price: { amount_minor: 3000, currency: "EUR" },
  visit_minutes: 20,
  sex: "male",
  treats_children: true,
  next_slots: [
    slot("2026-11-24T14:00:00.000Z"),
    slot("2026-11-24T18:30:00.000Z"),
    slot("2026-11-25T10:00:00.000Z"),
  ],
};

/** A heart doctor who is free from 26 November 2026 on. */
export const drPinho: Doctor = {
  ...drVale,
  id: 4,
  name: "Dr Ana Pinho",
  specialty: "cardiology",
  languages: ["pt", "fr"],
  language_names: ["Portuguese", "French"],
  rating: null,
  price: { amount_minor: 6000, currency: "EUR" },
  sex: "female",
  treats_children: false,
  next_slots: [slot("2026-11-26T09:00:00.000Z")],
};

/** Returns a doctor's details page. */
export const detailsOf = (doctor: Doctor, more: Partial<DoctorDetails> = {}): DoctorDetails => ({
  ...doctor,
  registration: null,
  training: null,
  treats: null,
  insurers: null,
  written_in: { about: null, training: null, treats: null },
  reviews: [],
  ...more,
});

/** Wraps items as a collection answer of the API. */
export const collectionOf = <T>(collection: T[]) => ({ data: { collection } });

/** Wraps an item as an entity answer of the API. */
export const entityOf = <T>(entity: T) => ({ data: { entity } });

/** Returns free times by day, such as `{ "2026-11-24": ["14:00"] }`, in Lisbon winter time. */
export function slotsOn(days: Readonly<Record<string, string[]>>): AnswerOf<typeof listSlots> {
  const found = Object.entries(days).map(([day, times]) => ({
    day,
    slots: times.map((time) => slot(`${day}T${time}:00.000Z`)),
  }));
  return collectionOf(found);
}

function slot(start: string) {
  return { start_time: start, end_time: new Date(Date.parse(start) + 20 * 60_000).toISOString() };
}
