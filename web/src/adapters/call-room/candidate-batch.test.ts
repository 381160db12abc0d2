import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBatch } from "./candidate-batch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("candidates found within a short time are sent together", { tags: ["S1.18"] }, () => {
  const sent: string[][] = [];
  const candidates = createBatch<string>((items) => sent.push(items));
  candidates.add("a");
  vi.advanceTimersByTime(30);
  candidates.add("b");
  vi.advanceTimersByTime(30);
  candidates.add("c");
  vi.advanceTimersByTime(60);
  expect(sent).toEqual([["a", "b"], ["c"]]);
});

test("nothing is sent after leaving", { tags: ["S1.18"] }, () => {
  const send = vi.fn<(items: string[]) => void>();
  const candidates = createBatch(send);
  candidates.add("a");
  candidates.drop();
  vi.advanceTimersByTime(1_000);
  expect(send).not.toHaveBeenCalled();
});
