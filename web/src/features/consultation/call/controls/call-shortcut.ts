/** A keyboard shortcut in a call. `talk` lasts while the key is held. */
export type CallShortcut = "microphone" | "camera" | "talk";

type Key = Pick<
  KeyboardEvent,
  "code" | "key" | "ctrlKey" | "altKey" | "metaKey" | "shiftKey" | "isComposing"
>;

/**
 * Returns the shortcut of a key: M, V or Space (`talk`); null with a modifier or during composition. Letters
 * are matched independent of the keyboard layout. Does not check the focus.
 */
export function callShortcut(key: Key): CallShortcut | null {
  if (key.ctrlKey || key.altKey || key.metaKey || key.shiftKey || key.isComposing) return null;
  if (key.code === "Space") return "talk";
  const letter = key.key.toLowerCase();
  if (letter === "m") return "microphone";
  return letter === "v" ? "camera" : null;
}
