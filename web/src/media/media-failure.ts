import type { Denial } from "@anteroom/domain/call/surroundings";

/** Why a camera or microphone could not be opened; each kind has its own message and next step. */
export type MediaFailure =
  /** The browser's settings or the system said no, or the question was closed unanswered. */
  | { kind: "permission-denied"; by: Denial }
  /** There is none, or the chosen one is gone. */
  | { kind: "not-found" }
  /** Another program holds it, or the system cannot start it. */
  | { kind: "in-use" }
  /** The page was not opened by https. */
  | { kind: "insecure" }
  /** This browser has no camera interface. */
  | { kind: "unsupported" }
  /** The question in the browser is still open; an answer given later counts. */
  | { kind: "timeout" };

/** The error types of spec section 8 (S8.TYPE) of a failed device. */
export type DeviceErrorType =
  | "permission_denied"
  | "permission_denied_in_call"
  | "hardware_not_available"
  | "unsupported_browser";

/** Converts an error of `getUserMedia` to a MediaFailure, by its name (W3C Media Capture, 10.2); every unknown error is `in-use`. */
export function classifyMediaError(error: unknown): MediaFailure {
  const name = error instanceof Error ? error.name : "";
  const words = error instanceof Error ? error.message : "";
  switch (name) {
    case "NotAllowedError":
    case "PermissionDismissedError":
      return { kind: "permission-denied", by: denialOf(words) };
    case "SecurityError":
      return { kind: "insecure" };
    case "NotFoundError":
    case "OverconstrainedError":
      return { kind: "not-found" };
    case "TimeoutError":
      return { kind: "timeout" };
    case "TypeError":
    case "NotSupportedError":
      return { kind: "unsupported" };
    // NotReadableError, AbortError, InvalidStateError and what a browser may invent: it is there and does not start.
    default:
      return { kind: "in-use" };
  }
}

/** Chromium's words; other browsers say no more than no. */
function denialOf(words: string): Denial {
  if (/dismissed/i.test(words)) return "dismissed";
  return /by system/i.test(words) ? "system" : "browser";
}

/**
 * Returns the failure with who denied access, refined by the browser's permission. Granted: the operating
 * system denied it; prompt: the question was dismissed. Others are returned as they are.
 */
export function refineDenial(failure: MediaFailure, setting: PermissionState | undefined): MediaFailure {
  if (failure.kind !== "permission-denied" || failure.by !== "browser") return failure;
  if (setting === "granted") return { ...failure, by: "system" };
  return setting === "prompt" ? { ...failure, by: "dismissed" } : failure;
}

/** Returns why devices cannot work on this page at all, before they are requested; null if they may. */
export function failureBeforeAsking(page: {
  isSecure: boolean;
  hasMediaDevices: boolean;
}): MediaFailure | null {
  if (!page.isSecure) return { kind: "insecure" };
  return page.hasMediaDevices ? null : { kind: "unsupported" };
}

/** Returns the error type of spec section 8 for a failure, before or during a call; an unanswered question counts as denied. */
export function deviceErrorType(failure: MediaFailure, isInCall: boolean): DeviceErrorType {
  switch (failure.kind) {
    case "permission-denied":
    case "timeout":
      return isInCall ? "permission_denied_in_call" : "permission_denied";
    case "not-found":
    case "in-use":
      return "hardware_not_available";
    case "insecure":
    case "unsupported":
      return "unsupported_browser";
  }
}
