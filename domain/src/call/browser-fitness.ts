import type { Surroundings } from "./surroundings.ts";

/** What a call needs, asked of the browser itself. */
export type BrowserFeatures = {
  hasConnections: boolean;
  hasDevices: boolean;
  /** MIME types the browser can receive, or null where it does not tell. */
  codecs: readonly string[] | null;
};

export type BrowserLack = "call-features" | "codecs";

/** What is missing for a call (S8.MSG.20), or null. A page without https has no devices to offer, and is told so elsewhere. */
export function lackOf({ hasConnections, hasDevices, codecs }: BrowserFeatures): BrowserLack | null {
  if (!hasConnections || !hasDevices) return "call-features";
  if (codecs === null) return null;
  const has = (wanted: string) => codecs.some((codec) => codec.toLowerCase() === wanted);
  return has("audio/opus") && (has("video/vp8") || has("video/h264")) ? null : "codecs";
}

/** S8.TYPE.04-.07: why somebody stands on the page that says a browser cannot hold the call. */
export type BrowserErrorType =
  | "unsupported_browser"
  | "outdated_browser"
  | "unsupported_system"
  | "unexpected_navigation";

/**
 * D.91: a fit browser came by an unexpected way; a system whose every browser lacks the call is told before its
 * browser; a browser we name, whose newer versions can, is outdated; any other is unsupported.
 */
export function browserErrorType(
  lack: BrowserLack | null,
  { browser, isSystemTooOld }: Surroundings,
): BrowserErrorType {
  if (lack === null) return "unexpected_navigation";
  if (isSystemTooOld) return "unsupported_system";
  return browser === "other" || browser === "in-app" ? "unsupported_browser" : "outdated_browser";
}
