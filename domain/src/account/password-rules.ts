import { fieldLimits } from "../shared/field-limits.ts";

/** A reason why the two fields of a new password cannot be sent (D.61, S5.PASS). */
export type PasswordTrouble = "all-missing" | "one-missing" | "differ" | "too-short";

/**
 * Returns all problems of the two fields of a new password, empty when they can be sent. `all-missing` also where
 * `isOtherMissing` (another field of the form is empty). `differ` needs both fields, `too-short` the first.
 */
export function checkNewPassword(
  first: string,
  second: string,
  isOtherMissing = false,
): readonly PasswordTrouble[] {
  const empty = [first, second].filter((field) => field === "").length;
  return [
    ...(isOtherMissing || empty === 2
      ? (["all-missing"] as const)
      : empty === 1
        ? (["one-missing"] as const)
        : []),
    ...(empty === 0 && first !== second ? (["differ"] as const) : []),
    ...(first !== "" && !isLongEnough(first) ? (["too-short"] as const) : []),
  ];
}

/** Returns whether a password has at least `fieldLimits.passwordMin` Unicode code points after NFKC normalisation. */
export function isLongEnough(password: string): boolean {
  return Array.from(password.normalize("NFKC")).length >= fieldLimits.passwordMin;
}

/**
 * Returns whether a password consists of one of `words` (the person's name or address, the clinic's name) and at
 * most two more letters. Parts of a word between spaces, "@" and dots count as words too. Case, accents, digits
 * and signs are ignored, as are words below four letters.
 */
export function isPersonalPassword(password: string, words: readonly (string | null)[]): boolean {
  const core = lettersOf(password);
  return words
    .flatMap((word) => (word === null ? [] : [word, word.split("@")[0] ?? "", ...word.split(/[\s@.]+/)]))
    .map(lettersOf)
    .some(
      (word) =>
        word.length >= 4 && core !== "" && core.replaceAll(word, "").length <= 2 && core.includes(word),
    );
}

const lettersOf = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, "");
