import type { Quality } from "../../ports/video-room.ts";
import { isSettling, stepHealth, unknownHealth } from "./link-health.ts";
import { readLinkSample } from "./link-sample.ts";

/**
 * What one second of statistics says of a connection. `at` in ms; `availableBitrate` in bit/s; null where the
 * browser does not report it or it is not known yet.
 */
export type LinkStats = {
  at: number;
  /** How well the other participant's media arrives here. */
  received: Quality | null;
  /** How well our media arrives there, by the other participant's reports. */
  sent: Quality | null;
  availableBitrate: number | null;
  isCpuLimited: boolean;
  isRelayed: boolean | null;
  roundTripMs: number | null;
  /** Packets of audio and video so far. */
  packetsReceived: number;
  /** Nothing arrives any more. */
  isStalled: boolean;
  /** Media arrives again, and the measurements still include the loss. */
  isSettling: boolean;
};

const everyMs = 1_000;
/** While nothing comes in, so that its return is seen at once. */
const whileLostMs = 200;

/**
 * Reads a connection's statistics each second, every 0.2 s while nothing arrives, and calls `onStats` with
 * each. Skips new and closed connections and failed readings. Returns a function that stops it.
 */
export function watchLink(connection: RTCPeerConnection, onStats: (stats: LinkStats) => void): () => void {
  let health = unknownHealth;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout>;

  async function read(): Promise<void> {
    if (connection.connectionState === "new" || connection.connectionState === "closed") return;
    const report = await connection.getStats().catch(() => null);
    if (!report || isStopped) return;
    const sample = readLinkSample(report.values(), performance.now());
    health = stepHealth(health, sample);
    onStats({
      at: sample.at,
      received: health.received.shown,
      sent: health.sent.shown,
      availableBitrate: sample.availableBitrate,
      isCpuLimited: sample.isCpuLimited,
      isRelayed: sample.isRelayed,
      roundTripMs: sample.roundTripSeconds === null ? null : sample.roundTripSeconds * 1_000,
      packetsReceived: sample.packetsReceived,
      isStalled: health.arrival?.isStalled === true,
      isSettling: isSettling(health),
    });
  }

  async function readOn(): Promise<void> {
    await read();
    if (!isStopped) wait();
  }

  const wait = () =>
    void (timer = setTimeout(() => void readOn(), health.arrival?.isStalled ? whileLostMs : everyMs));
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
