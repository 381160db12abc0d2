import { channelOf } from "@anteroom/contract/channels";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { getSurveyUrl as shape } from "@anteroom/contract/appointment/surveys";
import { isGateOpen } from "@anteroom/domain/clinic/gates";
import { surveyAddress } from "@anteroom/domain/appointment/survey-address";
import type { Config } from "../../../platform/config/config.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { tenantAddress } from "../../../platform/tenancy/tenant-address.ts";
import { findTemplate } from "../../../shared/appointment/survey-templates.ts";
import { findSubject } from "./find-subject.ts";

/**
 * Returns the URL of a survey, by its slug: our page, or the clinic's external address with its parameters; and the
 * channel of the caller's hints. Checks that the caller may answer it (else `not_found`), except for external ones.
 * `validation_failed` without `actionable_id` for a survey about an appointment.
 */
export async function getSurveyUrl(
  config: Pick<Config, "baseUrl">,
  { tenant, caller, params, query, tx }: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const { settings } = tenant;
  const { template_id: id } = params;
  if (!isGateOpen("displayEnrollmentActionCustomisations", settings)) return problem("feature_off");
  const notificationChannel = channelOf.patient(tenant.id, caller.patientId);
  const project = query.project_id ?? settings.surveysProject ?? "none";
  const external = Object.hasOwn(settings.surveyAddresses, id) ? settings.surveyAddresses[id] : undefined;
  if (external !== undefined) {
    const facts = { environment: settings.surveysEnvironment, project, actionable: query.actionable_id };
    return { data: { id, url: surveyAddress(external, facts), notificationChannel } };
  }
  // Checked here, so that no one fills in a survey that would be refused.
  const found = await tx(async (one) => {
    const template = await findTemplate(one, id, settings);
    if (!template) return problem("not_found");
    const actionable =
      query.actionable_id ?? (template.about === "patient" ? String(caller.patientId) : undefined);
    if (actionable === undefined)
      return problem("validation_failed", {
        fields: [{ path: "querystring.actionable_id", code: "missing" }],
      });
    const subject = await findSubject(one, caller, template, actionable);
    return subject === null ? problem("not_found") : { actionable };
  });
  if (isProblem(found)) return found;
  const link = new URLSearchParams({ action_name: id, actionable_id: found.actionable, project_id: project });
  return {
    data: { id, url: tenantAddress(config, tenant, `/fill-survey?${link.toString()}`), notificationChannel },
  };
}
