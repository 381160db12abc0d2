import { afterEach, expect, test, vi } from "vitest";
import { fetchCode } from "./fetch-code.ts";

afterEach(() => void vi.useRealTimers());

test("a loaded chunk is returned", async () => {
  expect(await fetchCode(() => Promise.resolve("code"))).toBe("code");
});

test("a lost connection returns null", async () => {
  const lost = new TypeError("Failed to fetch dynamically imported module");
  expect(await fetchCode(() => Promise.reject(lost))).toBeNull();
});

test("a stalled request returns null after ten seconds", async () => {
  vi.useFakeTimers();
  const fetched = fetchCode(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await fetched).toBeNull();
});
