import { demoClinics } from "@anteroom/content/demo/clinics";
import { Manifest } from "@anteroom/contract/tenant";
import pg from "pg";
import * as z from "zod/mini";
import { makeClinic } from "./demo-clinic.ts";
import { updateDemoFile } from "./demo-file.ts";
import { admitDemoDoctor } from "./demo-upcoming.ts";
import type { DemoDeps } from "./demo-deps.ts";
import { makeTenant } from "./seed-demo.ts";

const Wanted = z.strictObject({
  /** The demo clinic it resembles. */
  like: z.string(),
  slug: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/)),
  settings: z.optional(z.record(z.string(), z.unknown())),
  manifest: z.optional(z.partial(Manifest)),
  /** False: the demo doctor does not attend, so patients keep waiting. */
  attended: z.optional(z.boolean()),
});

/**
 * Registers the development-only route that creates a copy of a demo clinic with changed settings or manifest
 * at `<slug>.<host of the base URL>`, and returns its token. The demo doctor attends it by default. `POST /dev/clinics
 * {"like": "aurora", "slug": "aurora-without-reviews", "settings": {"patientsReview": false}}`. Register it
 * in development only: it checks no caller.
 */
export function devClinicRoutes(deps: DemoDeps): void {
  const { services, owner } = deps;
  const { app, db, clock, config } = services;
  app.post("/dev/clinics", { schema: { hide: true, body: Wanted } }, async (request, reply) => {
    const { like, slug, settings, manifest, attended = true } = Wanted.parse(request.body);
    const model = demoClinics.find((clinic) => clinic.manifest.slug === like);
    if (!model) return reply.code(404).send();
    const clinic = {
      ...model,
      manifest: Manifest.parse({ ...model.manifest, ...manifest, slug }),
      settings: { ...model.settings, ...settings },
    };
    const client = new pg.Client(owner);
    await client.connect();
    try {
      await makeTenant(client, clinic.manifest, { host: config.baseUrl.hostname, now: clock.now() });
    } finally {
      await client.end();
    }
    app.tenants.clearCache();
    const tenant = await app.tenants.ofSlug(slug);
    if (!tenant) throw new Error(`The clinic ${slug} was made and is not there`);
    await makeClinic(db, tenant.id, clinic, clock.now());
    app.tenants.clearCache();
    const made = (await app.tenants.ofId(tenant.id)) ?? tenant; // with its settings
    const facts = await admitDemoDoctor(deps, { tenant: made, clinic });
    if (attended) updateDemoFile(config.ANTEROOM_DATA_DIR, [facts]);
    return reply.code(201).send({ slug, clinic_token: facts.clinic_token });
  });
}
