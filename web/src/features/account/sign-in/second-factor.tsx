import { lifetimeMinutes } from "@anteroom/domain/shared/lifetimes";
import { answerChallenge, sendChallengeCode } from "@anteroom/contract/account/second-factor";
import type { AnswerOf, BodyOf } from "@anteroom/contract/endpoint";
import type { FactorMethod } from "@anteroom/contract/errors";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { Failure, Result } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { pendingChallenge, type PendingChallenge } from "../../../shared/booking/pending-challenge.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeField } from "../../../ui/form/code-field.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { IconTile } from "../../../ui/card/rows.tsx";
import { ResendCode } from "./new-code.tsx";
import styles from "./second-factor.module.css";

/** A patient’s passkey signs in alone: it is no second step. */
type Way = Exclude<FactorMethod, "passkey">;

type Props = {
  challenge: PendingChallenge;
  onToken: (token: string) => Promise<void>;
  /** Called when sign-in must start again, with the reason. */
  onFailure: (failure: Failure) => void;
  /** Called when it is closed or has expired, instead of clearing `pendingChallenge`. */
  onClose?: () => void;
  /** Sends the code where it does not sign in. */
  send?: (body: BodyOf<typeof answerChallenge>) => Promise<Result<AnswerOf<typeof answerChallenge>>>;
};

const clearPending = () => pendingChallenge.set(null);

type Trouble = { attempt: number; failure: Failure | null; isShort: boolean };

/**
 * Renders the dialog for the second step of sign-in: six digits from the app or the mail, or a recovery code
 * of 12 characters (S2.OVL.08). Closing it clears `pendingChallenge`; an expired challenge does too and calls
 * `onFailure`. Other failures stay in the form. `onToken` must begin the session.
 */
export function SecondFactor({
  challenge,
  onToken,
  onFailure,
  onClose = clearPending,
  send: sendCode,
}: Props) {
  const { api } = useApp();
  const { t } = useLingui();
  const ways = challenge.methods.filter((one) => one !== "passkey");
  const [method, setMethod] = useState<Way>(ways[0] ?? "recovery");
  const [sentTo, setSentTo] = useState(challenge.sentTo);
  const [isPending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>({ attempt: 0, failure: null, isShort: false });
  const digits = useRef("");
  const show = (next: Partial<Trouble>) =>
    setTrouble((last) => ({ failure: null, isShort: false, ...next, attempt: last.attempt + 1 }));
  const meet = (failure: Failure) => {
    if (failure.code !== "challenge_expired") return show({ failure });
    onClose();
    onFailure(failure);
  };
  const change = (next: Way) => {
    digits.current = "";
    setMethod(next);
    show({});
  };
  const send = async (form: FormData) => {
    if (isPending) return;
    const typed = form.get("recovery-code");
    const code = method === "recovery" ? (typeof typed === "string" ? typed.trim() : "") : digits.current;
    if (method === "recovery" ? code.replaceAll(/[^0-9A-Za-z]/g, "").length !== 12 : code.length !== 6)
      return show({ isShort: true });
    setPending(true);
    const body = { method, challenge: challenge.token, code };
    const answer = await (sendCode?.(body) ?? api.call(answerChallenge, { body }));
    if (answer.isOk) return onToken(answer.data.data.entity.token);
    setPending(false);
    digits.current = "";
    meet(answer.failure);
  };
  const askForCode = async () => {
    const answer = await api.call(sendChallengeCode, { body: { challenge: challenge.token } });
    if (!answer.isOk) {
      if (answer.failure.code === "challenge_expired") meet(answer.failure);
      return answer.failure;
    }
    setSentTo(answer.data.data.entity.sent_to);
    return null;
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      title={
        <span className={styles["title"]}>
          <IconTile icon="shield-check" />
          {method === "recovery" ? (
            <Trans>Enter a recovery code</Trans>
          ) : (
            <Trans>Enter the 6-digit code</Trans>
          )}
        </span>
      }
    >
      <AppForm className={styles["form"]} onSend={send}>
        <CodeInput
          key={method === "recovery" ? method : `${method} ${String(trouble.attempt)}`}
          {...{ method, trouble, sentTo }}
          onDigits={(code) => (digits.current = code)}
        />
        <Button type="submit" isBlock isPending={isPending}>
          <Trans>Continue</Trans>
        </Button>
      </AppForm>
      <div className={styles["ways"]}>
        {method === "email" && <ResendCode wasSent={challenge.sentTo !== null} onAsk={askForCode} />}
        {ways
          .filter((one) => one !== method)
          .map((one) => (
            <Button key={one} kind="quiet" isSmall onClick={() => change(one)}>
              <WayText method={one} />
            </Button>
          ))}
      </div>
    </Dialog>
  );
}

type InputProps = {
  method: Way;
  trouble: Trouble;
  sentTo: string | null;
  onDigits: (code: string) => void;
};

function CodeInput({ method, trouble: { attempt, failure, isShort }, sentTo, onDigits }: InputProps) {
  const { t } = useLingui();
  const recovery = useRef<HTMLInputElement>(null);
  // After an error too: the code stays, to be corrected. The attribute counts while the dialog opens.
  useEffect(() => {
    recovery.current?.setAttribute("autofocus", "");
    recovery.current?.focus();
  }, [attempt]);
  const textOf = useFailureText();
  const { title, detail } = failure ? textOf(failure) : { title: undefined, detail: undefined };
  const problemText = failure ? (
    <span role="alert">
      {title} {detail}
    </span>
  ) : undefined;
  if (method === "recovery")
    return (
      <TextField
        ref={recovery}
        id="recovery-code"
        name="recovery-code"
        dir="ltr"
        label={t`Recovery code`}
        hint={t`One of the ten recovery codes you saved. Each works once.`}
        error={isShort ? t`Enter the 12 letters and digits of one code.` : problemText}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
      />
    );
  return (
    <CodeField
      takesFocus
      isLabelHidden
      label={t`6-digit code`}
      hint={<Where method={method} sentTo={sentTo} />}
      error={isShort ? t`Enter all six digits.` : problemText}
      digitLabel={(digit) => t`Digit ${digit} of 6`}
      onChange={onDigits}
    />
  );
}

function Where({ method, sentTo }: { method: "totp" | "email"; sentTo: string | null }) {
  if (method === "totp") return <Trans>Find it in your authenticator app.</Trans>;
  const minutes = lifetimeMinutes.mailCode;
  if (sentTo === null) return <Trans>Ask for a code and we’ll email it to you.</Trans>;
  return (
    <Trans>
      We sent it to <bdi className="b">{sentTo}</bdi>. It works for {minutes} minutes.
    </Trans>
  );
}

function WayText({ method }: { method: Way }) {
  if (method === "totp") return <Trans>Use the authenticator app</Trans>;
  return method === "email" ? <Trans>Use a code sent by email</Trans> : <Trans>Use a recovery code</Trans>;
}
