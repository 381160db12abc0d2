import type { Desk } from "./create-desk.ts";

/**
 * Returns whether ending the session would lose input: a stored form draft or notes that are not saved. A
 * draft whose `text` is blank does not count.
 */
export function hasUnsentText({ drafts, notes }: Pick<Desk, "drafts" | "notes">): boolean {
  const isEntered = [...drafts.values()].some((draft) => !isEmptyText(draft));
  return isEntered || [...notes.get().values()].some(({ state }) => state.get().status !== "saved");
}

/** A text that was erased again; of other forms nobody can tell. */
function isEmptyText(draft: unknown): boolean {
  if (typeof draft !== "object" || draft === null || !("text" in draft)) return false;
  return typeof draft.text === "string" && draft.text.trim() === "";
}
