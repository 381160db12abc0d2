import { afterEach, expect, test, vi } from "vitest";
import { storePass, readPass } from "./stored-pass.ts";

const now = Date.UTC(2026, 10, 24, 9);
const pass = { appointmentId: 21, pass: "p".repeat(20), expiresAt: now + 60_000 };

/** The storage of a tab, which may be full or refuse everything. */
function aTab(kind: "free" | "full" | "refused" = "free", first?: string) {
  const kept = new Map(first === undefined ? [] : [["payment-pass", first]]);
  const refuse = () => {
    throw new DOMException(kind, "QuotaExceededError");
  };
  vi.stubGlobal("sessionStorage", {
    getItem: kind === "refused" ? refuse : (key: string) => kept.get(key) ?? null,
    setItem: kind === "free" ? (key: string, value: string) => void kept.set(key, value) : refuse,
  });
  return kept;
}

afterEach(() => {
  aTab();
  storePass(pass); // what a page had in memory is in the storage again
  vi.unstubAllGlobals();
});

test("a payment handed to this device is stored across a reload, and nothing else of it", () => {
  const kept = aTab();
  storePass(pass);
  expect(readPass(now)).toEqual(pass);
  aTab("free", JSON.stringify({ ...pass, more: "kept by another version" }));
  expect(readPass(now)).toEqual(pass);
  expect([...kept.keys()]).toEqual(["payment-pass"]);
});

test.each(["free", "full", "refused"] as const)(
  "a payment right expires on time, in a storage that is %s",
  (kind) => {
    aTab(kind);
    storePass(pass);
    expect(readPass(pass.expiresAt - 1)).toEqual(pass);
    expect(readPass(pass.expiresAt)).toBeNull();
  },
);

test.each(["{", "7", "null", '{"appointmentId":"21","pass":"p","expiresAt":9e15}', '{"pass":"p"}'])(
  "%s is no payment right",
  (text) => {
    aTab("free", text);
    expect(readPass(now)).toBeNull();
  },
);
