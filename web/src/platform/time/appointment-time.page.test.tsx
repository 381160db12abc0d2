import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { joana, showPart } from "../../testing/open-page.tsx";
import {
  AppointmentTime,
  DeadlineTime,
  useAppointmentTime,
  useAppointmentTimeLabels,
  useSpokenTime,
  useZoneLabel,
  type AppointmentTimeKind,
} from "./appointment-time.tsx";
import { markAbroadScript } from "./mark-abroad.ts";
import { createServerClock } from "./server-clock.ts";
import { useCountdown } from "./use-countdown.ts";

const now = Date.UTC(2026, 10, 24, 9);
const start = "2026-11-24T14:00:00.000Z";
const words = () => document.querySelector("main")?.textContent ?? "";

/** A patient whose clock is another one than the clinic's in Lisbon. */
const inNewYork = { ...joana, time_zone: "America/New_York" };
const inTokyo = { ...joana, time_zone: "Asia/Tokyo" };

/** Shows a part as a page does that has woken up: in the patient's zone. */
async function awake(part: React.ReactNode, options: object = {}) {
  const opened = await showPart(part, { now, ...options });
  await act(async () => {
    opened.app.isHydrated.set(true);
    await Promise.resolve();
  });
  return opened;
}

describe("the time of an appointment", () => {
  const line = (kind: AppointmentTimeKind = "line", more: object = {}) => (
    <AppointmentTime start={start} kind={kind} {...more} />
  );

  test("is the clinic's until hydration", async () => {
    await showPart(line(), { now, patient: inNewYork });
    expect(words()).toBe("Tuesday 24 November, 14:00, Lisbon time");
  });

  test.each([
    ["in the clinic's zone", joana, /^Tuesday 24 November, 14:00, Lisbon time$/],
    ["behind it", inNewYork, /^Tuesday 24 November, 09:00, New York time \(14:00 Lisbon time\)$/],
    ["ahead of it", inTokyo, /^Tuesday 24 November, 23:00, (Tokyo|Japan) time \(14:00 Lisbon time\)$/],
  ])(
    "is the time zone of a patient %s, with the clinic's where it differs",
    async (_where, patient, sentence) => {
      await awake(line(), { patient });
      expect(words()).toMatch(sentence);
      expect(document.querySelector("time")?.dateTime).toBe(start);
    },
  );

  test("is on the patient's own day, which may differ", async () => {
    await awake(<AppointmentTime start="2026-11-24T18:00:00.000Z" />, { patient: inTokyo });
    expect(words()).toMatch(/^Wednesday 25 November, 03:00/);
  });

  test("has a large hour with the zone below as a headline, and optionally the time left", async () => {
    const { show } = await awake(line("headline"), { patient: inNewYork });
    expect(document.querySelector("time")?.textContent).toBe("09:00");
    expect(words()).toBe("09:00New York time14:00 Lisbon time");
    show(line("headline", { withDistance: true }));
    expect(words()).toContain("New York time, in 5 hours");
  });

  test.each([
    ["2026-11-24T14:00:00.000Z", "Today 14:00"],
    ["2026-11-25T08:00:00.000Z", "Tomorrow 08:00"],
    ["2026-11-23T08:00:00.000Z", "Yesterday 08:00"],
    ["2026-11-27T08:00:00.000Z", "Fri 27 Nov 08:00"],
  ])("is short on a card: %s, %s", async (at, text) => {
    await awake(<AppointmentTime start={at} kind="pill" />, { patient: joana });
    expect(words()).toBe(text);
  });

  test("is short by the patient's day, not the clinic's", async () => {
    await awake(<AppointmentTime start="2026-11-24T22:00:00.000Z" kind="pill" />, { patient: inTokyo });
    expect(words()).toBe("Tomorrow 07:00");
  });

  test.each(["line", "headline", "pill"] as const)(
    "has its hour from left to right in Arabic: %s",
    async (kind) => {
      await awake(line(kind), { patient: { ...joana, language: "ar" }, locale: "ar" });
      expect(screen.getByText("14:00").dir).toBe("ltr");
    },
  );

  test("is announced as English where an Arabic page writes it so", async () => {
    await awake(line(), { locale: "ar" });
    const day = document.querySelector("bdi[lang]");
    expect(day?.getAttribute("lang")).toBe("en");
    expect(day?.textContent).toMatch(/^Tue.* 24 Nov/);
  });
});

describe("texts around a time", () => {
  function Said({ at, zone }: { at: string; zone?: string }) {
    const labels = useAppointmentTime(at, zone);
    const { near, isToday, spoken, distance, shortDay } = labels;
    return (
      <>
        <output>{JSON.stringify({ near, isToday, spoken, distance, shortDay })}</output>
        <DeadlineTime {...labels} />
      </>
    );
  }
  const said = () => JSON.parse(screen.getByRole("status").textContent) as Record<string, unknown>;

  test("state day, hour, zone and distance for a screen reader", async () => {
    await awake(<Said at={start} />, { patient: joana });
    expect(said()).toEqual({
      near: "today",
      isToday: true,
      spoken: "Tuesday 24 November, 14:00, Lisbon time",
      distance: "in 5 hours",
      shortDay: "Today",
    });
  });

  test.each([
    ["2026-11-25T00:30:00.000Z", "tomorrow"],
    ["2026-11-23T23:59:00.000Z", "yesterday"],
    ["2026-11-26T00:00:00.000Z", null],
  ])("call %s %s", async (at, near) => {
    await awake(<Said at={at} />, { patient: joana });
    expect(said()["near"]).toBe(near);
    expect(said()["isToday"]).toBe(false);
  });

  test("name the zone beside a deadline only where the page shows two clocks", async () => {
    const { show } = await awake(<Said at={start} />, { patient: inNewYork });
    expect(words()).toMatch(/09:00 \(New York time\)$/);
    show(<Said at={start} zone="America/New_York" />);
    expect(words()).toMatch(/09:00$/);
  });

  test("are equal for a list, a slot and the page", async () => {
    function All() {
      const of = useAppointmentTimeLabels();
      const { time, spoken } = useSpokenTime(start);
      return <output>{[of(start).spoken, `${spoken} ${time}`, useZoneLabel()].join("; ")}</output>;
    }
    await awake(<All />, { patient: inNewYork });
    expect(screen.getByRole("status").textContent).toBe(
      "Tuesday 24 November, 09:00, New York time; Tuesday 24 November, 09:00, New York time 09:00; New York time",
    );
  });
});

describe("a countdown", () => {
  afterEach(() => void vi.useRealTimers());

  function Left({ until, clock }: { until: number; clock: ReturnType<typeof createServerClock> }) {
    return <output>{Math.round((until - useCountdown(clock, until)) / 1000)}</output>;
  }
  const seconds = () => Number(screen.getByRole("status").textContent);
  async function open(left: number) {
    vi.useFakeTimers({ now });
    const clock = createServerClock(now);
    const showing = showPart(<Left until={now + left * 1000} clock={clock} />);
    await vi.advanceTimersByTimeAsync(0);
    await showing;
    return { clock, pass: (time: number) => act(() => vi.advanceTimersByTimeAsync(time * 1000)) };
  }

  test("rerenders each minute, 20 s before the end, and at the end only", async () => {
    const { pass } = await open(130);
    expect(seconds()).toBe(130);
    await pass(9);
    expect(seconds()).toBe(130);
    await pass(1);
    expect(seconds()).toBe(120);
    await pass(60);
    expect(seconds()).toBe(60);
    await pass(39);
    expect(seconds()).toBe(60);
    await pass(1);
    expect(seconds()).toBe(20);
    await pass(20);
    expect(seconds()).toBe(0);
  });

  test("reads the clock again when a suspended page is visible", async () => {
    const { clock } = await open(600);
    vi.spyOn(clock, "now").mockReturnValue(now + 590_000);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(seconds()).toBe(10);
  });

  test("follows the server's clock when corrected", async () => {
    const { clock } = await open(600);
    act(() => clock.learn(now + 300_000, performance.now()));
    expect(seconds()).toBeLessThanOrEqual(300);
  });

  test("leaves no timer at its end", async () => {
    const { pass } = await open(30);
    await pass(31);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test.each([
  ["Europe/Lisbon", false],
  ["America/New_York", true],
])("a device in %s is marked as abroad before the first paint: %s", (zone, isAbroad) => {
  const root = document.documentElement;
  root.dataset["zone"] = "Europe/Lisbon";
  delete root.dataset["abroad"];
  const real = Intl.DateTimeFormat;
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function () {
    return Object.assign(new real("en"), { resolvedOptions: () => ({ timeZone: zone }) });
  } as never);
  // oxlint-disable-next-line typescript/no-implied-eval -- it runs inline in the page, as text
  (new Function(markAbroadScript) as () => void)();
  expect(root.dataset["abroad"] !== undefined).toBe(isAbroad);
  delete root.dataset["zone"];
  delete root.dataset["abroad"];
});
