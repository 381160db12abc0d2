/** Whether somebody speaks, from how loud the last moments were (0 .. 1). */
export type Speaking = { isSpeaking: boolean; loudAt: number | null };
export const silent: Speaking = { isSpeaking: false, loudAt: null };

const loud = 0.02;
/** Pauses between words do not count as silence. */
const pauseMs = 800;

/** Takes one more level. */
export function stepSpeaking(state: Speaking, level: number, at: number): Speaking {
  const loudAt = level >= loud ? at : state.loudAt;
  return { loudAt, isSpeaking: loudAt !== null && at - loudAt < pauseMs };
}

/** How loud what this connection receives is at this moment; 0 where the browser does not tell. */
export function levelOf(connection: RTCPeerConnection): number {
  const levels = connection
    .getReceivers()
    .filter(({ track }) => track.kind === "audio")
    .flatMap((receiver) => receiver.getSynchronizationSources?.() ?? [])
    .map(({ audioLevel }) => audioLevel ?? 0);
  return Math.max(0, ...levels);
}
