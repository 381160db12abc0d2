import type { Desk } from "./create-desk.ts";

/** Returns whether there is text that is lost with the session: unsaved forms, unsent texts, unsaved notes. */
export function hasUnsentText({ drafts, notes }: Pick<Desk, "drafts" | "notes">): boolean {
  const isEntered = [...drafts.values()].some((draft) => !isEmptyText(draft));
  return isEntered || [...notes.get().values()].some(({ state }) => state.get().status !== "saved");
}

/** A text that was erased again; of other forms nobody can tell. */
function isEmptyText(draft: unknown): boolean {
  if (typeof draft !== "object" || draft === null || !("text" in draft)) return false;
  return typeof draft.text === "string" && draft.text.trim() === "";
}
