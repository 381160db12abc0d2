import type { Act, Scene } from "./act.ts";

/** The acts of one call. */
export type Performance = {
  /**
   * Reports that the patient is connected, for the first time or again. Acts already played are
   * not repeated.
   */
  begin(): void;
  /** Reports an event of the call or the clinic. */
  hear: (event: string) => void;
  /** Starts no further act until the next `begin`; an act under way continues. */
  pause(): void;
  /** Ends the script; plays the closing acts if it had begun. */
  finish(): Promise<void>;
};

/**
 * Plays a script in one call: timed acts count from the first `begin`. A failed act is reported, not retried, and does
 * not prevent the others. An act on events runs once at a time; events meanwhile make it run once more.
 */
export function createPerformance(
  acts: readonly Act[],
  scene: Scene,
  onFailure: (act: Act, error: unknown) => void,
): Performance {
  const played = new Set<Act>();
  const busy = new Map<Act, { isAgain: boolean }>();
  let timers: ReturnType<typeof setTimeout>[] = [];
  let begunAt: number | null = null;
  let isHere = false;

  async function play(act: Act): Promise<void> {
    try {
      await act.play(scene);
    } catch (error) {
      onFailure(act, error);
    }
  }

  /** One after the other: what happens meanwhile is looked at afterwards, once. */
  async function react(act: Act): Promise<void> {
    const running = busy.get(act);
    if (running) {
      running.isAgain = true;
      return;
    }
    const turn = { isAgain: true };
    busy.set(act, turn);
    while (turn.isAgain) {
      turn.isAgain = false;
      await play(act);
    }
    busy.delete(act);
  }

  function pause(): void {
    isHere = false;
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  }

  return {
    begin() {
      if (isHere) return;
      isHere = true;
      begunAt ??= Date.now();
      for (const act of acts) {
        if (act.when === "over" || "on" in act.when) {
          if (act.when !== "over") void react(act); // what happened before
          continue;
        }
        if (played.has(act)) continue;
        const playNow = () => {
          played.add(act);
          void play(act);
        };
        timers.push(setTimeout(playNow, Math.max(0, begunAt + act.when.afterMs - Date.now())));
      }
    },
    hear(event) {
      if (!isHere) return;
      for (const act of acts)
        if (act.when !== "over" && "on" in act.when && act.when.on.includes(event)) void react(act);
    },
    pause,
    async finish() {
      pause();
      if (begunAt === null) return;
      begunAt = null;
      for (const act of acts) if (act.when === "over") await play(act);
    },
  };
}
