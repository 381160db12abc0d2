/** Whether this browser may show notifications of this page; `unknown` is one that was never asked. */
export type NotifyPermission = "allowed" | "refused" | "unknown" | "unsupported";

export function notifyPermission(): NotifyPermission {
  if (typeof Notification === "undefined" || !isSecureContext) return "unsupported";
  return ({ granted: "allowed", denied: "refused", default: "unknown" } as const)[Notification.permission];
}

/** Asks, which browsers allow only from a tap or key. */
export async function askToNotify(): Promise<NotifyPermission> {
  try {
    await Notification.requestPermission();
  } catch {
    return "unsupported";
  }
  return notifyPermission();
}

/** Shows one where it is allowed; a tap on it brings the page to the front. Returns how to take it back. */
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
