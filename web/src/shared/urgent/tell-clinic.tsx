import type { UrgentPlace } from "@anteroom/contract/health/urgent";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { formatTime } from "@anteroom/domain/appointment/appointment-time";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useSession } from "../../platform/app-context.tsx";
import { useFailureText } from "../../platform/forms/failure-text.tsx";
import { useLocale } from "../../platform/i18n/locale.ts";
import { useVisitZones } from "../../platform/time/appointment-zones.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import type { KeptReceipt } from "./kept-receipt.ts";
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
};

const nobody: Record<string, string> = {};

/** Tells the clinic of a danger by one tap, and says when somebody there has seen it. It blocks nothing, and promises nothing. */
export function TellClinic({ place, words, isOffered, appointmentId, headers = nobody, onSeen }: Props) {
  const { t } = useLingui();
  const session = useSession();
  const [phone, setPhone] = useState("");
  const { receipt, isSending, failure, send } = useUrgentEvent(place);
  const failureText = useFailureText();
  const [toldWords, setToldWords] = useState(words);
  const told = words.trim();
  const isTold = receipt !== null && told === toldWords.trim();
  const isSeen = isTold && receipt.seenAt !== null;
  useEffect(() => onSeen?.(isSeen), [isSeen, onSeen]);
  const tell = () => {
    if (told === "") return;
    setToldWords(words);
    void send({ words: told, phone: phone.trim(), appointmentId, headers });
  };
  const mayTell = isOffered && (!isTold || failure !== null);
  return (
    <div className="stack g3">
      <div aria-live="polite">{receipt && <ReceiptLine receipt={receipt} />}</div>
      {mayTell && (
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
                tell();
              }}
            />
          )}
          <Button kind="outlined" isBlock icon="bell" isPending={isSending} onClick={tell}>
            {receipt ? (
              <Trans>Send the new text to the clinic too</Trans>
            ) : (
              <Trans>Tell the clinic now</Trans>
            )}
          </Button>
          <p className="muted sm">
            <Trans>The clinic gets your text right away, marked urgent. Calling is still faster.</Trans>
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

function ReceiptLine({ receipt: { sentAt, seenAt } }: { receipt: KeptReceipt }) {
  const locale = useLocale();
  const { patient, clinic } = useVisitZones();
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
