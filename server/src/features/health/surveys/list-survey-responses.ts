import { longestSpanDays } from "@anteroom/domain/shared/lifetimes";
import { assessmentTemplate } from "@anteroom/contract/health/health-assessment";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import type {
  clinicListSurveyResponses as clinicShape,
  listSurveyResponses as shape,
} from "@anteroom/contract/appointment/surveys";
import { isGateOpen } from "@anteroom/domain/clinic/gates";
import { sql } from "kysely";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { ClinicCaller } from "../../../platform/http/authentication.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { loadSurveyResponses } from "../../../shared/appointment/survey-responses.ts";
import { isInCare } from "./find-subject.ts";
import { gateOfTemplate } from "./find-template.ts";
import { appointmentStateLists } from "../../../platform/database/state-lists.ts";

/** Most responses of one answer to patients. */
const mostOwn = 100;

/**
 * Returns the newest 100 responses of the patient and dependents. `query.templates` is a list in brackets,
 * `[a,b]`; a switched-off one is `feature_off`, without a list they are omitted.
 */
export async function listSurveyResponses({
  tenant,
  caller,
  query,
  tx,
}: Call<typeof shape>): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const { settings } = tenant;
  const wanted = query.templates?.slice(1, -1).split(",").filter(Boolean);
  if (wanted?.some((template) => !isGateOpen(gateOfTemplate(template), settings)))
    return problem("feature_off");
  const isWanted = wanted ? sql<boolean>`r.template = any(${wanted})` : sql<boolean>`true`;
  const isOwn = sql<boolean>`exists (
    select from patients p where p.tenant_id = r.tenant_id and p.id = r.patient_id and ${isInCare(caller.patientId)})`;
  const found = await tx((one) =>
    loadSurveyResponses(one, settings.surveysEnvironment, sql<boolean>`${isOwn} and ${isWanted}`, mostOwn),
  );
  const collection = found.filter(({ template }) => isGateOpen(gateOfTemplate(template), settings));
  return { data: { collection } };
}

const longestSpan = longestSpanDays * 24 * 3_600_000;
/** Responses per page. */
const pageLength = 200;

/**
 * Returns a page of at most 200 patients' responses, newest first, from `from` to before `to`, at most the
 * contract's longest span; continue with `next_cursor`. Health assessments are never included; a doctor's
 * token sees patients with an appointment with that doctor. The read is audited unless it is empty.
 */
export async function listClinicSurveyResponses({
  tenant,
  caller,
  query,
  tx,
}: Call<typeof clinicShape>): Promise<AnswerOf<typeof clinicShape> | ProblemOutcome> {
  const { settings } = tenant;
  const [from, to] = [new Date(query.from), new Date(query.to)];
  const span = to.getTime() - from.getTime();
  if (span < 0 || span > longestSpan)
    return problem("validation_failed", { fields: [{ path: "querystring.to", code: "span" }] });
  if (query.template !== undefined && !isGateOpen(gateOfTemplate(query.template), settings))
    return problem("feature_off");
  const isWanted =
    query.template === undefined ? sql<boolean>`true` : sql<boolean>`r.template = ${query.template}`;
  return tx(async (one) => {
    const found = await loadSurveyResponses(
      one,
      settings.surveysEnvironment,
      sql<boolean>`r.answered_at >= ${from} and r.answered_at < ${to} and ${isWanted}
        and ${isAfter(query.cursor)} and ${isSeenBy(caller)}`,
      pageLength + 1,
    );
    const page = found.slice(0, pageLength);
    const last = page.at(-1);
    const next_cursor = last && found.length > pageLength ? `${last.answered_at}_${last.id}` : null;
    const open = page.filter(({ template }) => isGateOpen(gateOfTemplate(template), settings));
    const object = `survey_response/${open.map(({ id }) => id).join(",")}`;
    if (open.length > 0)
      await audit(one, tenant.id, { actor: actorOf(caller), action: "survey.list", object });
    return { data: { collection: open, next_cursor } };
  });
}

/** SQL condition: responses after the cursor, that is older, or as old with a smaller id. */
function isAfter(cursor: string | undefined) {
  if (cursor === undefined) return sql<boolean>`true`;
  const [at = "", id] = cursor.split("_");
  return sql<boolean>`(r.answered_at, r.id) < (${new Date(at)}, ${Number(id)})`;
}

/** A health assessment is read where its patient has shared it, nowhere else. A clinic's token sees all patients, a doctor's those who have or had a visit with that doctor. */
const isSeenBy = ({ doctorId }: ClinicCaller) =>
  sql<boolean>`r.template <> ${assessmentTemplate} and ${isOfDoctor(doctorId)}`;

const isOfDoctor = (doctorId: number | null) =>
  doctorId === null
    ? sql<boolean>`true`
    : sql<boolean>`exists (
        select from appointments a where a.tenant_id = r.tenant_id and a.patient_id = r.patient_id
          and a.doctor_id = ${doctorId} and a.status in ${appointmentStateLists.booked})`;
