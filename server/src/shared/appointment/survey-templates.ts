import { surveyTemplates, type SurveyTemplate } from "@anteroom/content/questionnaires/survey-templates";
import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import type { Questionnaire } from "@anteroom/domain/health/questionnaire/questionnaire";
import { canonicalOf } from "@anteroom/domain/health/questionnaire/response";
import type { Tx } from "../../platform/database/database.ts";

type Settings = Pick<ApplicationSettings, "surveyAddresses">;

/** One version of a survey that the clinic wrote. */
export type ClinicTemplate = SurveyTemplate & {
  version: number;
  createdAt: Date;
  retiredAt: Date | null;
};

/** Returns the clinic's own surveys with all versions, each survey's newest first. */
export async function loadClinicTemplates(tx: Tx, slug?: string): Promise<ClinicTemplate[]> {
  let query = tx
    .selectFrom("survey_templates")
    .select(["slug", "version", "about", "questionnaire", "created_at", "retired_at"]);
  if (slug !== undefined) query = query.where("slug", "=", slug);
  const rows = await query.orderBy("slug").orderBy("version", "desc").execute();
  return rows.map(({ created_at, retired_at, questionnaire, ...row }) => ({
    ...row,
    questionnaire: questionnaire as Questionnaire, // checked when it was written
    createdAt: created_at,
    retiredAt: retired_at,
  }));
}

/**
 * Returns the surveys that patients get: the clinic's newest versions unless retired, and the built-in ones
 * that it has not replaced; without those that have an external address.
 */
export function activeTemplates(
  own: readonly ClinicTemplate[],
  { surveyAddresses }: Settings,
): SurveyTemplate[] {
  const newest = own.filter(
    ({ slug, version }) => !own.some((other) => other.slug === slug && other.version > version),
  );
  const active = newest.filter(({ retiredAt }) => retiredAt === null);
  const product = surveyTemplates.filter(({ slug }) => !active.some((one) => one.slug === slug));
  return [...product, ...active]
    .filter(({ slug }) => !Object.hasOwn(surveyAddresses, slug))
    .map(({ slug, about, questionnaire }) => ({ slug, about, questionnaire }));
}

/** Returns the active survey with this slug; undefined when there is none or it has an external address. */
export async function findTemplate(
  tx: Tx,
  slug: string,
  settings: Settings,
): Promise<SurveyTemplate | undefined> {
  const own = await loadClinicTemplates(tx, slug);
  return activeTemplates(own, settings).find((one) => one.slug === slug);
}

/**
 * Returns the version of a survey that a person has answered, by its canonical `url|version`: the active one,
 * or an earlier one that they had started; the active one when `canonical` is unknown. Undefined when the
 * survey is not active.
 */
export async function findAnsweredTemplate(
  tx: Tx,
  { slug, canonical, settings }: { slug: string; canonical: string; settings: Settings },
): Promise<SurveyTemplate | undefined> {
  const own = await loadClinicTemplates(tx, slug);
  const active = activeTemplates(own, settings).find((one) => one.slug === slug);
  if (!active || canonicalOf(active.questionnaire) === canonical) return active;
  const before = [...own, ...surveyTemplates.filter((one) => one.slug === slug)];
  return before.find(({ questionnaire }) => canonicalOf(questionnaire) === canonical) ?? active;
}
