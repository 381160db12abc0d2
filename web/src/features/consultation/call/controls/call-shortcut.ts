/** What a key does in a call. `talk` lasts as long as the key is held. */
export type CallShortcut = "microphone" | "camera" | "talk";

type Key = Pick<
  KeyboardEvent,
  "code" | "key" | "ctrlKey" | "altKey" | "metaKey" | "shiftKey" | "isComposing"
>;

/** The shortcut a key stands for; null with a modifier, or while somebody writes. M and V are letters, wherever they lie. */
export function callShortcut(key: Key): CallShortcut | null {
  if (key.ctrlKey || key.altKey || key.metaKey || key.shiftKey || key.isComposing) return null;
  if (key.code === "Space") return "talk";
  const letter = key.key.toLowerCase();
  if (letter === "m") return "microphone";
  return letter === "v" ? "camera" : null;
}
