import type { UrgentPlace } from "@anteroom/contract/health/urgent";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { formatTime } from "@anteroom/domain/appointment/appointment-time";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useSession } from "../../platform/app-context.tsx";
import { useFailureText } from "../../platform/forms/failure-text.tsx";
import { useLocale } from "../../platform/i18n/locale.ts";
import { useAppointmentZones } from "../../platform/time/appointment-zones.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import type { StoredReceipt } from "./stored-receipt.ts";
import { useUrgentEvent } from "./use-urgent-event.ts";

type Props = {
  place: UrgentPlace;
  /** What the clinic will read: the person's own words, or what was measured in words of the page. */
  words: string;
  /** There is a danger now; what was told before is shown in any case. */
  isOffered: boolean;
  /** The visit it is about, where one is booked. */
  appointmentId?: number;
  /** How somebody without an account proves to hold a time. */
  headers?: Record<string, string>;
  /** Whether the clinic has seen these very words. */
  onSeen?: (isSeen: boolean) => void;
  /** Whether these very words were sent: the line here then says how far they have come. */
  onNotified?: (isNotified: boolean) => void;
};

const nobody: Record<string, string> = {};

/** Tells the clinic of a danger by one tap, and says when somebody there has seen it. It blocks nothing, and promises nothing. */
export function NotifyClinic(props: Props) {
  const { place, words, isOffered, appointmentId, headers = nobody, onSeen, onNotified } = props;
  const { t } = useLingui();
  const session = useSession();
  const [phone, setPhone] = useState("");
  const { receipt, isSending, failure, send } = useUrgentEvent(place);
  const failureText = useFailureText();
  const [sentText, setSentText] = useState(words);
  const reported = words.trim();
  const isNotified = receipt !== null && reported === sentText.trim();
  const isSeen = isNotified && receipt.seenAt !== null;
  useEffect(() => onSeen?.(isSeen), [isSeen, onSeen]);
  useEffect(() => onNotified?.(isNotified), [isNotified, onNotified]);
  const notifyNow = () => {
    if (reported === "") return;
    setSentText(words);
    void send({ words: reported, phone: phone.trim(), appointmentId, headers });
  };
  const mayNotify = isOffered && (!isNotified || failure !== null);
  return (
    <div className="stack g3">
      <div aria-live="polite">{receipt && <ReceiptLine receipt={receipt} />}</div>
      {mayNotify && (
        <>
          {session.kind !== "signed-in" && (
            <TextField
              type="tel"
              label={t`Number the clinic may call (optional)`}
              autoComplete="tel"
              maxLength={fieldLimits.phone}
              value={phone}
              onChange={(event) => setPhone(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault(); // the form around it is another matter
                notifyNow();
              }}
            />
          )}
          <Button kind="outlined" isBlock icon="bell" isPending={isSending} onClick={notifyNow}>
            {receipt ? (
              <Trans>Send the new text to the clinic too</Trans>
            ) : (
              <Trans>Tell the clinic now</Trans>
            )}
          </Button>
          <p className="muted sm">
            <Trans>The clinic gets this right away, marked urgent. Calling is still faster.</Trans>
          </p>
        </>
      )}
      {failure && (
        <Banner tone="stop" role="alert">
          <strong>{failureText(failure).title}</strong> {failureText(failure).detail}
        </Banner>
      )}
    </div>
  );
}

function ReceiptLine({ receipt: { sentAt, seenAt } }: { receipt: StoredReceipt }) {
  const locale = useLocale();
  const { patient, clinic } = useAppointmentZones();
  const clockAt = (instant: number) => (
    <bdi dir="ltr" className="num">
      {formatTime(instant, patient ?? clinic, locale)}
    </bdi>
  );
  if (seenAt !== null)
    return (
      <Banner tone="ok">
        <Trans>The clinic has seen this at {clockAt(seenAt)}.</Trans>
      </Banner>
    );
  return (
    <Banner icon="clock">
      <Trans>Sent at {clockAt(sentAt)}. No one has answered yet.</Trans>
    </Banner>
  );
}
