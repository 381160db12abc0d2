import { expect, test } from "vitest";
import {
  dayInZone,
  instantOf,
  instantsOf,
  isTimeZone,
  minuteInZone,
  offsetAt,
  weekdayOf,
} from "./zoned-time.ts";

test.each([
  ["Europe/Lisbon", "2026-07-01T12:00:00Z", "2026-07-01", 13 * 60],
  ["Europe/Lisbon", "2026-12-31T23:30:00Z", "2026-12-31", 23 * 60 + 30],
  ["America/Sao_Paulo", "2026-11-24T01:00:00Z", "2026-11-23", 22 * 60],
  ["Asia/Kathmandu", "2026-11-24T20:00:00Z", "2026-11-25", 105],
  ["America/Santiago", "1969-07-20T20:17:40Z", "1969-07-20", 16 * 60 + 17],
])("in %s the clocks at %s show %s, minute %d", { tags: ["S1.07"] }, (zone, instant, day, minute) => {
  expect(dayInZone(Date.parse(instant), zone)).toBe(day);
  expect(minuteInZone(Date.parse(instant), zone)).toBe(minute);
});

test.each([
  ["an ordinary afternoon", "2026-11-24", 14 * 60, ["2026-11-24T14:00:00.000Z"]],
  ["the hour that spring skips", "2026-03-29", 90, []],
  [
    "the hour that autumn repeats",
    "2026-10-25",
    90,
    ["2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"],
  ],
  ["the midnight that ends a day", "2026-10-25", 1440, ["2026-10-26T00:00:00.000Z"]],
])(
  "in Lisbon, %s occurs as often as the clocks show it",
  { tags: ["S1.07"] },
  (_which, day, minute, instants) => {
    expect(instantsOf(day, minute, "Europe/Lisbon").map((at) => new Date(at).toISOString())).toEqual(
      instants,
    );
  },
);

test("a closing time skipped in spring moves by the skipped hour", { tags: ["S1.07"] }, () => {
  expect(new Date(instantOf("2026-03-29", 90, "Europe/Lisbon")).toISOString()).toBe(
    "2026-03-29T01:30:00.000Z",
  );
});

test("weekdays start on Monday, and zones are IANA names", { tags: ["S1.07"] }, () => {
  expect([weekdayOf("2026-11-23"), weekdayOf("2026-11-29")]).toEqual([1, 7]);
  expect([isTimeZone("America/Santiago"), isTimeZone("Mars/Olympus")]).toEqual([true, false]);
  expect(offsetAt(Date.UTC(2026, 6, 1, 0, 0, 0, 500), "Europe/Lisbon")).toBe(3_600_000);
});

test("a known offset holds exactly until the clock change", () => {
  const hour = 3_600_000;
  const change = Date.parse("2026-10-25T01:00:00Z");
  for (const instant of [change - hour, change - 1, change, change + 1, change - 1])
    expect(offsetAt(instant, "Europe/Lisbon")).toBe(instant < change ? hour : 0);
});

test.each(["Africa/Casablanca", "Antarctica/Troll", "Asia/Gaza", "Australia/Lord_Howe", "Europe/Lisbon"])(
  "in %s a day with equal offsets at both ends has no change between, as the offset cache requires",
  (zone) => {
    const ofZone = askZone(zone);
    const wrong: string[] = [];
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 1_800_000)
      if (named(offsetAt(at, zone)) !== ofZone(at)) wrong.push(new Date(at).toISOString());
    expect(wrong).toEqual([]);
  },
);

test("every zone changes its clocks at whole minutes, as the offset cache requires", () => {
  const fortnight = 14 * 86_400_000;
  const [first, last] = [Date.UTC(2020, 0, 1), Date.UTC(2028, 0, 1)];
  const between: string[] = [];
  for (const zone of Intl.supportedValuesOf("timeZone")) {
    const ofZone = askZone(zone);
    for (let at = first; at < last; at += fortnight) {
      if (ofZone(at) === ofZone(at + fortnight)) continue;
      let [before, after] = [at, at + fortnight];
      while (after - before > 1000) {
        const middle = Math.floor((before + after) / 2000) * 1000;
        if (ofZone(middle) === ofZone(at)) before = middle;
        else after = middle;
      }
      if (after % 60_000 !== 0) between.push(`${zone} ${new Date(after).toISOString()}`);
    }
  }
  expect(between).toEqual([]);
});

/** The clocks of a zone as the platform tells them, with nothing kept. */
function askZone(timeZone: string): (instant: number) => string {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  return (instant) => format.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** An offset as `askZone` names it: "GMT+01:00". */
function named(offset: number): string {
  const clock = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  return `GMT${offset < 0 ? "-" : "+"}${clock}`;
}
