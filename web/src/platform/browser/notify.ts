/**
 * Whether this browser may show notifications; `unknown`: not asked yet; `unsupported` also without https.
 */
export type NotifyPermission = "allowed" | "refused" | "unknown" | "unsupported";

/** Returns the current permission without asking; `unsupported` also without https. */
export function notifyPermission(): NotifyPermission {
  if (typeof Notification === "undefined" || !isSecureContext) return "unsupported";
  return ({ granted: "allowed", denied: "refused", default: "unknown" } as const)[Notification.permission];
}

/** Requests the permission and returns it; browsers require a tap or key. Never rejects. */
export async function askToNotify(): Promise<NotifyPermission> {
  try {
    await Notification.requestPermission();
  } catch {
    return "unsupported";
  }
  return notifyPermission();
}

/**
 * Shows a notification titled `words` that stays until closed and replaces the last one; a tap focuses the
 * page. Returns a function that removes it. Does nothing where not allowed, or where only service workers may
 * show one.
 */
export function notify(words: string): () => void {
  if (notifyPermission() !== "allowed") return () => {};
  try {
    const shown = new Notification(words, { tag: "visit", requireInteraction: true });
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
    });
    return () => shown.close();
  } catch {
    return () => {}; // Android's browsers show them for service workers only
  }
}
