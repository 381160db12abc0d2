import { type LevelMeter, meterLevel } from "./microphone-level.ts";

/** The loudness of the microphone, 0 silent .. 1 very loud; measured only while there is a subscriber. */
export type LevelSource = {
  subscribe: (listener: () => void) => () => void;
  /** Null while unknown. */
  getSnapshot: () => number | null;
};

/**
 * Measures the microphone that `track` returns, while `source` has a subscriber; the level is null where
 * sound cannot be analysed. Call `stop` before another microphone is opened and `restart` after it.
 */
export function createLevelSource(track: () => MediaStreamTrack | null) {
  const listeners = new Set<() => void>();
  let level: number | null = null;
  let meter: Promise<LevelMeter | null> | null = null;

  function report(heard: number | null): void {
    level = heard;
    for (const listener of listeners) listener();
  }
  function restart(): void {
    const microphone = track();
    if (!microphone || listeners.size === 0 || meter) return;
    meter = meterLevel(microphone, report).catch(() => null);
  }
  function stop(): void {
    void meter?.then((running) => running?.stop());
    meter = null;
    report(null);
  }
  const source: LevelSource = {
    subscribe(listener) {
      listeners.add(listener);
      restart();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    getSnapshot: () => level,
  };
  return { source, restart, stop };
}
