import ICAL from "ical.js";
import { expect, test } from "vitest";
import { doctorFeed, type FeedEntry } from "./doctor-feed.ts";

const now = new Date("2027-03-01T09:00:00Z");
const entry: FeedEntry = {
  id: 7,
  version: 2,
  start: new Date("2027-03-02T09:00:00Z"),
  end: new Date("2027-03-02T09:20:00Z"),
  status: "confirmed",
  code: "AB12CD34",
  isOnSite: false,
};
const feed = {
  domain: "aurora.example",
  clinic: "Clínica; do Mar, Lisboa",
  address: "Rua das Flores, 1\nLisboa",
  doctor: "Dra. Helena Duarte",
  now,
};

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as never)
    .getAllSubcomponents("vevent")
    .map((one) => new ICAL.Event(one));

test("a third-party parser reads each appointment with times, state and place", () => {
  const text = doctorFeed(
    [
      entry,
      { ...entry, id: 8, status: "cancelled", isOnSite: true, code: null },
      { ...entry, id: 9, status: "tentative" },
    ],
    feed,
  );
  const [first, second, third] = eventsOf(text);
  expect([first?.uid, first?.sequence, first?.summary]).toEqual([
    "appointment-7@aurora.example",
    2,
    "Clínica; do Mar, Lisboa · AB12CD34",
  ]);
  expect([first?.startDate.toJSDate(), first?.endDate.toJSDate()]).toEqual([entry.start, entry.end]);
  expect([first, second, third].map((one) => one?.component.getFirstPropertyValue("status"))).toEqual([
    "CONFIRMED",
    "CANCELLED",
    "TENTATIVE",
  ]);
  expect([first?.location, second?.location]).toEqual([null, "Rua das Flores, 1\nLisboa"]);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test("an empty calendar is valid", () => {
  expect(eventsOf(doctorFeed([], feed))).toEqual([]);
});
