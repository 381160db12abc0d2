import { afterEach, expect, test, vi } from "vitest";
import { leaveForProvider, takeWanted } from "./provider-outcome.ts";

afterEach(() => vi.unstubAllGlobals());

test("a provider sign-in continues where the browser denies storage", () => {
  const deny = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { setItem: deny, getItem: deny, removeItem: deny });
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal("location", { assign });
  leaveForProvider("https://id.example/authorize", "/appointments");
  expect(assign).toHaveBeenCalledWith("https://id.example/authorize");
  expect(takeWanted()).toBeNull();
});
