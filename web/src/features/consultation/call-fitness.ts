/** What a browser must be able to do for a call; asked by feature, never by name (D.91). */
export type CallFitness = "fit" | "no-call-features" | "no-codecs";

type Surroundings = {
  hasConnections: boolean;
  hasDevices: boolean;
  /** MIME types the browser can receive, or null where it does not tell. */
  codecs: readonly string[] | null;
};

/** Whether a call can be held with what is there. A page without https has no devices to offer, and is told so elsewhere. */
export function judgeFitness({ hasConnections, hasDevices, codecs }: Surroundings): CallFitness {
  if (!hasConnections || !hasDevices) return "no-call-features";
  if (codecs === null) return "fit";
  const has = (wanted: string) => codecs.some((codec) => codec.toLowerCase() === wanted);
  return has("audio/opus") && (has("video/vp8") || has("video/h264")) ? "fit" : "no-codecs";
}

/** This browser's fitness for the call. */
export function callFitness(): CallFitness {
  return judgeFitness({
    hasConnections: typeof RTCPeerConnection === "function",
    hasDevices: !isSecureContext || typeof navigator.mediaDevices?.getUserMedia === "function",
    codecs: receivableCodecs(),
  });
}

function receivableCodecs(): string[] | null {
  if (typeof RTCRtpReceiver === "undefined" || !("getCapabilities" in RTCRtpReceiver)) return null;
  const kinds = ["audio", "video"].map((kind) => RTCRtpReceiver.getCapabilities(kind)?.codecs ?? []);
  const codecs = kinds.flat().map(({ mimeType }) => mimeType);
  return codecs.length === 0 ? null : codecs;
}
