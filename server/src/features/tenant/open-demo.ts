import type { RealtimeAddress } from "@anteroom/contract/page";
import type { Connections } from "../../platform/connections.ts";
import { withTenant } from "../../platform/database.ts";
import type { Services } from "../../platform/services.ts";
import { tenantAddress } from "../../platform/tenant-address.ts";
import type { Tenant } from "../../platform/tenants.ts";
import { readDemoFile, writeDemoFile, type DemoFile } from "./demo-file.ts";
import { seedDemo } from "./seed-demo.ts";

type Needs = { services: Services; connections: Connections; realtime: RealtimeAddress };

/** Seeds an empty database, and says what the demo's programs must know; null where this is no demo. */
export async function openDemo({ services, connections, realtime }: Needs): Promise<DemoFile | null> {
  const { config, db, clock, app } = services;
  const isWanted =
    config.ANTEROOM_DEMO === undefined ? config.environment === "development" : config.ANTEROOM_DEMO === "on";
  if (!isWanted) return null;
  const seeded = await seedDemo({ db, connections, now: clock.now() });
  const known =
    seeded?.map(({ slug, name, clinicToken, patients }) => ({
      slug,
      name,
      clinic_token: clinicToken,
      patients,
    })) ?? readDemoFile(config.ANTEROOM_DATA_DIR)?.clinics;
  if (!known) return null; // clinics that are none of ours live here
  const clinics: DemoFile["clinics"] = [];
  for (const clinic of known) {
    const tenant = await app.tenants.ofHost(`${clinic.slug}.localhost`);
    if (tenant) clinics.push({ ...clinic, ...(await presentState(services, tenant, realtime)) });
  }
  const demo = { clinics };
  writeDemoFile(config.ANTEROOM_DATA_DIR, demo);
  return demo;
}

async function presentState({ config, db, clock }: Services, tenant: Tenant, realtime: RealtimeAddress) {
  const upcoming = await withTenant(db, tenant.id, (tx) =>
    tx
      .selectFrom("appointments")
      .select("code")
      .where("status", "in", ["accepted", "preparing"])
      .where("end_time", ">", clock.now())
      .orderBy("start_time")
      .executeTakeFirst(),
  );
  return {
    base_url: tenantAddress(config, tenant, "/").replace(/\/$/, ""),
    upcoming_code: upcoming?.code ?? null,
    guest_link: null,
    realtime: {
      key: realtime.key,
      host: realtime.host ?? config.HOST,
      port: realtime.port ?? config.PORT,
      path: realtime.path,
    },
  };
}
