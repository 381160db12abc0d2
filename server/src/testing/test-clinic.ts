import pg from "pg";
import type { FastifyInstance } from "fastify";
import { openAcrossClinics } from "../platform/database/across-clinics.ts";
import { buildApp, type AppOptions } from "../platform/http/app.ts";
import { readConfig } from "../platform/config/config.ts";
import type { Connections } from "../platform/database/connections.ts";
import { openDatabase, openPool, withTenant, type Database } from "../platform/database/database.ts";
import type { Replica } from "../platform/replica/replica.ts";
import { hashOf } from "../platform/crypto/secrets.ts";
import type { Services } from "../platform/config/services.ts";
import { movableClock, type MovableClock } from "../ports/clock.ts";
import { clinicDatabase, recycleClinicDatabase } from "./clinic-database.ts";

/**
 * The real application on a real database: two clinics with a doctor and a patient each. The clock stands still until
 * moved.
 */
export type TestClinic = {
  services: Services;
  app: FastifyInstance;
  db: Database;
  connections: Connections;
  clock: MovableClock & { set: (iso: string) => void };
  /** Jobs that were queued, oldest first; nothing runs them. */
  sentJobs: { tenant: number; kind: string; id: number }[];
  /**
   * Calls the API of a clinic, `aurora` by default, with a JSON body, without a network.
   * `address` is the caller's. Returns status, parsed body (null when empty) and headers.
   */
  call: (
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    options?: { clinic?: string; body?: unknown; headers?: Record<string, string>; address?: string },
    // oxlint-disable-next-line typescript/no-explicit-any -- tests read answers by hand
  ) => Promise<{ status: number; body: any; headers: Record<string, unknown> }>;
  close: () => Promise<void>;
};

/**
 * Ids and tokens of the two test clinics: of the clinic, its doctor, its patient with the
 * session, and the program with all scopes.
 */
export const known = {
  aurora: {
    tenantId: 1,
    doctorId: 1,
    patientId: 1,
    patientToken: "aurora-patient-token-000000000000",
    clinicToken: "aurora-clinic-token-0000000000000",
  },
  ipe: {
    tenantId: 2,
    doctorId: 2,
    patientId: 2,
    patientToken: "ipe-patient-token-0000000000000000",
    clinicToken: "ipe-clinic-token-00000000000000000",
  },
} as const;

/** Opens a read replica beside the primary. */
export type OpenReplica = (primary: { db: Database; primary: pg.Pool }) => Promise<Replica>;

/** Everything on: what a test does not want it switches off by `changeSettings`. */
const settings = {
  country: "PT",
  currency: "EUR",
  timeZone: "Europe/Lisbon",
  defaultLanguage: "en",
  emergencyNumber: "112",
  clinicPhone: "+351 210 000 000",
  patientsLogIn: true,
  patientsSignUp: true,
  patientsWebScheduling: true,
  patientsPayments: true,
  patientsReview: true,
  patientsSymptoms: true,
  patientsDisplayDoctorRating: true,
  patientsGuestBooking: true,
  autoAccept: true,
  gateways: { creditCard: { provider: "sandbox", clientKey: null } },
};

/**
 * Opens the test clinics, on Monday 1 March 2027, 9:00 UTC by default, with a clock that stands
 * still until moved. `mount` adds routes of features; without it there are none. Jobs are
 * recorded, not run.
 */
export async function openTestClinic(
  options: {
    now?: string;
    mount?: (services: Services) => void;
    vitals?: readonly { name: string }[];
    symptomCheckers?: readonly string[];
    outsideCheckers?: AppOptions["outsideCheckers"];
    programLimit?: AppOptions["programLimit"];
    /** Environment variables of the server. */
    env?: Record<string, string>;
    /** Another test clinic, whose database and clock it shares. */
    beside?: Pick<TestClinic, "connections" | "clock">;
    /** A migrated database without clinics; by default one of the tests' own. */
    connections?: Connections;
    /** Opens the read replica; by default there is none. */
    openReplica?: OpenReplica;
  } = {},
): Promise<TestClinic> {
  const { beside } = options;
  const connections = beside?.connections ?? options.connections ?? (await clinicDatabase());
  if (!beside) await makeTenants(connections.owner);
  const pool = openPool(connections.app, 40, () => {});
  const db = openDatabase(pool);
  const acrossClinics = openAcrossClinics(connections.owner, () => {});
  const clock = beside?.clock ?? standingClock(options.now ?? "2027-03-01T09:00:00.000Z");
  if (!beside) for (const slug of ["aurora", "ipe"] as const) await furnish(db, slug, clock.now());
  const sentJobs: TestClinic["sentJobs"] = [];
  const config = readConfig(options.env ?? {});
  const replica = await options.openReplica?.({ db, primary: pool });
  const app = await buildApp({
    db,
    replica: replica ?? null,
    clock,
    config,
    codeVersion: () => "test",
    vitalsProviders: (options.vitals ?? []).map(({ name }) => name),
    symptomCheckers: options.symptomCheckers ?? [],
    ...(options.outsideCheckers ? { outsideCheckers: options.outsideCheckers } : {}),
    ...(options.programLimit ? { programLimit: options.programLimit } : {}),
    report: (error) => console.error(error),
  });
  const services: Services = {
    app,
    db,
    acrossClinics,
    clock,
    config,
    jobs: { send: async (_tx, job) => void sentJobs.push(job) },
  };
  options.mount?.(services);
  return {
    services,
    app,
    db,
    connections,
    clock,
    sentJobs,
    call: async (method, path, { clinic = "aurora", body, headers, address } = {}) => {
      const answer = await app.inject({
        method,
        url: `/api${path}`,
        headers: { host: `${clinic}.localhost`, ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
        ...(address === undefined ? {} : { remoteAddress: address }),
      });
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: answer.body === "" ? null : answer.json(),
      };
    },
    close: async () => {
      await app.close();
      await replica?.stop();
      await db.destroy();
      await acrossClinics.destroy();
      if (!beside && !options.connections) recycleClinicDatabase(connections);
    },
  };
}

/** Marks every patient session of a clinic as recently authenticated, until the year 2100. */
export async function proveSessions(clinic: Pick<TestClinic, "db">, tenantId: number): Promise<void> {
  await withTenant(clinic.db, tenantId, (tx) =>
    tx
      .updateTable("sessions")
      .set({ proven_at: new Date("2100-01-01T00:00:00Z") })
      .execute(),
  );
}

/**
 * Stores the test clinic's default settings with these changes; changes of earlier calls are
 * lost. Clears the server's cache of clinics.
 */
export async function changeSettings(
  clinic: TestClinic,
  slug: "aurora" | "ipe",
  changes: Record<string, unknown>,
): Promise<void> {
  const tenantId = known[slug].tenantId;
  await withTenant(clinic.db, tenantId, async (tx) => {
    const { version } = await tx
      .selectFrom("tenant_configs")
      .select((one) => one.fn.max("version").as("version"))
      .where("kind", "=", "settings")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("tenant_configs")
      .values({
        tenant_id: tenantId,
        kind: "settings",
        version: Number(version) + 1,
        body: JSON.stringify({ ...settings, ...changes }),
        created_at: clinic.clock.now(),
      })
      .execute();
  });
  clinic.app.tenants.clearCache();
}

function standingClock(first: string): TestClinic["clock"] {
  let at = new Date(first).getTime();
  return {
    ...movableClock(),
    now: () => new Date(at),
    setOffset: (milliseconds) => void (at += milliseconds),
    set: (iso) => void (at = new Date(iso).getTime()),
  };
}

async function makeTenants(owner: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  for (const slug of ["aurora", "ipe"] as const) {
    const { tenantId } = known[slug];
    await client.query(
      "insert into tenants (id, slug, business_account_slug, created_at) overriding system value values ($1, $2, $2, now())",
      [tenantId, slug],
    );
    await client.query("insert into tenant_domains (domain, tenant_id, is_primary) values ($1, $2, true)", [
      `${slug}.localhost`,
      tenantId,
    ]);
  }
  await client.end();
}

async function furnish(db: Database, slug: "aurora" | "ipe", now: Date): Promise<void> {
  const { tenantId, doctorId, patientId, patientToken, clinicToken } = known[slug];
  const tenant_id = tenantId;
  await withTenant(db, tenantId, async (tx) => {
    const manifest = {
      name: `Clinic ${slug}`,
      slug,
      businessAccountSlug: slug,
      logoUrl: `/clinics/${slug}/logo.svg`,
      brandColors: {},
    };
    for (const [kind, body] of [
      ["manifest", manifest],
      ["settings", settings],
    ] as const)
      await tx
        .insertInto("tenant_configs")
        .values({ tenant_id, kind, version: 1, body: JSON.stringify(body), created_at: now })
        .execute();
    await tx
      .insertInto("doctors")
      .values({
        tenant_id,
        name: `Dr ${slug}`,
        specialty: "family-medicine",
        languages: ["pt", "en"],
        portrait: "helena",
        about: JSON.stringify({ en: "Family doctor." }),
        price_minor: 4000,
        visit_minutes: 20,
      })
      .execute();
    // Every day from eight to twenty, with a break at noon.
    for (let weekday = 1; weekday <= 7; weekday += 1)
      await tx
        .insertInto("doctor_hours")
        .values([
          { tenant_id, doctor_id: doctorId, weekday, from_minute: 480, to_minute: 1200, kind: "open" },
          { tenant_id, doctor_id: doctorId, weekday, from_minute: 720, to_minute: 780, kind: "break" },
        ])
        .execute();
    await tx
      .insertInto("patients")
      .values({
        tenant_id,
        name: `Patient ${slug}`,
        email: `patient@${slug}.example`,
        birthdate: "1990-05-17",
        sex: "female",
        created_at: now,
      })
      .execute();
    const span = {
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + 30 * 86_400_000),
    };
    await tx
      .insertInto("sessions")
      .values({ tenant_id, token_hash: hashOf(patientToken), patient_id: patientId, ...span })
      .execute();
    await tx
      .insertInto("clinic_tokens")
      .values({ tenant_id, token_hash: hashOf(clinicToken), label: "test", doctor_id: null, created_at: now })
      .execute();
  });
}
