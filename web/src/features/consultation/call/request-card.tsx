import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { CallRequest } from "@anteroom/contract/call/call-requests";
import { Trans } from "@lingui/react/macro";
import { CallLabelAction, CallLabel } from "./call-label.tsx";
import type { CallRequests } from "../session/use-call-requests.ts";
import { useDoctorAtStart } from "../../../platform/i18n/doctor-in-sentence.ts";

type Props = {
  request: CallRequest;
  appointment: Appointment;
  requests: CallRequests;
  onAnswer: (request: CallRequest) => void;
  onRead: (request: CallRequest) => void;
  /** Null where the clinic offers no phone calls on request. */
  onCallBack: (() => void) | null;
};

/**
 * Renders the state of the doctor's request (vital signs or phone call) with the button that fits it: answer,
 * stop it, ask for another call, or dismiss the result (`onRead`).
 */
export function RequestLabel({ request, appointment, requests, onAnswer, onRead, onCallBack }: Props) {
  const doctor = <bdi>{useDoctorAtStart(appointment.doctor.name)}</bdi>;
  const name = <bdi>{appointment.patient_name}</bdi>;
  const isOwn = appointment.dependent_id === null;
  const number = <bdi dir="ltr">{request.phone_number}</bdi>;
  const ok = <CallLabelAction onPress={() => onRead(request)}>{<Trans>OK</Trans>}</CallLabelAction>;
  if (request.kind === "vitals") {
    // S8.MSG.27
    if (request.state === "stopped")
      return (
        <CallLabel
          action={
            <CallLabelAction onPress={() => onRead(request)}>
              {<Trans>Back to the call</Trans>}
            </CallLabelAction>
          }
        >
          <Trans>{doctor} stopped the vital signs reading. Nothing was saved.</Trans>
        </CallLabel>
      );
    if (request.state === "done")
      return (
        <CallLabel action={ok}>
          <Trans>{doctor} has your values.</Trans>
        </CallLabel>
      );
    return (
      <CallLabel
        action={<CallLabelAction onPress={() => onAnswer(request)}>{<Trans>Answer</Trans>}</CallLabelAction>}
      >
        {isOwn ? (
          <Trans>{doctor} asks for your vital signs.</Trans>
        ) : (
          <Trans>
            {doctor} asks for the vital signs of {name}.
          </Trans>
        )}
      </CallLabel>
    );
  }
  switch (request.state) {
    case "asked":
      return (
        <CallLabel
          action={
            <CallLabelAction onPress={() => onAnswer(request)}>{<Trans>Answer</Trans>}</CallLabelAction>
          }
        >
          <Trans>{doctor} would like to phone you.</Trans>
        </CallLabel>
      );
    case "accepted":
      return (
        <CallLabel
          action={
            <CallLabelAction onPress={() => void requests.stop(request.id)}>
              {<Trans>Do not call</Trans>}
            </CallLabelAction>
          }
        >
          <Trans>The clinic will call you on {number}. Keep your phone near you.</Trans>
        </CallLabel>
      );
    case "calling":
      return (
        <CallLabel>
          <Trans>The clinic is calling {number} now.</Trans>
        </CallLabel>
      );
    case "no_answer":
      return (
        <CallLabel
          action={
            onCallBack && (
              <CallLabelAction onPress={onCallBack}>{<Trans>Call me again</Trans>}</CallLabelAction>
            )
          }
        >
          <Trans>No one answered on {number}.</Trans>
        </CallLabel>
      );
    case "done":
      return (
        <CallLabel action={ok}>
          <Trans>You spoke on the phone.</Trans>
        </CallLabel>
      );
    case "stopped":
    case "refused":
      return (
        <CallLabel action={ok}>
          <Trans>The clinic won’t phone you now.</Trans>
        </CallLabel>
      );
  }
}
