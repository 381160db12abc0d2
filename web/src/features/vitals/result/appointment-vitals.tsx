import { saveMeasurement } from "@anteroom/contract/health/vital-signs";
import { asRouteId } from "@anteroom/domain/shared/route-values";
import { pathTo } from "@anteroom/domain/shared/routes";
import { ageInMonths } from "@anteroom/domain/vitals/reading-dangers";
import { vitalsEntry } from "@anteroom/domain/vitals/vitals-access";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApp, useSession } from "../../../platform/app-context.tsx";
import { otherPersonOf, useAppointment, type KnownAppointment } from "../../../platform/appointments.ts";
import { useDependents } from "../../../shared/account/dependents.ts";
import { AppLink } from "../../../platform/link.tsx";
import { usePageHref, usePageParams, usePageQuery } from "../../../platform/page-address.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { historyKey, useHistory } from "./use-history.ts";
import { VitalsIntro } from "../intro.tsx";
import { MeasuredPerson } from "../measured-person.ts";
import { VitalsFlow } from "../vitals-flow.tsx";
import { useDoctorInSentence } from "../../../platform/i18n/doctor-in-sentence.ts";

/**
 * `/appointments/{appointmentId}/vitals`: an optional measurement, saved with the appointment, also by its
 * guest (S2.R13, D.36). A malformed or unknown id shows the not-found page, an appointment past that stage
 * says that it is closed.
 */
export function AppointmentVitals() {
  const { appointmentId = "" } = usePageParams();
  const id = asRouteId(appointmentId);
  useNotFound(id === null);
  return id === null ? null : <VitalsGate key={id} id={id} />;
}

function VitalsGate({ id }: { id: number }) {
  const { t } = useLingui();
  const { appointmentStatus } = usePageQuery();
  const { data, failure } = useAppointment(id);
  useNotFound(failure?.code === "not_found");
  const entry = vitalsEntry({ status: data?.status ?? null, hint: appointmentStatus ?? null });
  if (entry === "closed") return <Closed id={id} />;
  if (entry !== "open" || !data) return <Skeleton isPage label={t`Opening`} />;
  return <BeforeAppointment appointment={data} />;
}

function BeforeAppointment({ appointment }: { appointment: KnownAppointment }) {
  const { api, clock } = useApp();
  const queries = useQueryClient();
  const all = useHistory() ?? [];
  const { id } = appointment;
  const other = otherPersonOf(appointment);
  const theDoctor = useDoctorInSentence(appointment.doctor.name);
  const isOwn = other === null;
  const session = useSession();
  const dependent = useDependents().data?.find(({ id: one }) => one === appointment.dependent_id);
  const ownBirthdate = session.kind === "signed-in" ? session.profile.birthdate : null;
  // A guest has no profile: then the appointment tells the age.
  const birthdate = isOwn ? ownBirthdate : (dependent?.birthdate ?? null);
  const toAppointment = (
    <AppLink
      to={pathTo("appointment-details", { appointmentId: id })}
      className={buttonClass({ kind: "soft" })}
    >
      <Trans>Go to the appointment</Trans>
    </AppLink>
  );
  return (
    <MeasuredPerson value={other}>
      <VitalsFlow
        appointmentId={id}
        past={isOwn ? all : []}
        months={ageInMonths(birthdate, clock.now()) ?? appointment.patient_age_months ?? null}
        keep={(sent) =>
          api.call(saveMeasurement, { params: { appointment_id: id }, body: { ...sent, appointment_id: id } })
        }
        onSaved={() => void queries.invalidateQueries({ queryKey: historyKey })}
        after={toAppointment}
        intro={(ways, takesFocus) => (
          <VitalsIntro
            takesFocus={takesFocus}
            lead={
              <Trans>
                For the appointment with <bdi>{theDoctor}</bdi>. This is optional. The appointment goes ahead
                either way.
              </Trans>
            }
          >
            {ways}
            {toAppointment}
          </VitalsIntro>
        )}
      />
    </MeasuredPerson>
  );
}

function Closed({ id }: { id: number }) {
  return (
    <EmptyState
      scene="shut"
      headingLevel={1}
      title={<Trans>You can’t add vital signs to this appointment any more</Trans>}
      actions={
        <>
          <AppLink to={pathTo("appointment-details", { appointmentId: id })} className={buttonClass()}>
            <Trans>Go to the appointment</Trans>
          </AppLink>
          <AppLink to="/vitals" className={buttonClass({ kind: "outlined" })}>
            <Trans>Measure for yourself</Trans>
          </AppLink>
        </>
      }
    >
      <Trans>It is over or was cancelled.</Trans>
    </EmptyState>
  );
}

function useNotFound(isMissing: boolean): void {
  const { notFound } = useApp();
  const href = usePageHref();
  useEffect(() => {
    if (isMissing) notFound.set(href);
  }, [notFound, href, isMissing]);
}
