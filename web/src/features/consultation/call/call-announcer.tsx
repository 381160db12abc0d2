import type { CallRequest } from "@anteroom/contract/call/call-requests";
import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useStore } from "../../../platform/storage/store.ts";
import type { RoomParticipant } from "../../../ports/video-room.ts";
import { participantNoticeOf } from "../session/participant-events.ts";
import type { CallSession } from "../session/call-session.ts";
import { doctorAtStart, useDoctorAtStart } from "../../../platform/i18n/doctor-in-sentence.ts";
import { useLocale } from "../../../platform/i18n/locale.ts";

type Props = {
  session: CallSession;
  appointment: Appointment;
  isHeard: boolean;
  isSeen: boolean;
  /** What the doctor asks just now. */
  requested: CallRequest | null;
};

const nobody: readonly RoomParticipant[] = [];

/**
 * Announces changes to screen readers: own devices, participants who join, leave, mute or share, and the
 * doctor's requests. One sentence at a time, the latest; nothing at mount, and none of a
 * request that is over.
 */
export function CallAnnouncer({ session, appointment, isHeard, isSeen, requested }: Props) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const others = useStore(session.others, nobody);
  // Not its words: the language of the page may change after it was said.
  const [said, setSaid] = useState<MessageDescriptor | null>(null);
  useOnChange(isHeard, () => setSaid(isHeard ? msg`Your microphone is on` : msg`Your microphone is off`));
  useOnChange(isSeen, () => setSaid(isSeen ? msg`Your camera is on` : msg`Your camera is off`));
  useOnChange(others, (before) => {
    const change = participantNoticeOf(before, others);
    if (!change) return;
    const { name } = change;
    const participant = doctorAtStart(name, locale);
    setSaid(
      {
        came: msg`${participant} has joined`,
        went: msg`${participant} has left`,
        muted: msg`The microphone of ${name} is off`,
        heard: msg`The microphone of ${name} is on`,
        hidden: msg`The camera of ${name} is off`,
        seen: msg`The camera of ${name} is on`,
        showing: msg`${participant} is sharing their screen`,
      }[change.what],
    );
  });
  const doctorName = useDoctorAtStart(appointment.doctor.name);
  const patientName = appointment.patient_name;
  useOnChange(requested?.id ?? null, () => {
    if (requested?.kind === "vitals" && appointment.dependent_id !== null)
      setSaid(msg`${doctorName} asks for the vital signs of ${patientName}. The question is on the screen.`);
    else if (requested?.kind === "vitals")
      setSaid(msg`${doctorName} asks for your vital signs. The question is on the screen.`);
    else if (requested) setSaid(msg`${doctorName} would like to phone you. The question is on the screen.`);
    else setSaid(null);
  });
  return <output className="vh">{said && i18n._(said)}</output>;
}

function useOnChange<T>(value: T, onChange: (before: T) => void): void {
  const last = useRef(value);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const before = last.current;
    last.current = value;
    if (!Object.is(before, value)) latest.current(before);
  }, [value]);
}
