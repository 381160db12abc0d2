import pg from "pg";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { allPersonalData } from "../all-personal-data.ts";
import { feedbackRetention } from "../features/health/symptom-checker/feedback-retention.ts";
import { carryOutRetention } from "../features/account/my-data/carry-out-retention.ts";
import { audit, sealAuditLog, verifyAuditLog } from "../platform/privacy/audit.ts";
import { withTenant } from "../platform/database/database.ts";
import { makeAppointment } from "./make-appointment.ts";
import { changeSettings, known } from "./test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "./whole-clinic.ts";

let clinic: WholeClinic;
beforeEach(async () => void (clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" })));
afterEach(() => clinic.close());

const hour = 3_600_000;
const day = 24 * hour;
const carryOut = () => carryOutRetention(clinic.services, allPersonalData, clinic.clock.now());
const pass = (milliseconds: number) => clinic.clock.setOffset(milliseconds);

async function count(
  table: "guests" | "appointments" | "mails" | "sessions" | "login_attempts" | "payments",
) {
  const { rows } = await withTenant(clinic.db, 1, (tx) =>
    sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(tx),
  );
  return rows[0]?.count;
}
const guests = () =>
  withTenant(clinic.db, 1, (tx) => tx.selectFrom("guests").selectAll().orderBy("id").execute());

async function bookAsGuest(time: string) {
  const start_time = `2027-03-02T${time}:00.000Z`;
  const answer = await clinic.call("POST", "/guests/appointments", {
    body: {
      personal: true,
      service_type: "remote",
      platform: "web",
      doctor_id: 1,
      start_time,
      symptoms: "marker cough",
      name: "Marker Guest",
      birthdate: "1980-02-29",
      sex: "other",
      email: "marker@guests.example",
      terms_accepted: true,
    },
  });
  expect(answer.status).toBe(201);
  return answer.body;
}

describe("unfinished data is deleted after a day", () => {
  test("an urgent message of a visitor whose hold was not booked; a patient's stays", async () => {
    const body = { doctor_id: 1, start_time: "2027-03-02T09:00:00.000Z" };
    const { id, secret } = (await clinic.call("POST", "/appointment_holds", { body })).body.data.entity;
    const tell = (letter: string, headers: Record<string, string>) =>
      clinic.call("POST", "/urgent_events", {
        headers,
        body: { receipt: letter.repeat(43), place: "booking", words: "marker pain" },
      });
    expect((await tell("a", { "x-appointment-hold": `${id}.${secret}` })).status).toBe(201);
    expect((await tell("b", { "x-patient-token": known.aurora.patientToken })).status).toBe(201);
    pass(hour);
    await expireHolds();
    pass(day - hour + 1);
    expect(await carryOut()).toEqual({ appointments: 1, urgent_events: 1 });
    const left = await withTenant(clinic.db, 1, (tx) =>
      tx.selectFrom("urgent_events").select("patient_id").execute(),
    );
    expect(left).toEqual([{ patient_id: known.aurora.patientId }]);
  });

  test("an unbooked hold exactly when its day is over", async () => {
    const body = { doctor_id: 1, start_time: "2027-03-02T09:00:00.000Z" };
    expect((await clinic.call("POST", "/appointment_holds", { body })).status).toBe(201);
    pass(hour);
    await expireHolds();
    pass(day - hour - 1);
    expect(await carryOut()).toEqual({});
    expect(await count("appointments")).toBe(1);
    pass(1);
    expect(await carryOut()).toEqual({ appointments: 1 });
    expect(await count("appointments")).toBe(0);
  });

  test("a guest who never paid: name, birth date, address and reason", async () => {
    const { data } = await bookAsGuest("10:00");
    await failPayment(data.entity.id);
    pass(day - 1);
    await carryOut();
    expect(await guests()).toMatchObject([{ name: "Marker Guest" }]);
    pass(1);
    expect(await carryOut()).toEqual({ guests: 1, appointments: 1 });
    expect(await guests()).toMatchObject([
      { name: "", email: "", birthdate: null, sex: null, token_hash: null },
    ]);
    const [row] = await withTenant(clinic.db, 1, (tx) => tx.selectFrom("appointments").selectAll().execute());
    expect(row).toMatchObject({ status: "payment_failed", symptoms: "" });
    expect(await carryOut(), "and is not touched again").toEqual({});
  });

  test("a guest with an appointment stays for ten years", async () => {
    await changeSettings(clinic, "aurora", { patientsPayments: false });
    await bookAsGuest("10:00");
    pass(2 * day);
    expect((await carryOut())["guests"]).toBeUndefined();
    clinic.clock.set("2037-03-02T10:19:00.000Z");
    await carryOut();
    expect(await guests()).toMatchObject([{ name: "Marker Guest" }]);
    clinic.clock.set("2037-03-02T10:21:00.000Z");
    expect(await carryOut()).toMatchObject({ guests: 1, appointments: 1 });
    expect(await guests()).toMatchObject([{ name: "" }]);
  });
});

describe("the registered retention is enforced", () => {
  test("a mail is deleted 90 days after it was sent", async () => {
    const created_at = clinic.clock.now();
    await withTenant(clinic.db, 1, (tx) =>
      tx
        .insertInto("mails")
        .values({
          tenant_id: 1,
          recipient: "a@b.example",
          subject: "x",
          body: "x",
          created_at,
          sent_at: created_at,
        })
        .execute(),
    );
    pass(90 * day - 1);
    await carryOut();
    expect(await count("mails")).toBe(1);
    pass(1);
    await carryOut();
    expect(await count("mails")).toBe(0);
  });

  test("a session is deleted at its end, a failed log-in after a quarter of an hour", async () => {
    const body = { login: "nobody@aurora.example", password: "wrong" };
    await clinic.call("POST", "/patients/auth/login", { body });
    expect(await count("login_attempts"), "the address alone; names are counted in sign_in_tries").toBe(1);
    pass(15 * 60_000);
    expect(await carryOut()).toEqual({ login_attempts: 1 });
    pass(30 * day);
    expect(await carryOut()).toMatchObject({ sessions: 2 });
    expect(await count("sessions")).toBe(0);
  });

  test("reason and payment are deleted ten years after an appointment", async () => {
    const id = await makeAppointment(clinic.db, { start: "2027-03-01T09:30:00Z", status: "finished" });
    const at = clinic.clock.now();
    const sum = { amount_minor: 4000, currency: "EUR", status: "authorised" as const };
    const payment = {
      provider: "sandbox",
      method: "credit_card",
      reference: "r-1",
      deadline: at,
      created_at: at,
    };
    await withTenant(clinic.db, 1, (tx) =>
      tx
        .insertInto("payments")
        .values({ tenant_id: 1, appointment_id: id, ...sum, ...payment })
        .execute(),
    );
    clinic.clock.set("2037-03-01T08:59:00.000Z");
    await carryOut();
    expect(await count("payments")).toBe(1);
    clinic.clock.set("2037-03-01T10:00:00.000Z");
    expect(await carryOut()).toMatchObject({ appointments: 1, payments: 1 });
    const [row] = await withTenant(clinic.db, 1, (tx) => tx.selectFrom("appointments").selectAll().execute());
    expect(row).toMatchObject({ symptoms: "", code: null });
  });

  test("log entries older than ten years are deleted, and the chain still verifies", async () => {
    for (const object of ["appointment/1", "appointment/2", "appointment/3"])
      await withTenant(clinic.db, 1, (tx) =>
        audit(tx, 1, { actor: "doctor/1", action: "visit.join", object }),
      );
    await asOwner(
      "update audit_log set at = at - interval '11 years' where object in ('appointment/1', 'appointment/2')",
    );
    const seal = () => withTenant(clinic.db, 1, (tx) => sealAuditLog(tx, 1));
    await seal();
    expect(await carryOut()).toMatchObject({ audit_log: 2 });
    expect(await withTenant(clinic.db, 1, verifyAuditLog)).toEqual({
      sealed: 1,
      unsealed: 0,
      brokenAt: null,
    });
    await withTenant(clinic.db, 1, (tx) =>
      audit(tx, 1, { actor: "doctor/1", action: "visit.join", object: "appointment/4" }),
    );
    await seal();
    expect(await withTenant(clinic.db, 1, verifyAuditLog)).toEqual({
      sealed: 2,
      unsealed: 0,
      brokenAt: null,
    });
    expect((await carryOut())["audit_log"]).toBeUndefined();
  });

  test("requests cannot delete log entries", async () => {
    await withTenant(clinic.db, 1, (tx) =>
      audit(tx, 1, { actor: "doctor/1", action: "visit.join", object: "appointment/1" }),
    );
    await expect(withTenant(clinic.db, 1, (tx) => sql`delete from audit_log`.execute(tx))).rejects.toThrow(
      "permission denied",
    );
    expect(await carryOut()).toEqual({});
  });
});

test.each(allPersonalData.map((entry) => [entry.table, entry] as const))(
  "%s: its declared retention is enforced by the job",
  (_table, { retentionPeriod, retention = [] }) => {
    const said = [...retentionPeriod.matchAll(/(\d+) (year|day|hour|minute)s?|a day/gi)].map(([words]) =>
      words.toLowerCase().replace("24 hours", "a day"),
    );
    const known = new Set(
      retention.flatMap(({ keep }) => {
        const [[unit, amount] = ["", 0]] = Object.entries(keep);
        return amount === 24 && unit === "hours" ? ["a day"] : [`${amount} ${unit}`];
      }),
    );
    const isByRow = retention.some(({ keep }) => "hours" in keep && keep.hours === 0);
    const isByAccount = /as long as the account/i.test(retentionPeriod);
    const isByLog = _table === "audit_log";
    expect(isByAccount || isByLog || isByRow || said.every((words) => known.has(words))).toBe(true);
    expect(isByAccount || isByLog || retention.length > 0, retentionPeriod).toBe(true);
  },
);

async function expireHolds(): Promise<void> {
  await withTenant(clinic.db, 1, (tx) =>
    sql`update appointments set status = 'expired', hold_expires_at = null where status = 'held'`.execute(tx),
  );
}

async function failPayment(id: number): Promise<void> {
  await withTenant(clinic.db, 1, (tx) =>
    sql`update appointments set status = 'payment_failed', hold_expires_at = null where id = ${id}`.execute(
      tx,
    ),
  );
}

/** Past times cannot be written by anybody but an administrator who switches the triggers off. */
async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ ...clinic.connections.owner, user: inject("postgres").superuser });
  await client.connect();
  await client.query("set session_replication_role = replica");
  await client.query(statement);
  await client.end();
}

test("symptom checker feedback is deleted after 180 days in every clinic", async () => {
  for (const tenant of [1, 2])
    await withTenant(clinic.db, tenant, (tx) =>
      sql`insert into checker_feedback
        (tenant_id, id, given_on, is_helpful, complaints, urgency, knowledge_version, language)
        values (${tenant}, ${Buffer.alloc(16)}, '2027-03-01', true, '{earache}', 'self-care', '1', 'pt')`.execute(
        tx,
      ),
    );
  const after = (instant: string) =>
    carryOutRetention(clinic.services, [feedbackRetention], new Date(instant));
  expect(await after("2027-08-27T09:00:00.000Z")).toEqual({});
  expect(await after("2027-08-28T09:00:00.000Z")).toEqual({ checker_feedback: 2 });
});
