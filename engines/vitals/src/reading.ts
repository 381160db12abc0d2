/** Why a value is refused; the screen words each, with what to change. */
export type RefusalReason =
  | "too-short"
  | "frames-too-few"
  | "frames-uneven"
  | "no-face"
  | "several-faces"
  | "too-dark"
  | "too-bright"
  | "too-far"
  | "moving"
  | "flickering-light"
  | "weak-signal"
  | "methods-disagree"
  | "skin-disagrees"
  | "unsteady"
  | "no-beats"
  | "too-few-beats"
  | "sources-disagree";

/** A value with its quality from 0 to 1, or why it was refused. */
export type Reading =
  | { readonly ok: true; readonly value: number; readonly quality: number }
  | { readonly ok: false; readonly reasons: readonly RefusalReason[] };

/** Returns an accepted value; limits the quality to 0 to 1. */
export const accepted = (value: number, quality: number): Reading => ({
  ok: true,
  value,
  quality: Math.max(0, Math.min(1, quality)),
});

/** Returns a refusal with its reasons, each once. */
export const refused = (...reasons: readonly RefusalReason[]): Reading => ({
  ok: false,
  reasons: [...new Set(reasons)],
});
