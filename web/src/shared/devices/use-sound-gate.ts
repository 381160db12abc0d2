import { useMemo, useState } from "react";
import type { SoundGate } from "./participant-sound.tsx";

/**
 * Remembers which sounds the browser has refused, until `playAll` has started them. `playAll` must run within
 * a tap.
 */
export function useSoundGate() {
  const [refused, setRefused] = useState<ReadonlySet<() => Promise<void>>>(new Set());
  const gate = useMemo<SoundGate>(
    () => ({
      refused: (play) => setRefused((before) => new Set(before).add(play)),
      playing: (play) =>
        setRefused((before) =>
          before.has(play) ? new Set([...before].filter((one) => one !== play)) : before,
        ),
    }),
    [],
  );
  const playAll = () => {
    for (const play of refused) void play();
  };
  return { gate, isRefused: refused.size > 0, playAll };
}
