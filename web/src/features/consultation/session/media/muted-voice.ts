import { createStore, type Store } from "../../../../platform/storage/store.ts";

/** How loud speech is on the scale of the level meter (0 .. 1); a quiet room stays below. */
const voice = 0.45;
/** So many readings in a row, 12 a second: a cough or a door is shorter. */
const readings = 5;
const shownMs = 4_000;

type Level = { subscribe: (listener: () => void) => () => void; getSnapshot: () => number | null };

/**
 * Reports whether the person speaks while muted. Call `follow` with each change of muting, and `stop` in the
 * end.
 */
export type MutedSpeechWatcher = { isTalking: Store<boolean>; follow(isMuted: boolean): void; stop(): void };

/**
 * Detects speech while muted: five loud readings in a row; `isTalking` then holds for 4 s. Analyses the
 * microphone only between `follow(true)` and `follow(false)` or `stop`, and only on this device.
 */
export function watchMutedSpeech(level: Level): MutedSpeechWatcher {
  const isTalking = createStore(false);
  let stopListening: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loud = 0;

  function hear(): void {
    loud = (level.getSnapshot() ?? 0) >= voice ? loud + 1 : 0;
    if (loud < readings) return;
    isTalking.set(true);
    clearTimeout(timer);
    timer = setTimeout(() => isTalking.set(false), shownMs);
  }

  function stop(): void {
    stopListening?.();
    stopListening = null;
    clearTimeout(timer);
    loud = 0;
    isTalking.set(false);
  }

  return {
    isTalking,
    stop,
    follow(isMuted) {
      if (!isMuted) stop();
      else stopListening ??= level.subscribe(hear);
    },
  };
}
