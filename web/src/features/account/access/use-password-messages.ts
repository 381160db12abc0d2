import type { PasswordReason } from "@anteroom/contract/account/passwords";
import { checkNewPassword } from "@anteroom/domain/account/password-rules";
import { useLingui } from "@lingui/react/macro";
import type { Failure } from "../../../platform/api.ts";
import type { FieldErrors } from "./trouble.tsx";

/**
 * Returns `check`, which finds the errors of a new password before it is sent (empty, shorter than 8
 * characters, not repeated alike), and `ofFailure` for the server's refusal as weak; empty for others. Both
 * return messages by field id (`current`, `password`, `repeated`).
 */
export function usePasswordMessages() {
  const { t } = useLingui();
  const words: Record<"differ" | "too-short" | PasswordReason, string> = {
    differ: t`Passwords don't match.`,
    "too-short": t`Enter at least 8 characters.`,
    too_short: t`Enter at least 8 characters.`,
    common: t`Many people use this password. Choose another one.`,
    personal: t`This password contains your name, your email address or the clinic’s name. Choose another one.`,
  };
  return {
    /** Empty when the fields can be sent (D.61); each field that is empty, too short or different has its own. */
    check: (first: string, second: string, isOtherMissing = false): FieldErrors => {
      const empty = [
        ...(isOtherMissing ? [["current", t`Current password`] as const] : []),
        ...(first === "" ? [["password", t`New password`] as const] : []),
        ...(second === "" ? [["repeated", t`Repeat the password`] as const] : []),
      ];
      const found: Record<string, string> = {};
      for (const trouble of checkNewPassword(first, second, isOtherMissing))
        if (trouble === "differ") found["repeated"] = words.differ;
        else if (trouble === "too-short") found["password"] = words[trouble];
        else
          for (const [field, names] of empty)
            found[field] =
              trouble === "all-missing"
                ? t`Please fill in all fields. Missing: ${names}.`
                : t`One of the fields is empty: ${names}.`;
      return Object.fromEntries(
        ["current", "password", "repeated"].flatMap((field) => (found[field] ? [[field, found[field]]] : [])),
      );
    },
    /** Empty when the failure is none of the password's. */
    ofFailure: ({ code, reason }: Failure & { reason?: string | undefined }): FieldErrors =>
      code === "weak_password" ? { password: words[isReason(reason) ? reason : "common"] } : {},
  };
}

const isReason = (reason: string | undefined): reason is PasswordReason =>
  reason === "too_short" || reason === "common" || reason === "personal";
