import type { ClinicAppointment } from "@anteroom/client/schemas";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Failure } from "../../../web/src/platform/api.ts";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useTimes } from "../platform/times.ts";

type Props = { failure: Failure; appointment: ClinicAppointment };

/** Tells the doctor why the call cannot be taken: the server's own words for its refusals speak to patients. */
export function CallRefusal({ failure, appointment }: Props) {
  if (failure.code !== "visit_not_open" && failure.code !== "visit_over")
    return <FailureNotice failure={failure} />;
  return (
    <Banner tone="stop" role="alert">
      <strong>
        <Trans>The call cannot be taken now.</Trans>
      </strong>{" "}
      <Reason reason={failure.reason} appointment={appointment} />
    </Banner>
  );
}

function Reason({
  reason,
  appointment,
}: {
  reason: string | undefined;
  appointment: ClinicAppointment;
}): ReactNode {
  const { dayOf, timeOf } = useTimes();
  const { join_opens_at: opens } = appointment;
  switch (reason) {
    case "too-early":
      return (
        <Trans>
          The call can be taken from {dayOf(opens)}, {timeOf(opens)}.
        </Trans>
      );
    case "over":
      return <Trans>The time of this appointment is over.</Trans>;
    case "finished":
      return <Trans>This appointment is finished.</Trans>;
    case "canceled":
    case "declined":
      return <Trans>This appointment was cancelled.</Trans>;
    case "missed":
      return <Trans>This appointment is marked as missed.</Trans>;
    case "not-confirmed":
      return <Trans>This appointment is not paid yet.</Trans>;
    case "not-remote":
      return <Trans>This appointment is not a video appointment.</Trans>;
    case undefined:
    default:
      return null;
  }
}
