import { mkdirSync } from "node:fs";
import path from "node:path";
import { unzipSync, strFromU8 } from "fflate";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { carryOutRetention } from "./carry-out-retention.ts";
import { platformPersonalData } from "../../../platform/privacy/platform-personal-data.ts";
import { accountPersonalData } from "../sign-in/account-personal-data.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import { hashPassword } from "../../../platform/crypto/password.ts";
import { makeAppointment, makePatient } from "../../../testing/make-appointment.ts";
import { changeSettings, known, proveSessions } from "../../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";

let clinic: WholeClinic;
beforeEach(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  await givePassword(known.aurora.patientId, "patient@aurora.example");
  await proveSessions(clinic, known.aurora.tenantId);
});
afterEach(() => clinic.close());

const { patientId, patientToken } = known.aurora;
const personalData = [...platformPersonalData, ...accountPersonalData];
const asPatient = { "x-patient-token": patientToken };
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const password = "a long password";

async function givePassword(patient_id: number, login: string): Promise<void> {
  const password_hash = await hashPassword(password);
  const changed_at = clinic.clock.now();
  await withTenant(clinic.db, 1, (tx) =>
    tx
      .insertInto("credentials")
      .values({ tenant_id: 1, patient_id, login, password_hash, changed_at })
      .execute(),
  );
}
const get = (path: string, headers: Record<string, string> = asPatient) =>
  clinic.call("GET", `/patients/${path}`, { headers });
const post = (path: string, body?: object, headers: Record<string, string> = asPatient) =>
  clinic.call("POST", `/patients/${path}`, { headers, ...(body ? { body } : {}) });
const download = (id: number, headers: Record<string, string> = asPatient) =>
  clinic.app.inject({
    method: "POST",
    url: `/api/patients/data_exports/${id}/download`,
    headers: { host: "aurora.localhost", ...headers },
  });
const erase = (typed = password) => post("erasure", { password: typed });

describe("data export", () => {
  async function order(): Promise<number> {
    const { body } = await post("data_exports");
    return body.data.entity.id;
  }

  test("an export is neither prepared nor downloaded without recent authentication", async () => {
    const id = await order();
    await clinic.workJobs();
    const proven = (at: Date) =>
      withTenant(clinic.db, 1, (tx) => tx.updateTable("sessions").set({ proven_at: at }).execute());
    await proven(new Date(clinic.clock.now().getTime() - 10 * 60_000));
    const refused = await download(id);
    expect([refused.statusCode, refused.json().code]).toEqual([403, "proof_needed"]);
    expect(await post("data_exports")).toMatchObject({ status: 403, body: { code: "proof_needed" } });
    expect((await post("security/proof", { password })).status).toBe(200);
    expect((await download(id)).statusCode).toBe(200);
    expect((await post("data_exports")).status).toBe(201);
  });

  test("an export holds every registered table in one archive, including the dependents'", async () => {
    const visit = await makeAppointment(clinic.db, { start: "2027-03-02T10:00:00Z" });
    await withTenant(clinic.db, 1, async (tx) => {
      const created_at = clinic.clock.now();
      await tx
        .insertInto("patients")
        .values({ tenant_id: 1, name: "Little One", parent_id: patientId, created_at })
        .execute();
      const mail = {
        recipient: "patient@aurora.example",
        subject: "Booked",
        body: "At ten",
        calendar: "BEGIN:VCALENDAR",
      };
      await tx
        .insertInto("mails")
        .values({ tenant_id: 1, appointment_id: visit, created_at, ...mail })
        .execute();
    });
    const requested = await post("data_exports");
    expect(requested).toMatchObject({
      status: 201,
      body: { data: { entity: { status: "waiting", steps_done: 0 } } },
    });
    const { id, steps_total } = requested.body.data.entity;
    expect((await download(id)).statusCode).toBe(404);
    await clinic.workJobs();
    const { body } = await get("data_exports");
    expect(body.data.collection).toMatchObject([
      { id, status: "ready", steps_done: steps_total, steps_total },
    ]);

    const answer = await download(id);
    expect(answer.headers).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "no-store",
      "content-disposition": 'attachment; filename="aurora-2027-03-01.zip"',
    });
    const files = Object.fromEntries(
      Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
    );
    expect(JSON.parse(files["patients.json"] ?? "")).toMatchObject([
      { name: "Patient aurora", birthdate: "1990-05-17" },
      { name: "Little One", parent_id: patientId },
    ]);
    expect(JSON.parse(files["appointments.json"] ?? "")).toMatchObject([{ id: visit, symptoms: "A cough" }]);
    expect(files["files/mails-1.ics"]).toBe("BEGIN:VCALENDAR");
    expect(files["about.json"]).toContain("Clinic aurora");
    expect(Object.values(files).join("")).not.toMatch(/argon2id|token_hash|password_hash/);
  });

  test("an archive can be downloaded once, by its owner, within a day", async () => {
    await makePatient(clinic.db, "Neighbour", "neighbour-token-000000000000000000", clinic.clock.now());
    await proveSessions(clinic, known.aurora.tenantId);
    const first = await order();
    await clinic.workJobs();
    for (const headers of [{ "x-patient-token": "neighbour-token-000000000000000000" }, {}])
      expect([404, 401]).toContain((await download(first, headers)).statusCode);
    expect((await download(first)).statusCode).toBe(200);
    expect((await download(first)).statusCode).toBe(404);
    const second = await order();
    await clinic.workJobs();
    clinic.clock.setOffset(24 * 3_600_000);
    expect((await download(second)).statusCode).toBe(404);
  });

  test("two requests create one archive, and the sixth within an hour is delayed", async () => {
    const first = await order();
    expect(await order()).toBe(first);
    expect(clinic.sentJobs).toHaveLength(1);
    for (let count = 0; count < 4; count += 1) {
      await clinic.workJobs();
      expect(await order()).not.toBe(first);
    }
    await clinic.workJobs();
    expect(await post("data_exports")).toMatchObject({ status: 429, body: { retry_after: 3600 } });
  });
});

describe("account erasure", () => {
  test("a wrong password erases nothing, and guessing is limited", async () => {
    for (let count = 0; count < 5; count += 1)
      expect(await erase("wrong")).toMatchObject({ status: 403, body: { code: "wrong_password" } });
    expect(await erase()).toMatchObject({ status: 429, body: { retry_after: 900 } });
    expect((await clinic.call("GET", "/patients", { headers: asPatient })).body.patient.name).toBe(
      "Patient aurora",
    );
    clinic.clock.setOffset(15 * 60_000);
    expect((await erase()).status).toBe(204);
  });

  test("personal data leaves every table, sessions end, and kept rows have no name", async () => {
    const visit = await makeAppointment(clinic.db, { start: "2027-02-01T10:00:00Z", status: "finished" });
    await fillWithMarkers(visit);
    const before = await search(/marker/i);
    expect(before.map(({ table }) => table)).toEqual(
      expect.arrayContaining(["public.patients", "public.appointments", "public.mails", "public.reviews"]),
    );
    await post("data_exports");
    await clinic.workJobs();
    expect((await erase()).status).toBe(204);
    await clinic.workJobs(); // the last email and its address go once it is sent
    expect(await search(/marker|patient@aurora\.example|1977-07-07/i)).toEqual([]);
    expect((await get("appointments")).status).toBe(401);
    expect(await rowsOf("appointments", `id = ${visit}`)).toMatchObject([
      { patient_id: String(patientId), status: "finished", symptoms: "", code: null },
    ]);
    expect(await rowsOf("payments", `appointment_id = ${visit}`)).toHaveLength(1);
    expect(await rowsOf("patients", `id = ${patientId}`)).toMatchObject([
      { name: "", email: null, birthdate: null },
    ]);
    expect(await rowsOf("data_exports", "true")).toEqual([]);
    const [entry] = await rowsOf("audit_log", "action = 'account.erase'");
    expect(entry).toMatchObject({ actor: `patient/${patientId}`, object: `patient/${patientId}` });
  });

  test("one email confirms the erasure, and nothing of it stays once it is sent", async () => {
    const early = await makeAppointment(clinic.db, { start: "2027-03-02T10:00:00Z" });
    await pay(early, "authorised");
    const late = await makeAppointment(clinic.db, { start: "2027-03-01T15:00:00Z" });
    await pay(late, "authorised");
    await erase("wrong");
    expect(await rowsOf("mails", "true")).toEqual([]);
    const answers = await Promise.all([erase(), erase()]);
    expect(answers.map(({ status }) => status)).toContain(204);
    const mails = await rowsOf("mails", "true");
    expect(mails).toMatchObject([
      { recipient: "patient@aurora.example", patient_id: null, appointment_id: null, calendar: null },
    ]);
    const [{ subject, body } = { subject: "", body: "" }] = mails;
    expect(subject).toBe("Clinic aurora: your account was deleted");
    expect(body).toContain("was deleted on Monday, 1 March 2027 at 09:00, Lisbon time");
    expect(body).toContain(
      `Cancelled appointment: Tuesday, 2 March 2027, 10:00, Lisbon time\nPayment: ref-${early}, will be refunded`,
    );
    expect(body).toContain(
      `Cancelled appointment: Monday, 1 March 2027, 15:00, Lisbon time\nPayment: ref-${late}, not refunded`,
    );
    expect(body).toContain("A refund can take up to 14 days");
    expect(body).toContain("10 years");
    expect(body).toContain("If you didn’t delete your account, contact the clinic");
    expect(body).not.toMatch(/Patient aurora|Doctor|you have an account|profile-settings/);
    const ofMails = clinic.sentJobs.filter(({ kind }) => kind.startsWith("mail"));
    clinic.sentJobs.splice(0, clinic.sentJobs.length, ...ofMails);
    await clinic.workJobs();
    expect(await rowsOf("mails", "true")).toEqual([]);
    expect(await rowsOf("mail_uses", "true")).toEqual([]);
    expect(await search(/patient@aurora\.example/i)).toEqual([]);
  });

  test("the email that confirms an erasure goes after four days, also when it could not be sent", async () => {
    await erase();
    clinic.clock.setOffset(3 * 86_400_000);
    await carryOutRetention(clinic.services, personalData, clinic.clock.now());
    expect(await rowsOf("mails", "true")).toHaveLength(1);
    clinic.clock.setOffset(4 * 86_400_000);
    await carryOutRetention(clinic.services, personalData, clinic.clock.now());
    expect(await rowsOf("mails", "true")).toEqual([]);
  });

  test("an account without an email address is erased without an email", async () => {
    await withTenant(clinic.db, 1, (tx) =>
      tx.updateTable("patients").set({ email: null }).where("id", "=", patientId).execute(),
    );
    expect((await erase()).status).toBe(204);
    expect(await rowsOf("mails", "true")).toEqual([]);
  });

  test("another device is told that the account was deleted, until its session would have expired", async () => {
    const token = "telephone-token-0000000000000000000";
    const expires_at = new Date(clinic.clock.now().getTime() + 20 * 86_400_000);
    await withTenant(clinic.db, 1, (tx) =>
      tx
        .insertInto("sessions")
        .values({
          tenant_id: 1,
          token_hash: hashOf(token),
          patient_id: patientId,
          device: "Marker telephone",
          created_at: clinic.clock.now(),
          last_used_at: clinic.clock.now(),
          expires_at,
        })
        .execute(),
    );
    const ping = () => clinic.call("GET", "/patients/auth/ping", { headers: { "x-patient-token": token } });
    expect((await ping()).status).toBe(204);
    expect((await erase()).status).toBe(204);
    expect(await ping()).toMatchObject({ status: 401, body: { reason: "account_deleted" } });
    expect(await search(/marker/i)).toEqual([]);
    clinic.clock.setOffset(21 * 86_400_000);
    await carryOutRetention(clinic.services, personalData, clinic.clock.now());
    expect(await rowsOf("sessions", `expires_at <= '${clinic.clock.now().toISOString()}'`)).toEqual([]);
    const { status, body } = await ping();
    expect([status, body.reason]).toEqual([401, undefined]);
  });

  test("a guest's link whose appointment went with the account does not lead to sign-in", async () => {
    const visit = await makeAppointment(clinic.db, { start: "2027-03-04T10:00:00Z" });
    const token = "personal-link-00000000000000000000";
    await withTenant(clinic.db, 1, async (tx) => {
      const created_at = clinic.clock.now();
      const { id } = await tx
        .insertInto("guests")
        .values({
          tenant_id: 1,
          name: "Guest",
          email: "guest@guests.example",
          terms_accepted_at: created_at,
          token_hash: hashOf("token of the guest"),
          created_at,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await tx
        .insertInto("guest_links")
        .values({ tenant_id: 1, token_hash: hashOf(token), guest_id: id, appointment_id: visit, created_at })
        .execute();
    });
    const open = () => clinic.call("POST", "/guests/sessions", { body: { token } });
    expect((await open()).body.code).toBe("appointment_in_account");
    expect((await erase()).status).toBe(204);
    const { status, body } = await open();
    expect({ status, ...body }).toMatchObject({ code: "link_not_valid", reason: "account_deleted" });
  });

  test("the clinic's lists still work without the name", async () => {
    await makeAppointment(clinic.db, { start: "2027-02-28T10:00:00Z", status: "finished" });
    await erase();
    const { status, body } = await clinic.call(
      "GET",
      "/clinic/appointments?from=2027-02-28T00:00:00.000Z&to=2027-03-01T00:00:00.000Z",
      { headers: asClinic },
    );
    expect(status).toBe(200);
    expect(body.data.collection).toMatchObject([{ patient_name: "", symptoms: "" }]);
  });

  test("an account is erased also while a stored file of the clinic cannot be deleted", async () => {
    const key = "a".repeat(32);
    mkdirSync(path.join(clinic.filesFolder, key.slice(0, 2), key.slice(2)), { recursive: true }); // no file
    await withTenant(clinic.db, 1, (tx) =>
      tx.insertInto("gone_files").values({ tenant_id: 1, storage_key: key }).execute(),
    );
    expect((await erase()).status).toBe(204);
    expect(await rowsOf("gone_files", "true")).toHaveLength(1);
  });

  test("dependents are erased too unless they have their own account", async () => {
    const at = clinic.clock.now();
    const child = await makePatient(clinic.db, "Marker Child", "child-token-0000000000000000000000", at);
    const grown = await makePatient(clinic.db, "Grown Up", "grown-token-0000000000000000000000", at);
    await givePassword(grown, "grown@aurora.example");
    await withTenant(clinic.db, 1, (tx) =>
      tx.updateTable("patients").set({ parent_id: patientId }).where("id", "in", [child, grown]).execute(),
    );
    expect((await get("erasure")).body.data.entity.dependents).toEqual(["Marker Child"]);
    expect((await erase()).status).toBe(204);
    expect(await search(/marker/i)).toEqual([]);
    expect(await rowsOf("patients", `id = ${grown}`)).toMatchObject([{ name: "Grown Up", parent_id: null }]);
    const session = { "x-patient-token": "child-token-0000000000000000000000" };
    expect((await clinic.call("GET", "/patients", { headers: session })).status).toBe(401);
  });

  test.each([
    ["in good time is called off and paid back", "2027-03-02T10:00:00Z", true, "refund_due"],
    [
      "too late for the clinic's terms is called off and not paid back",
      "2027-03-01T15:00:00Z",
      false,
      "authorised",
    ],
  ])("a paid appointment that is cancelled %s", async (_what, start, isRefunded, after) => {
    const visit = await makeAppointment(clinic.db, { start });
    await pay(visit, "authorised");
    expect((await get("erasure")).body.data.entity).toMatchObject({
      visits: [
        { id: visit, is_refunded: isRefunded, paid: { amount_minor: 4000 }, reference: `ref-${visit}` },
      ],
      refund_until_hours: 24,
      has_password: true,
      is_in_visit: false,
    });
    expect((await erase()).status).toBe(204);
    expect(await rowsOf("appointments", `id = ${visit}`)).toMatchObject([{ status: "canceled" }]);
    expect(await rowsOf("payments", `appointment_id = ${visit}`)).toMatchObject([{ status: after }]);
  });

  test("a pending payment is cancelled with its appointment", async () => {
    const visit = await makeAppointment(clinic.db, {
      start: "2027-03-02T10:00:00Z",
      status: "pending_payment",
    });
    await pay(visit, "action_required");
    expect((await erase()).status).toBe(204);
    expect(await rowsOf("payments", `appointment_id = ${visit}`)).toMatchObject([{ status: "cancelled" }]);
  });

  test("an erasure is refused during a call", async () => {
    await makeAppointment(clinic.db, { start: "2027-03-01T08:50:00Z", status: "preparing" });
    expect((await get("erasure")).body.data.entity.is_in_visit).toBe(true);
    expect(await erase()).toMatchObject({
      status: 409,
      body: { code: "status_conflict", reason: "in_visit" },
    });
  });

  test("an erasure at one clinic leaves the same person's account at another", async () => {
    await erase();
    const { body } = await clinic.call("GET", "/patients", {
      clinic: "ipe",
      headers: { "x-patient-token": known.ipe.patientToken },
    });
    expect(body.patient.name).toBe("Patient ipe");
  });
});

describe("access log", () => {
  test("a patient sees the clinic's accesses to their own data, one line a day", async () => {
    await changeSettings(clinic, "aurora", {});
    const visit = await makeAppointment(clinic.db, { start: "2027-03-01T10:00:00Z", status: "scheduled" });
    const span = "from=2027-03-01T00:00:00.000Z&to=2027-03-02T00:00:00.000Z";
    expect((await get("record_reads")).body.data.collection).toEqual([]);
    for (let count = 0; count < 3; count += 1)
      await clinic.call("GET", `/clinic/appointments?${span}`, { headers: asClinic });
    await clinic.call("POST", `/clinic/appointments/${visit}/accept`, { headers: asClinic });
    await get("appointments");
    expect((await get("record_reads")).body.data.collection).toMatchObject([
      { who: "clinic", name: null, action: "appointment.accepted", times: 1 },
      { who: "clinic", name: null, action: "appointment.list", times: 3 },
    ]);
    await makePatient(clinic.db, "Neighbour", "neighbour-token-000000000000000000", clinic.clock.now());
    const neighbour = { "x-patient-token": "neighbour-token-000000000000000000" };
    expect((await get("record_reads", neighbour)).body.data.collection).toEqual([]);
  });

  test.each(["accept", "decline", "join", "join again", "end"])(
    "every read of an appointment by %s is in the access log",
    async (step) => {
      const status = step === "end" || step === "join again" ? "preparing" : "scheduled";
      const visit = await makeAppointment(clinic.db, { start: "2027-03-01T09:10:00Z", status });
      const path = `/clinic/appointments/${visit}/${step.split(" ")[0] ?? ""}`;
      expect((await clinic.call("POST", path, { headers: asClinic })).status).toBe(200);
      const { body } = await get("record_reads");
      expect(body.data.collection.length).toBeGreaterThan(0);
    },
  );
});

describe("consents", () => {
  test("consents are listed, and withdrawn ones stay listed as withdrawn", async () => {
    const agreed_at = clinic.clock.now();
    await withTenant(clinic.db, 1, (tx) =>
      tx
        .insertInto("terms_agreements")
        .values({ tenant_id: 1, patient_id: patientId, version: "2", agreed_at })
        .execute(),
    );
    expect((await get("consents")).body.data.collection).toEqual([
      { kind: "terms", version: "2", given_at: agreed_at.toISOString(), withdrawn_at: null },
    ]);
    expect((await post("consents/withdraw", { kind: "terms", version: "1" })).status).toBe(404);
    clinic.clock.setOffset(60_000);
    expect((await post("consents/withdraw", { kind: "terms", version: "2" })).status).toBe(204);
    expect((await get("consents")).body.data.collection).toMatchObject([
      { version: "2", withdrawn_at: "2027-03-01T09:01:00.000Z" },
    ]);
  });
});

async function pay(appointment_id: number, status: "authorised" | "action_required"): Promise<void> {
  const at = clinic.clock.now();
  const sum = { amount_minor: 4000, currency: "EUR" };
  await withTenant(clinic.db, 1, (tx) =>
    tx
      .insertInto("payments")
      .values({
        tenant_id: 1,
        appointment_id,
        provider: "sandbox",
        method: "credit_card",
        reference: `ref-${appointment_id}`,
        status,
        ...sum,
        deadline: at,
        created_at: at,
        action: JSON.stringify("https://pay.example/marker"),
      })
      .execute(),
  );
}

/** Whatever can be written about a person, in every table that is about persons. */
async function fillWithMarkers(visit: number): Promise<void> {
  const created_at = clinic.clock.now();
  await pay(visit, "authorised");
  await withTenant(clinic.db, 1, async (tx) => {
    await tx
      .updateTable("patients")
      .set({
        name: "Marker Name",
        phone_number: "marker",
        birthdate: "1977-07-07",
        taxpayer_number: "marker",
        address: "Marker Street",
      })
      .where("id", "=", patientId)
      .execute();
    await tx
      .updateTable("appointments")
      .set({
        symptoms: "marker symptoms",
        symptoms_triage_details: "marker",
        accompanying_name: "marker",
        accompanying_relationship: "parent",
      })
      .where("id", "=", visit)
      .execute();
    await tx
      .insertInto("reviews")
      .values({ tenant_id: 1, appointment_id: visit, rating: 5, comment: "marker words", created_at })
      .execute();
    const mail = { tenant_id: 1, recipient: "Patient@aurora.example", body: "marker", created_at };
    await tx
      .insertInto("mails")
      .values([
        { ...mail, appointment_id: visit, subject: "marker" },
        { ...mail, subject: "without a visit" },
      ])
      .execute();
    await tx
      .insertInto("visits")
      .values({ tenant_id: 1, appointment_id: visit, ended_at: created_at })
      .execute();
  });
}

async function withSuperuser<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...clinic.connections.owner, user: inject("postgres").superuser });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const rowsOf = (table: string, condition: string): Promise<Record<string, unknown>[]> =>
  withSuperuser(async (client) => (await client.query(`select * from ${table} where ${condition}`)).rows);

/** Every row of every table, the queue's too, whose text matches. */
function search(words: RegExp): Promise<{ table: string; row: string }[]> {
  return withSuperuser(async (client) => {
    const tables = await client.query<{ name: string }>(
      `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
    );
    const found: { table: string; row: string }[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
      for (const { row } of rows) if (words.test(row)) found.push({ table: name, row });
    }
    return found;
  });
}
