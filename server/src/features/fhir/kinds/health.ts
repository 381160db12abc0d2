import { assessmentTemplate } from "@anteroom/contract/health/health-assessment";
import { isGateOpen } from "@anteroom/domain/clinic/gates";
import { sql } from "kysely";
import { appointmentStateLists } from "../../../platform/database/state-lists.ts";
import { mapQuestionnaireResponse, type AnswersRow } from "../mapping/documents.ts";
import {
  mapObservation,
  observedNames,
  pressurePanel,
  readObservationId,
  vitalCodes,
  type MeasurementRow,
} from "../mapping/observations.ts";
import { mapProvenance, type ProvenanceRow } from "../mapping/provenance.ts";
import { terminology } from "../mapping/resource.ts";
import {
  always,
  dateParameter,
  never,
  patientParameter,
  readNumber,
  readReference,
  readToken,
  referenceParameter,
  tokenParameter,
} from "../search-values.ts";
import { byNumber, referencesIn, sqlKind, type Reading } from "./kind.ts";

const nameList = sql`array[${sql.join(observedNames.map((name) => sql`${name}::text`))}]`;
/** Sort keys of observations combine the measurement's id and the value's place in it. */
const placesEach = 16;

/** Measurements of appointments; the clinic does not see what patients measure for themselves. */
const measurements = sql`vital_signs_measurements m
  join appointments a on a.tenant_id = m.tenant_id and a.id = m.appointment_id and a.status not in ${appointmentStateLists.unbooked}`;

const codesOf = (name: (typeof observedNames)[number]) =>
  (name === "systolic"
    ? [pressurePanel, vitalCodes.systolic.code, vitalCodes.diastolic.code]
    : [vitalCodes[name].code]
  ).flatMap(({ coding = [] }) => coding);

/**
 * Search and mapping of FHIR Observation: one per vital sign of appointments' measurements, both pressures
 * together. What patients measure for themselves is not included.
 */
export const observationKind = sqlKind<MeasurementRow>({
  type: "Observation",
  scope: "health:read",
  documentation: "Vital signs of appointments. What patients measure for themselves the clinic does not see.",
  isPersonal: true,
  parameters: {
    patient: patientParameter("Whose vital signs."),
    subject: patientParameter("Whose vital signs."),
    encounter: referenceParameter(sql`r.appointment_id`, ["Encounter"], "For which appointment."),
    code: {
      type: "token",
      documentation: "LOINC's code, or ours where LOINC has none; of a pressure the panel's or its parts'.",
      where: (value) => {
        const { system, code } = readToken(value);
        const names = observedNames.filter((name) =>
          codesOf(name).some((one) => one.code === code && (system === null || one.system === system)),
        );
        return sql<boolean>`r.name = any(${names}::text[])`;
      },
    },
    category: {
      type: "token",
      documentation: "Always `vital-signs`.",
      where: (value) => {
        const { system, code } = readToken(value);
        const isKnown = system === null || system === terminology("observation-category");
        return isKnown && code === "vital-signs" ? always : never;
      },
    },
    date: dateParameter(sql`r.measured_at`, "When it was measured."),
    status: {
      type: "token",
      documentation: "Always `final`.",
      where: (value) => (readToken(value).code === "final" ? always : never),
    },
  },
  includes: {
    patient: ({ subject }) => referencesIn(subject),
    subject: ({ subject }) => referencesIn(subject),
    encounter: ({ encounter }) => referencesIn(encounter),
  },
  source: () => sql`
    select m.id * ${placesEach} + k.place as key, m.id, k.name, m.measured_at, m.saved_at, m.source_system, m.vital_signs, m.sources,
      m.quality, m.devices, m.algorithm_version, m.pressure_readings, m.appointment_id, a.patient_id, a.guest_id, a.doctor_id
    from ${measurements}
      cross join unnest(${nameList}) with ordinality as k(name, place)
    where jsonb_exists(m.vital_signs, k.name)`,
  byId: (id) => {
    const found = readObservationId(id);
    return found && sql<boolean>`(r.id = ${found.measurementId} and r.name = ${found.name})`;
  },
  map: (row) => mapObservation(row),
});

/**
 * Surveys of all patients, and health assessments that were shared with a doctor; each behind its gate. A doctor's token
 * sees patients with appointments of that doctor.
 */
const answers = ({ caller: { doctorId }, tenant: { settings } }: Reading) => {
  const isSurvey = isGateOpen("displayEnrollmentActionCustomisations", settings)
    ? sql<boolean>`q.template <> ${assessmentTemplate}`
    : never;
  const isShared = isGateOpen("homepageHealthAssessment", settings)
    ? sql<boolean>`(q.template = ${assessmentTemplate} and exists (
        select from assessment_shares s join appointments a on a.tenant_id = s.tenant_id and a.id = s.appointment_id
        where s.tenant_id = q.tenant_id and s.response_id = q.id and ${doctorId === null ? always : sql<boolean>`a.doctor_id = ${doctorId}`}))`
    : never;
  const isOfDoctor =
    doctorId === null
      ? always
      : sql<boolean>`exists (select from appointments a where a.tenant_id = q.tenant_id and a.patient_id = q.patient_id
          and a.doctor_id = ${doctorId} and a.status in ${appointmentStateLists.booked})`;
  return sql`select q.id as key, q.id, q.patient_id, null::bigint as guest_id, ${doctorId}::bigint as doctor_id, q.template, q.response,
      q.response ->> 'questionnaire' as questionnaire, q.answered_at
    from survey_responses q
    where q.environment = ${settings.surveysEnvironment} and ((${isSurvey} and ${isOfDoctor}) or ${isShared})`;
};

/**
 * Search and mapping of FHIR QuestionnaireResponse: survey answers, and health assessments that were shared
 * with the clinic or, for a doctor's token, with that doctor; each only if its feature is on.
 */
export const questionnaireResponseKind = sqlKind<AnswersRow>({
  type: "QuestionnaireResponse",
  scope: "health:read",
  documentation: "Answers to surveys, and health assessments that were shared with the clinic.",
  isPersonal: true,
  parameters: {
    patient: patientParameter("Whom it is about."),
    subject: patientParameter("Whom it is about."),
    authored: dateParameter(sql`r.answered_at`, "When it was answered."),
    questionnaire: {
      type: "reference",
      documentation: "The canonical address, with its version or without.",
      where: (value) =>
        sql<boolean>`(r.questionnaire = ${value} or split_part(r.questionnaire, '|', 1) = ${value})`,
    },
    status: tokenParameter(sql`'completed'`, "Always `completed`."),
  },
  includes: {
    patient: ({ subject }) => referencesIn(subject),
    subject: ({ subject }) => referencesIn(subject),
  },
  source: answers,
  byId: byNumber,
  map: (row) => mapQuestionnaireResponse(row),
});

/** Search and mapping of FHIR Provenance: one for each measurement and questionnaire response. */
export const provenanceKind = sqlKind<ProvenanceRow>({
  type: "Provenance",
  scope: "health:read",
  documentation: "Who measured, and who answered: one for each measurement and each questionnaire.",
  isPersonal: true,
  parameters: {
    patient: patientParameter("Whom it is about."),
    target: {
      type: "reference",
      documentation: "An observation or a questionnaire's response, with its type.",
      where: (value, { base }) => {
        const observation = readObservationId(readReference(value, ["Observation"], base) ?? "");
        const response = readNumber(readReference(value, ["QuestionnaireResponse"], base) ?? "");
        if (observation && value.includes("Observation/"))
          return sql<boolean>`r.fhir_id = ${`measurement-${observation.measurementId}`} and ${observation.name} = any(r.names)`;
        return response !== null && value.includes("QuestionnaireResponse/")
          ? sql<boolean>`r.fhir_id = ${`response-${response}`}`
          : never;
      },
    },
    recorded: dateParameter(sql`r.recorded`, "When it was stored."),
  },
  includes: { target: ({ target }) => referencesIn(target) },
  source: (reading) => sql`
    select m.id * 2 as key, 'measurement-' || m.id as fhir_id, 'measurement' as kind, m.id as source_id,
      array(select jsonb_object_keys(m.vital_signs)) as names, m.source_system, m.saved_at as recorded, m.measured_at as occurred,
      a.patient_id, a.guest_id, a.doctor_id
    from ${measurements}
    where jsonb_exists_any(m.vital_signs, ${nameList})
    union all
    select q.id * 2 + 1, 'response-' || q.id, 'response', q.id, null, null, q.answered_at, q.answered_at, q.patient_id, null, q.doctor_id
    from (${answers(reading)}) q`,
  byId: (id) => (/^(measurement|response)-\d{1,15}$/.test(id) ? sql<boolean>`r.fhir_id = ${id}` : null),
  map: (row, { place }) => mapProvenance(row, place),
});
