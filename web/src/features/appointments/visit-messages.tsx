import type { Appointment } from "@anteroom/contract/appointments";
import { Trans, useLingui } from "@lingui/react/macro";
import { useTexts } from "../../platform/use-texts.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Messages } from "../messages/messages.tsx";
import { BackTo } from "./own-appointment.tsx";

/** `/appointments/{appointmentId}?view=messages`: what patient and clinic write to each other about the visit (D.93). */
export function VisitMessages({ appointment }: { appointment: Appointment }) {
  const { t } = useLingui();
  const isReady = useTexts("messages");
  const doctor = <bdi>{appointment.doctor.name}</bdi>;
  return (
    <div className="form stack g5">
      <BackTo to={`/appointments/${appointment.id}`}>
        <Trans>Your visit</Trans>
      </BackTo>
      <div>
        <h1>
          <Trans>Messages</Trans>
        </h1>
        <p className="muted">
          <Trans>With the clinic, about your visit with {doctor}</Trans>
        </p>
      </div>
      <Sheet>
        {isReady ? <Messages appointment={appointment} /> : <Skeleton label={t`Loading the messages`} />}
      </Sheet>
    </div>
  );
}
