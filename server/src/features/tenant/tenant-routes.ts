import { createHash } from "node:crypto";
import { publicSettings } from "@anteroom/domain/clinic/settings";
import { getApplicationSettings, getDomains, getManifest, listClinics } from "@anteroom/contract/tenant";
import { mount } from "../../platform/http/mount.ts";
import { problem } from "../../platform/http/problem.ts";
import type { Services } from "../../platform/config/services.ts";
import { sql } from "kysely";
import { hashOf } from "../../platform/crypto/secrets.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";

/**
 * Registers the public routes of a clinic's manifest, public settings and domain, and, in development only,
 * the list of clinics. The manifest's clinic is that of the host; without one, that of a valid session or
 * link token.
 */
export function clinicConfigurationRoutes({
  app,
  config,
  db,
}: Pick<Services, "app" | "config" | "db">): void {
  mount(app, getManifest, async ({ tenant: ofHost, query: { token }, now, request, reply }) => {
    // D.08: the host's clinic always wins; only where there is none does a token decide, and a bad one is no error.
    const tenant = ofHost ?? (token ? await tenantOfToken({ app, db }, { token, now }) : null);
    if (!tenant) return problem("tenant_not_found");
    const etag = `"${createHash("sha256")
      .update(JSON.stringify([tenant.manifest, tenant.settings]))
      .digest("base64url")
      .slice(0, 22)}"`;
    reply.header("etag", etag).header("cache-control", "no-cache");
    if (request.headers["if-none-match"] === etag) reply.code(304).send();
    return { data: { entity: tenant.manifest } };
  });
  // The specification writes it with a slash at the end, which OpenAPI's linters refuse: both are answered.
  for (const end of ["", "/"])
    mount(app, { ...getApplicationSettings, path: `${getApplicationSettings.path}${end}` }, ({ tenant }) => ({
      data: { entity: { ...publicSettings(tenant.settings) } },
    }));
  mount(app, getDomains, ({ host, tenant }) => ({
    data: {
      entity: tenant && { domain: host, tenant: tenant.slug, business_account: tenant.businessAccountSlug },
    },
  }));
  mount(app, listClinics, async () => {
    if (!config.hasDevSurfaces) return problem("not_found");
    const clinics = (await app.tenants.all()).filter(({ hasManifest }) => hasManifest);
    const collection = clinics.map(({ slug, primaryDomain, manifest }) => {
      const url = new URL(config.baseUrl);
      url.hostname = primaryDomain;
      return { slug, name: manifest.name, url: url.href, logo_url: manifest.logoUrl };
    });
    return { data: { collection } };
  });
}

/**
 * Returns the clinic of a token while it is valid there: that of a session, or of a link which has not been
 * used; null for every other text (D.08). One statement for any number of clinics.
 */
async function tenantOfToken(
  { app, db }: Pick<Services, "app" | "db">,
  { token, now }: { token: string; now: Date },
): Promise<Tenant | null> {
  const { rows } = await sql<{ tenant_id: number }>`
    select tenant_id from tenant_of_token(${hashOf(token)}, ${now})`.execute(db);
  const [found] = rows;
  return found ? app.tenants.ofId(found.tenant_id) : null;
}
