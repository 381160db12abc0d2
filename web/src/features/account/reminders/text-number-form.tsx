import { changeTextNumber, confirmTextNumber, type Reminders } from "@anteroom/contract/account/reminders";
import { latinDigits } from "@anteroom/domain/text/latin-digits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { Button } from "../../../ui/button.tsx";
import { CodeField } from "../../../ui/form/code-field.tsx";
import { PhoneField } from "../profile/phone-field.tsx";
import type { SendChange } from "./use-reminders.ts";

type Props = {
  reminders: Reminders;
  send: SendChange;
  countryCode: string | null;
  phoneNumber: string | null;
  /** The number is confirmed. */
  onDone: () => Promise<void>;
  onClose: () => void;
};

/**
 * Asks for a phone number, then for the code the server sends to it, and calls `onDone` once confirmed, or at
 * once for a number confirmed before. Starts with the code where `reminders.new_number` is pending. Takes the
 * focus.
 */
export function TextNumberForm(props: Props) {
  const { reminders, onDone } = props;
  const [isNumberRequested, askNumber] = useState(reminders.new_number === null);
  if (isNumberRequested || reminders.new_number === null)
    return (
      <NumberForm
        {...props}
        onSent={async (isKnown) => {
          askNumber(false);
          if (isKnown) await onDone();
        }}
      />
    );
  return <CodeForm {...props} number={reminders.new_number} onOther={() => askNumber(true)} />;
}

function NumberForm({
  send,
  countryCode,
  phoneNumber,
  onSent,
  onClose,
}: Props & { onSent: (isKnown: boolean) => Promise<void> }) {
  const { api } = useApp();
  const { t } = useLingui();
  const textOf = useFailureText();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | "empty" | null>(null);
  useEffect(() => document.getElementById("text_number")?.focus(), []);
  const ask = async (form: FormData) => {
    if (isPending) return;
    const number = latinDigits(textIn(form, "text_number")).trim();
    if (number === "") return setFailure("empty");
    setPending(true);
    let isKnown = false;
    const why = await send(async () => {
      const answer = await api.call(changeTextNumber, {
        body: { country_code: textIn(form, "text_number_code"), number },
      });
      isKnown = answer.isOk && answer.data.data.entity.new_number === null;
      return answer;
    }, inPlace);
    setPending(false);
    setFailure(why);
    if (why === null) await onSent(isKnown);
  };
  return (
    <AppForm className="stack g4" onSend={ask}>
      <PhoneField
        id="text_number"
        label={t`Your mobile number`}
        hint={t`We send a code to it, so that we know it is yours.`}
        error={
          failure === "empty" || (failure && failure.code === "validation_failed") ? (
            <span role="alert">
              <Trans>Enter a mobile number, for example 912 345 678.</Trans>
            </span>
          ) : (
            failure && <span role="alert">{problemText(textOf(failure))}</span>
          )
        }
        countryCode={countryCode}
        phoneNumber={phoneNumber}
        isOwn
      />
      <div className="row wrapf">
        <Button type="submit" isPending={isPending}>
          <Trans>Send me a code</Trans>
        </Button>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </AppForm>
  );
}

type CodeProps = Props & { number: string; onOther: () => void };

function CodeForm({ reminders, send, number, onDone, onOther, onClose }: CodeProps) {
  const { api } = useApp();
  const { t } = useLingui();
  const textOf = useFailureText();
  const code = useRef("");
  const [isPending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<{ attempt: number; what: Failure | "short" | null }>({
    attempt: 0,
    what: null,
  });
  const show = (what: Failure | "short") => setTrouble(({ attempt }) => ({ attempt: attempt + 1, what }));
  const confirm = async () => {
    if (isPending) return;
    if (code.current.length !== 6) return show("short");
    setPending(true);
    const why = await send(() => api.call(confirmTextNumber, { body: { code: code.current } }), inPlace);
    setPending(false);
    code.current = "";
    if (why === null) return onDone();
    show(why);
  };
  const { attempt, what } = trouble;
  const shown = (
    <bdi dir="ltr" className="b">
      {number}
    </bdi>
  );
  return (
    <AppForm className="stack g4" onSend={confirm}>
      <CodeField
        key={attempt}
        takesFocus
        label={t`6-digit code`}
        hint={
          reminders.code_channel === "whatsapp" ? (
            <Trans>We sent it to {shown} by WhatsApp. It works for 10 minutes.</Trans>
          ) : (
            <Trans>We sent it to {shown} by text message. It works for 10 minutes.</Trans>
          )
        }
        error={
          what === "short"
            ? t`Enter all six digits.`
            : what && <span role="alert">{problemText(textOf(what))}</span>
        }
        digitLabel={(digit) => t`Digit ${digit} of 6`}
        onChange={(typed) => (code.current = typed)}
      />
      <div className="row wrapf">
        <Button type="submit" isPending={isPending}>
          <Trans>Confirm number</Trans>
        </Button>
        <Button kind="soft" onClick={onOther}>
          <Trans>New code or other number</Trans>
        </Button>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </AppForm>
  );
}

const inPlace = { isShownInPlace: true };

const problemText = ({ title, detail }: { title: string; detail?: string | undefined }) =>
  `${title} ${detail ?? ""}`.trim();

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
