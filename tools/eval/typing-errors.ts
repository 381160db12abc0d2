/** Letters that fingers land on, by language. */
const letters: Readonly<Record<string, string>> = {
  ar: "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
};
const latin = "abcdefghijklmnopqrstuvwxyz";

/** Creates a pseudo-random generator from 0 to below 1 by seed (mulberry32, Tommy Ettinger). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The kinds of typing errors. */
export const errorKinds = ["left out", "added", "replaced", "swapped"] as const;
/** A kind of typing error, as listed in `errorKinds`. */
export type ErrorKind = (typeof errorKinds)[number];

/**
 * Returns a text with one typing error of a kind at a random place; null where that is impossible or changes nothing. `random` returns
 * numbers from 0 to below 1.
 */
export function withTypingError(
  text: string,
  kind: ErrorKind,
  { locale, random }: { locale: string; random: () => number },
): string | null {
  const signs = Array.from(text);
  const alphabet = letters[locale.slice(0, 2)] ?? latin;
  const letter = alphabet[Math.floor(random() * alphabet.length)] ?? "";
  if (signs.length < 2) return null;
  const at = Math.floor(random() * signs.length);
  if (kind === "left out") signs.splice(at, 1);
  if (kind === "added") signs.splice(at, 0, letter);
  if (kind === "replaced") signs.splice(at, 1, letter);
  if (kind === "swapped") {
    const first = Math.min(at, signs.length - 2);
    signs.splice(first, 2, signs[first + 1] ?? "", signs[first] ?? "");
  }
  const typed = signs.join("");
  return typed.trim() === "" || typed === text ? null : typed;
}
