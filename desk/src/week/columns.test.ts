import { expect, test } from "vitest";
import type { CalendarEntry, DoctorSchedule } from "@anteroom/contract/administration/calendar";
import { columnOf, hoursOfColumns, isBlank, outsideOf } from "./columns.ts";
import { readWeekAddress, weekAt } from "./week-address.ts";

const schedule: DoctorSchedule = {
  doctor_id: 1,
  doctor_name: "Dr Helena Duarte",
  is_listed: true,
  hours: [{ weekday: 2, kind: "open", from: "09:00", to: "12:00" }],
  days: [],
  busy: [],
};
const entry: CalendarEntry = {
  id: 7,
  doctor_id: 1,
  patient_name: "Ana Gomes",
  service_type: "remote",
  status: "accepted",
  start_time: "2026-11-24T10:00:00.000Z",
  end_time: "2026-11-24T10:20:00.000Z",
};
const facts = { day: "2026-11-24", schedule, free: [], timeZone: "Europe/Lisbon", nowMinute: null };

test("a column has only its doctor's appointments of its day", () => {
  const entries = [
    entry,
    { ...entry, id: 8, doctor_id: 2 },
    { ...entry, id: 9, start_time: "2026-11-25T10:00:00.000Z", end_time: "2026-11-25T10:20:00.000Z" },
  ];
  const { items } = columnOf({ ...facts, entries });
  expect(items).toMatchObject([{ kind: "appointment", entry: { id: 7 }, from: 600, to: 620 }]);
});

test("free times, absences and the current time are ordered among appointments", () => {
  const { items } = columnOf({
    ...facts,
    schedule: {
      ...schedule,
      days: [{ day: "2026-11-24", parts: [{ kind: "off", from: "11:00", to: "12:00" }] }],
    },
    entries: [entry],
    free: [{ start_time: "2026-11-24T09:00:00.000Z", end_time: "2026-11-24T09:20:00.000Z" }],
    nowMinute: 590,
  });
  expect(items.map(({ kind }) => kind)).toEqual(["free", "now", "appointment", "off"]);
});

test("a day without hours and appointments is empty, also today", () => {
  const empty = { ...facts, day: "2026-11-25", entries: [] };
  expect(isBlank(columnOf({ ...empty, nowMinute: 600 }))).toBe(true);
  expect(isBlank(columnOf({ ...facts, entries: [] }))).toBe(false);
});

test("a whole-day absence does not extend the displayed hours", () => {
  const away = {
    ...schedule,
    days: [{ day: "2026-11-24", parts: [{ kind: "off" as const, from: "00:00", to: "24:00" }] }],
  };
  expect(hoursOfColumns([columnOf({ ...facts, schedule: away, entries: [] })])).toEqual({
    from: 540,
    to: 720,
  });
});

test("the outside is the complement of the hours in a day", () => {
  const hours = {
    open: [
      { from: 540, to: 600 },
      { from: 660, to: 720 },
    ],
    closed: [],
  };
  expect(outsideOf(hours, { from: 480, to: 780 })).toEqual([
    { from: 480, to: 540 },
    { from: 600, to: 660 },
    { from: 720, to: 780 },
  ]);
  expect(outsideOf({ open: [], closed: [] }, { from: 480, to: 780 })).toEqual([{ from: 480, to: 780 }]);
});

test("an address round-trips, and invalid values count as missing", () => {
  const whole = { day: "2026-11-24", doctorId: 5, showsCancelled: true, showsFree: true, page: 2 };
  const { query } = weekAt(whole);
  expect(readWeekAddress(new URLSearchParams(query))).toEqual(whole);
  const usual = { day: null, doctorId: null, showsCancelled: false, showsFree: false, page: 1 };
  expect(readWeekAddress(new URLSearchParams("day=2026-02-30&doctor=x&page=0&free=yes"))).toEqual(usual);
  expect(weekAt(usual).query).toEqual({});
});
