/** Messages to the clinic not sent yet: `draft` is in the text box, `waiting` is queued. */
export type UnsentMessages = { draft: string; waiting: readonly { key: string; text: string }[] };

const prefix = "unsent-messages-";
const nothing: UnsentMessages = { draft: "", waiting: [] };

/**
 * Returns the unsent messages of an appointment from `sessionStorage`; empty if there are none, or if they
 * are malformed or storage is denied.
 */
export function readUnsent(appointmentId: number): UnsentMessages {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(prefix + appointmentId) ?? "null");
    return isUnsent(value) ? value : nothing;
  } catch {
    return nothing;
  }
}

/**
 * Stores unsent messages in the tab's storage, replacing those of the same appointment; empty ones are
 * erased. Ignored where denied or full: the page still has them.
 */
export function storeUnsent(appointmentId: number, unsent: UnsentMessages): void {
  try {
    if (unsent.draft === "" && unsent.waiting.length === 0) sessionStorage.removeItem(prefix + appointmentId);
    else sessionStorage.setItem(prefix + appointmentId, JSON.stringify(unsent));
  } catch {
    // Refused or full: the page itself still has them.
  }
}

/** Erases all unsent messages of this tab, and to whom a sign-up's email went, when the session ends. */
export function eraseUnsent(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) || key.endsWith(" sent-mail")) sessionStorage.removeItem(key);
  } catch {
    // Nothing was ever kept.
  }
}

function isUnsent(value: unknown): value is UnsentMessages {
  if (typeof value !== "object" || value === null) return false;
  const { draft, waiting } = value as Record<string, unknown>;
  const isMessage = (one: unknown) =>
    typeof one === "object" && one !== null && "key" in one && "text" in one && typeof one.text === "string";
  return typeof draft === "string" && Array.isArray(waiting) && waiting.every(isMessage);
}
