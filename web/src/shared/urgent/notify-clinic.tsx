import { latinDigits } from "@anteroom/domain/text/latin-digits";
import type { UrgentPlace } from "@anteroom/contract/health/urgent";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { formatTime } from "@anteroom/domain/appointment/appointment-time";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useClinic, useSession } from "../../platform/app-context.tsx";
import { useFailureText } from "../../platform/forms/failure-text.tsx";
import { useLocale } from "../../platform/i18n/locale.ts";
import { useAppointmentZones } from "../../platform/time/appointment-zones.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { storesFingerprint, fingerprintOf, type StoredReceipt } from "./stored-receipt.ts";
import { useUrgentEvent } from "./use-urgent-event.ts";

type Props = {
  place: UrgentPlace;
  /** What the clinic will read: the person's own words, or what was measured in words of the page. */
  words: string;
  /** There is a danger now; an earlier alert is shown in any case. */
  isOffered: boolean;
  /** The appointment it is about, if booked. */
  appointmentId?: number;
  /** The headers that prove a guest's hold. */
  headers?: Record<string, string>;
  /** Whether the clinic has seen these very words. */
  onSeen?: (isSeen: boolean) => void;
  /** Called with whether these words were sent, or may have been, and have not been seen yet. */
  onNotified?: (isNotified: boolean) => void;
};

const nobody: Record<string, string> = {};

/** Nine digits and more, or a country code with eight: shorter ones lack their beginning. */
const callable = /^(?:\+(?:[\s().-]*\d){8,15}|(?:[\s().-]*\d){9,15})$/;

/**
 * Renders the button that alerts the clinic of a danger by one tap, with an optional phone number for
 * visitors, and says when someone there has seen it. A number that looks incomplete is questioned once, then
 * sent. After sending, its state stays, also after a reload and with `isOffered` false; changed words may be
 * sent again. Blank `words` are not sent.
 */
export function NotifyClinic(props: Props) {
  const { place, words, isOffered, appointmentId, headers = nobody, onSeen, onNotified } = props;
  const { t } = useLingui();
  const session = useSession();
  const [phone, setPhone] = useState("");
  const { receipt, isSending, failure, send } = useUrgentEvent(place);
  const failureText = useFailureText();
  const reported = words.trim();
  const isNotified = receipt !== null && receipt.mark === fingerprintOf(reported);
  // What was seen once stays seen, also when a number is sent behind it.
  const [seenMark, setSeenMark] = useState<number | null>(null);
  const [sentPhone, setSentPhone] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  // After a reload, too: the current words were sent; words added to them were not.
  const [isSentHere, setSentHere] = useState(isNotified);
  // Something was sent, but it is unknown whether it was this text.
  const isUnsure = receipt?.mark === null && !storesFingerprint(place) && !isSentHere;
  const [doubtful, setDoubtful] = useState<string | null>(null);
  const wasSeen = isNotified && seenMark === fingerprintOf(reported);
  if (isNotified && receipt.seenAt !== null && !wasSeen) setSeenMark(fingerprintOf(reported));
  const isSeen = isNotified && (wasSeen || receipt.seenAt !== null);
  useEffect(() => onSeen?.(isSeen), [isSeen, onSeen]);
  // What was seen may have been other values, or somebody else's: then it is not said of these.
  const isUnderWay = isNotified || (isUnsure && receipt.seenAt === null);
  useEffect(() => onNotified?.(isUnderWay), [isUnderWay, onNotified]);
  const notifyNow = () => {
    if (reported === "") return;
    const number = latinDigits(phone.trim());
    // Asked once: an alarm goes also with a number that only looks wrong.
    if (number !== "" && !callable.test(number) && doubtful !== number) return setDoubtful(number);
    setSentHere(true);
    setDoubtful(null);
    setChanging(false);
    setSentPhone(number);
    void send({ words: reported, phone: number, appointmentId, headers });
  };
  // Between the messages and the box to write in there is room for one tap: the number is asked for after it.
  const isNumberRequested = place !== "messages" || isNotified;
  const mayNotify = isOffered && (!isNotified || isChanging || failure !== null);
  return (
    <div className="stack g3">
      <div aria-live="polite">
        {receipt && (isNotified || isSentHere || isUnsure) && (
          <ReceiptLine receipt={receipt} isUnsure={isUnsure} />
        )}
      </div>
      {isNotified && !mayNotify && (
        <WhatNext
          phone={
            session.kind === "signed-in" ? null : (sentPhone ?? (receipt.hasNumber === false ? "" : null))
          }
          onChange={isOffered && session.kind !== "signed-in" ? () => setChanging(true) : null}
        />
      )}
      {mayNotify && (
        <>
          {session.kind !== "signed-in" && isNumberRequested && (
            <TextField
              type="tel"
              label={t`Number the clinic may call (optional)`}
              autoComplete="tel"
              maxLength={fieldLimits.phone}
              value={phone}
              error={
                doubtful !== null &&
                doubtful === latinDigits(phone.trim()) &&
                t`We may not be able to call this number. Correct it, or tap again to send it as it is.`
              }
              onChange={(event) => setPhone(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault(); // the form around it is another matter
                notifyNow();
              }}
            />
          )}
          <Button kind="outlined" isBlock icon="bell" isPending={isSending} onClick={notifyNow}>
            {isNotified && isChanging ? (
              <Trans>Send this number to the clinic</Trans>
            ) : receipt && isSentHere ? (
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

type NextProps = {
  /** The phone number that was sent; empty without one, null where unknown. */
  phone: string | null;
  /** Asks for another number; null where the clinic has the one of the account. */
  onChange: (() => void) | null;
};

/** What happens now: who may call on which number, and that what gets worse does not wait for it. */
function WhatNext({ phone, onChange }: NextProps) {
  const { emergencyNumber } = useClinic().settings;
  const shown = <bdi dir="ltr">{phone}</bdi>;
  return (
    <div className="stack g1">
      <p>
        {phone === null ? (
          <Trans>The clinic may call you.</Trans>
        ) : phone === "" ? (
          <Trans>You gave no number, so the clinic can’t call you.</Trans>
        ) : (
          <Trans>The clinic may call you on {shown}.</Trans>
        )}{" "}
        {emergencyNumber === null ? (
          <Trans>If it gets worse, don’t wait. Call your emergency number.</Trans>
        ) : (
          <Trans>
            If it gets worse, don’t wait. Call{" "}
            <a href={`tel:${emergencyNumber}`}>
              <bdi dir="ltr">{emergencyNumber}</bdi>
            </a>
            .
          </Trans>
        )}
      </p>
      {onChange && (
        <Button kind="quiet" onClick={onChange}>
          {phone === "" ? <Trans>Give a number</Trans> : <Trans>Change the number</Trans>}
        </Button>
      )}
    </div>
  );
}

type ReceiptProps = { receipt: StoredReceipt; isUnsure: boolean };

function ReceiptLine({ receipt: { sentAt, seenAt }, isUnsure }: ReceiptProps) {
  const locale = useLocale();
  const { patient, clinic } = useAppointmentZones();
  const clockAt = (instant: number) => (
    <bdi dir="ltr" className="num">
      {formatTime(instant, patient ?? clinic, locale)}
    </bdi>
  );
  if (isUnsure)
    return (
      <Banner icon="clock">
        {seenAt === null ? (
          <Trans>You last told the clinic at {clockAt(sentAt)}. No one has answered yet.</Trans>
        ) : (
          <Trans>You last told the clinic at {clockAt(sentAt)}, and it has seen that.</Trans>
        )}{" "}
        <Trans>If anything has changed since then, tell it again.</Trans>
      </Banner>
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
