import { afterEach, expect, test, vi } from "vitest";
import { noVitals, type TakenVitals } from "../taken.ts";
import { eraseStoredResult, storeResultForSignIn, readStoredResult } from "./stored-result.ts";

const now = Date.UTC(2026, 10, 24, 9);
const HOUR = 3_600_000;
const taken: TakenVitals = { ...noVitals, values: { heart_rate: 67 } };

/** The storage of a tab; null where the browser refuses it. */
function aTab(setItem?: () => void) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem: setItem ?? ((key: string, value: string) => void kept.set(key, value)),
  };
  vi.stubGlobal("sessionStorage", storage);
  return kept;
}

afterEach(() => void vi.unstubAllGlobals());

test("a guest's measurement is stored for an hour in this tab", () => {
  aTab();
  storeResultForSignIn(taken, now);
  expect(readStoredResult(now + HOUR)).toEqual({ ...taken, measuredAt: "2026-11-24T09:00:00.000Z" });
  expect(readStoredResult(now + HOUR + 1)).toBeNull();
});

test("the time that a guest's device has given stays", () => {
  aTab();
  const measuredAt = "2026-11-24T08:40:00.000Z";
  storeResultForSignIn({ ...taken, measuredAt }, now);
  expect(readStoredResult(now)?.measuredAt).toBe(measuredAt);
});

test("a deleted guest measurement is gone", () => {
  aTab();
  storeResultForSignIn(taken, now);
  eraseStoredResult();
  expect(readStoredResult(now)).toBeNull();
});

test("a guest continues to the result where the tab's storage is full", () => {
  aTab(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(() => storeResultForSignIn(taken, now)).not.toThrow();
  expect(readStoredResult(now)).toBeNull();
});

test("a browser that refuses all storage has no stored result and no error", () => {
  vi.stubGlobal("sessionStorage", undefined);
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("refused", "SecurityError");
    },
  });
  expect(() => storeResultForSignIn(taken, now)).not.toThrow();
  expect(() => eraseStoredResult()).not.toThrow();
  expect(readStoredResult(now)).toBeNull();
  Reflect.deleteProperty(globalThis, "sessionStorage");
});

test.each([
  "{",
  "7",
  JSON.stringify({ taken: null, takenAt: now }),
  JSON.stringify({ taken, takenAt: "now" }),
])("%s is no valid result", (text) => {
  aTab().set("vitals-of-guest", text);
  expect(readStoredResult(now)).toBeNull();
});
