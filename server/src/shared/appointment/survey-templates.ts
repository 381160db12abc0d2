import { surveyTemplates, type SurveyTemplate } from "@anteroom/content/questionnaires/survey-templates";
import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import type { Questionnaire } from "@anteroom/domain/health/questionnaire/questionnaire";
import { canonicalOf } from "@anteroom/domain/health/questionnaire/response";
import type { Tx } from "../../platform/database/database.ts";

type Settings = Pick<ApplicationSettings, "surveyAddresses">;

/** A version of a survey that the clinic wrote itself. */
export type ClinicTemplate = SurveyTemplate & {
  version: number;
  createdAt: Date;
  retiredAt: Date | null;
};

/** The clinic's own surveys with all their versions, the newest of each first. */
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

/** What patients are asked here, by name: the clinic's newest versions, and the product's where the clinic has put none in their place. */
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

/** The survey of this name that patients are asked now, unless it lies at an address of its own. */
export async function findTemplate(
  tx: Tx,
  slug: string,
  settings: Settings,
): Promise<SurveyTemplate | undefined> {
  const own = await loadClinicTemplates(tx, slug);
  return activeTemplates(own, settings).find((one) => one.slug === slug);
}

/** The version that somebody has answered: the one asked now, or one before it that they had begun. */
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
