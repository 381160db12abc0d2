/** The right to one payment that was handed to this device; ends with the tab. `expiresAt` in ms. */
type StoredPass = { appointmentId: number; pass: string; expiresAt: number };

const key = "payment-pass";

/**
 * Returns the payment pass stored in this tab; null without one or once expired. `now` in ms of the server's
 * clock.
 */
export function readPass(now: number): StoredPass | null {
  try {
    const value: unknown = stored ?? JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const { appointmentId, pass, expiresAt } = value as Record<string, unknown>;
    if (typeof appointmentId !== "number" || typeof pass !== "string" || typeof expiresAt !== "number")
      return null;
    return now < expiresAt ? { appointmentId, pass, expiresAt } : null;
  } catch {
    return stored && now < stored.expiresAt ? stored : null; // the browser keeps nothing
  }
}

/** Stores the payment pass in this tab, replacing any other; in memory where the browser denies storage. */
export function storePass(pass: StoredPass): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(pass));
    stored = null;
  } catch {
    stored = pass; // refused or full: it lasts as long as this page
  }
}
let stored: StoredPass | null = null;
