import { vi } from "vitest";
import type { LocalMedia } from "../media/local-media.ts";
import { firstMediaState, type LocalMediaSnapshot } from "../media/local-media-state.ts";
import { createStore } from "../platform/storage/store.ts";

/** A live track without a device. */
export const aTrack = (settings: MediaTrackSettings = {}) =>
  Object.assign(new EventTarget(), {
    enabled: true,
    muted: false,
    readyState: "live",
    stop() {},
    getSettings: () => settings,
  }) as unknown as MediaStreamTrack;

/** A stand-in for `LocalMedia` in a given state; records each request. */
export function standInMedia(more: Partial<LocalMediaSnapshot> = {}) {
  const state = createStore<LocalMediaSnapshot>({ ...firstMediaState(null, false).snapshot, ...more });
  const level = createStore<number | null>(null);
  const media = {
    subscribe: state.subscribe,
    getSnapshot: state.get,
    request: vi.fn<LocalMedia["request"]>(() => Promise.resolve()),
    choose: vi.fn<LocalMedia["choose"]>(() => Promise.resolve()),
    stop: vi.fn<LocalMedia["stop"]>(),
    stopAll: vi.fn<LocalMedia["stopAll"]>(),
    level: { subscribe: level.subscribe, getSnapshot: level.get },
    testSpeaker: vi.fn<LocalMedia["testSpeaker"]>(() => Promise.resolve("default-speaker")),
    pickSpeaker: vi.fn<LocalMedia["pickSpeaker"]>(() => Promise.resolve()),
    refreshDevices: vi.fn<LocalMedia["refreshDevices"]>(() => Promise.resolve()),
    watch: () => () => {},
    dismiss: vi.fn<LocalMedia["dismiss"]>(),
  } satisfies LocalMedia;
  return {
    ...media,
    show: (next: Partial<LocalMediaSnapshot>) => state.set({ ...state.get(), ...next }),
    hear: level.set,
  };
}
