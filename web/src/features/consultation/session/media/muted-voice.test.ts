import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchMutedSpeech } from "./muted-voice.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function meter() {
  const listeners = new Set<() => void>();
  let level = 0;
  return {
    listeners,
    hear: (...levels: number[]) => {
      for (level of levels) for (const listener of listeners) listener();
    },
    level: {
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      getSnapshot: () => level,
    },
  };
}

test("speaking while muted shows a brief notice", () => {
  const { level, hear } = meter();
  const voice = watchMutedSpeech(level);
  voice.follow(true);
  hear(0.6, 0.7, 0.6, 0.5);
  expect(voice.isTalking.get()).toBe(false);
  hear(0.6);
  expect(voice.isTalking.get()).toBe(true);
  vi.advanceTimersByTime(4_000);
  expect(voice.isTalking.get()).toBe(false);
});

test("a cough is not speech", () => {
  const { level, hear } = meter();
  const voice = watchMutedSpeech(level);
  voice.follow(true);
  hear(0.9, 0.9, 0.1, 0.9, 0.9, 0.1);
  expect(voice.isTalking.get()).toBe(false);
});

test("the detector does not listen to an open microphone or after the call", () => {
  const { level, listeners, hear } = meter();
  const voice = watchMutedSpeech(level);
  voice.follow(false);
  expect(listeners.size).toBe(0);
  voice.follow(true);
  voice.follow(true);
  hear(0.9, 0.9, 0.9, 0.9, 0.9);
  voice.follow(false);
  expect(voice.isTalking.get()).toBe(false);
  voice.follow(true);
  voice.stop();
  expect(listeners.size).toBe(0);
});
