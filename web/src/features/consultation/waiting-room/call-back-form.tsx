import { getHeldPhone } from "@anteroom/contract/call/call-requests";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import styles from "../call/call-side.module.css";
import type { CallSession } from "../session/call-session.ts";

type Props = {
  session: CallSession;
  onSend: (phoneNumber: string) => Promise<Failure | null>;
  onNo: () => void;
  onDone?: () => void;
};

/**
 * Fetches the phone number the clinic has, and renders the form to confirm or change it (D.94);
 * the field is empty when that fails. `onSend` receives the trimmed number, which the server
 * checks, and returns why it failed, or null; then `onDone` is called. `onNo` is called by "Not
 * now".
 */
export function CallBackForm({ session, ...rest }: Props) {
  const { t } = useLingui();
  const [held, setHeld] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    void session.call(getHeldPhone).then((answer) => {
      if (!isGone) setHeld(answer.isOk ? (answer.data.data.entity.phone_number ?? "") : "");
    });
    return () => {
      isGone = true;
    };
  }, [session]);
  if (held === null) return <Skeleton label={t`Opening`} />;
  return <NumberForm {...rest} held={held} />;
}

function NumberForm({ onSend, onNo, onDone, held }: Omit<Props, "session"> & { held: string }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const send = async (typed: FormData) => {
    const written = typed.get("phone");
    const number = typeof written === "string" ? written.trim() : "";
    const wrong = t`Enter a phone number we can call, with its country code`;
    if (number === "") return setError(wrong);
    setPending(true);
    const failure = await onSend(number);
    setPending(false);
    if (failure === null) return onDone?.();
    setError(failure.code === "validation_failed" ? wrong : failureText(failure).title);
  };
  return (
    <AppForm className="stack" onSend={send}>
      <p>
        <Trans>The clinic will call this number. Keep your phone near you. You can change the number.</Trans>
      </p>
      <TextField
        label={t`Phone number`}
        name="phone"
        type="tel"
        autoComplete="tel"
        dir="ltr"
        defaultValue={held}
        error={error}
      />
      <div className={styles["pair"]}>
        <Button kind="outlined" onClick={onNo}>
          <Trans>Not now</Trans>
        </Button>
        <Button type="submit" isPending={isPending}>
          <Trans>Yes, call me</Trans>
        </Button>
      </div>
    </AppForm>
  );
}
