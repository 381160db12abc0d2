import { changeDeskPassword } from "@anteroom/client/operations";
import { checkNewPassword } from "@anteroom/domain/account/password-rules";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import type { Failure } from "../../../web/src/platform/api.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { PasswordField } from "../../../web/src/ui/form/password-field.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useAction } from "../platform/use-action.ts";

/** Changes the password of the signed-in account, with the current one; `hasPassword` false: says why there is none to change. */
export function OwnPassword({ hasPassword }: { hasPassword: boolean }) {
  return (
    <section className="stack" aria-labelledby="own-password">
      <h2 id="own-password">
        <Trans>Password</Trans>
      </h2>
      {hasPassword ? (
        <ChangePassword />
      ) : (
        <p>
          <Trans>
            You have no password of your own here, because you sign in another way. If you want one, ask an
            administrator of the clinic to reset your password.
          </Trans>
        </p>
      )}
    </section>
  );
}

const nothing = { current: "", wanted: "", repeated: "" };
type Entered = typeof nothing;
type Field = keyof Entered;

function ChangePassword() {
  const { t } = useLingui();
  const { api } = useDesk();
  const [entered, setEntered] = useState(nothing);
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const save = useAction(({ current, wanted }: Entered) =>
    api.call(changeDeskPassword, { body: { current_password: current, password: wanted } }),
  );
  const faultsOf = useFaults();
  const faults = isTried ? { ...faultsOf.refusal(save.failure), ...faultsOf.entered(entered) } : {};
  const isFaulty = Object.keys(faults).length > 0;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setSaved(false);
    if (Object.keys(faultsOf.entered(entered)).length > 0) return save.forget();
    void save.run(entered).then((done) => {
      if (done === null) return;
      setEntered(nothing);
      setTried(false);
      setSaved(true);
    });
  };
  const field = (name: Field) => ({
    name: `own-password-${name}`,
    showLabel: t`Show password`,
    maxLength: fieldLimits.password,
    value: entered[name],
    error: faults[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      setEntered({ ...entered, [name]: currentTarget.value });
      save.forget();
      setSaved(false);
    },
  });
  return (
    <form className="stack" noValidate onSubmit={send}>
      <p>
        <Trans>After a change, your other devices are signed out.</Trans>
      </p>
      <PasswordField {...field("current")} label={t`Current password`} />
      <PasswordField
        {...field("wanted")}
        label={t`New password`}
        hint={t`At least 8 characters. Several words are easy to remember and hard to guess.`}
        autoComplete="new-password"
      />
      <PasswordField {...field("repeated")} label={t`Repeat the new password`} autoComplete="new-password" />
      <FormOutcome
        refusal={
          isFaulty && (
            <Trans>This is not saved yet. Correct the fields that are marked, then save again.</Trans>
          )
        }
        failure={save.failure}
        done={isSaved && <Trans>The new password is saved. Your other devices are signed out.</Trans>}
      />
      <div>
        <Button type="submit" kind="outlined" isPending={save.isPending}>
          <Trans>Save the new password</Trans>
        </Button>
      </div>
    </form>
  );
}

type Faults = Partial<Record<Field, string>>;

/** Returns the messages by field: of what is entered, before it is sent, and of the server's refusal. */
function useFaults() {
  const { t } = useLingui();
  return {
    entered({ current, wanted, repeated }: Entered): Faults {
      const troubles = new Set(checkNewPassword(wanted, repeated));
      return {
        ...(current === "" ? { current: t`Enter your current password.` } : {}),
        ...(wanted === "" ? { wanted: t`Enter a new password.` } : {}),
        ...(repeated === "" ? { repeated: t`Enter the new password again.` } : {}),
        ...(troubles.has("too-short") ? { wanted: t`Enter at least 8 characters.` } : {}),
        ...(troubles.has("differ") ? { repeated: t`The two new passwords are different.` } : {}),
      };
    },
    refusal(failure: Failure | null): Faults {
      if (failure?.code === "wrong_password") return { current: t`That is not your current password.` };
      if (failure?.code !== "weak_password") return {};
      if (failure.reason === "too_short") return { wanted: t`Enter at least 8 characters.` };
      return failure.reason === "personal"
        ? {
            wanted: t`This password contains your name, your email address or the clinic’s name. Choose another one.`,
          }
        : { wanted: t`Many people use this password. Choose another one.` };
    },
  };
}
