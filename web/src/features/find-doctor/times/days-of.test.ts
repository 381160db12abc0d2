import { expect, test } from "vitest";
import { groupSlotsByDay } from "./days-of.ts";
import { profileSpan, selectedDay } from "./profile-span.ts";

const slot = (start: string) => ({
  start_time: `2026-11-${start}:00.000Z`,
  end_time: "2026-11-30T00:00:00.000Z",
});
const slots = [slot("24T09:00"), slot("24T14:00"), slot("24T18:00"), slot("25T09:00")];

test("times are under the day of the clock they are shown on", () => {
  const days = (zone: string, from: string | null = null) =>
    groupSlotsByDay(slots, zone, from).map(({ day, slots: ofDay }) => `${day} ${ofDay.length}`);
  expect(days("Europe/Lisbon")).toEqual(["2026-11-24 3", "2026-11-25 1"]);
  expect(days("Asia/Tokyo")).toEqual(["2026-11-24 2", "2026-11-25 2"]);
  expect(days("Asia/Tokyo", "2026-11-25")).toEqual(["2026-11-25 2"]);
});

test.each([
  ["2026-11-24", "2026-11-24"],
  ["2026-11-23", "2026-11-23"],
  ["2026-11-22", null],
  ["2026-02-30", null],
  ["2027-02-30", null],
  ["24/11/2026", null],
  [undefined, null],
])(
  "on 23 November the address %j shows the day %j first",
  { tags: ["S2.R19.q-selectedDate"] },
  (text, day) => {
    expect(selectedDay(text, "2026-11-23")).toBe(day);
  },
);

test("a profile without a chosen day starts with the first free one", () => {
  const facts = { today: "2026-11-23", timeZone: "Europe/Lisbon" };
  const doctor = { id: 7, next_slots: [slot("24T09:00")] };
  expect(profileSpan(doctor, { ...facts, selected: null })).toEqual({
    doctorId: 7,
    from: "2026-11-24",
    days: 8,
  });
  expect(profileSpan(doctor, { ...facts, selected: "2026-11-25" }).from).toBe("2026-11-24");
  expect(profileSpan({ id: 7, next_slots: [] }, { ...facts, selected: null }).from).toBe("2026-11-23");
});
