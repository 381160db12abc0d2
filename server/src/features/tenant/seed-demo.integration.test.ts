import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { demoClinics } from "@anteroom/content/demo/clinics";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildApp } from "../../platform/http/app.ts";
import { clinicOfToken } from "../../platform/http/authentication.ts";
import { readConfig } from "../../platform/config/config.ts";
import { openDatabase, openPool, withTenant } from "../../platform/database/database.ts";
import { verifyPassword } from "../../platform/crypto/password.ts";
import { hashOf } from "../../platform/crypto/secrets.ts";
import { freshDatabase } from "../../testing/fresh-database.ts";
import { updateDemoFile, readDemoFile, writeDemoFile, type DemoFile } from "./demo-file.ts";
import { devClinicRoutes } from "./dev-clinics.ts";
import type { DemoDeps } from "./demo-deps.ts";
import { keepDemoAlive, seedDemo } from "./seed-demo.ts";

let deps: DemoDeps;
let at = new Date("2027-03-01T09:00:00.000Z");
beforeEach(async () => {
  const connections = await freshDatabase();
  at = new Date("2027-03-01T09:00:00.000Z");
  const db = openDatabase(openPool(connections.app, 10, () => {}));
  const clock = { now: () => at };
  const config = readConfig({});
  const app = await buildApp({ db, clock, config, codeVersion: () => "test", report: () => {} });
  const address = {
    key: "anteroom",
    cluster: "eu",
    host: null,
    port: null,
    path: "/pusher",
    isTls: null,
    takesStatistics: true,
    signsIn: false,
  };
  deps = { services: { app, db, clock, config }, owner: connections.owner, address };
});
afterEach(async () => {
  await deps.services.app.close();
  await deps.services.db.destroy();
});

async function seed(known: DemoFile | null = null): Promise<DemoFile> {
  const demo = await seedDemo(deps, known);
  if (!demo) throw new Error("The database was not empty");
  return demo;
}

async function count(table: string): Promise<number> {
  const tenants = await deps.services.app.tenants.all();
  const counts = await Promise.all(
    tenants.map(({ id }) =>
      withTenant(deps.services.db, id, async (tx) => {
        const { length } = await tx
          .selectFrom(table as "patients")
          .selectAll()
          .execute();
        return length;
      }),
    ),
  );
  return counts.reduce((sum, one) => sum + one, 0);
}

test("the demo has three clinics with all credentials", { tags: ["S1.48"] }, async () => {
  const { clinics } = await seed();
  expect(clinics.map(({ slug }) => slug)).toEqual(["aurora", "ipe", "andes"]);
  const [aurora, ipe] = clinics;
  expect(aurora).toMatchObject({
    name: "Clínica Aurora",
    base_url: "http://aurora.localhost:8080",
    upcoming_code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
    guest_link: expect.stringMatching(/^http:\/\/aurora\.localhost:8080\/guest\/video\/[\w-]{43}$/),
    realtime: { key: "anteroom", host: "127.0.0.1", port: 8080, path: "/pusher" },
  });
  expect(aurora?.patients[0]?.password).toBe("anteroom-demo");
  expect(ipe?.guest_link, "nobody books there without an account, so a guest comes by invitation").toMatch(
    /^http:\/\/ipe\.localhost:8080\/guest\/video\/invited_[\w-]{43}$/,
  );
  expect(await count("doctors")).toBe(36);
});

test("a demo patient's password opens the account", { tags: ["S5.LOGIN.01"] }, async () => {
  const { clinics } = await seed();
  const tenant = await deps.services.app.tenants.ofHost("aurora.localhost");
  const row = await withTenant(deps.services.db, tenant?.id ?? 0, (tx) =>
    tx
      .selectFrom("credentials")
      .selectAll()
      .where("login", "=", clinics[0]?.patients[0]?.login ?? "")
      .executeTakeFirst(),
  );
  expect(await verifyPassword("anteroom-demo", row?.password_hash ?? null)).toBe(true);
});

test("the demo has a doctor's and a receptionist's account at each desk, and none in production", async () => {
  const { clinics } = await seed();
  for (const { slug, staff } of clinics) {
    expect(staff.map(({ role, login }) => [role, login])).toEqual([
      ["doctor", `doctor@${slug}.example`],
      ["reception", `reception@${slug}.example`],
    ]);
    const tenant = await deps.services.app.tenants.ofSlug(slug);
    const rows = await withTenant(deps.services.db, tenant?.id ?? 0, (tx) =>
      tx.selectFrom("staff").selectAll().orderBy("id").execute(),
    );
    expect(rows.map(({ role, doctor_id: doctor }) => [role, doctor !== null])).toEqual([
      ["doctor", true],
      ["reception", false],
    ]);
    expect(await verifyPassword("anteroom-demo", rows[0]?.password_hash ?? null)).toBe(true);
  }
  const config = { ...deps.services.config, environment: "production" as const };
  const live = await keepDemoAlive({ ...deps, services: { ...deps.services, config } }, null);
  expect(live.clinics.flatMap(({ staff }) => staff)).toEqual([]);
});

test("a second start adds nothing and keeps every token, code and link", async () => {
  const first = await seed();
  const tables = ["doctors", "patients", "guests", "appointments", "reviews", "clinic_tokens"];
  const before = await Promise.all(tables.map(count));
  expect(await seed(first)).toEqual(first);
  expect(await Promise.all(tables.map(count))).toEqual(before);
});

test("a demo without its file gets new tokens, and the old ones are void", async () => {
  const [first, second] = [await seed(), await seed()];
  expect(second.clinics[0]?.clinic_token).not.toBe(first.clinics[0]?.clinic_token);
  const live = await withTenant(deps.services.db, 1, (tx) =>
    tx.selectFrom("clinic_tokens").select("token_hash").where("revoked_at", "is", null).execute(),
  );
  expect(live.map(({ token_hash }) => token_hash.toString("hex"))).toEqual([
    hashOf(second.clinics[0]?.clinic_token ?? "").toString("hex"),
  ]);
});

test("each clinic gets upcoming appointments again once all have passed", async () => {
  let demo = await seed();
  for (const days of [30, 60]) {
    at = new Date(at.getTime() + days * 86_400_000);
    const next = await keepDemoAlive(deps, demo);
    expect(next.clinics.map(({ upcoming_code }) => upcoming_code)).not.toContain(null);
    expect(next.clinics[0]?.upcoming_code).not.toBe(demo.clinics[0]?.upcoming_code);
    expect(next.clinics[0]?.guest_link).not.toBe(demo.clinics[0]?.guest_link);
    expect(next.clinics[0]?.clinic_token).toBe(demo.clinics[0]?.clinic_token);
    expect(await keepDemoAlive(deps, next)).toEqual(next);
    demo = next;
  }
});

test("an interrupted start is completed by the next", async () => {
  await seed();
  const owner = new pg.Client(deps.owner);
  await owner.connect();
  await owner.query("set app.tenant = '3'");
  for (const table of [
    "clinic_tokens",
    "staff",
    "reviews",
    "visits",
    "appointments",
    "guests",
    "terms_agreements",
    "credentials",
    "patients",
  ])
    await owner.query(`delete from ${table}`);
  for (const table of ["vouchers", "service_prices", "doctor_hours", "doctors", "tenant_configs"])
    await owner.query(`delete from ${table}`);
  await owner.end();
  const { clinics } = await seed();
  expect(clinics).toHaveLength(3);
  expect(await count("doctors")).toBe(36);
});

test("a database with a real clinic is left unchanged", async () => {
  const owner = new pg.Client(deps.owner);
  await owner.connect();
  await owner.query(
    "insert into tenants (slug, business_account_slug, created_at) values ('real', 'real', now())",
  );
  await owner.end();
  expect(await seedDemo(deps, null)).toBeNull();
  expect(await deps.services.app.tenants.all()).toEqual([]);
});

test("the demo's appointments are past and upcoming, with reviews where defined", async () => {
  await seed();
  const planned = demoClinics.flatMap(({ appointments }) => appointments);
  const guests = demoClinics.filter(({ settings }) => settings.patientsGuestBooking).length;
  expect(await count("appointments")).toBe(planned.length + guests);
  expect(await count("reviews")).toBe(planned.filter(({ review }) => review !== null).length);
});

test("demo.json is readable by its owner only, and a broken one counts as missing", async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "anteroom-demo-"));
  expect(readDemoFile(dataDir)).toBeNull();
  const demo = await seed();
  writeDemoFile(dataDir, demo);
  expect(statSync(path.join(dataDir, "demo.json")).mode & 0o777).toBe(0o600);
  expect(readDemoFile(dataDir)).toEqual(demo);
  writeFileSync(path.join(dataDir, "demo.json"), '{"clinics":[{}]}');
  expect(readDemoFile(dataDir)).toBeNull();
  rmSync(dataDir, { recursive: true });
});

test(
  "an additional clinic can be attended by the demo doctor and stays known",
  { tags: ["S1.18"] },
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-demo-"));
    const config = readConfig({ ANTEROOM_DATA_DIR: folder });
    const demo = await seed();
    writeDemoFile(folder, demo);
    devClinicRoutes({ ...deps, services: { ...deps.services, config } });
    const { statusCode } = await deps.services.app.inject({
      method: "POST",
      url: "/dev/clinics",
      payload: { like: "ipe", slug: "ipe-besides", settings: { timeZone: "Europe/Rome" } },
    });
    expect(statusCode).toBe(201);
    const besides = readDemoFile(folder)?.clinics.find(({ slug }) => slug === "ipe-besides");
    expect(besides).toMatchObject({ base_url: "http://ipe-besides.localhost:8080", upcoming_code: null });
    const tenant = await deps.services.app.tenants.ofHost("ipe-besides.localhost");
    const caller = await withTenant(deps.services.db, tenant?.id ?? 0, (tx) =>
      clinicOfToken(tx, besides?.clinic_token ?? "", at),
    );
    expect(caller?.caller).toMatchObject({ kind: "clinic", doctorId: null });

    at = new Date(at.getTime() + 30 * 86_400_000);
    updateDemoFile(folder, (await keepDemoAlive(deps, readDemoFile(folder))).clinics);
    const slugs = readDemoFile(folder)?.clinics.map(({ slug }) => slug);
    expect(slugs).toEqual(["aurora", "ipe", "andes", "ipe-besides"]);
    rmSync(folder, { recursive: true });
  },
);
