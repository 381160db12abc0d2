import * as shapes from "@anteroom/contract/administration/settings";
import { checkTenant, type Finding, type Installed } from "@anteroom/domain/clinic/tenant-check";
import { usesOwnGateway } from "@anteroom/domain/payment/own-gateways";
import { asRecord } from "@anteroom/domain/shared/record";
import { sql } from "kysely";
import type { Services } from "../../platform/config/services.ts";
import type { Tx } from "../../platform/database/database.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { problem } from "../../platform/http/problem.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";

/**
 * Registers the routes to read and replace the clinic's manifest and settings, validated like a clinic file,
 * with findings; also as a dry run. Requires the current version (`changed_elsewhere`). The slug cannot
 * change. A change stores a new version of both, is audited and clears this server's tenant cache.
 */
export function clinicConfigurationApi({ app }: Pick<Services, "app">, installed: () => Installed): void {
  mount(app, shapes.clinicGetConfiguration, async ({ tenant, tx }) => {
    const stored = await tx(readStored);
    return { data: { entity: { ...stored, findings: findingsOf(stored, tenant, installed()) } } };
  });
  mount(app, shapes.clinicSetConfiguration, async (call) => {
    const outcome = await setConfiguration(call, installed());
    app.tenants.clearCache(); // other servers hear of it from the database
    return outcome;
  });
}

type Stored = Pick<shapes.ClinicConfiguration, "version" | "manifest" | "settings">;

function setConfiguration(
  { tenant, caller, body, now, tx }: Call<typeof shapes.clinicSetConfiguration>,
  installed: Installed,
) {
  const { manifest, settings } = body;
  const findings = [...findingsOf(body, tenant, installed), ...fixedFindings(manifest, tenant)];
  const errors = findings.filter(({ kind }) => kind === "error");
  if (errors.length > 0 && !body.is_dry_run) {
    const fields = errors.slice(0, 100).map(({ where }) => ({ path: `body.${where}`, code: "invalid" }));
    return problem("validation_failed", { fields });
  }
  return tx(async (one) => {
    await sql`select pg_advisory_xact_lock(20261127, ${tenant.id})`.execute(one); // one change at a time
    const { version } = await readStored(one);
    if (version !== body.version) return problem("changed_elsewhere");
    if (body.is_dry_run) return { data: { entity: { version, manifest, settings, findings } } };
    const next = { tenant_id: tenant.id, version: version + 1, created_at: now };
    await one
      .insertInto("tenant_configs")
      .values([
        { ...next, kind: "manifest", body: JSON.stringify(manifest) },
        { ...next, kind: "settings", body: JSON.stringify(settings) },
      ])
      .execute();
    const object = `configuration/${version + 1}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "configuration.change", object });
    return { data: { entity: { version: version + 1, manifest, settings, findings } } };
  });
}

/** The slug must not change: files, tools and addresses use it. */
function fixedFindings(manifest: Stored["manifest"], { slug }: Tenant): Finding[] {
  return manifest["slug"] === slug
    ? []
    : [{ kind: "error", where: "manifest.slug", words: `It stays as it is: ${slug}.` }];
}

function findingsOf(
  { manifest, settings }: Pick<Stored, "manifest" | "settings">,
  { primaryDomain, settings: { gateways } }: Tenant,
  installed: Installed,
): Finding[] {
  const facts = { ...installed, hasOwnGateways: Object.values(gateways).some(usesOwnGateway) };
  return checkTenant({ manifest, settings, domains: [primaryDomain] }, facts);
}

/** Returns the newest manifest and settings; the version is the higher of both. */
async function readStored(tx: Tx): Promise<Stored> {
  const rows = await tx
    .selectFrom("tenant_configs")
    .distinctOn("kind")
    .select(["kind", "version", "body"])
    .orderBy("kind")
    .orderBy("version", "desc")
    .execute();
  const bodyOf = (kind: string) => asRecord(rows.find((row) => row.kind === kind)?.body) ?? {};
  return {
    version: Math.max(1, ...rows.map(({ version }) => version)),
    manifest: { ...bodyOf("manifest") },
    settings: { ...bodyOf("settings") },
  };
}
