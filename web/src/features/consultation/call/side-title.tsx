import type { CallRequest } from "@anteroom/contract/call/call-requests";
import type { VitalValues } from "@anteroom/domain/vitals/vital-values";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { otherPersonOf, type KnownAppointment } from "../../../platform/appointments.ts";
import type { CallPanel } from "./call-panels.tsx";
import { useDoctorAtStart } from "../../../platform/i18n/doctor-in-sentence.ts";

/** What is shown beside the call. */
export type CallSideContent =
  | { show: "panel"; panel: CallPanel }
  | { show: "more" }
  /** What the doctor asks for. */
  | { show: "request"; request: CallRequest }
  /** What is dangerous about values that were sent. */
  | { show: "danger"; values: VitalValues }
  /** "Call me instead." */
  | { show: "call-back" };

/**
 * Returns whether the content asks something that is not answered yet: a request in state `asked`, or the
 * phone call form.
 */
export function isQuestion(content: CallSideContent): boolean {
  return content.show === "request" ? content.request.state === "asked" : content.show === "call-back";
}

type Props = { content: CallSideContent; appointment: KnownAppointment };

/** Renders the title of what is shown beside the call; it names the patient where that is another person. */
export function SideTitle({ content, appointment }: Props): ReactNode {
  const { t } = useLingui();
  const doctor = <bdi>{useDoctorAtStart(appointment.doctor.name)}</bdi>;
  const name = <bdi>{appointment.patient_name}</bdi>;
  const isOwn = otherPersonOf(appointment) === null;
  switch (content.show) {
    case "panel":
      return t(content.panel.label);
    case "more":
      return <Trans>More</Trans>;
    case "danger":
      return isOwn ? <Trans>Your vital signs</Trans> : <Trans>Vital signs of {name}</Trans>;
    case "call-back":
      return <Trans>Would you like us to phone you?</Trans>;
    case "request":
      if (content.request.kind === "call_back") return <Trans>May {doctor} call you by telephone?</Trans>;
      if (!isOwn)
        return content.request.state === "asked" ? (
          <Trans>
            May {doctor} see the vital signs of {name}?
          </Trans>
        ) : (
          <Trans>Vital signs of {name}</Trans>
        );
      return content.request.state === "asked" ? (
        <Trans>May {doctor} see your vital signs?</Trans>
      ) : (
        <Trans>Your vital signs</Trans>
      );
  }
}
