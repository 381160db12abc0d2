import type { CallRequest } from "@anteroom/contract/call/call-requests";
import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useStore } from "../../../platform/storage/store.ts";
import type { RoomParticipant } from "../../../ports/video-room.ts";
import { sayOthers } from "../session/participant-events.ts";
import type { CallSession } from "../session/call-session.ts";

type Props = {
  session: CallSession;
  appointment: Appointment;
  isHeard: boolean;
  isSeen: boolean;
  /** What the doctor asks just now. */
  requested: CallRequest | null;
};

const nobody: readonly RoomParticipant[] = [];

/** Says politely what a reader cannot see: one's own devices by whatever way they changed, and who comes, goes, or falls silent. */
export function CallAnnouncer({ session, appointment, isHeard, isSeen, requested }: Props) {
  const { t } = useLingui();
  const others = useStore(session.others, nobody);
  const [words, setText] = useState("");
  useOnChange(isHeard, () => setText(isHeard ? t`Your microphone is on` : t`Your microphone is off`));
  useOnChange(isSeen, () => setText(isSeen ? t`Your camera is on` : t`Your camera is off`));
  useOnChange(others, (before) => {
    const said = sayOthers(before, others);
    if (!said) return;
    const { name } = said;
    setText(
      {
        came: t`${name} has joined`,
        went: t`${name} has left`,
        muted: t`The microphone of ${name} is off`,
        heard: t`The microphone of ${name} is on`,
        hidden: t`The camera of ${name} is off`,
        seen: t`The camera of ${name} is on`,
        showing: t`${name} is sharing their screen`,
      }[said.what],
    );
  });
  const doctorName = appointment.doctor.name;
  const patientName = appointment.patient_name;
  useOnChange(requested?.id ?? null, () => {
    if (requested?.kind === "vitals" && appointment.dependent_id !== null)
      setText(t`${doctorName} asks for the vital signs of ${patientName}. The question is on the screen.`);
    else if (requested?.kind === "vitals")
      setText(t`${doctorName} asks for your vital signs. The question is on the screen.`);
    else if (requested) setText(t`${doctorName} would like to phone you. The question is on the screen.`);
  });
  return <output className="vh">{words}</output>;
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
