import { isBookable } from "@anteroom/domain/booking/slots";
import {
  parseDoctorFilter,
  noFilter,
  doctorFilterQuery,
  withoutFilterPart,
  type DoctorFilter,
} from "@anteroom/domain/booking/doctor-filter";
import { specialties } from "@anteroom/content/specialties";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { adultsFirst, firstChildrensSlot } from "./adults-first.ts";
import { doctorsAddress, searchOfForm } from "./doctor-filter.ts";
import { partOfDay } from "./home/part-of-day.ts";
import { speakersFirst } from "./speakers-first.ts";
import { specialtiesOf } from "./specialties-of.ts";
import { groupSlotsByDay } from "./times/days-of.ts";
import { mergeTaken } from "./times/merge-taken.ts";
import { profileSpan, selectedDay } from "./times/profile-span.ts";

const slugs = ["paediatrics", "general-practice", "cardiology", "unheard-of"];
const someDoctors = fc.array(
  fc.record({
    id: fc.nat(),
    specialty: fc.constantFrom(...slugs),
    languages: fc.uniqueArray(fc.constantFrom("pt", "pt-BR", "en", "ar"), { minLength: 1 }),
  }),
  { maxLength: 8 },
);
const base = Date.UTC(2026, 10, 24, 9);
const slotAt = (minutes: number) => ({ start_time: new Date(base + minutes * 60_000).toISOString() });
const someTimes = fc
  .uniqueArray(fc.integer({ min: -120, max: 3000 }), { maxLength: 12 })
  .map((all) => all.toSorted((a, b) => a - b).map(slotAt));

test("every order of doctors lists each once and keeps the order within a group", () => {
  fc.assert(
    fc.property(someDoctors, fc.constantFrom("pt", "pt-BR", "en", "fr"), (doctors, locale) => {
      for (const ordered of [adultsFirst(doctors), speakersFirst(doctors, locale)]) {
        expect(new Set(ordered)).toEqual(new Set(doctors));
        expect(ordered).toHaveLength(doctors.length);
      }
      const isForAdults = ({ specialty }: { specialty: string }) => specialty !== "paediatrics";
      expect(adultsFirst(doctors).filter(isForAdults)).toEqual(doctors.filter(isForAdults));
      const first = adultsFirst(doctors).findIndex((one) => !isForAdults(one));
      expect(
        first < 0 ||
          adultsFirst(doctors)
            .slice(first)
            .every((one) => !isForAdults(one)),
      ).toBe(true);
    }),
  );
});

test.each([
  [
    "before the others",
    [
      ["cardiology", 60],
      ["paediatrics", 30],
    ],
    30,
  ],
  [
    "at the same time as the others",
    [
      ["cardiology", 60],
      ["paediatrics", 60],
    ],
    60,
  ],
  [
    "after the others",
    [
      ["cardiology", 60],
      ["paediatrics", 90],
    ],
    90,
  ],
  [
    "while the others have no slot",
    [
      ["cardiology", null],
      ["paediatrics", 30],
    ],
    30,
  ],
  [
    "never",
    [
      ["cardiology", 60],
      ["paediatrics", null],
    ],
    null,
  ],
  ["in a clinic without other doctors", [["paediatrics", 30]], null],
  ["in a clinic without doctors", [], null],
] as const)(
  "firstChildrensSlot returns the slot of a children's doctor who is free %s",
  (_, doctors, minutes) => {
    const listed = doctors.map(([specialty, at]) => ({
      specialty,
      next_slots: at === null ? [] : [{ ...slotAt(at), end_time: "" }],
    }));
    expect(firstChildrensSlot(listed)?.start_time ?? null).toBe(
      minutes === null ? null : slotAt(minutes).start_time,
    );
  },
);

test("a specialty is counted once with all of its doctors, known ones in the list's order", () => {
  fc.assert(
    fc.property(someDoctors, (doctors) => {
      const found = specialtiesOf(doctors as unknown as Doctor[]);
      expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(doctors.length);
      expect(new Set(found.map(({ slug }) => slug)).size).toBe(found.length);
      const places = found.map(({ slug }) => specialties.findIndex((one) => one.slug === slug));
      const known = places.filter((place) => place >= 0);
      expect(known).toEqual(known.toSorted((a, b) => a - b));
      expect(places.slice(0, known.length)).toEqual(known);
    }),
  );
});

test("a shown time stays while it can be booked, and appears once", () => {
  fc.assert(
    fc.property(
      someTimes,
      someTimes,
      fc.integer({ min: 0, max: 60 }),
      (shown, free, bookingOffsetMinutes) => {
        const merged = mergeTaken(shown, free, { now: base, bookingOffsetMinutes });
        const starts = merged.map(({ start_time }) => start_time);
        expect(new Set(starts).size).toBe(starts.length);
        expect(starts).toEqual(starts.toSorted());
        for (const { start_time } of free) expect(starts).toContain(start_time);
        const isFree = new Set(free.map(({ start_time }) => start_time));
        expect(
          merged.filter(({ isTaken }) => isTaken).every(({ start_time }) => !isFree.has(start_time)),
        ).toBe(true);
        const lost = shown.filter(({ start_time }) => !starts.includes(start_time));
        const mayBeBooked = lost.filter(({ start_time }) =>
          isBookable(Date.parse(start_time), base, bookingOffsetMinutes),
        );
        expect(mayBeBooked).toEqual([]);
      },
    ),
  );
});

test("each time is under one day, and no day before the chosen one is shown", () => {
  const zones = fc.constantFrom("Europe/Lisbon", "Asia/Tokyo", "America/Santiago");
  fc.assert(
    fc.property(someTimes, zones, fc.constantFrom(null, "2026-11-25"), (times, zone, from) => {
      const days = groupSlotsByDay(times, zone, from);
      const names = days.map(({ day }) => day);
      expect(names).toEqual([...new Set(names)].toSorted());
      expect(names.every((day) => from === null || day >= from)).toBe(true);
      expect(days.every(({ slots }) => slots.length > 0)).toBe(true);
      const all = days.flatMap(({ slots }) => slots);
      expect(from === null ? all : all.filter((one) => times.includes(one))).toEqual(
        from === null ? times : all,
      );
    }),
  );
});

const words = fc.uniqueArray(fc.stringMatching(/^[a-z]{2,8}(-[a-z]{2,6})?$/), { maxLength: 3 });
const someFilter: fc.Arbitrary<DoctorFilter> = fc.record({
  specialties: words,
  languages: words,
  when: fc.constantFrom(null, "today", "week"),
  sex: fc.constantFrom(null, "female", "male"),
  children: fc.boolean(),
  maxPrice: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  sort: fc.constantFrom("soonest", "price"),
});
const searchIn = (address: string) =>
  Object.fromEntries(new URL(address, "http://page.invalid").searchParams);

test("a filter survives the address, which is in canonical form", () => {
  fc.assert(
    fc.property(someFilter, (filter) => {
      expect(parseDoctorFilter(searchIn(doctorsAddress(filter)))).toEqual(filter);
      const form = new FormData();
      for (const [name, value] of doctorFilterQuery(filter))
        for (const one of name === "specialties" || name === "languages" ? value.split(",") : [value])
          form.append(name, one);
      expect(parseDoctorFilter(searchOfForm(form))).toEqual(filter);
    }),
  );
});

test("removing every part in turn leaves no filter but the order", () => {
  fc.assert(
    fc.property(someFilter, (filter) => {
      const parts = ["specialties", "languages", "when", "sex", "children", "maxPrice"] as const;
      const left = parts.reduce((one, part) => withoutFilterPart(one, part), filter);
      expect(left).toEqual({ ...noFilter, sort: filter.sort });
    }),
  );
});

test.each([
  [{ triage_session: "7", triage_language: "pt" }, "/doctors?triage_session=7&triage_language=pt"],
  [{ from: "/a b", for: "9" }, "/doctors?from=%2Fa+b&for=9"],
  [{ selectedDate: "2026-11-25", token: "secret" }, "/doctors"],
  [{ for: "" }, "/doctors"],
])("of the address with %o only the list's parameters are kept", (others, address) => {
  expect(doctorsAddress(noFilter, others)).toBe(address);
});

test("the chosen day is a future calendar day or none", () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^20[2-3]\d-[01]\d-[0-3]\d$/), fc.constant(undefined));
  fc.assert(
    fc.property(text, (day) => {
      const found = selectedDay(day, "2026-11-24");
      expect(found === null || found === day).toBe(true);
      expect(
        found === null || (found >= "2026-11-24" && new Date(found).toISOString().startsWith(found)),
      ).toBe(true);
    }),
  );
});

test("a profile requests eight days including the chosen or the first free one", () => {
  fc.assert(
    fc.property(someTimes, fc.constantFrom(null, "2026-12-09"), (times, selected) => {
      const doctor = { id: 3, next_slots: times.map((one) => ({ ...one, end_time: one.start_time })) };
      const span = profileSpan(doctor, { selected, today: "2026-11-24", timeZone: "Europe/Lisbon" });
      const wanted = selected ?? times[0]?.start_time.slice(0, 10) ?? "2026-11-24";
      const distance = (Date.parse(wanted) - Date.parse(span.from)) / 86_400_000;
      expect(distance >= 0 && distance < span.days).toBe(true);
    }),
  );
});

test("every hour has a greeting in every language", () => {
  for (const locale of ["en", "pt", "pt-BR", "es", "es-CL", "it", "fr", "ar"] as const)
    for (let hour = 0; hour < 24; hour += 0.25)
      expect(["night", "morning", "afternoon", "evening"]).toContain(partOfDay(hour, locale));
});
