import type { Quality } from "../../ports/video-room.ts";
import { type Arrival, stepArrival } from "./arrival.ts";
import { type LinkSample, sampleOf } from "./link-sample.ts";
import { rateLine, receivedFacts, sentFacts, steady, unknownQuality } from "./quality.ts";

/** What a second of statistics says of a connection. */
export type LinkNews = {
  at: number;
  /** How the other one arrives here. */
  received: Quality | null;
  /** How we arrive there, by the other one's reports. */
  sent: Quality | null;
  availableBitrate: number | null;
  isCpuLimited: boolean;
  roundTripMs: number | null;
  /** Of sound and picture, so far. */
  packetsReceived: number;
  /** Nothing at all comes in any more. */
  isStalled: boolean;
};

const everyMs = 1_000;

/** Reads a connection's statistics each second until it is stopped. */
export function watchLink(connection: RTCPeerConnection, onNews: (news: LinkNews) => void): () => void {
  let before: LinkSample | null = null;
  let arrival: Arrival | null = null;
  let received = unknownQuality;
  let sent = unknownQuality;
  let isReading = false;

  async function read(): Promise<void> {
    if (isReading || connection.connectionState === "new" || connection.connectionState === "closed") return;
    isReading = true;
    const report = await connection.getStats().catch(() => null);
    isReading = false;
    if (!report) return;
    const sample = sampleOf(report.values(), performance.now());
    arrival = stepArrival(arrival, sample);
    if (before) received = steady(received, rateLine(receivedFacts(before, sample, !arrival.isStalled)));
    sent = steady(sent, rateLine(sentFacts(sample)));
    before = sample;
    onNews({
      at: sample.at,
      received: received.shown,
      sent: sent.shown,
      availableBitrate: sample.availableBitrate,
      isCpuLimited: sample.isCpuLimited,
      roundTripMs: sample.roundTripSeconds === null ? null : sample.roundTripSeconds * 1_000,
      packetsReceived: sample.packetsReceived,
      isStalled: arrival.isStalled,
    });
  }

  const timer = setInterval(() => void read(), everyMs);
  return () => clearInterval(timer);
}
