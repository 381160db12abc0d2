import { checkTenant } from "@anteroom/domain/clinic/tenant-check";
import { manifestNames } from "@anteroom/domain/clinic/manifest";
import { settingNames } from "@anteroom/domain/clinic/settings";
import fc from "fast-check";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { addTenant, type TenantFile } from "../features/tenant/tenant-file.ts";
import { withTenant } from "../platform/database/database.ts";
import { openWholeClinic, type WholeClinic } from "./whole-clinic.ts";

let clinic: WholeClinic;
beforeAll(async () => {
  clinic = await openWholeClinic();
  const client = new pg.Client(clinic.connections.owner);
  await client.connect();
  await client.query("alter table tenants alter column id restart with 100"); // the tests' clinics chose their numbers
  await client.end();
});
afterAll(() => clinic.close());
afterEach(() => vi.restoreAllMocks());

const installed = {
  isProduction: false,
  vitalsProviders: [],
  paymentProviders: ["sandbox", "adyen"],
  symptomCheckers: ["embedded"],
};

/** Anything JSON can hold, and often something that looks right. */
const junk = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: "binary" }),
  fc.string({ minLength: 190, maxLength: 400 }),
  fc.constantFrom(
    "/logo.svg",
    "https://clinic.example/x.png",
    "#0b6e4f",
    "#abc",
    "Africa/Kigali",
    "ZZ",
    "AAA",
    "ar",
    true,
    3,
    18,
  ),
  fc.record({
    creditCard: fc.record({ provider: fc.constantFrom("sandbox", "stripe", 7), clientKey: fc.jsonValue() }),
  }),
  fc.record({ colorBrand100: fc.constantFrom("#fff", "#000000", "red", 5) }),
);
const some = (names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, junk])), { requiredKeys: [] });

let made = 0;
const anyFile = fc
  .record({
    manifest: some(manifestNames),
    settings: some(settingNames),
    name: fc.oneof({ weight: 3, arbitrary: fc.constant("Clinic") }, { weight: 1, arbitrary: junk }),
    logoUrl: fc.oneof({ weight: 3, arbitrary: fc.constant("/logo.svg") }, { weight: 1, arbitrary: junk }),
  })
  .map(({ manifest, settings, name, logoUrl }) => {
    made += 1;
    const slug = `file-${made}`;
    return {
      manifest: { ...manifest, name, logoUrl, slug },
      // A guest can book, and nothing is to be paid: the rest is left to chance.
      settings: {
        ...settings,
        patientsGuestBooking: true,
        patientsWebScheduling: true,
        patientsPayments: false,
      },
      domains: [`${slug}.example`],
    };
  });

const isAccepted = (file: unknown) => checkTenant(file, installed).every(({ kind }) => kind !== "error");

test("every accepted clinic file serves manifest, settings, pages and a booking", async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(anyFile, async (file) => {
      if (!isAccepted(file)) return;
      accepted += 1;
      const { slug } = await addTenant(clinic.connections.owner, file as TenantFile, clinic.clock.now());
      const host = `${slug}.example`;
      await furnish(slug);
      const get = (url: string) => clinic.app.inject({ url, headers: { host } });
      for (const url of [
        "/api/manifest",
        "/api/patients/application_settings/?platform=web",
        "/api/shared/knok_domains?platform=web",
        "/api/doctors",
        "/manifest.webmanifest",
        "/offline",
        "/",
        "/doctors",
      ])
        expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
      expect(await bookAsGuest(host)).toBe(201);
    }),
    { numRuns: 120, examples: [] },
  );
  expect(accepted).toBeGreaterThan(20);
}, 120_000);

test.each([
  ["nothing in it", {}, "name, slug, logoUrl cannot be read."],
  ["no object", "clinic", "name, slug, logoUrl cannot be read."],
  ["a number for a name", { name: 5, slug: "ipe", logoUrl: "/x.svg" }, "name cannot be read."],
  ["a script for a logo", { name: "Ipê", slug: "ipe", logoUrl: "javascript:x" }, "logoUrl cannot be read."],
])("a stored manifest with %s is logged and does not block its clinic", async (_what, body, fault) => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const version = await storeManifest(2, body);
  const get = (url: string, host: string) => clinic.app.inject({ url: `/api${url}`, headers: { host } });
  expect((await get("/manifest", "aurora.localhost")).statusCode).toBe(200);
  expect((await get("/shared/clinics", "localhost")).statusCode).toBe(200);
  const own = await get("/manifest", "ipe.localhost");
  expect([own.statusCode, own.json().data.entity.slug]).toEqual([200, "ipe"]);
  expect(logged.mock.calls.map(([error]) => String(error))).toEqual([
    `Error: Clinic 2 (ipe), manifest version ${version}: ${fault} A neutral manifest is shown instead.`,
  ]);
});

test("a manifest without businessAccountSlug and brandColors is served with contract defaults", async () => {
  await storeManifest(2, { name: "Ipê", slug: "ipe", logoUrl: "/logo.svg" });
  const answer = await clinic.app.inject({ url: "/api/manifest", headers: { host: "ipe.localhost" } });
  expect([answer.statusCode, answer.json().data.entity]).toEqual([
    200,
    { name: "Ipê", slug: "ipe", businessAccountSlug: "ipe", logoUrl: "/logo.svg", brandColors: {} },
  ]);
});

async function storeManifest(tenant_id: number, body: unknown): Promise<number> {
  const version = await withTenant(clinic.db, tenant_id, async (tx) => {
    const { last } = await tx
      .selectFrom("tenant_configs")
      .select((one) => one.fn.max("version").as("last"))
      .executeTakeFirstOrThrow();
    const next = Number(last) + 1;
    await tx
      .insertInto("tenant_configs")
      .values({
        tenant_id,
        kind: "manifest",
        version: next,
        body: JSON.stringify(body),
        created_at: clinic.clock.now(),
      })
      .execute();
    return next;
  });
  clinic.app.tenants.clearCache();
  return version;
}

/** A doctor who is there all day. */
async function furnish(slug: string): Promise<void> {
  const tenant = await clinic.app.tenants.ofSlug(slug);
  if (!tenant) throw new Error(`${slug} was added and is not there`);
  const tenant_id = tenant.id;
  await withTenant(clinic.db, tenant_id, async (tx) => {
    const { id: doctor_id } = await tx
      .insertInto("doctors")
      .values({
        tenant_id,
        name: "Dr File",
        specialty: "family-medicine",
        languages: ["en"],
        portrait: "helena",
        about: JSON.stringify({ en: "Family doctor." }),
        price_minor: 4000,
        visit_minutes: 20,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (let weekday = 1; weekday <= 7; weekday += 1)
      await tx
        .insertInto("doctor_hours")
        .values({ tenant_id, doctor_id, weekday, from_minute: 0, to_minute: 1440, kind: "open" })
        .execute();
  });
}

/** The status of the last request of a guest's booking. */
async function bookAsGuest(host: string): Promise<number> {
  const get = async (path: string) =>
    (await clinic.app.inject({ url: `/api${path}`, headers: { host } })).json().data;
  const [doctor] = (await get("/doctors")).collection;
  const [slot] = (await get(`/doctors/${doctor.id}/slots?days=31`)).collection.flatMap(
    ({ slots }: { slots: { start_time: string }[] }) => slots,
  );
  const at = { doctor_id: doctor.id, start_time: slot.start_time };
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    clinic.app.inject({ method: "POST", url: `/api${path}`, headers: { host, ...headers }, payload: body });
  const held = await post("/appointment_holds", at);
  if (held.statusCode !== 201) return held.statusCode;
  const { id, secret } = held.json().data.entity;
  const guest = {
    name: "Ana Guest",
    birthdate: "1991-02-03",
    sex: "female",
    // A mailbox has one budget for all clinics of an installation.
    email: `ana@${host}`,
    terms_accepted: true,
  };
  const reason = { personal: true, service_type: "remote", platform: "web", symptoms: "A cough" };
  const key = { "x-appointment-hold": `${id}.${secret}` };
  return (await post("/guests/appointments", { ...at, ...reason, ...guest }, key)).statusCode;
}
