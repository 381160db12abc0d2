import { createHash } from "node:crypto";
import { publicSettings } from "@anteroom/domain/settings";
import { getApplicationSettings, getDomains, getManifest, listClinics } from "@anteroom/contract/tenant";
import { mount } from "../../platform/mount.ts";
import { problem } from "../../platform/problem.ts";
import type { Services } from "../../platform/services.ts";
import { tenantOfToken } from "./tenant-of-token.ts";

/** How the clinic looks and what its patients can do. */
export function tenantRoutes({ app, config, db }: Pick<Services, "app" | "config" | "db">): void {
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
  mount(app, getApplicationSettings, ({ tenant }) => ({
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
