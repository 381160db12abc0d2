import { repeatWindowMs } from "@anteroom/domain/shared/lifetimes";
import { healthAssessment } from "@anteroom/content/questionnaires/health-assessment";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import {
  assessmentTemplate,
  type saveHealthAssessment as shape,
} from "@anteroom/contract/health/health-assessment";
import { careState } from "@anteroom/domain/account/care";
import { isGateOpen } from "@anteroom/domain/clinic/gates";
import { answersOf, type QuestionnaireResponse } from "@anteroom/domain/health/questionnaire/response";
import { answerProblems } from "@anteroom/domain/health/questionnaire/slips";
import { sql } from "kysely";
import { isDeepStrictEqual } from "node:util";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import { careOf } from "../../../shared/account/care-of.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { actingFor } from "../../../shared/appointment/own-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { recentResponsesOf, insertSurveyResponse } from "../../../shared/appointment/survey-responses.ts";

/** Most assessments of one person a day, against scripts. */
const mostADay = 20;
/**
 * Stores a health assessment of the patient or a dependent they may act for, with the consent's time, and
 * audits it. The same answers within 10 minutes return the stored assessment. At most 20 a day of one person
 * (`too_many_today`). Shares nothing.
 */
export async function saveAssessment(
  call: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  if (!isGateOpen("homepageHealthAssessment", call.tenant.settings)) return problem("feature_off");
  const saved = await call.tx((one) => keep(one, call));
  return isProblem(saved) ? saved : { data: { entity: saved } };
}

async function keep(tx: Tx, { tenant, caller, body, now }: Call<typeof shape>) {
  const { patient_id: patientId, response } = body;
  const refusal = await refuseSubject(tx, { caller: caller.patientId, patientId, now });
  if (refusal) return refusal;
  const fields = fieldsAtFault(response);
  if (fields.length > 0) return problem("validation_failed", { fields });
  const environment = tenant.settings.surveysEnvironment;
  const { before, wait } = await recentResponsesOf(tx, {
    environment,
    patientId,
    most: mostADay,
    which: sql<boolean>`r.template = ${assessmentTemplate}`,
    now,
  });
  const same = before.find(
    (one) =>
      now.getTime() - Date.parse(one.answered_at) <= repeatWindowMs &&
      isDeepStrictEqual(one.response.item, response.item),
  );
  if (same) return present(same);
  if (wait !== null) return problem("too_many_today", { retry_after: wait });
  const stored = { template: assessmentTemplate, patientId, action: null, response, environment };
  const consentedAt = new Date(body.consented_at);
  const saved = await insertSurveyResponse(tx, { tenantId: tenant.id, ...stored, consentedAt }, now);
  if (!saved) throw new Error("Answers without a link can always be kept");
  await audit(tx, tenant.id, {
    actor: actorOf(caller),
    action: "assessment.save",
    object: `survey_response/${saved.id}`,
    ...actingFor(caller, { patient_id: patientId }),
  });
  return present(saved);
}

const present = ({
  id,
  patient_id,
  answered_at,
}: {
  id: number;
  patient_id: number;
  answered_at: string;
}) => ({
  id,
  patient_id,
  answered_at,
});

/** Returns `not_found` for another's patient, `care_not_confirmed` for an adult who has not agreed (D.101), or null. */
async function refuseSubject(
  tx: Tx,
  { caller, patientId, now }: { caller: number; patientId: number; now: Date },
): Promise<ProblemOutcome | null> {
  if (caller === patientId) return null;
  const person = await tx
    .selectFrom("patients")
    .select(["birthdate", "care_asked_at", "care_confirmed_at", "care_ends_at"])
    .where("id", "=", patientId)
    .where("parent_id", "=", caller)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (!person) return problem("not_found");
  return careState(careOf(person), now.getTime()) === "waiting" ? problem("care_not_confirmed") : null;
}

/** Checks the answers by the same rules as the page. */
function fieldsAtFault(response: QuestionnaireResponse) {
  const answers = answersOf(healthAssessment, response);
  if (!answers) return [{ path: "body.response", code: "not-its-answers" }];
  return answerProblems(healthAssessment.item, answers).map(({ linkId, kind }) => ({
    path: `body.response.${linkId}`,
    code: kind,
  }));
}
