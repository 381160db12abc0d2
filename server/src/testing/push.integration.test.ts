import { createECDH } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { webPush } from "../adapters/web-push/web-push.ts";
import { openPool, withTenant } from "../platform/database/database.ts";
import { makeAppointment } from "./make-appointment.ts";
import { openPushService, readVapid, subscribedBrowser, type PushService } from "./push-service.ts";
import { known } from "./test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "./whole-clinic.ts";
import { remindOfAppointments } from "../features/appointments/remind-of-appointments.ts";

const asPatient = { "x-patient-token": known.aurora.patientToken };
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const pair = createECDH("prime256v1");
const keys = { publicKey: pair.generateKeys("base64url"), privateKey: pair.getPrivateKey("base64url") };
const now = () => new Date("2027-03-01T09:00:00.000Z");

let clinic: WholeClinic;
let service: PushService;
beforeEach(async () => {
  service = await openPushService();
  const push = webPush({ ...keys, subject: "mailto:push@anteroom.example", now, allowsLocal: true });
  // Without background work: it would remind of the appointment that a test makes.
  clinic = await openWholeClinic({ now: now().toISOString(), push, leads: false });
});
afterEach(async () => {
  await clinic.close();
  await service.close();
});

const subscribe = async (browser = subscribedBrowser(), wish: Record<string, unknown> = {}) => {
  const body = { endpoint: `${service.url}/device`, ...browser.keys, wants_reminders: true, ...wish };
  const answer = await clinic.call("PUT", "/patients/push_subscription", { headers: asPatient, body });
  return { ...answer, browser };
};
const join = (id: number) => clinic.call("POST", `/clinic/appointments/${id}/join`, { headers: asClinic });
const count = (table: "push_subscriptions" | "push_messages") =>
  withTenant(clinic.db, 1, async (tx) => (await tx.selectFrom(table).selectAll().execute()).length);
const soon = { start: "2027-03-01T09:30:00Z" };

test(
  "a device gets one encrypted, signed push without health data when the doctor arrives",
  { tags: ["S3.RUN.06", "G.21"] },
  async () => {
    const { browser, status } = await subscribe();
    expect(status).toBe(200);
    const id = await makeAppointment(clinic.db, soon);
    await join(id);
    await join(id); // a program that lost its line
    await clinic.workJobs();
    expect(service.taken).toHaveLength(1);
    const [{ headers, body, path } = { headers: {}, body: Buffer.alloc(0), path: "" }] = service.taken;
    expect(path).toBe("/device");
    expect(headers).toMatchObject({ ttl: "600", urgency: "high", "content-encoding": "aes128gcm" });
    expect(readVapid(headers.authorization, keys.publicKey)).toEqual({
      aud: service.url,
      exp: now().getTime() / 1000 + 12 * 3600,
      sub: "mailto:push@anteroom.example",
    });
    const note = browser.read(body);
    expect(note).toEqual({
      title: "Clinic aurora",
      body: "Your appointment: come back to the app.",
      path: `/client/video/${id}`,
    });
    expect(await count("push_messages")).toBe(0);
  },
);

const failTest = (error: Error) => {
  throw error;
};

test(
  "a near appointment is pushed to devices that want reminders only",
  { tags: ["S3.RUN.06"] },
  async () => {
    const pool = openPool(clinic.connections.jobs, 1, () => {});
    const { browser } = await subscribe();
    const tomorrow = await makeAppointment(clinic.db, { start: "2027-03-03T09:00:00Z" });
    await withTenant(clinic.db, 1, (tx) =>
      sql`update appointments set booked_at = '2027-03-01T08:00:00Z' where id = ${tomorrow}`.execute(tx),
    );
    await remindOfAppointments(pool, clinic.services, new Date("2027-03-02T09:00:00Z"), failTest);
    await clinic.workJobs();
    expect(service.taken.map(({ body }) => browser.read(body))).toEqual([
      {
        title: "Clinic aurora",
        body: "You have an appointment soon. Open the app to see the time.",
        path: `/appointments/${tomorrow}`,
      },
    ]);
    await subscribe(browser, { wants_reminders: false });
    await remindOfAppointments(pool, clinic.services, new Date("2027-03-03T08:00:00Z"), failTest);
    await clinic.workJobs();
    expect(service.taken).toHaveLength(1);
    await pool.end();
  },
);

test(
  "a disabled event is pushed to no device, and a dependent's reminders go to its own contacts only",
  { tags: ["S3.RUN.06", "S3.DEPENDENT.06"] },
  async () => {
    const pool = openPool(clinic.connections.jobs, 1, () => {});
    await subscribe();
    const run = (query: ReturnType<typeof sql<{ id: number }>>) =>
      withTenant(clinic.db, 1, async (tx) => (await query.execute(tx)).rows);
    const [child] = await run(sql`insert into patients (tenant_id, name, email, parent_id, created_at)
      values (1, 'A Child', 'child@aurora.example', 1, now()) returning id`);
    const own = await makeAppointment(clinic.db, { start: "2027-03-01T11:00:00Z" });
    await makeAppointment(clinic.db, { start: "2027-03-01T10:30:00Z", patientId: child?.id ?? 0 });
    const reported = async (iso: string) => {
      await remindOfAppointments(pool, clinic.services, new Date(iso), failTest);
      await clinic.workJobs();
      return service.taken.length;
    };
    await run(sql`update patients set reminds_hour = false, reminds_doctor = false where id = 1`);
    expect(await reported("2027-03-01T10:00:00Z")).toBe(0);
    expect(await reported("2027-03-01T10:50:00Z")).toBe(1);
    await join(own);
    await clinic.workJobs();
    expect(service.taken).toHaveLength(1);
    await pool.end();
  },
);

test("a log-out stops pushes to that device, even queued ones", { tags: ["G.21"] }, async () => {
  await subscribe();
  const id = await makeAppointment(clinic.db, soon);
  await join(id);
  await clinic.call("POST", "/patients/auth/logout", { headers: asPatient });
  await clinic.workJobs();
  expect(service.taken).toEqual([]);
  expect(await count("push_subscriptions")).toBe(0);
  expect(await count("push_messages")).toBe(0);
});

test.each([404, 410])(
  "a device answered with %d by the service is deleted",
  { tags: ["G.21"] },
  async (status) => {
    await subscribe();
    service.answer(status);
    await join(await makeAppointment(clinic.db, soon));
    await clinic.workJobs();
    expect(await count("push_subscriptions")).toBe(0);
  },
);

test(
  "a busy push service is retried, and one that refuses or redirects is not",
  { tags: ["G.21"] },
  async () => {
    await subscribe();
    service.answer(503);
    await join(await makeAppointment(clinic.db, soon));
    await expect(clinic.workJobs()).rejects.toThrow("The push service answered 503.");
    expect(await count("push_messages")).toBe(1);
    for (const [status, start] of [
      [400, "2027-03-01T08:30:00Z"],
      [307, "2027-03-01T08:00:00Z"],
    ] as const) {
      service.answer(status);
      await join(await makeAppointment(clinic.db, { start }));
      await clinic.workJobs();
    }
    expect(service.taken.map(({ path }) => path)).toEqual(["/device", "/device", "/device"]);
    expect(await count("push_messages")).toBe(1);
    expect(await count("push_subscriptions")).toBe(1);
  },
);

test(
  "a device is stored once, a patient has at most ten, and another clinic sees none",
  { tags: ["G.21"] },
  async () => {
    const endpointsOf = async () => {
      const { rows } = await withTenant(clinic.db, 1, (tx) =>
        sql<{ endpoint: string }>`select endpoint from push_subscriptions order by id`.execute(tx),
      );
      return rows.map(({ endpoint }) => endpoint.replace(service.url, ""));
    };
    await subscribe();
    await subscribe();
    expect(await endpointsOf()).toEqual(["/device"]);
    for (let index = 1; index <= 12; index++) {
      await withTenant(clinic.db, 1, (tx) =>
        sql`with other as (insert into sessions (tenant_id, token_hash, patient_id, created_at, last_used_at, expires_at)
            values (1, ${Buffer.from(`session ${index}`)}, 1, ${now()}, ${now()}, ${new Date("2027-03-30")}) returning token_hash)
          insert into push_subscriptions (tenant_id, patient_id, token_hash, endpoint, p256dh, auth, wants_reminders, created_at)
          select 1, 1, token_hash, ${`/other/${index}`}, '', '', false, ${new Date(now().getTime() + index)} from other`.execute(
          tx,
        ),
      );
    }
    await subscribe();
    expect(await endpointsOf()).toHaveLength(10);
    expect(await endpointsOf()).not.toContain("/other/3");
    const others = await withTenant(clinic.db, 2, (tx) =>
      tx.selectFrom("push_subscriptions").selectAll().execute(),
    );
    expect(others).toEqual([]);
  },
);

test(
  "private addresses, malformed keys and an installation without a key are refused",
  { tags: ["G.21", "S3.RUN.06"] },
  async () => {
    for (const endpoint of [
      "https://10.0.0.1/push",
      "https://metadata.google.internal/x",
      "ftp://x.example/",
    ])
      expect((await subscribe(undefined, { endpoint })).status, endpoint).toBe(400);
    expect((await subscribe(undefined, { auth: "short" })).status).toBe(400);
    const without = await openWholeClinic({ now: now().toISOString() });
    const answer = await without.call("PUT", "/patients/push_subscription", {
      headers: asPatient,
      body: { endpoint: `${service.url}/x`, ...subscribedBrowser().keys, wants_reminders: true },
    });
    expect(answer.body.code).toBe("feature_off");
    await without.close();
  },
);

test("a session's device sees and ends its subscription", { tags: ["G.21"] }, async () => {
  const own = () => clinic.call("GET", "/patients/push_subscription", { headers: asPatient });
  expect((await own()).body.data.entity).toBeNull();
  await subscribe();
  expect((await own()).body.data.entity).toEqual({
    endpoint: `${service.url}/device`,
    wants_reminders: true,
  });
  await clinic.call("DELETE", "/patients/push_subscription", { headers: asPatient });
  expect((await own()).body.data.entity).toBeNull();
});
