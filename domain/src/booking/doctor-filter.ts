import { doctorSexes, type DoctorSex } from "./doctor-facts.ts";
import { readCommaList } from "../shared/route-values.ts";
import { addDays, dayInZone } from "../shared/zoned-time.ts";

/** How soon a doctor must have a free slot: on this day, or on this day and the six after it. */
export const freeSpans = ["today", "week"] as const;
export type FreeSpan = (typeof freeSpans)[number];

/** The order of the list of doctors; `soonest`, the server's order, has the earliest free slot first. */
export const doctorOrders = ["soonest", "price"] as const;
export type DoctorOrder = (typeof doctorOrders)[number];

/** The filter of the list of doctors, and its order; an empty or null part filters nothing. */
export type DoctorFilter = {
  specialties: readonly string[];
  languages: readonly string[];
  when: FreeSpan | null;
  sex: DoctorSex | null;
  children: boolean;
  /** In minor units of the clinic's currency. */
  maxPrice: number | null;
  sort: DoctorOrder;
};

/** A part of the filter that narrows the list. */
export type FilterPart = Exclude<keyof DoctorFilter, "sort">;

/** What the filter reads of a doctor; null where the clinic has not set it. */
export type FilterableDoctor = {
  specialty: string;
  languages: readonly string[];
  sex: DoctorSex | null;
  treats_children: boolean | null;
  price: { amount_minor: number } | null;
  /** The earliest first. */
  next_slots: readonly { start_time: string }[];
};

/** The present (ms), and the time zone in which days are counted. */
export type FilterMoment = { now: number; timeZone: string };

/** The filter that narrows nothing. */
export const noFilter: DoctorFilter = {
  specialties: [],
  languages: [],
  when: null,
  sex: null,
  children: false,
  maxPrice: null,
  sort: "soonest",
};

const parts: readonly FilterPart[] = ["specialties", "languages", "when", "sex", "children", "maxPrice"];

type Search = Readonly<Record<string, string | undefined>>;

/**
 * Reads the filter from a query string, as `specialties=a,b&languages=pt&when=today&max_price=4000` (S2.R03).
 * Ignores unknown values of `when`, `sex`, `children` and `sort`, and a `max_price` that is not a positive whole number
 * of minor units; specialties and languages are not checked.
 */
export function parseDoctorFilter(search: Search): DoctorFilter {
  const price = /^[1-9]\d{0,9}$/.test(search["max_price"] ?? "") ? Number(search["max_price"]) : null;
  return {
    specialties: readCommaList(search["specialties"]),
    languages: readCommaList(search["languages"]),
    when: freeSpans.find((span) => span === search["when"]) ?? null,
    sex: doctorSexes.find((sex) => sex === search["sex"]) ?? null,
    children: search["children"] === "yes",
    maxPrice: price,
    sort: doctorOrders.find((order) => order === search["sort"]) ?? "soonest",
  };
}

/**
 * Returns the filter as query parameters, for `parseDoctorFilter`; parts that filter nothing and the default order
 * are left out.
 */
export function doctorFilterQuery(filter: DoctorFilter): [name: string, value: string][] {
  const { specialties, languages, when, sex, children, maxPrice, sort } = filter;
  const values: [string, string | null][] = [
    ["specialties", specialties.join(",")],
    ["languages", languages.join(",")],
    ["when", when],
    ["sex", sex],
    ["children", children ? "yes" : null],
    ["max_price", maxPrice === null ? null : String(maxPrice)],
    ["sort", sort === "soonest" ? null : sort],
  ];
  return values.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}

/**
 * Returns the doctors that match every part, in the filter's order: as given (`soonest`) or by price. A part for which no
 * doctor has data is ignored. Doctors without a price match no price limit, and come last by price.
 */
export function filterDoctors<D extends FilterableDoctor>(
  doctors: readonly D[],
  filter: DoctorFilter,
  moment: FilterMoment,
): D[] {
  const tests = activeFilters(filter)
    .filter((part) => hasFilterData(doctors, part))
    .map((part) => fits[part]);
  const found = doctors.filter((doctor) => tests.every((test) => test(doctor, filter, moment)));
  return filter.sort === "price" ? found.toSorted((a, b) => priceOf(a) - priceOf(b)) : found;
}

/** Returns the parts that narrow the list, in a fixed order; the order of the list is not one. */
export function activeFilters(filter: DoctorFilter): FilterPart[] {
  return parts.filter((part) => {
    const value = filter[part];
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== false;
  });
}

/**
 * Returns whether any doctor has data for a part of the filter: a sex, seeing children, or a price; always true for
 * the others.
 */
export function hasFilterData(doctors: readonly FilterableDoctor[], part: FilterPart): boolean {
  if (part === "sex") return doctors.some(({ sex }) => sex !== null);
  if (part === "children") return doctors.some(({ treats_children: treats }) => treats === true);
  if (part === "maxPrice") return doctors.some(({ price }) => price !== null);
  return true;
}

/**
 * Returns the filter without a part, or without one value of specialties or languages; `value` is ignored for other
 * parts.
 */
export function withoutFilterPart(filter: DoctorFilter, part: FilterPart, value?: string): DoctorFilter {
  if (value !== undefined && (part === "specialties" || part === "languages"))
    return { ...filter, [part]: filter[part].filter((one) => one !== value) };
  return { ...filter, [part]: noFilter[part] };
}

/**
 * For an empty result: returns the parts whose removal alone leaves some doctors, and how many, the most first. Empty
 * where only removing several helps.
 */
export function filterRelaxations(
  doctors: readonly FilterableDoctor[],
  filter: DoctorFilter,
  moment: FilterMoment,
): { part: FilterPart; count: number }[] {
  return activeFilters(filter)
    .map((part) => ({ part, count: filterDoctors(doctors, withoutFilterPart(filter, part), moment).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

/**
 * Returns at most three round prices (minor units), ascending, that divide the doctors by price, from the quartiles.
 * Empty where all cost the same or no price is known.
 */
export function priceSteps(doctors: readonly FilterableDoctor[]): number[] {
  const prices = doctors.flatMap(({ price }) => price?.amount_minor ?? []).toSorted((a, b) => a - b);
  const most = prices.at(-1) ?? 0;
  const unit = 5 * 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most))) - 1);
  const steps = [0.25, 0.5, 0.75].map(
    (share) => Math.ceil((prices[Math.floor(share * (prices.length - 1))] ?? 0) / unit) * unit,
  );
  return [...new Set(steps)].filter((step) => step > 0 && step < most);
}

type Fits = (doctor: FilterableDoctor, filter: DoctorFilter, moment: FilterMoment) => boolean;

const fits: Readonly<Record<FilterPart, Fits>> = {
  specialties: ({ specialty }, { specialties }) => specialties.includes(specialty),
  languages: (doctor, { languages }) => doctor.languages.some((language) => languages.includes(language)),
  when: ({ next_slots: [first] }, { when }, { now, timeZone }) => {
    if (!first) return false;
    const day = dayInZone(Date.parse(first.start_time), timeZone);
    return day < addDays(dayInZone(now, timeZone), when === "today" ? 1 : 7);
  },
  sex: (doctor, { sex }) => doctor.sex === sex,
  children: ({ treats_children: treats }) => treats === true,
  maxPrice: (doctor, { maxPrice }) => priceOf(doctor) <= (maxPrice ?? Infinity),
};

function priceOf({ price }: FilterableDoctor): number {
  return price?.amount_minor ?? Infinity;
}
