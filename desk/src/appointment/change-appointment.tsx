import {
  clinicCancel,
  clinicGetAppointment,
  clinicListAppointments,
  clinicListPayments,
  clinicMove,
} from "@anteroom/client/operations";
import type { ClinicAppointment } from "@anteroom/client/schemas";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { Dialog } from "../../../web/src/ui/overlay/dialog.tsx";
import { FreeTimes } from "../booking/free-times.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk, usePresentMinute } from "../platform/desk-context.tsx";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";
import { ConfirmButton } from "../ui/confirm.tsx";

type Props = { appointment: ClinicAppointment };

const movable: ReadonlySet<string> = new Set(["scheduled", "accepted"]);

/**
 * Buttons with dialogs that move or cancel an appointment; nothing unless it is scheduled or accepted and has not begun. The patient gets
 * an email; cancelling refunds what was paid.
 */
export function ChangeAppointment({ appointment }: Props) {
  const now = usePresentMinute();
  if (!movable.has(appointment.status) || Date.parse(appointment.start_time) <= now) return null;
  return (
    <>
      <Move appointment={appointment} />
      <Cancel appointment={appointment} />
    </>
  );
}

function Move({ appointment }: Props) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const [isOpen, setOpen] = useState(false);
  const [start, setStart] = useState("");
  const params = { appointment_id: appointment.id };
  const move = useAction(() => api.call(clinicMove, { params, body: { start_time: start } }));
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="outlined" onClick={() => setOpen(true)}>
        <Trans>Change the time</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={<Trans>Which time instead?</Trans>}
        actions={
          <>
            <Button kind="outlined" onClick={close}>
              <Trans>Keep the time</Trans>
            </Button>
            <Button
              kind={start === "" ? "closed" : "filled"}
              isPending={move.isPending}
              onClick={() =>
                void move.run().then((done) => {
                  if (!done) return;
                  close();
                  refetch(clinicGetAppointment, clinicListAppointments);
                })
              }
            >
              <Trans>Change the time</Trans>
            </Button>
          </>
        }
      >
        <div className="stack">
          {isOpen && <FreeTimes doctorId={appointment.doctor.id} chosen={start} onChoose={setStart} />}
          <p className="sm muted">
            <Trans>
              The patient gets an email with the new time. What was paid stays with the appointment.
            </Trans>
          </p>
          <FailureNotice failure={move.failure} />
        </div>
      </Dialog>
    </>
  );
}

function Cancel({ appointment }: Props) {
  const { api } = useDesk();
  const refetch = useRefetch();
  return (
    <ConfirmButton
      button={{ kind: "quiet", children: <Trans>Cancel the appointment</Trans> }}
      title={<Trans>Cancel the appointment?</Trans>}
      keep={<Trans>Keep the appointment</Trans>}
      confirm={<Trans>Cancel the appointment</Trans>}
      act={() => api.call(clinicCancel, { params: { appointment_id: appointment.id } })}
      onDone={() => refetch(clinicGetAppointment, clinicListAppointments, clinicListPayments)}
    >
      <p>
        <Trans>The patient gets an email, and all that was paid goes back.</Trans>
      </p>
    </ConfirmButton>
  );
}
