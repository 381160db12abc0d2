import { readLinkSample } from "./link-sample.ts";
import { initialSilence, stepSilence } from "./silence.ts";

const everyMs = 100;

/**
 * Calls `onChange` when media of a connection stops arriving and when it arrives again; never before something was played. Checks playback
 * every 100 ms; reads the more expensive statistics only when nothing was played for a while. Returns a function that stops it.
 */
export function watchSilence(
  connection: RTCPeerConnection,
  onChange: (isSilent: boolean) => void,
): () => void {
  let state = initialSilence;
  let isAsking = false;
  let isStopped = false;

  async function look(): Promise<void> {
    if (isAsking || connection.connectionState === "closed") return;
    const playedAt = newestOf(connection);
    let packets: number | null = null;
    if (state.isSuspected) {
      isAsking = true;
      const report = await connection.getStats().catch(() => null);
      isAsking = false;
      if (isStopped) return;
      packets = report && readLinkSample(report.values(), 0).packetsReceived;
    }
    const wasSilent = state.isSilent;
    state = stepSilence(state, { at: performance.now(), playedAt, packets });
    if (state.isSilent !== wasSilent) onChange(state.isSilent);
  }

  const timer = setInterval(() => void look(), everyMs);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

/** When something of this connection was last played, by the browser's clock; null if nothing was for 10 s, or it does not tell. */
function newestOf(connection: RTCPeerConnection): number | null {
  const times = connection
    .getReceivers()
    .flatMap((receiver) => receiver.getSynchronizationSources?.() ?? [])
    .map(({ timestamp }) => timestamp);
  return times.length === 0 ? null : Math.max(...times);
}
