import {
  proveOtherByPasskey,
  proveOtherByPassword,
  proveOtherBySecondFactor,
} from "@anteroom/contract/account/join-accounts";
import { resetPassword } from "@anteroom/contract/account/passwords";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { AppLink } from "../../../platform/link.tsx";
import type { PendingChallenge } from "../../../shared/booking/pending-challenge.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { FormTrouble } from "../profile/form-trouble.tsx";
import { PasskeyButton } from "../sign-in/passkey-button.tsx";
import { SecondFactor } from "../sign-in/second-factor.tsx";
import { JoinFailure } from "./join-failure.tsx";
import type { Proof } from "./use-proof.ts";

type Props = {
  proof: Proof;
  failure: Failure | null;
  onFailure: (failure: Failure | null) => void;
  /** Called with the proof of the other account. */
  onToken: (token: string) => Promise<void>;
  onLeave: () => void;
};

type Typed = { login: string; password: string };

/**
 * Renders the sign-in to the other account, which opens nothing: name and password with the second factor where there
 * is one, or a passkey. Keeps the sign-in name that was typed.
 */
export function OtherSignIn({ proof, failure, onFailure, onToken, onLeave }: Props) {
  const { api } = useApp();
  const [challenge, setChallenge] = useState<PendingChallenge | null>(null);
  const refuse = async (found: Failure) => {
    if (found.code === "second_factor_required" && found.challenge) {
      const { challenge: token, methods = [], sent_to: sentTo = null } = found;
      return setChallenge({ token, methods, sentTo });
    }
    // The password was right: request the mail that renews it, and say so once it is sent.
    if (found.code === "password_expired" && found.email_token) {
      const mail = await api.call(resetPassword, { body: { email_token: found.email_token } });
      if (!mail.isOk) return onFailure(mail.failure);
    }
    onFailure(found);
  };
  const send = async (typed: Typed) => {
    const answer = await proof.run(() => api.call(proveOtherByPassword, { body: typed }));
    if (answer?.isOk) await onToken(answer.data.data.entity.token);
    else if (answer) await refuse(answer.failure);
  };
  return (
    <>
      <Sheet className="stack">
        <h3>
          <Trans>Sign in to the other account</Trans>
        </h3>
        <p className="muted">
          <Trans>Only to show that it is yours. You stay signed in here, and nothing changes yet.</Trans>
        </p>
        {failure && (
          <JoinFailure failure={failure}>
            {failure.code === "wrong_credentials" && (
              <p>
                <AppLink to="/recover-password" className={textLinkClass()}>
                  <Trans>Set a new password</Trans>
                </AppLink>
              </p>
            )}
          </JoinFailure>
        )}
        <PasswordForm onStart={() => onFailure(null)} onSend={send} />
        <PasskeyButton shape={proveOtherByPasskey} onToken={onToken} onFailure={onFailure} />
        <p className="muted sm">
          <Trans>
            Do you sign in there another way?{" "}
            <AppLink to="/recover-password" className={textLinkClass()}>
              Set a password
            </AppLink>{" "}
            with the email of that account first.
          </Trans>
        </p>
        <Button kind="quiet" isBlock onClick={onLeave}>
          <Trans>Cancel</Trans>
        </Button>
      </Sheet>
      {challenge && (
        <SecondFactor
          key={challenge.token}
          challenge={challenge}
          send={(body) => api.call(proveOtherBySecondFactor, { body })}
          onClose={() => setChallenge(null)}
          onToken={async (token) => {
            setChallenge(null);
            await onToken(token);
          }}
          onFailure={onFailure}
        />
      )}
    </>
  );
}

type FormProps = { onStart: () => void; onSend: (typed: Typed) => Promise<void> };

/** Name and password of the other account. Names what is missing at its field, and then sends nothing. */
function PasswordForm({ onStart, onSend }: FormProps) {
  const { t } = useLingui();
  const takesCpf = useClinic().settings.patientsTaxpayerLogin;
  const [flaws, setFlaws] = useState<Partial<Typed>>({});
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);
  const send = async (form: FormData) => {
    if (isPending) return;
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === "string" ? value : "";
    };
    const typed = { login: text("other-login").trim(), password: text("other-password") };
    const missing: Partial<Typed> = {
      ...(typed.login === "" ? { login: t`Enter the email address of the other account.` } : {}),
      ...(typed.password === "" ? { password: t`Enter the password of the other account.` } : {}),
    };
    setFlaws(missing);
    setAttempt((last) => last + 1);
    onStart();
    if (Object.keys(missing).length > 0) return;
    setPending(true);
    await onSend(typed);
    setPending(false);
  };
  return (
    <AppForm className="stack" onSend={send}>
      <FormTrouble
        key={attempt}
        order={["other-login", "other-password"]}
        errors={{ "other-login": flaws.login, "other-password": flaws.password }}
        failure={null}
      />
      <TextField
        id="other-login"
        name="other-login"
        type={takesCpf ? "text" : "email"}
        dir="ltr"
        label={takesCpf ? t`Email or CPF of the other account` : t`Email of the other account`}
        error={flaws.login}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={fieldLimits.email}
      />
      <PasswordField
        id="other-password"
        name="other-password"
        label={t`Password of the other account`}
        showLabel={t`Show password`}
        maxLength={fieldLimits.password}
        error={flaws.password}
        autoComplete="off"
      />
      <Button type="submit" isBlock isPending={isPending}>
        <Trans>Continue</Trans>
      </Button>
    </AppForm>
  );
}
