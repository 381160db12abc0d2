import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerUrgent } from "./answer-urgent.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("each urgent message is answered once after some seconds, and none after the doctor has left", async () => {
  const seen: number[] = [];
  const said: string[] = [];
  const api = {
    urgentEvents: () => Promise.resolve([1, 2].filter((id) => !seen.includes(id))),
    acknowledge: async (id: number) => void seen.push(id),
  };
  const desk = answerUrgent(api, (line) => void said.push(line));
  desk.look();
  desk.look();
  await vi.advanceTimersByTimeAsync(3_999);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual([1, 2]);
  expect(said).toEqual(["urgent message 1: seen", "urgent message 2: seen"]);
  seen.length = 0;
  desk.look();
  await vi.advanceTimersByTimeAsync(0);
  desk.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen).toEqual([]);
});

test("a look that is under way when the doctor leaves answers and says nothing", async () => {
  const acknowledge = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const say = vi.fn<(line: string) => void>();
  const found = Promise.withResolvers<number[]>();
  const failed = Promise.withResolvers<number[]>();
  const looks = [found.promise, failed.promise];
  const desk = answerUrgent({ urgentEvents: () => looks.shift() ?? Promise.resolve([]), acknowledge }, say);
  desk.look();
  desk.look();
  desk.stop();
  found.resolve([7]);
  failed.reject(new Error("down"));
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(acknowledge).not.toHaveBeenCalled();
  expect(say).not.toHaveBeenCalled();
});

test("an unreachable clinic is retried with the next message", async () => {
  let isDown = true;
  const acknowledge = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const urgentEvents = () => (isDown ? Promise.reject(new Error("down")) : Promise.resolve([7]));
  const said: string[] = [];
  const desk = answerUrgent({ urgentEvents, acknowledge }, (line) => void said.push(line));
  desk.look();
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toEqual(["urgent messages cannot be read"]);
  isDown = false;
  desk.look();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(acknowledge).toHaveBeenCalledWith(7);
  desk.stop();
});
