import { provePassword } from "@anteroom/contract/account/second-factor";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import styles from "./security.module.css";

/**
 * Renders a dialog that asks for the password as proof before a sensitive change. `onDone` gets true once the
 * server accepts it, false if the person closes it. `lead` says which password, where that could be unclear.
 */
export function ProofDialog({ onDone, lead }: { onDone: (isProven: boolean) => void; lead?: ReactNode }) {
  const { api } = useApp();
  const { t } = useLingui();
  const textOf = useFailureText();
  const [isPending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<Failure | "empty" | null>(null);
  const send = async (form: FormData) => {
    const typed = form.get("proof");
    const password = typeof typed === "string" ? typed : "";
    if (isPending) return;
    if (password === "") return setTrouble("empty");
    setPending(true);
    const answer = await api.call(provePassword, { body: { password } });
    setPending(false);
    if (answer.isOk) return onDone(true);
    setTrouble(answer.failure);
  };
  const problemText = trouble === null || trouble === "empty" ? null : textOf(trouble);
  return (
    <Dialog isOpen onClose={() => onDone(false)} closeLabel={t`Close`} title={<Trans>Is it you?</Trans>}>
      <p className="muted">{lead || <Trans>To keep your account safe, enter your password again.</Trans>}</p>
      <AppForm className={styles["form"]} onSend={send}>
        <PasswordField
          ref={(box) => box?.setAttribute("autofocus", "")}
          id="proof"
          name="proof"
          label={t`Password`}
          showLabel={t`Show password`}
          maxLength={fieldLimits.password}
          error={
            trouble === "empty"
              ? t`Enter your password.`
              : problemText && (
                  <span role="alert">
                    {problemText.title} {problemText.detail}
                  </span>
                )
          }
        />
        <Button type="submit" isBlock isPending={isPending}>
          <Trans>Continue</Trans>
        </Button>
      </AppForm>
    </Dialog>
  );
}
