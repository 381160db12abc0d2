import type { Surroundings } from "./surroundings.ts";

/** The browser features that a call requires, as feature detection found them. */
export type BrowserFeatures = {
  /** `RTCPeerConnection` exists. */
  hasConnections: boolean;
  /** The page can request camera and microphone (`mediaDevices`). */
  hasDevices: boolean;
  /** MIME types the browser can receive, or null where it does not report them. */
  codecs: readonly string[] | null;
};

/** The missing feature: WebRTC itself, or every codec that we use. */
export type BrowserLack = "call-features" | "codecs";

/**
 * Returns what the browser lacks for a call (S8.MSG.20), or null. A page without https has no devices; another
 * message covers that.
 */
export function missingBrowserFeature({
  hasConnections,
  hasDevices,
  codecs,
}: BrowserFeatures): BrowserLack | null {
  if (!hasConnections || !hasDevices) return "call-features";
  if (codecs === null) return null;
  const has = (wanted: string) => codecs.some((codec) => codec.toLowerCase() === wanted);
  return has("audio/opus") && (has("video/vp8") || has("video/h264")) ? null : "codecs";
}

/** Why somebody is on the page for unsupported browsers (S8.TYPE.04-.07). */
export type BrowserErrorType =
  | "unsupported_browser"
  | "outdated_browser"
  | "unsupported_system"
  | "unexpected_navigation";

/**
 * Returns the reason to show (D.91). `unexpected_navigation`: the browser is capable. `unsupported_system`: no
 * browser of this system can hold a call. `outdated_browser`: newer versions of a known browser can. Else
 * `unsupported_browser`.
 */
export function browserErrorType(
  lack: BrowserLack | null,
  { browser, isSystemTooOld }: Surroundings,
): BrowserErrorType {
  if (lack === null) return "unexpected_navigation";
  if (isSystemTooOld) return "unsupported_system";
  return browser === "other" || browser === "in-app" ? "unsupported_browser" : "outdated_browser";
}
