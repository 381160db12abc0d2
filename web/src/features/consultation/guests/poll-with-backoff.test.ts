import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pollWithBackoff } from "./poll-with-backoff.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the waiting room polls every five seconds without realtime events, and every fifteen with them", async () => {
  const state = { hasHints: false };
  const ask = vi.fn<() => Promise<boolean>>(async () => true);
  const stop = pollWithBackoff({ ask, hasHints: () => state.hasHints });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(2);
  state.hasHints = true;
  await vi.advanceTimersByTimeAsync(5_000 + 15_000);
  expect(ask).toHaveBeenCalledTimes(4);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(4);
});

test("poll intervals grow to a minute without answers, and an answer resets them", async () => {
  const state = { isUp: false };
  const requested: number[] = [];
  const ask = async () => {
    requested.push(Date.now());
    return state.isUp;
  };
  const begun = Date.now();
  pollWithBackoff({ ask, hasHints: () => false });
  await vi.advanceTimersByTimeAsync(5_000 + 10_000 + 20_000 + 40_000 + 60_000);
  state.isUp = true;
  await vi.advanceTimersByTimeAsync(60_000 + 5_000);
  const seconds = requested.map((at) => (at - begun) / 1_000);
  expect(seconds).toEqual([5, 15, 35, 75, 135, 195, 200]);
});

test("a pending poll at leaving is the last one", async () => {
  let answer: (isWell: boolean) => void = () => undefined;
  const ask = vi.fn<() => Promise<boolean>>(() => new Promise((resolve) => (answer = resolve)));
  const stop = pollWithBackoff({ ask, hasHints: () => false });
  await vi.advanceTimersByTimeAsync(5_000);
  stop();
  answer(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledOnce();
});
