import { expect, test } from "vitest";
import { readBusy } from "./read-busy.ts";

const at = (text: string) => Date.parse(text);
const span = {
  from: at("2027-03-01T00:00:00Z"),
  until: at("2027-04-01T00:00:00Z"),
  timeZone: "Europe/Lisbon",
};
const calendar = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", ...lines, "END:VCALENDAR", ""].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:a", ...lines, "END:VEVENT"];
const read = (...lines: string[]) =>
  readBusy(calendar(...lines), span).map(({ startTime, endTime }) =>
    [startTime, endTime].map((time) => new Date(time).toISOString().slice(5, 16)).join(" "),
  );

test("an event is busy in every notation of its time", () => {
  expect(read(...event("DTSTART:20270302T090000Z", "DTEND:20270302T100000Z"))).toEqual([
    "03-02T09:00 03-02T10:00",
  ]);
  expect(read(...event("DTSTART;TZID=America/Sao_Paulo:20270302T090000", "DURATION:PT30M"))).toEqual([
    "03-02T12:00 03-02T12:30",
  ]);
  expect(
    read(
      ...event("DTSTART;TZID=America/Sao_Paulo:20270302T090000", "DTEND;TZID=Europe/Lisbon:20270302T140000"),
    ),
  ).toEqual(["03-02T12:00 03-02T14:00"]);
  expect(read(...event("DTSTART;VALUE=DATE:20270310", "DTEND;VALUE=DATE:20270312"))).toEqual([
    "03-10T00:00 03-12T00:00",
  ]);
  // Summer time in Lisbon from 28 March; a time of no zone is on the clinic's clock.
  expect(read(...event("DTSTART:20270329T090000", "DTEND:20270329T100000"))).toEqual([
    "03-29T08:00 03-29T09:00",
  ]);
});

test("a time zone defined in the file overrides the known one", () => {
  const zone = ["BEGIN:VTIMEZONE", "TZID:Our Own", "BEGIN:STANDARD", "DTSTART:16010101T000000"];
  const end = ["TZOFFSETFROM:+0530", "TZOFFSETTO:+0530", "END:STANDARD", "END:VTIMEZONE"];
  const one = event("DTSTART;TZID=Our Own:20270302T090000", "DTEND;TZID=Our Own:20270302T100000");
  expect(read(...zone, ...end, ...one)).toEqual(["03-02T03:30 03-02T04:30"]);
});

test("a recurring event is busy each time, except for excluded, moved and cancelled instances", () => {
  const weekly = event(
    "DTSTART;TZID=Europe/Lisbon:20260105T140000",
    "DTEND;TZID=Europe/Lisbon:20260105T150000",
    "RRULE:FREQ=WEEKLY;BYDAY=MO",
    "EXDATE;TZID=Europe/Lisbon:20270308T140000",
  );
  const moved = event(
    "RECURRENCE-ID;TZID=Europe/Lisbon:20270315T140000",
    "DTSTART;TZID=Europe/Lisbon:20270316T100000",
    "DTEND;TZID=Europe/Lisbon:20270316T110000",
  );
  const cancelled = event(
    "RECURRENCE-ID;TZID=Europe/Lisbon:20270322T140000",
    "DTSTART;TZID=Europe/Lisbon:20270322T140000",
    "DTEND;TZID=Europe/Lisbon:20270322T150000",
    "STATUS:CANCELLED",
  );
  expect(read(...weekly, ...moved, ...cancelled)).toEqual([
    "03-01T14:00 03-01T15:00",
    "03-16T10:00 03-16T11:00",
    "03-29T13:00 03-29T14:00",
  ]);
});

test("cancelled, free and the product's own events block nothing", () => {
  const times = ["DTSTART:20270302T090000Z", "DTEND:20270302T100000Z"];
  expect(read(...event(...times, "STATUS:CANCELLED"))).toEqual([]);
  expect(read(...event(...times, "TRANSP:TRANSPARENT"))).toEqual([]);
  expect(read(...event(...times, "X-MICROSOFT-CDO-BUSYSTATUS:FREE"))).toEqual([]);
  expect(read("BEGIN:VEVENT", "UID:appointment-7@aurora.example", ...times, "END:VEVENT")).toEqual([]);
});

test("a free/busy file is read by its periods", () => {
  expect(
    read(
      "BEGIN:VFREEBUSY",
      "FREEBUSY:20270302T090000Z/20270302T100000Z,20270303T090000Z/PT30M",
      "FREEBUSY;FBTYPE=FREE:20270304T090000Z/PT30M",
      "FREEBUSY;FBTYPE=BUSY-TENTATIVE:20270305T090000Z/PT30M",
      "END:VFREEBUSY",
    ),
  ).toEqual(["03-02T09:00 03-02T10:00", "03-03T09:00 03-03T09:30", "03-05T09:00 03-05T09:30"]);
});

test("overlapping times are merged, and times outside the span are left out", () => {
  expect(
    read(
      ...event("DTSTART:20270302T090000Z", "DTEND:20270302T100000Z"),
      ...event("DTSTART:20270302T093000Z", "DTEND:20270302T110000Z"),
      ...event("DTSTART:20270202T090000Z", "DTEND:20270202T100000Z"),
      ...event("DTSTART:20270501T090000Z", "DTEND:20270501T100000Z"),
    ),
  ).toEqual(["03-02T09:00 03-02T11:00"]);
});

test.each([
  ["<!doctype html><title>Sign in</title>", "not_a_calendar", "It is no calendar (iCalendar)."],
  ["BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nxxx", "malformed", "It is no calendar that can be read (iCalendar)."],
  [
    calendar(...event("DTSTART:20000101T000000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY")),
    "too_many_events",
    "Its events repeat more often than is read.",
  ],
])("what is no calendar, or no end of one, is refused with a code: %#", (text, code, message) => {
  expect(() => readBusy(text, span, 2_000)).toThrow(expect.objectContaining({ code, message }));
});
