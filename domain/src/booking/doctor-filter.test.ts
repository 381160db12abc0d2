import { expect, test } from "vitest";
import {
  activeFilters,
  type DoctorFilter,
  type FilterableDoctor,
  filterDoctors,
  parseDoctorFilter,
  hasFilterData,
  noFilter,
  priceSteps,
  doctorFilterQuery,
  filterRelaxations,
  withoutFilterPart,
} from "./doctor-filter.ts";

/** Tuesday, 22:30 in Lisbon; the doctors' first free times are given in hours from then. */
const moment = { now: Date.parse("2026-11-24T22:30:00Z"), timeZone: "Europe/Lisbon" };
const doctor = (
  specialty: string,
  languages: string,
  sex: FilterableDoctor["sex"],
  treats_children: boolean | null,
  price: number | null,
  hours: number | null,
) => ({
  specialty,
  languages: languages.split(" "),
  sex,
  treats_children,
  price: price === null ? null : { amount_minor: price },
  next_slots: hours === null ? [] : [{ start_time: new Date(moment.now + hours * 3_600_000).toISOString() }],
});
const doctors = [
  doctor("general-practice", "pt en", "female", true, 3900, 1),
  doctor("cardiology", "pt", "male", false, 5900, 2),
  doctor("dermatology", "en fr", "female", null, 4500, 24 * 6),
  doctor("nutrition", "ar", null, null, 3500, 24 * 7.5),
  doctor("psychology", "pt ar", "male", true, 6000, null),
];
const silent = doctors.map((one) => ({ ...one, sex: null, treats_children: null, price: null }));

const found = (search: Record<string, string>, among = doctors) =>
  filterDoctors(among, parseDoctorFilter(search), moment).map((one) => among.indexOf(one) + 1);

test.each([
  [{}, [1, 2, 3, 4, 5]],
  [{ specialties: "cardiology,dermatology" }, [2, 3]],
  [{ languages: "pt,en" }, [1, 2, 3, 5]],
  [{ specialties: "cardiology,dermatology", languages: "fr" }, [3]],
  [{ specialties: "unknown" }, []],
  [{ specialties: " , ", languages: "" }, [1, 2, 3, 4, 5]],
  [{ when: "today" }, [1]], // the second is free after midnight
  [{ when: "week" }, [1, 2, 3]],
  [{ when: "some-day" }, [1, 2, 3, 4, 5]],
  [{ sex: "female" }, [1, 3]],
  [{ sex: "male" }, [2, 5]],
  [{ children: "yes" }, [1, 5]],
  [{ children: "no" }, [1, 2, 3, 4, 5]],
  [{ max_price: "4500" }, [1, 3, 4]],
  [{ max_price: "-1" }, [1, 2, 3, 4, 5]],
  [{ sort: "price" }, [4, 1, 3, 2, 5]],
  [{ when: "week", sex: "female", max_price: "4000" }, [1]],
])(
  "an address with %j lists the doctors %j",
  { tags: ["S2.R03.q-specialties", "S2.R03.q-languages"] },
  (search, ids) => {
    expect(found(search)).toEqual(ids);
  },
);

test("a criterion without data filters nothing and is not offered", () => {
  expect(found({ sex: "female", children: "yes", max_price: "1" }, silent)).toEqual([1, 2, 3, 4, 5]);
  expect(
    (["sex", "children", "maxPrice", "when"] as const).map((part) => hasFilterData(silent, part)),
  ).toEqual([false, false, false, true]);
});

test("days are counted in the zone of the moment", () => {
  const inSantiago = { ...moment, timeZone: "America/Santiago" };
  expect(filterDoctors(doctors, parseDoctorFilter({ when: "today" }), inSantiago)).toHaveLength(2);
});

test("an address parses to the filter it was written from", () => {
  const filter: DoctorFilter = {
    specialties: ["cardiology", "nutrition"],
    languages: ["pt"],
    when: "week",
    sex: "female",
    children: true,
    maxPrice: 4500,
    sort: "price",
  };
  expect(parseDoctorFilter(Object.fromEntries(doctorFilterQuery(filter)))).toEqual(filter);
  expect(activeFilters(filter)).toHaveLength(6);
  expect([doctorFilterQuery(noFilter), activeFilters(noFilter)]).toEqual([[], []]);
});

test("a filter part is removed as a whole or by value", () => {
  const filter = parseDoctorFilter({ specialties: "cardiology,nutrition", when: "today" });
  expect(withoutFilterPart(filter, "specialties", "cardiology").specialties).toEqual(["nutrition"]);
  expect(withoutFilterPart(filter, "specialties").specialties).toEqual([]);
  expect(withoutFilterPart(filter, "when").when).toBeNull();
});

test("an empty list says which part to remove and how many doctors that adds", () => {
  const filter = parseDoctorFilter({ specialties: "cardiology", languages: "ar", when: "week" });
  expect(filterDoctors(doctors, filter, moment)).toEqual([]);
  expect(filterRelaxations(doctors, filter, moment)).toEqual([{ part: "languages", count: 1 }]);
  const two = parseDoctorFilter({ sex: "male", max_price: "4000" });
  expect(filterRelaxations(doctors, two, moment)).toEqual([
    { part: "sex", count: 2 },
    { part: "maxPrice", count: 2 },
  ]);
});

test.each([
  [
    [3900, 5900, 4500, 3500, 6000],
    [4000, 4500],
  ],
  [[3900, 3900], []],
  [
    [28_000, 35_000, 42_000, 55_000],
    [30_000, 35_000, 45_000],
  ],
  [[], []],
])("prices of %j are split at %j", (prices, steps) => {
  const priced = prices.map((price) => doctor("nutrition", "pt", null, null, price, 1));
  expect(priceSteps(priced)).toEqual(steps);
});
