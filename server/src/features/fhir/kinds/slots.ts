import { addDays, dayInZone } from "@anteroom/domain/shared/zoned-time";
import {
  freeSlotsOf,
  loadCalendars,
  type DoctorCalendar,
} from "../../../shared/appointment/doctor-calendars.ts";
import { serviceOf } from "../mapping/clinic.ts";
import { mapSlot, readSlotId, slotId, type SlotFacts } from "../mapping/scheduling.ts";
import { FhirRefusal } from "../outcome.ts";
import {
  always,
  readDate,
  readNumber,
  readReference,
  readToken,
  type SearchParameter,
} from "../search-values.ts";
import { referencesIn, type Condition, type Found, type Kind, type Reading, type Search } from "./kind.ts";

/** Days searched without an end, and the most that can be requested at once. */
const usualDays = 14;
const mostDays = 31;

const given: SearchParameter["where"] = () => always; // found by calendars, not by SQL

/**
 * Slots of listed doctors from now on, free and taken, without the person; for a doctor's token that doctor's
 * only. Without an end 14 days; more than 31 days at once are refused.
 */
export const slotKind: Kind = {
  type: "Slot",
  scope: "doctors:read",
  documentation: `Free and taken times of doctors, from now on; without an end of \`start\` ${usualDays} days of them, ${mostDays} at most.`,
  isPersonal: false,
  parameters: {
    schedule: { type: "reference", documentation: "Whose schedule.", where: given },
    "schedule.actor": {
      type: "reference",
      documentation: "Whose times, as the schedule's actor.",
      where: given,
    },
    start: { type: "date", documentation: "When it begins.", where: given },
    status: { type: "token", documentation: "`free`, `busy` or `busy-tentative`.", where: given },
    "service-type": {
      type: "token",
      documentation: "The kind of appointment; video appointments alone have slots.",
      where: given,
    },
    specialty: { type: "token", documentation: "The doctor's specialty.", where: given },
  },
  includes: { schedule: ({ schedule }) => referencesIn(schedule) },
  find: findSlots,
};

async function findSlots(reading: Reading, { conditions, id, after, limit }: Search): Promise<Found[]> {
  const named = id === null ? null : readSlotId(id);
  if (id !== null && named === null) return [];
  const span = named ? { from: named.start, until: named.start + 1 } : spanOf(conditions, reading);
  const doctorIds = named ? [named.doctorId] : doctorsOf(conditions, reading);
  const own = reading.caller.doctorId;
  const seen = own === null ? doctorIds : (doctorIds ?? [own]).filter((one) => one === own);
  const calendars = await load(reading, span, seen);
  return calendars
    .flatMap((calendar) => slotsOf(calendar, reading))
    .filter((slot) => slot.start >= span.from && slot.start < span.until)
    .filter((slot) => id === null || slotId(slot) === id)
    .filter((slot) => conditions.every((one) => fits(slot, one, reading)))
    .map((slot) => ({ key: keyOf(slot), slot }))
    .filter(({ key }) => key > after)
    .toSorted((a, b) => a.key - b.key)
    .slice(0, limit)
    .map(({ key, slot }) => ({ key, resource: mapSlot(slot, reading.locale) }));
}

/** Sorts by time, then by doctor. */
const keyOf = ({ start, doctorId }: SlotFacts) => Math.floor(start / 1000) * 100_000 + (doctorId % 100_000);

async function load(
  { tx, tenant, now }: Reading,
  { from, until }: { from: number; until: number },
  doctorIds: readonly number[] | null,
): Promise<DoctorCalendar[]> {
  const { timeZone } = tenant.settings;
  const first = dayInZone(from, timeZone);
  const last = dayInZone(until - 1, timeZone);
  let days = 1;
  while (days <= mostDays && addDays(first, days) <= last) days += 1;
  if (days > mostDays + 1) return [];
  return loadCalendars(tx, tenant, { from: first, days, now, ...(doctorIds ? { doctorIds } : {}) });
}

function slotsOf(calendar: DoctorCalendar, { now }: Reading): SlotFacts[] {
  const { doctor, taken } = calendar;
  const facts = { doctorId: doctor.id, specialty: doctor.specialty };
  return [
    ...freeSlotsOf(calendar, now).map((slot) => ({
      ...facts,
      start: slot.startTime,
      end: slot.endTime,
      status: "free" as const,
    })),
    ...taken.map((range) => ({
      ...facts,
      start: range.startTime,
      end: range.endTime,
      status: range.isVisitorHold ? ("busy-tentative" as const) : ("busy" as const),
    })),
  ];
}

/** Returns the span of `start`; throws when it is too long. */
function spanOf(conditions: readonly Condition[], { now, tenant }: Reading): { from: number; until: number } {
  let [from, until] = [now.getTime(), Number.POSITIVE_INFINITY];
  for (const { values } of conditions.filter(({ name }) => name === "start"))
    for (const value of values.slice(0, 1)) {
      const date = readDate(value, tenant.settings.timeZone);
      const { prefix } = date;
      if (prefix === "eq" || prefix === "ap" || prefix === "ge") from = Math.max(from, date.from);
      if (prefix === "gt" || prefix === "sa") from = Math.max(from, date.until);
      if (prefix === "eq" || prefix === "ap" || prefix === "le") until = Math.min(until, date.until);
      if (prefix === "lt" || prefix === "eb") until = Math.min(until, date.from);
    }
  if (until === Number.POSITIVE_INFINITY) until = from + usualDays * 86_400_000;
  if (until - from > mostDays * 86_400_000)
    throw new FhirRefusal(400, "too-costly", `Ask for at most ${mostDays} days of slots at once.`);
  return { from, until: Math.max(from, until) };
}

/** Returns the ids of the requested doctors; null: all. */
function doctorsOf(conditions: readonly Condition[], { place }: Reading): number[] | null {
  const wanted = conditions.filter(({ name }) => name === "schedule" || name === "schedule.actor");
  if (wanted.length === 0) return null;
  const lists = wanted.map(({ values }) =>
    values.flatMap((value) => {
      const types = ["Schedule", "Practitioner", "PractitionerRole"];
      const number = readNumber(readReference(value, types, place.base) ?? "");
      return number === null ? [] : [number];
    }),
  );
  const [first = [], ...others] = lists;
  return first.filter((one) => others.every((list) => list.includes(one)));
}

function fits(slot: SlotFacts, { name, values }: Condition, { tenant }: Reading): boolean {
  if (name === "status") return values.some((value) => readToken(value).code === slot.status);
  if (name === "specialty") return values.some((value) => readToken(value).code === slot.specialty);
  if (name === "service-type") return values.some((value) => serviceOf(readToken(value).code) === "remote");
  if (name !== "start") return true;
  return values.some((value) => {
    const { prefix, from, until } = readDate(value, tenant.settings.timeZone);
    return prefix === "ne" ? slot.start < from || slot.start >= until : true; // the rest is the span
  });
}
