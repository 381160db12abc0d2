import pg from "pg";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { allPersonalData } from "../all-personal-data.ts";
import { carryOutRound } from "../features/account/my-data/carry-out-round.ts";
import { scheduleRetentionRounds } from "../features/account/my-data/retention-rounds.ts";
import { withTenant } from "../platform/database/database.ts";
import { recheckRetention } from "../platform/privacy/recheck-retention.ts";
import type { Retention } from "../platform/privacy/personal-data.ts";
import { textsOfStatements } from "./count-statements.ts";
import { makeAppointment } from "./make-appointment.ts";
import { known } from "./test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "./whole-clinic.ts";

const { tenantId, patientId } = known.aurora;

let clinic: WholeClinic;
beforeEach(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z", leads: false });
  await roundAt("2027-03-01T09:00");
});
afterEach(() => clinic.close());

const registry = [...allPersonalData, recheckRetention];
const inClinic = (statement: ReturnType<typeof sql>) =>
  withTenant(clinic.db, tenantId, (tx) => statement.execute(tx));

/** A whole round, of the rules of a new leader; returns what ended, without the queue. */
async function roundAt(time: string, rules = registry, on = clinic): Promise<Record<string, number>> {
  const now = new Date(`${time}:00.000Z`);
  const ended = await carryOutRound(on.services, scheduleRetentionRounds(rules)(now), now);
  delete ended["retention_rechecks"];
  return ended;
}

/** The same rules with another term for one table. */
const withTerm = (table: string, keep: Retention["keep"]) =>
  registry.map((entry) =>
    entry.table === table
      ? { ...entry, retention: entry.retention?.map((rule) => ({ ...rule, keep })) ?? [] }
      : entry,
  );

/** Forgets what triggers queued, so that windows alone find rows. */
const clearQueue = () => inClinic(sql`delete from retention_rechecks`);

const addSummary = (appointmentId: number) =>
  inClinic(sql`insert into visit_summaries (tenant_id, appointment_id, text, updated_at)
    values (${tenantId}, ${appointmentId}, 'Rest.', now())`);

const addInvitation = (appointmentId: number) =>
  inClinic(sql`insert into visit_invitations
      (tenant_id, appointment_id, invited_by, name, relationship_words, token_hash, created_at)
    values (${tenantId}, ${appointmentId}, 'patient', 'Rui', '', ${Buffer.from(`token of ${appointmentId}`)}, now())`);

/** A finished appointment of twenty minutes with its summary. */
async function finish(start: string): Promise<number> {
  const id = await makeAppointment(clinic.db, { start, status: "finished" });
  await addSummary(id);
  return id;
}

const endedOne = { appointments: 1, visit_summaries: 1 };

test("a retention round finds what became due since the previous round", async () => {
  await finish("2017-03-01T09:00:00Z");
  await finish("2017-03-02T09:00:00Z");
  await clearQueue();
  expect(await roundAt("2027-03-01T09:19")).toEqual({});
  expect(await roundAt("2027-03-01T09:20")).toEqual(endedOne);
  expect(await roundAt("2027-03-02T09:19")).toEqual({});
  expect(await roundAt("2027-03-03T09:00")).toEqual(endedOne);
  expect(await roundAt("2027-03-03T09:15")).toEqual({});
});

test("a retention round with nothing due asks for all rules in one statement", async () => {
  const texts = await textsOfStatements(() => roundAt("2027-03-01T09:15"));
  const rules = registry.flatMap(({ retention }) => retention ?? []);
  expect(texts.filter((text) => text.includes("ctid as place"))).toHaveLength(1);
  expect(texts.join().match(/ctid as place/g)).toHaveLength(rules.length);
  // Besides: progress is read and written, columns that may be null, and old entries and months of the audit log.
  expect(texts.length).toBeLessThanOrEqual(6);
});

test("what a retention rule ends can make more due within the same round", async () => {
  const id = await makeAppointment(clinic.db, {
    start: "2027-03-20T09:00:00Z",
    status: "pending_payment",
    guestToken: "a guest's token",
  });
  await inClinic(sql`update guests set created_at = '2027-03-01T08:00:00Z'`);
  await inClinic(sql`update appointments set status = 'expired', hold_expires_at = null,
    created_at = '2027-03-01T08:00:00Z' where id = ${id}`);
  await clearQueue();
  expect(await roundAt("2027-03-03T09:00")).toMatchObject({ appointments: 1, guests: 1 });
});

test("a retention round finds an appointment entered after its time, and what is added to it later", async () => {
  const id = await finish("2010-05-01T09:00:00Z");
  expect(await roundAt("2027-03-01T09:15")).toMatchObject(endedOne);
  expect(await roundAt("2027-03-05T09:15")).toEqual({});
  await addSummary(id);
  await addInvitation(id);
  expect(await roundAt("2027-03-05T09:30")).toMatchObject({ visit_summaries: 1, visit_invitations: 1 });
});

test("a retention round finds an appointment whose time moves to long ago", async () => {
  const id = await finish("2027-02-01T09:00:00Z");
  expect(await roundAt("2027-03-01T09:15")).toEqual({});
  await clearQueue();
  await inClinic(sql`update appointments set start_time = start_time - interval '15 years',
    end_time = end_time - interval '15 years' where id = ${id}`);
  expect(await roundAt("2027-03-01T09:30")).toMatchObject(endedOne);
});

test("a shorter retention term takes effect at the next round, also after a longer one", async () => {
  const ended = ["2027-02-22T09:00:00Z", "2027-02-12T09:00:00Z"];
  for (const start of ended)
    await addInvitation(await makeAppointment(clinic.db, { start, status: "finished" }));
  await clearQueue();
  const roundOf = (days: number, time: string) => roundAt(time, withTerm("visit_invitations", { days }));
  expect(await roundOf(30, "2027-03-01T09:15")).toEqual({});
  expect(await roundOf(60, "2027-03-01T09:30")).toEqual({});
  expect(await roundOf(10, "2027-03-01T09:45")).toEqual({ visit_invitations: 1 });
  expect(await roundOf(5, "2027-03-01T10:00")).toEqual({ visit_invitations: 1 });
});

/** A guest and an appointment that waits for a payment, without anything personal but the guest. */
async function bookUnpaid(): Promise<number> {
  const id = await makeAppointment(clinic.db, {
    start: "2027-03-20T09:00:00Z",
    status: "pending_payment",
    guestToken: "a guest's token",
  });
  await inClinic(sql`update appointments set symptoms = '' where id = ${id}`);
  await inClinic(sql`update guests set created_at = '2027-03-01T08:00:00Z'`);
  await clearQueue();
  return id;
}

test("a guest is emptied at the next round after a payment fails days later", async () => {
  const id = await bookUnpaid();
  expect(await roundAt("2027-03-04T09:00")).toEqual({});
  await inClinic(
    sql`update appointments set status = 'payment_failed', hold_expires_at = null where id = ${id}`,
  );
  expect(await roundAt("2027-03-04T09:15")).toMatchObject({ guests: 1 });
});

test("a guest is emptied at the next round after an account claims the appointment", async () => {
  const id = await bookUnpaid();
  await inClinic(sql`update appointments set status = 'accepted', hold_expires_at = null where id = ${id}`);
  expect(await roundAt("2027-03-04T09:00")).toEqual({});
  await inClinic(sql`update appointments set patient_id = ${patientId}, guest_id = null where id = ${id}`);
  expect(await roundAt("2027-03-04T09:15")).toMatchObject({ guests: 1 });
});

test("the link and the session of a guest end 30 days after the last appointment, also a claimed one", async () => {
  const [guest, claimed] = await Promise.all(
    ["one guest", "another guest"].map((guestToken, index) =>
      makeAppointment(clinic.db, { start: `2027-03-0${2 + index}T09:00:00Z`, guestToken }),
    ),
  );
  for (const id of [guest, claimed]) {
    await inClinic(sql`insert into guest_links (tenant_id, token_hash, guest_id, created_at)
      select ${tenantId}, ${Buffer.from(`link ${id}`)}, guest_id, now() from appointments where id = ${id}`);
    await inClinic(sql`insert into guest_sessions (tenant_id, token_hash, guest_id, created_at)
      select ${tenantId}, ${Buffer.from(`session ${id}`)}, guest_id, now() from appointments where id = ${id}`);
  }
  await inClinic(sql`update guest_links l set appointment_id = a.id from appointments a
    where a.id = ${claimed} and l.guest_id = a.guest_id`);
  await inClinic(
    sql`update appointments set patient_id = ${patientId}, guest_id = null where id = ${claimed}`,
  );
  await inClinic(sql`delete from guest_sessions where not exists (
    select from appointments a where a.guest_id = guest_sessions.guest_id)`);
  await roundAt("2027-03-31T12:00"); // sessions of the clinic itself end too
  await clearQueue();
  expect(await roundAt("2027-04-01T09:19")).toEqual({});
  expect(await roundAt("2027-04-01T09:20")).toEqual({ guest_links: 1, guest_sessions: 1 });
  expect(await roundAt("2027-04-02T09:20")).toEqual({ guest_links: 1 });
});

test("an urgent event of nobody is deleted after a day, also one entered with an earlier instant", async () => {
  const tell = (at: string) =>
    inClinic(sql`insert into urgent_events (tenant_id, receipt_hash, place, words, created_at)
      values (${tenantId}, ${Buffer.from(at)}, 'booking', 'pain', ${at})`);
  await tell("2027-03-01T10:00:00Z");
  await clearQueue();
  expect(await roundAt("2027-03-02T09:59")).toEqual({});
  expect(await roundAt("2027-03-02T10:00")).toEqual({ urgent_events: 1 });
  await tell("2020-03-01T10:00:00Z");
  expect(await roundAt("2027-03-02T10:15")).toMatchObject({ urgent_events: 1 });
});

test("two servers that carry out a round at once end each row once and leave nothing", async () => {
  const other = await openWholeClinic({ beside: clinic, leads: false });
  await inClinic(sql`insert into appointments
      (tenant_id, doctor_id, patient_id, status, start_time, end_time, symptoms, currency, created_at)
    select ${tenantId}, 1, ${patientId}, 'finished', t, t + interval '20 minutes', 'cough', 'EUR', t
    from (select timestamptz '2010-01-01 09:00Z' + n * interval '1 hour' as t from generate_series(1, 300) n) s`);
  await inClinic(sql`insert into visit_summaries (tenant_id, appointment_id, text, updated_at)
    select tenant_id, id, 'Rest.', now() from appointments`);
  const rounds = await Promise.all([clinic, other].map((on) => roundAt("2027-03-01T09:15", registry, on)));
  const total = (table: string) => rounds.reduce((sum, ended) => sum + (ended[table] ?? 0), 0);
  expect([total("appointments"), total("visit_summaries")]).toEqual([300, 300]);
  await clearQueue();
  expect(await roundAt("2027-03-01T09:30")).toEqual({});
  await other.close();
});

test("a row that somebody changes while the round waits for it is found by the next round", async () => {
  const id = await finish("2010-05-01T09:00:00Z");
  await roundAt("2027-03-01T09:15");
  await clearQueue();
  // Due by the window alone, and longer ago than rounds overlap.
  const start = "2017-03-02T09:00:00Z";
  await inClinic(sql`update appointments set start_time = ${start}, end_time = ${start}::timestamptz + interval '20 minutes'
    where id = ${id}`);
  await addSummary(id);
  await clearQueue();
  const owner = new pg.Client({ ...clinic.connections.owner, user: inject("postgres").superuser });
  await owner.connect();
  await owner.query("begin");
  await owner.query("update visit_summaries set text = 'Rest more.'");
  const round = roundAt("2027-03-09T09:00");
  await expect
    .poll(async () => {
      const { rowCount } = await owner.query(
        "select from pg_locks l join pg_stat_activity s using (pid) where not l.granted and s.datname = current_database()",
      );
      return rowCount;
    })
    .toBeGreaterThan(0);
  await owner.query("commit");
  await owner.end();
  expect((await round)["visit_summaries"]).toBeUndefined();
  expect(await roundAt("2027-03-09T09:15")).toEqual({ visit_summaries: 1 });
});

test("a failed retention round is covered by the next one", async () => {
  await finish("2017-03-02T09:00:00Z");
  await clearQueue();
  const owner = new pg.Client({ ...clinic.connections.owner });
  await owner.connect();
  await owner.query("revoke delete on visit_summaries from anteroom_app");
  await expect(roundAt("2027-03-09T09:00")).rejects.toThrow(/permission denied/);
  await owner.query("grant delete on visit_summaries to anteroom_app");
  await owner.end();
  expect(await roundAt("2027-03-19T09:00")).toMatchObject({ visit_summaries: 1 });
});
