import type { AppointmentToCome } from "@anteroom/contract/account/dependents";
import { isPathOpen } from "@anteroom/domain/account/guard-gate";
import { Trans, useLingui } from "@lingui/react/macro";
import { useClinic } from "../../../platform/app-context.tsx";
import { AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Button } from "../../../ui/button.tsx";
import { SummaryList, SummaryRow } from "../../../ui/card/summary-list.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";

type Props = { appointments: readonly AppointmentToCome[]; onJoin: () => void };

/**
 * Lists the appointments that stay booked for somebody who manages them alone from now on and has no account: when, with
 * whom, how to get in, and whom to ask to cancel or move them.
 */
export function StillBooked({ appointments, onJoin }: Props) {
  const { settings } = useClinic();
  const { clinicPhone: phone } = settings;
  const isByVideo = appointments.some(({ service_type: type, code }) => type === "remote" && code !== null);
  return (
    <section className="stack g4">
      <h2>
        <Trans>Your appointments stay booked</Trans>
      </h2>
      {appointments.map((appointment) => (
        <ToCome key={`${appointment.start_time} ${appointment.doctor_name}`} appointment={appointment} />
      ))}
      {isByVideo && isPathOpen("/join-by-code", settings) && (
        <>
          <p>
            <Trans>
              To join by video, use the code from one hour before the appointment. It’s also in our emails
              about it.
            </Trans>
          </p>
          <div>
            <Button kind="soft" onClick={onJoin}>
              <Trans>Join with a code</Trans>
            </Button>
          </div>
        </>
      )}
      <p>
        {phone === null ? (
          <Trans>To cancel or move an appointment, ask the clinic.</Trans>
        ) : (
          <Trans>
            To cancel or move an appointment, call the clinic:{" "}
            <a href={`tel:${phone.replaceAll(" ", "")}`} dir="ltr">
              {phone}
            </a>
            .
          </Trans>
        )}{" "}
        <Trans>The clinic can also invite you to your own account, with your records so far.</Trans>
      </p>
    </section>
  );
}

function ToCome({ appointment }: { appointment: AppointmentToCome }) {
  const { t } = useLingui();
  const { start_time: start, time_zone: zone, doctor_name: doctor, code } = appointment;
  return (
    <Sheet isFlush>
      <SummaryList>
        <SummaryRow term={t`When`}>
          <AppointmentTime start={start} zone={zone} />
        </SummaryRow>
        <SummaryRow term={t`Doctor`}>
          <bdi>{doctor}</bdi>
        </SummaryRow>
        {code !== null && (
          <SummaryRow term={t`Code`}>
            <bdi dir="ltr">
              {code.slice(0, 4)}-{code.slice(4)}
            </bdi>
          </SummaryRow>
        )}
      </SummaryList>
    </Sheet>
  );
}
