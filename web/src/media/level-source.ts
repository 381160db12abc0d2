import { type LevelMeter, meterLevel } from "./microphone-level.ts";

/** How loud the microphone is, 0 .. 1; measured only while somebody listens. */
export type LevelSource = {
  subscribe: (listener: () => void) => () => void;
  /** Null while that cannot be told. */
  getSnapshot: () => number | null;
};

/** The meter of whatever microphone `track` names at present; `restart` after another one was opened, `stop` before. */
export function levelSource(track: () => MediaStreamTrack | null) {
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
