import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LocalMedia } from "../../../../media/local-media.ts";
import { reviveDevices } from "./revive-devices.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function phone() {
  const microphone = Object.assign(new EventTarget(), { muted: false, readyState: "live" });
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" as DocumentVisibilityState });
  const done: string[] = [];
  const media = {
    getSnapshot: () => ({ microphone: { status: "on", track: microphone }, camera: { status: "off" } }),
    subscribe: () => () => undefined,
    stop: (kind: string) => void done.push(`stop ${kind}`),
    request: (requested: readonly string[]) => {
      done.push(`ask ${requested.join(" ")}`);
      return Promise.resolve();
    },
  };
  const stop = reviveDevices(media as unknown as LocalMedia, page);
  const interrupt = () => {
    microphone.muted = true;
    microphone.dispatchEvent(new Event("mute"));
  };
  return { microphone, page, done, stop, interrupt };
}

test("a microphone taken by a phone call and not returned is reopened", () => {
  const { interrupt, done } = phone();
  interrupt();
  vi.advanceTimersByTime(1_500);
  expect(done).toEqual(["stop microphone", "ask microphone"]);
});

test("nothing is reopened in the background, and it is on return", () => {
  const { interrupt, page, done } = phone();
  page.visibilityState = "hidden";
  interrupt();
  vi.advanceTimersByTime(60_000);
  expect(done).toEqual([]);
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(1_500);
  expect(done).toEqual(["stop microphone", "ask microphone"]);
});

test("an interruption that ends by itself is ignored, and so is everything after the call", () => {
  const { microphone, interrupt, done, stop } = phone();
  interrupt();
  microphone.muted = false;
  vi.advanceTimersByTime(1_500);
  interrupt();
  stop();
  vi.advanceTimersByTime(1_500);
  expect(done).toEqual([]);
});
