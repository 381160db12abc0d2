/** Whether a participant is speaking, derived from recent loudness levels (0 .. 1). */
export type Speaking = { isSpeaking: boolean; loudAt: number | null };
/** Not speaking yet. */
export const initialSpeaking: Speaking = { isSpeaking: false, loudAt: null };

const loud = 0.02;
/** Pauses between words do not count as silence. */
const pauseMs = 800;

/**
 * Returns the state after one more level (0 .. 1) at `at` (ms). Speaking begins at once and ends 0.8 s after
 * the last loud level.
 */
export function stepSpeaking(state: Speaking, level: number, at: number): Speaking {
  const loudAt = level >= loud ? at : state.loudAt;
  return { loudAt, isSpeaking: loudAt !== null && at - loudAt < pauseMs };
}

/**
 * Returns the current loudness of what this connection receives, 0 .. 1; 0 where the browser does not report
 * it.
 */
export function levelOf(connection: RTCPeerConnection): number {
  const levels = connection
    .getReceivers()
    .filter(({ track }) => track.kind === "audio")
    .flatMap((receiver) => receiver.getSynchronizationSources?.() ?? [])
    .map(({ audioLevel }) => audioLevel ?? 0);
  return Math.max(0, ...levels);
}
