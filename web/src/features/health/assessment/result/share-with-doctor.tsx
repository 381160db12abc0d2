import type { Appointment } from "@anteroom/contract/appointment/appointments";
import {
  listHealthAssessmentShares,
  shareHealthAssessment,
} from "@anteroom/contract/health/health-assessment";
import { takesVitals } from "@anteroom/domain/vitals/vitals-access";
import { formatShortDay, formatTime } from "@anteroom/domain/appointment/appointment-time";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../../../platform/api.ts";
import { useApp, useSession } from "../../../../platform/app-context.tsx";
import { useAppointments } from "../../../../platform/appointments.ts";
import { useFailureText } from "../../../../platform/forms/failure-text.tsx";
import { useLocale } from "../../../../platform/i18n/locale.ts";
import { useApiQuery } from "../../../../platform/forms/use-api-query.ts";
import { useAppointmentZones } from "../../../../platform/time/appointment-zones.ts";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Choice } from "../../../../ui/form/choice.tsx";
import { FieldGroup } from "../../../../ui/form/field.tsx";
import { Sheet } from "../../../../ui/overlay/sheet.tsx";

/**
 * Renders the person's open appointments as a choice, with whose doctor this result is shared on
 * the server by a tap, and those it is shared with already. Sharing cannot be undone here.
 * Renders nothing without such an appointment.
 */
export function ShareWithDoctor({ id, patientId }: { id: number; patientId: number }) {
  const { api } = useApp();
  const failureText = useFailureText();
  const visits = useAppointmentsOf(patientId);
  const shares = useApiQuery(["assessment-shares", id], () =>
    api.call(listHealthAssessmentShares, { params: { assessment_id: id } }),
  );
  const [chosen, choose] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isPending, setPending] = useState(false);
  const shared = new Set(shares.data?.data.collection.map(({ appointment_id }) => appointment_id));
  const share = async (appointmentId: number) => {
    setPending(true);
    const answer = await api.call(shareHealthAssessment, {
      params: { assessment_id: id },
      body: { appointment_id: appointmentId },
    });
    setPending(false);
    setFailure(answer.isOk ? null : answer.failure);
    if (answer.isOk) shares.again();
  };
  if (visits.length === 0) return null;
  const open = visits.filter((visit) => !shared.has(visit.id));
  const picked = open.find((visit) => visit.id === chosen);
  return (
    <Sheet className="stack g4">
      <h2>
        <Trans>Share with the doctor</Trans>
      </h2>
      <div aria-live="polite" className="stack g2">
        {visits
          .filter((visit) => shared.has(visit.id))
          .map(({ id: sharedAppointmentId, doctor }) => (
            <Banner key={sharedAppointmentId} tone="ok">
              <Trans>
                <bdi>{doctor.name}</bdi> can read this result with your appointment.
              </Trans>
            </Banner>
          ))}
      </div>
      {open.length > 0 && (
        <>
          <FieldGroup label={<Trans>For which appointment?</Trans>}>
            {open.map((visit) => (
              <Choice
                key={visit.id}
                name="visit"
                value={String(visit.id)}
                checked={visit.id === chosen}
                onChange={() => choose(visit.id)}
                title={<bdi>{visit.doctor.name}</bdi>}
                detail={<AppointmentMoment visit={visit} />}
              />
            ))}
          </FieldGroup>
          {failure && (
            <Banner tone="stop" role="alert">
              <strong>{failureText(failure).title}</strong> {failureText(failure).detail}
            </Banner>
          )}
          {picked && (
            <div>
              <Button kind="outlined" isPending={isPending} onClick={() => void share(picked.id)}>
                <Trans>
                  Let <bdi>{picked.doctor.name}</bdi> read it
                </Trans>
              </Button>
            </div>
          )}
        </>
      )}
    </Sheet>
  );
}

/** Visits to come of the very person the assessment is about. */
function useAppointmentsOf(patientId: number): Appointment[] {
  const session = useSession();
  const { data = [] } = useAppointments();
  const ownId = session.kind === "signed-in" ? session.profile.id : null;
  return data.filter(
    ({ status, dependent_id }) => takesVitals(status) && (dependent_id ?? ownId) === patientId,
  );
}

function AppointmentMoment({ visit: { start_time } }: { visit: Appointment }) {
  const locale = useLocale();
  const { patient, clinic } = useAppointmentZones();
  const zone = patient ?? clinic;
  const at = Date.parse(start_time);
  return (
    <bdi>
      {formatShortDay(at, zone, locale)}, {formatTime(at, zone, locale)}
    </bdi>
  );
}
