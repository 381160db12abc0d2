import type { Quality } from "../../ports/video-room.ts";
import { isSettling, stepHealth, unknownHealth } from "./link-health.ts";
import { sampleOf } from "./link-sample.ts";

/** What a second of statistics says of a connection. */
export type LinkStats = {
  at: number;
  /** How the other one arrives here. */
  received: Quality | null;
  /** How we arrive there, by the other one's reports. */
  sent: Quality | null;
  availableBitrate: number | null;
  isCpuLimited: boolean;
  isRelayed: boolean | null;
  roundTripMs: number | null;
  /** Of sound and picture, so far. */
  packetsReceived: number;
  /** Nothing at all comes in any more. */
  isStalled: boolean;
  /** It does again, and what is measured is still the loss. */
  isSettling: boolean;
};

const everyMs = 1_000;
/** While nothing comes in, so that its return is seen at once. */
const whileLostMs = 200;

/** Reads a connection's statistics each second until it is stopped, and more often while it is lost. */
export function watchLink(connection: RTCPeerConnection, onStats: (stats: LinkStats) => void): () => void {
  let health = unknownHealth;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout>;

  async function read(): Promise<void> {
    if (connection.connectionState === "new" || connection.connectionState === "closed") return;
    const report = await connection.getStats().catch(() => null);
    if (!report || isStopped) return;
    const sample = sampleOf(report.values(), performance.now());
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
