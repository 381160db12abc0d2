import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { throttle } from "./throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first call runs at once, a burst once at the end of the interval, and a quiet interval resets", () => {
  const run = vi.fn<() => void>();
  const { call } = throttle(run, 2_000);
  call();
  expect(run).toHaveBeenCalledTimes(1);
  for (let calls = 0; calls < 200; calls += 1) call();
  vi.advanceTimersByTime(1_999);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  call();
  vi.advanceTimersByTime(2_000);
  expect(run).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(3);
  call();
  expect(run).toHaveBeenCalledTimes(4);
});

test("a cancelled call does not run, and can be scheduled again", () => {
  const run = vi.fn<() => void>();
  const { call, cancel } = throttle(run, 2_000);
  call();
  call();
  cancel();
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(1);
  call();
  expect(run).toHaveBeenCalledTimes(2);
});
