/** Whether media has stopped arriving, from repeated checks of a connection. Times in ms. */
export type Silence = {
  /** By the browser's clock; null: nothing was played yet. */
  playedAt: number | null;
  heardAt: number;
  looks: number;
  /** The last packets that were counted, and when. */
  counted: { packets: number; at: number } | null;
  /** Nothing was played for a while: the next checks count packets. */
  isSuspected: boolean;
  isSilent: boolean;
};

/** The state before the first check. */
export const initialSilence: Silence = {
  playedAt: null,
  heardAt: 0,
  looks: 0,
  counted: null,
  isSuspected: false,
  isSilent: false,
};

/** Sound is played every 10 ms, a picture at least every 100 ms. */
const suspectedMs = 300;
/** A timer that came late says nothing of the line: so many looks have to agree. */
const suspectedLooks = 3;
/** Packets come at least every 20 ms of sound; a decoder that waits for a keyframe is no silence. */
const countedMs = 200;

/**
 * Returns the state after one more check. `packets`: total received so far; pass null until `isSuspected`, since counts that stay equal for
 * 200 ms mean silence also without suspicion. Suspected after 300 ms and three checks without playback. Nothing changes before the first
 * playback.
 */
export function stepSilence(
  before: Silence,
  { at, playedAt, packets }: { at: number; playedAt: number | null; packets: number | null },
): Silence {
  if (playedAt === null && before.playedAt === null) return before;
  if (playedAt !== null && playedAt !== before.playedAt) return { ...initialSilence, playedAt, heardAt: at };
  const looks = before.looks + 1;
  const isSuspected = at - before.heardAt >= suspectedMs && looks >= suspectedLooks;
  if (packets === null) return { ...before, looks, isSuspected };
  const { counted } = before;
  if (!counted || packets !== counted.packets)
    return { ...before, looks, isSuspected, isSilent: false, counted: { packets, at } };
  return { ...before, looks, isSuspected, isSilent: at - counted.at >= countedMs };
}
