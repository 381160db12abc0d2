import { isWholeEmail } from "@anteroom/domain/account/email-address";
import { recoverPassword } from "@anteroom/contract/account/passwords";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { lifetimeMinutes } from "@anteroom/domain/shared/lifetimes";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { interruptedSignIn, emptySignIn } from "../../../shared/account/interrupted-sign-in.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { AccessPage } from "./access-page.tsx";
import { ResendEmail } from "./resend-email.tsx";
import styles from "./access.module.css";
import { signInAddress } from "./return-path.ts";
import { readTextField, TroubleSummary, useFormTrouble, type FieldErrors } from "./trouble.tsx";

/** `refusal`: nothing was sent now, because the last email to this address was asked for a moment ago. */
type Sent = { login: string; refusal: Failure | null };

/**
 * `/recover-password`: requests the mail to choose a new password, then says to look into the inbox, where it
 * can be sent again. Prefills the login of an interrupted sign-in, which it forgets on unmount. Does not
 * reveal whether an account exists.
 */
export function RecoverPassword() {
  const [left, setLeft] = useState(interruptedSignIn.get);
  const [sentTo, setSentTo] = useState<Sent | null>(null);
  // Once: a later visitor may be another person.
  useEffect(() => () => interruptedSignIn.set(emptySignIn), []);
  const back = signInAddress(left.wanted);
  const askAgain = () => {
    setLeft({ ...left, login: "" });
    setSentTo(null);
  };
  return sentTo === null ? (
    <AskForMail known={left.login} back={back} onSent={setSentTo} />
  ) : (
    <LookIntoInbox sent={sentTo} back={back} onAgain={askAgain} />
  );
}

type AskProps = { known: string; back: string; onSent: (sent: Sent) => void };

function AskForMail({ known, back, onSent }: AskProps) {
  const { api } = useApp();
  const { settings } = useClinic();
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const { trouble, show, mend } = useFormTrouble();
  const check = (form: FormData): FieldErrors => {
    const login = readTextField(form, "login").trim();
    if (login === "") return { login: t`Enter the email address you sign in with.` };
    const isNumber = settings.patientsTaxpayerLogin && !login.includes("@");
    return isNumber || isWholeEmail(login)
      ? {}
      : { login: t`Enter the full email address, such as name@example.com` };
  };
  const send = async (form: FormData) => {
    const login = readTextField(form, "login").trim();
    if (isPending) return;
    const errors = check(form);
    if (Object.keys(errors).length > 0) return show({ errors, check });
    setPending(true);
    const answer = await api.call(recoverPassword, { body: { login } });
    setPending(false);
    if (answer.isOk) return onSent({ login, refusal: null });
    if (answer.failure.code === "email_just_sent") return onSent({ login, refusal: answer.failure });
    show({ failure: answer.failure });
  };
  return (
    <AccessPage
      title={<Trans>Choose a new password</Trans>}
      lead={<Trans>Tell us how you sign in and we’ll email you a link.</Trans>}
    >
      <AppForm className={styles["form"]} onSend={send} onInput={(event) => void mend(event)}>
        <TroubleSummary trouble={trouble} />
        <TextField
          id="login"
          name="login"
          type={settings.patientsTaxpayerLogin ? "text" : "email"}
          label={settings.patientsTaxpayerLogin ? t`Email or CPF` : t`Email`}
          error={trouble.errors["login"]}
          dir="ltr"
          autoComplete="username"
          defaultValue={known}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={fieldLimits.email}
        />
        <Button type="submit" isBlock isPending={isPending}>
          <Trans>Send me the link</Trans>
        </Button>
      </AppForm>
      <p className={styles["way-out"]}>
        <AppLink to={back} className={textLinkClass()}>
          <Trans>Back to sign in</Trans>
        </AppLink>
      </p>
    </AccessPage>
  );
}

/** Repeats what was typed: a typing error in the address can be seen. */
type InboxProps = { sent: Sent; back: string; onAgain: () => void };

function LookIntoInbox({ sent: { login, refusal }, back, onAgain }: InboxProps) {
  const { api } = useApp();
  const minutes = lifetimeMinutes.passwordLink;
  const sendAgain = async () => {
    const answer = await api.call(recoverPassword, { body: { login } });
    return answer.isOk ? null : answer.failure;
  };
  return (
    <AccessPage
      scene="open"
      title={<Trans>Check your inbox</Trans>}
      lead={
        <Trans>
          If there is an account with this address, we’ve sent an email with a link. It works for {minutes}{" "}
          minutes.
        </Trans>
      }
    >
      <p className="b">
        <bdi dir="ltr" className="long">
          {login}
        </bdi>
      </p>
      <output>
        {refusal === null && <Trans>Nothing after a few minutes? Check your spam folder.</Trans>}
      </output>
      <div className={styles["actions"]}>
        <ResendEmail
          refusal={refusal}
          onResend={sendAgain}
          sent={<Trans>If there is an account, the email is on its way again.</Trans>}
        />
        <AppLink to={back} className={buttonClass({ isBlock: true })}>
          <Trans>Back to sign in</Trans>
        </AppLink>
        <Button kind="outlined" isBlock onClick={onAgain}>
          <Trans>Try another address</Trans>
        </Button>
      </div>
    </AccessPage>
  );
}
