import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createServerClock } from "./server-clock.ts";

beforeEach(() => vi.useFakeTimers({ now: new Date("2027-03-01T10:00:42Z") }));
afterEach(() => vi.useRealTimers());

const shown = (at: number) => new Date(at).toISOString().slice(11, 19);

test(
  "a page opened at 10:00:42 changes the minute at 10:01:00 and every minute after",
  { tags: ["S4.CLOCK.01", "S4.CLOCK.02", "S4.CLOCK.03", "G.01"] },
  () => {
    const clock = createServerClock(Date.now());
    const stop = clock.start();
    expect(shown(clock.minute.get())).toBe("10:00:00");
    vi.advanceTimersByTime(17_999);
    expect(shown(clock.minute.get())).toBe("10:00:00");
    vi.advanceTimersByTime(1);
    expect(shown(clock.minute.get())).toBe("10:01:00");
    vi.advanceTimersByTime(59_999);
    expect(shown(clock.minute.get())).toBe("10:01:00");
    vi.advanceTimersByTime(1);
    expect(shown(clock.minute.get())).toBe("10:02:00");
    stop();
    vi.advanceTimersByTime(120_000);
    expect(shown(clock.minute.get())).toBe("10:02:00");
  },
);

test("a page cached for half a minute keeps the device's clock", { tags: ["D.52"] }, () => {
  expect(shown(createServerClock(Date.now() - 30_000).now())).toBe("10:00:42");
  expect(shown(createServerClock(Date.now() - 61_000).now())).toBe("09:59:41");
  expect(shown(createServerClock(Date.now() + 1_000).now())).toBe("10:00:43");
});

test("the server's clock counts when the device is two hours off", { tags: ["D.52"] }, () => {
  const clock = createServerClock(Date.now() + 7_200_000);
  expect(shown(clock.now())).toBe("12:00:42");
  clock.learn(Date.now() + 7_201_500, performance.now());
  expect(Math.abs(clock.now() - (Date.now() + 7_201_500))).toBeLessThan(1_000);
});
