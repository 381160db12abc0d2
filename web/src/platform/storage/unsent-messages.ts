/** What was written to the clinic and has not arrived there: `draft` stands in the box, the rest waits for the line. */
export type UnsentMessages = { draft: string; waiting: readonly { key: string; text: string }[] };

const prefix = "unsent-messages-";
const nothing: UnsentMessages = { draft: "", waiting: [] };

/** Kept for the tab, so that a reload loses no word; a browser that refuses it keeps them as long as the page. */
export function readUnsent(appointmentId: number): UnsentMessages {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(prefix + appointmentId) ?? "null");
    return isUnsent(value) ? value : nothing;
  } catch {
    return nothing;
  }
}

export function keepUnsent(appointmentId: number, unsent: UnsentMessages): void {
  try {
    if (unsent.draft === "" && unsent.waiting.length === 0) sessionStorage.removeItem(prefix + appointmentId);
    else sessionStorage.setItem(prefix + appointmentId, JSON.stringify(unsent));
  } catch {
    // Refused or full: the page itself still has them.
  }
}

/** Nothing somebody wrote outlives the session. */
export function eraseUnsent(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
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
