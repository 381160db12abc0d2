import { eraseAccount } from "@anteroom/contract/account/my-data";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { FailureNotice } from "./trouble.tsx";

type Props = { hasPassword: boolean; onErased: () => void };

/**
 * Asks for the password and, on submit, erases the account on the server for good; then calls `onErased`,
 * which must end the session here. Without a password it links to `/recover-password` instead.
 */
export function ErasureForm({ hasPassword, onErased }: Props) {
  const { api, session } = useApp();
  const { t } = useLingui();
  const box = useRef<HTMLInputElement>(null);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const [trouble, setTrouble] = useState<Failure | null>(null);
  const mark = (text: string) => {
    setError(text);
    box.current?.focus();
  };
  const send = async (form: FormData) => {
    if (isPending) return;
    const password = form.get("password");
    setTrouble(null);
    if (typeof password !== "string" || password === "") return mark(t`Enter your password.`);
    setError(undefined);
    setPending(true);
    session.leaving(true);
    const answer = await api.call(eraseAccount, { body: { password } });
    setPending(false);
    if (answer.isOk) return onErased();
    session.leaving(false);
    if (answer.failure.code === "wrong_password") return mark(t`That password is not correct.`);
    setTrouble(answer.failure);
  };
  if (!hasPassword)
    return (
      <p>
        <Trans>You don’t have a password yet. You need one to confirm this.</Trans>{" "}
        <AppLink to="/recover-password" className={textLinkClass()}>
          <Trans>Set a password</Trans>
        </AppLink>
      </p>
    );
  return (
    <AppForm className="stack" onSend={send}>
      {trouble && <FailureNotice failure={trouble} />}
      <TextField
        ref={box}
        id="erasure-password"
        name="password"
        type="password"
        dir="ltr"
        label={t`Your password`}
        hint={t`So that no one else can delete your account.`}
        error={error}
        autoComplete="current-password"
        maxLength={fieldLimits.password}
      />
      <Button kind="danger" type="submit" isPending={isPending}>
        <Trans>Delete everything now</Trans>
      </Button>
    </AppForm>
  );
}
