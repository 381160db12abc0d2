import { setPassword } from "@anteroom/contract/account/passwords";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { NewPasswordFields } from "../access/new-password-fields.tsx";
import { readTextField, TroubleSummary, useFormTrouble } from "../access/trouble.tsx";
import { usePasswordMessages } from "../access/use-password-messages.ts";

/**
 * Renders a button that opens the form to change the password, which needs the current one. Saving ends all
 * other sessions (D.58).
 */
export function PasswordSection() {
  const [state, setState] = useState<"closed" | "open" | "saved">("closed");
  const section = useRef<HTMLElement>(null);
  const [pressed, setPressed] = useState(0);
  const change = (next: typeof state) => {
    setState(next);
    setPressed((count) => count + 1);
  };
  // Form and button take each other's place, and the focus would go with the one that was pressed.
  useEffect(() => {
    if (pressed > 0) section.current?.querySelector<HTMLElement>("input, button")?.focus();
  }, [pressed]);
  return (
    <section ref={section} className="stack" aria-labelledby="password-title">
      <h2 id="password-title">
        <Trans>Password</Trans>
      </h2>
      <output>
        {state === "saved" && (
          <Banner tone="ok">
            <Trans>Your new password has been saved. We’ve signed out every other device.</Trans>
          </Banner>
        )}
      </output>
      {state === "open" ? (
        <PasswordForm onSaved={() => change("saved")} onCancel={() => change("closed")} />
      ) : (
        <Button kind="outlined" onClick={() => change("open")}>
          <Trans>Change password</Trans>
        </Button>
      )}
    </section>
  );
}

type Props = { onSaved: () => void; onCancel: () => void };

function PasswordForm({ onSaved, onCancel }: Props) {
  const { api } = useApp();
  const { t } = useLingui();
  const words = usePasswordMessages();
  const [isPending, setPending] = useState(false);
  const { trouble, show, mend } = useFormTrouble();
  const check = (form: FormData) =>
    words.check(
      readTextField(form, "password"),
      readTextField(form, "repeated"),
      readTextField(form, "current") === "",
    );
  const send = async (form: FormData) => {
    if (isPending) return;
    const password = readTextField(form, "password");
    const current = readTextField(form, "current");
    const errors = check(form);
    if (Object.keys(errors).length > 0) return show({ errors, check });
    setPending(true);
    const answer = await api.call(setPassword, { body: { current_password: current, password } });
    setPending(false);
    if (answer.isOk) return onSaved();
    show(words.ofFailure(answer.failure, form));
  };
  return (
    <AppForm className="stack g5" onSend={send} onInput={(event) => void mend(event)}>
      <TroubleSummary trouble={trouble} />
      <PasswordField
        id="current"
        name="current"
        showLabel={t`Show password`}
        maxLength={fieldLimits.password}
        label={t`Current password`}
        error={trouble.errors["current"]}
        autoComplete="current-password"
      />
      <NewPasswordFields errors={trouble.errors} />
      <div className="row wrapf">
        <Button type="submit" isPending={isPending}>
          <Trans>Save new password</Trans>
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </AppForm>
  );
}
