import { fieldLimits } from "../shared/field-limits.ts";

/** Why the two fields of a new password cannot be sent yet (D.61, S5.PASS). */
export type PasswordTrouble = "all-missing" | "one-missing" | "differ" | "too-short";

/** Everything that is wrong with the two fields of a new password; `isOtherMissing`: another field of the same form is empty. Empty when they can be sent. */
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

/** Counted in characters as people see them: an emoji is one. */
export function isLongEnough(password: string): boolean {
  return Array.from(password.normalize("NFKC")).length >= fieldLimits.passwordMin;
}

/** Whether a password is made of what everybody can know: the person's address or name, or the clinic's, with digits or signs around it. */
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
