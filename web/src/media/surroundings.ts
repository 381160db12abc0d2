import { missingBrowserFeature, type BrowserLack } from "@anteroom/domain/call/browser-fitness";
import { readSurroundings, type Surroundings } from "@anteroom/domain/call/surroundings";

/** Returns system, browser and device as the user agent names them, for advice only. */
export function readPageSurroundings(): Surroundings {
  return readSurroundings(navigator.userAgent, navigator.maxTouchPoints > 1);
}

/**
 * Returns what this browser lacks for a call, by feature detection; null if nothing. On pages without https a missing camera interface is
 * not counted.
 */
export function findBrowserLack(): BrowserLack | null {
  return missingBrowserFeature({
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
