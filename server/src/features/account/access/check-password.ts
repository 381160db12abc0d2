import type { PasswordReason } from "@anteroom/contract/account/passwords";
import { isLongEnough, isPersonalPassword } from "@anteroom/domain/account/password-rules";
import { isCommonPassword } from "../../../platform/crypto/common-passwords.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";

/**
 * Returns the problem of a password that is too short, common or personal, or null. `words`: known facts of
 * person and clinic (name, address, clinic's name) that it must not contain.
 */
export function refuseWeakPassword(
  password: string,
  words: readonly (string | null)[],
): ProblemOutcome | null {
  const reason = weaknessOf(password, words);
  return reason && problem("weak_password", { reason });
}

function weaknessOf(password: string, words: readonly (string | null)[]): PasswordReason | null {
  if (!isLongEnough(password)) return "too_short";
  if (isCommonPassword(password)) return "common";
  return isPersonalPassword(password, words) ? "personal" : null;
}
