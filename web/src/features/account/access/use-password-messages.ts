import type { PasswordReason } from "@anteroom/contract/account/passwords";
import { checkNewPassword } from "@anteroom/domain/account/password-rules";
import { useLingui } from "@lingui/react/macro";
import type { Failure } from "../../../platform/api.ts";
import type { FieldErrors, Trouble } from "./trouble.tsx";

/**
 * Returns `check`, which finds the errors of a new password before it is sent (empty, shorter than 8
 * characters, not repeated alike), and `ofFailure` for the server's refusal as weak; empty for others. Both
 * return messages by field id (`current`, `password`, `repeated`).
 */
export function usePasswordMessages() {
  const { t } = useLingui();
  // Functions: called again once the patient has changed the language.
  const tooShort = () => t`Enter at least 8 characters.`;
  const refusals: Record<PasswordReason, () => string> = {
    too_short: tooShort,
    common: () => t`Many people use this password. Choose another one.`,
    personal: () =>
      t`This password contains your name, your email address or the clinic’s name. Choose another one.`,
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
        if (trouble === "differ") found["repeated"] = t`Passwords don't match.`;
        else if (trouble === "too-short") found["password"] = tooShort();
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
    /** The field at fault while it has the value that was refused, or the failure where no password is at fault. */
    ofFailure: (
      failure: Failure & { reason?: string | undefined },
      form: FormData,
    ): Pick<Trouble, "errors" | "check"> | Pick<Trouble, "failure"> => {
      const { code, reason } = failure;
      if (code !== "wrong_password" && code !== "weak_password") return { failure };
      const check = (now: FormData): FieldErrors => {
        if (code === "wrong_password")
          return now.get("current") === form.get("current")
            ? { current: t`That is not your current password.` }
            : {};
        return now.get("password") === form.get("password")
          ? { password: refusals[isReason(reason) ? reason : "common"]() }
          : {};
      };
      return { errors: check(form), check };
    },
  };
}

const isReason = (reason: string | undefined): reason is PasswordReason =>
  reason === "too_short" || reason === "common" || reason === "personal";
