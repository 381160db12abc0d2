import { isDeepStrictEqual } from "node:util";
import { surveyTemplates } from "@anteroom/content/questionnaires/survey-templates";
import * as shapes from "@anteroom/contract/administration/survey-templates";
import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import type { Questionnaire } from "@anteroom/domain/health/questionnaire/questionnaire";
import { canonicalOf } from "@anteroom/domain/health/questionnaire/response";
import { templateFaults } from "@anteroom/domain/health/questionnaire/template-faults";
import { sql } from "kysely";
import type { Services } from "../../platform/config/services.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { problem } from "../../platform/http/problem.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import { tenantAddress } from "../../platform/tenancy/tenant-address.ts";
import {
  activeTemplates,
  loadClinicTemplates,
  type ClinicTemplate,
} from "../../shared/appointment/survey-templates.ts";

/** Most versions of all surveys of a clinic together. */
const mostVersions = 500;
/** Most bytes of one version, as JSON. */
const mostBytes = 64 * 1024;

/**
 * Registers the routes to list, set (also as a dry run) and retire the surveys that a clinic writes. Setting
 * stores a new version unless nothing changed; versions are never changed. With `based_on` somebody else's newer
 * version is not replaced (`changed_elsewhere`). At most 500 versions and 64 kB each. Changes are audited.
 */
export function clinicSurveyTemplateRoutes({ app, config }: Pick<Services, "app" | "config">): void {
  mount(app, shapes.clinicListSurveyTemplates, async ({ tenant, query, tx }) => {
    const own = await tx((one) => loadClinicTemplates(one, query.slug));
    const product = surveyTemplates.filter(({ slug }) => query.slug === undefined || query.slug === slug);
    const isActive = activeTest(own, tenant.settings);
    return {
      data: {
        collection: [
          ...product.map((one) => presentProduct(one, isActive)),
          ...own.map((one) => present(one, isActive)),
        ],
      },
    };
  });
  mount(app, shapes.clinicSetSurveyTemplate, (call) => setTemplate(call, config));
  mount(app, shapes.clinicRetireSurveyTemplate, retireTemplate);
}

type ActiveTest = (questionnaire: Questionnaire) => boolean;

function activeTest(own: readonly ClinicTemplate[], settings: ApplicationSettings): ActiveTest {
  const names = new Set(
    activeTemplates(own, settings).map(({ questionnaire }) => canonicalOf(questionnaire)),
  );
  return (questionnaire) => names.has(canonicalOf(questionnaire));
}

function setTemplate(
  {
    tenant,
    caller,
    params: { template_slug: slug },
    body,
    now,
    tx,
  }: Call<typeof shapes.clinicSetSurveyTemplate>,
  config: Services["config"],
) {
  const { about, questionnaire: draft, is_dry_run, based_on } = body;
  const faults = templateFaults(draft).map(({ item, code }) => ({
    path: `body.questionnaire${item === null ? "" : `.${item}`}`,
    code,
  }));
  if (Buffer.byteLength(JSON.stringify(draft)) > mostBytes)
    faults.push({ path: "body.questionnaire", code: "too-large" });
  if (faults.length > 0) return problem("validation_failed", { fields: faults.slice(0, 100) });
  return tx(async (one) => {
    await sql`select pg_advisory_xact_lock(20261129, ${tenant.id})`.execute(one); // versions follow one another
    const own = await loadClinicTemplates(one);
    const newest = own.find((each) => each.slug === slug); // the newest comes first
    const fixed = surveyTemplates.find((each) => each.slug === slug)?.about ?? newest?.about;
    if (fixed !== undefined && fixed !== about)
      return problem("validation_failed", { fields: [{ path: "body.about", code: "fixed" }] });
    if (newest?.retiredAt === null && isDeepStrictEqual(draftOf(newest.questionnaire), draft))
      return { data: { entity: present(newest, activeTest(own, tenant.settings)) } };
    if (based_on !== undefined && !isDeepStrictEqual(stateOf(newest), based_on))
      return problem("changed_elsewhere");
    if (own.length >= mostVersions) return problem("status_conflict");
    const version = (newest?.version ?? 0) + 1;
    const questionnaire: Questionnaire = {
      resourceType: "Questionnaire",
      id: slug,
      // A name, not a page. What was answered keeps the name it had, wherever the clinic moves.
      url: newest?.questionnaire.url ?? tenantAddress(config, tenant, `/questionnaires/${slug}`),
      version: String(version),
      status: "active",
      ...draft,
    };
    const made: ClinicTemplate = { slug, about, questionnaire, version, createdAt: now, retiredAt: null };
    const answer = { data: { entity: present(made, activeTest([made, ...own], tenant.settings)) } };
    if (is_dry_run) return answer;
    await one
      .insertInto("survey_templates")
      .values({
        tenant_id: tenant.id,
        slug,
        version,
        about,
        questionnaire: JSON.stringify(questionnaire),
        created_at: now,
      })
      .execute();
    const object = `survey_template/${slug}-${version}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "survey_template.set", object });
    return answer;
  });
}

function retireTemplate({
  tenant,
  caller,
  params: { template_slug: slug },
  now,
  tx,
}: Call<typeof shapes.clinicRetireSurveyTemplate>) {
  return tx(async (one) => {
    await sql`select pg_advisory_xact_lock(20261129, ${tenant.id})`.execute(one);
    const [newest] = await loadClinicTemplates(one, slug);
    if (!newest) return problem("not_found");
    const retired = { ...newest, retiredAt: newest.retiredAt ?? now };
    if (newest.retiredAt === null) {
      await one
        .updateTable("survey_templates")
        .set({ retired_at: now })
        .where("slug", "=", slug)
        .where("version", "=", newest.version)
        .execute();
      const object = `survey_template/${slug}-${newest.version}`;
      await audit(one, tenant.id, { actor: actorOf(caller), action: "survey_template.retire", object });
    }
    return { data: { entity: present(retired, () => false) } };
  });
}

/** Returns what an author must have read of the newest version to replace it; null without one. */
const stateOf = (newest: ClinicTemplate | undefined): shapes.SurveyState | null =>
  newest ? { version: String(newest.version), is_retired: newest.retiredAt !== null } : null;

/** Returns the parts of a questionnaire that its author writes. */
function draftOf(questionnaire: Questionnaire) {
  const {
    resourceType: _type,
    id: _id,
    url: _url,
    version: _version,
    status: _status,
    ...draft
  } = questionnaire;
  return draft;
}

const present = (
  { slug, version, about, questionnaire, createdAt, retiredAt }: ClinicTemplate,
  isActive: ActiveTest,
): shapes.ClinicSurveyTemplate => ({
  slug,
  origin: "clinic",
  version: String(version),
  about,
  is_active: isActive(questionnaire),
  created_at: createdAt.toISOString(),
  retired_at: retiredAt?.toISOString() ?? null,
  questionnaire,
});

const presentProduct = (
  { slug, about, questionnaire }: (typeof surveyTemplates)[number],
  isActive: ActiveTest,
): shapes.ClinicSurveyTemplate => ({
  slug,
  origin: "product",
  version: questionnaire.version,
  about,
  is_active: isActive(questionnaire),
  created_at: null,
  retired_at: null,
  questionnaire,
});
