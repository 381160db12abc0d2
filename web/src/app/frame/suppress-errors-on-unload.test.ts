import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchScreen, onLostScreen, openingScreens } from "../../platform/opening-screens.ts";
import { holdLostScreensOnLeave } from "./suppress-errors-on-unload.ts";

let leave = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", (type: string, act: () => void) => {
    if (type === "beforeunload") leave = act;
  });
  holdLostScreensOnLeave();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete onLostScreen.act;
  openingScreens.clear();
});

/** A screen that is dropped; says whether the router has heard of it. */
function dropped(): () => boolean {
  let isNotified = false;
  fetchScreen("home", () => Promise.reject(new Error("dropped"))).catch(() => (isNotified = true));
  return () => isNotified;
}

test("a screen whose chunk is missing fails at once", async () => {
  const isNotified = dropped();
  await vi.advanceTimersByTimeAsync(1);
  expect(isNotified()).toBe(true);
});

test("a screen abandoned during navigation does not fail unless the page stays", async () => {
  leave();
  const isNotified = dropped();
  await vi.advanceTimersByTimeAsync(9_900);
  expect(isNotified()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isNotified()).toBe(true);
  const again = dropped();
  await vi.advanceTimersByTimeAsync(1);
  expect(again(), "a file was all that was asked for").toBe(true);
});
