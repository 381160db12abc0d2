/** What of a key press a shortcut depends on. */
export type KeyPress = Pick<
  KeyboardEvent,
  "key" | "code" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey" | "repeat" | "isComposing"
> & { getModifierState: (name: string) => boolean };

/** Some punctuation has a form of its own on Arabic keyboards. */
const sameAs: Readonly<Record<string, string>> = { "؟": "?" };

/**
 * Returns the character of a single-key shortcut, letters in lower case; null for any other key press: with Ctrl, Alt or
 * Cmd, capital letters, held keys, and what an input method composes. On a keyboard whose keys are not Latin letters,
 * such as an Arabic one, the place of the key counts, as on an American keyboard.
 */
export function shortcutKey(press: KeyPress): string | null {
  const { key, code, shiftKey: isShifted, repeat, isComposing } = press;
  if (repeat || isComposing || hasModifier(press)) return null;
  if (/^[a-z]$/i.test(key)) return isShifted ? null : key.toLowerCase(); // also with Caps Lock
  if (/^[!-~]$/.test(key)) return key;
  if (key in sameAs) return sameAs[key] ?? null;
  if (!/^(?!.*\p{Script=Latin})[\p{L}\p{M}]+$/u.test(key)) return null;
  if (code === "Slash") return isShifted ? "?" : "/";
  return isShifted ? null : (/^Key(?<letter>[A-Z])$/.exec(code)?.groups?.["letter"]?.toLowerCase() ?? null);
}

/** AltGr, which some keyboards have for punctuation, is Ctrl with Alt on Windows and no modifier of a shortcut. */
function hasModifier({ ctrlKey, altKey, metaKey, getModifierState }: KeyPress): boolean {
  return metaKey || ((ctrlKey || altKey) && !getModifierState("AltGraph"));
}
