import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { askForCallBack } from "@anteroom/contract/call/call-requests";
import { placeReservedFor } from "@anteroom/domain/booking/expected-wait";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useClinic } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useThread } from "../../../shared/messages/use-thread.ts";
import type { PanelId, CallRole } from "../call/call-panels.tsx";
import type { CallSession } from "../session/call-session.ts";
import { useDoctorInSentence } from "../../../platform/i18n/doctor-in-sentence.ts";

const reservedMinutes = placeReservedFor / 60_000;

/**
 * Renders the dialog before leaving the waiting room, and how long the place is kept. Leaving calls
 * `session.leave`.
 */
export function LeaveDialog({ session, onClose }: { session: CallSession; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Leave the waiting room?</Trans>}
      closeLabel={t`Close`}
      actions={
        <>
          <Button isBlock onClick={session.leave}>
            <Trans>Leave, keep my place</Trans>
          </Button>
          <Button kind="outlined" isBlock onClick={onClose}>
            <Trans>Stay here</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          We’ll keep your place for {reservedMinutes} minutes. Come back to this page before then. While
          you’re away we can’t ring you, and others may be seen before you.
        </Trans>
      </p>
    </Dialog>
  );
}

type LateProps = {
  session: CallSession;
  appointment: Appointment;
  role: CallRole;
  onOpen: (id: PanelId) => void;
  onClose: () => void;
};

/**
 * Renders the dialog about a late doctor: keep waiting, write to the clinic, be phoned at once on the number
 * it has, or ask for another time, which only adds a sentence to the draft message. Invited guests can only
 * wait or be phoned.
 */
export function DoctorLateDialog({ session, appointment, role, onOpen, onClose }: LateProps) {
  const { t } = useLingui();
  const { settings } = useClinic();
  const { thread } = useThread(appointment.id, session);
  const theDoctor = <bdi>{useDoctorInSentence(appointment.doctor.name)}</bdi>;
  const writes = (words: string) => () => {
    thread.write([thread.state.get().draft, words].filter((text) => text !== "").join("\n"));
    onOpen("messages");
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>This is taking longer than expected</Trans>}
      closeLabel={t`Close`}
    >
      <p>
        <Trans>
          Appointments sometimes take longer than planned. We’ll keep your place with {theDoctor}.
        </Trans>
      </p>
      <div className="stack">
        <Button isBlock onClick={onClose}>
          <Trans>Keep waiting</Trans>
        </Button>
        {role === "patient" && (
          <Button kind="outlined" isBlock icon="chat" onClick={() => onOpen("messages")}>
            <Trans>Message the clinic</Trans>
          </Button>
        )}
        {settings.phoneCallBack && <CallMe session={session} />}
        {role === "patient" && (
          <Button
            kind="outlined"
            isBlock
            icon="calendar"
            onClick={writes(t`I can’t wait any longer. Please give me another time.`)}
          >
            <Trans>Ask for another time</Trans>
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** The wish goes to the clinic with the number it holds (D.94); the answer says which. */
function CallMe({ session }: { session: CallSession }) {
  const words = useFailureText();
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<{ number: string | null } | Failure | null>(null);
  const ask = async () => {
    setPending(true);
    const answer = await session.call(askForCallBack, { body: { kind: "call_back" } });
    setPending(false);
    setOutcome(answer.isOk ? { number: answer.data.data.entity.phone_number } : answer.failure);
  };
  if (outcome && "number" in outcome) {
    const number = <bdi dir="ltr">{outcome.number}</bdi>;
    return (
      <output>
        <Banner tone="ok">
          <Trans>The clinic knows and will call you on {number}.</Trans>
        </Banner>
      </output>
    );
  }
  return (
    <>
      <Button kind="outlined" isBlock icon="phone" isPending={isPending} onClick={() => void ask()}>
        <Trans>Phone me</Trans>
      </Button>
      {outcome && (
        <Banner tone="warn" role="alert">
          <span className="b">{words(outcome).title}</span> {words(outcome).detail}
        </Banner>
      )}
    </>
  );
}
