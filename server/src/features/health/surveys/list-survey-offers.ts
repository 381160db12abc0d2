import type { AnswerOf } from "@anteroom/contract/endpoint";
import { doctorName, type NamedDoctor } from "@anteroom/domain/booking/doctor-name";
import type { Locale } from "@anteroom/domain/shared/locales";
import { namedDoctor } from "../../../shared/appointment/doctor-name.ts";
import type { listSurveyOffers as shape } from "@anteroom/contract/appointment/surveys";
import { isGateOpen } from "@anteroom/domain/clinic/gates";
import { surveyOffers } from "@anteroom/domain/appointment/survey-offers";
import { sql } from "kysely";
import type { Call } from "../../../platform/http/mount.ts";
import { isOfFamily } from "../../../shared/appointment/own-appointment.ts";
import { loadSurveyResponses } from "../../../shared/appointment/survey-responses.ts";
import { activeTemplates, loadClinicTemplates } from "../../../shared/appointment/survey-templates.ts";
import { isInCare } from "./find-subject.ts";
import { appointmentStateLists } from "../../../platform/database/state-lists.ts";

type AttendedAppointment = {
  id: number;
  patient_id: number;
  doctor: NamedDoctor;
  status: string;
  start_time: Date;
  end_time: Date;
  is_reviewed: boolean;
};

/**
 * Returns the surveys that the clinic offers by itself to the family: before a first appointment and for two
 * weeks after one (G.18). Answered ones are left out. Empty without a project, or when surveys are switched
 * off.
 */
export async function listSurveyOffers({
  tenant,
  caller,
  locale,
  now,
  tx,
}: Call<typeof shape>): Promise<AnswerOf<typeof shape>> {
  const { settings } = tenant;
  const project = settings.surveysProject;
  if (project === null || !isGateOpen("displayEnrollmentActionCustomisations", settings))
    return { data: { collection: [] } };
  const { visits, answered, templates } = await tx(async (one) => {
    const { rows } = await sql<AttendedAppointment>`
      select a.id, a.patient_id, ${namedDoctor("d")} as doctor, a.status, a.start_time, a.end_time,
        exists (select from reviews w where w.tenant_id = a.tenant_id and w.appointment_id = a.id) as is_reviewed
      from appointments a join doctors d on d.tenant_id = a.tenant_id and d.id = a.doctor_id
      where ${isOfFamily(caller.patientId)} and a.status in ${appointmentStateLists.booked}
      order by a.start_time`.execute(one);
    const isOwn = sql<boolean>`r.project_id = ${project} and exists (
      select from patients p where p.tenant_id = r.tenant_id and p.id = r.patient_id and ${isInCare(caller.patientId)})`;
    return {
      visits: rows,
      templates: activeTemplates(await loadClinicTemplates(one), settings),
      answered: await loadSurveyResponses(one, settings.surveysEnvironment, isOwn, 1000),
    };
  });
  const offers = surveyOffers({
    now: now.getTime(),
    visits: visits.map((visit) => ({
      id: visit.id,
      patientId: visit.patient_id,
      isFinished: visit.status === "finished",
      startTime: visit.start_time.getTime(),
      endTime: visit.end_time.getTime(),
    })),
    answered: answered.map(({ action_name, actionable_id }) => ({
      action: action_name ?? "",
      actionable: actionable_id ?? "",
    })),
  });
  const collection = offers
    .filter(({ action }) => templates.some(({ slug }) => slug === action))
    .map(({ action, actionable, appointmentId }) => {
      const visit = visits.find(({ id }) => id === appointmentId);
      return {
        action_name: action,
        actionable_id: actionable,
        project_id: project,
        appointment_id: appointmentId,
        appointment: named(visit, locale),
        is_reviewed: visit?.is_reviewed ?? false,
      };
    });
  return { data: { collection } };
}

function named(visit: AttendedAppointment | undefined, locale: Locale) {
  return visit
    ? { doctor_name: doctorName(visit.doctor, locale), start_time: visit.start_time.toISOString() }
    : null;
}
