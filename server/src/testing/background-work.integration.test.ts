import pg from "pg";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  carryOutCareRound,
  carryOutDueCareSteps,
} from "../features/account/dependents/watch-coming-of-age.ts";
import { allPersonalData } from "../all-personal-data.ts";
import { carryOutRetention } from "../features/account/my-data/carry-out-retention.ts";
import { scheduleRetentionRounds } from "../features/account/my-data/retention-rounds.ts";
import { textsOfStatements } from "./count-statements.ts";
import { withTenant } from "../platform/database/database.ts";
import { audit, sealAuditLog, verifyAuditLog } from "../platform/privacy/audit.ts";
import { sealNewEntries } from "../platform/privacy/seal-audit-logs.ts";
import { makeManyClinics } from "./many-clinics.ts";
import { changeSettings, known } from "./test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "./whole-clinic.ts";

let clinic: WholeClinic;
let owner: pg.Client;
beforeEach(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  owner = new pg.Client({ ...clinic.connections.owner, options: "-c app.across_clinics=on" });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await clinic.close();
});

const { tenantId, patientId } = known.aurora;

/** More than these tests ever use at once. */
const connectionsAtMost = 20;

/** Every connection of the pool says now what it has read: it would say so at some later moment, within what is measured next. */
async function tellWhatWasRead(): Promise<void> {
  const everybody = Promise.withResolvers<void>();
  let present = 0;
  const tell = () =>
    withTenant(clinic.db, tenantId, async (tx) => {
      await sql`select pg_stat_force_next_flush()`.execute(tx);
      present += 1;
      if (present === connectionsAtMost) everybody.resolve();
      await everybody.promise; // so that each of them takes another connection
    });
  await Promise.all(Array.from({ length: connectionsAtMost }, tell));
}

/** Rows of tables and entries of indexes that PostgreSQL reads for what somebody asks over the connection across clinics. */
async function rowsRead(question: () => Promise<unknown>): Promise<number> {
  const count = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(clinic.services.acrossClinics);
    const { rows } = await owner.query<{ read: number }>(
      `select (select sum(seq_tup_read) from pg_stat_user_tables)::int
         + (select sum(idx_tup_read) from pg_stat_user_indexes)::int as read`,
    );
    return rows[0]?.read ?? 0;
  };
  const reads: number[] = [];
  for (let round = 0; round < 3; round++) {
    await tellWhatWasRead();
    const before = await count();
    await question();
    reads.push((await count()) - before);
  }
  // What others read or tell late falls into one round; what the question reads is in each.
  return Math.min(...reads);
}

/** Dependents of all ages below that of majority, none of whom is due. */
async function makeDependents(count: number): Promise<void> {
  await withTenant(clinic.db, tenantId, (tx) =>
    sql`insert into patients (tenant_id, name, birthdate, parent_id, created_at)
      select ${tenantId}, 'Child ' || n, date '2010-01-01' + n % 6000, ${patientId}, now() from generate_series(1, ${count}::int) n`.execute(
      tx,
    ),
  );
  await owner.query("vacuum analyze patients");
}

test("the age-of-majority job reads no more rows with 20,000 dependents of whom none is due", async () => {
  await makeDependents(20);
  await carryOutDueCareSteps(clinic.services);
  const few = await rowsRead(() => carryOutDueCareSteps(clinic.services));
  await makeDependents(20_000);
  await makeManyClinics(clinic.connections.owner, 200);
  await owner.query("vacuum analyze");
  expect(await rowsRead(() => carryOutDueCareSteps(clinic.services))).toBeLessThanOrEqual(few + 20);
}, 60_000);

test("the age-of-majority job reads none of 20,000 dependents of 18 to 20 whose clinic's age is 21", async () => {
  await changeSettings(clinic, "aurora", { ageOfMajority: 21 });
  await carryOutCareRound(clinic.services);
  const few = await rowsRead(() => carryOutCareRound(clinic.services));
  await withTenant(clinic.db, tenantId, (tx) =>
    sql`insert into patients (tenant_id, name, birthdate, parent_id, created_at)
      select ${tenantId}, 'Child ' || n, date '2006-06-01' + n % 900, ${patientId}, now() from generate_series(1, 20000) n`.execute(
      tx,
    ),
  );
  await owner.query("vacuum analyze");
  expect(await rowsRead(() => carryOutCareRound(clinic.services))).toBeLessThanOrEqual(few + 20);
}, 60_000);

type Parent = { tenantId: number; patientId: number };

test("a dependent who is entered of age is looked after within the hour, a birthday at once", async () => {
  const enter = (birthdate: string, { tenantId: id, patientId: parent }: Parent = known.aurora) =>
    withTenant(clinic.db, id, (tx) =>
      sql`insert into patients (tenant_id, name, birthdate, parent_id, created_at)
        values (${id}, ${birthdate}, ${birthdate}, ${parent}, now())`.execute(tx),
    );
  const asked = async () => {
    await carryOutCareRound(clinic.services);
    const { rows } = await owner.query<{ name: string }>(
      "select name from patients where care_asked_at is not null order by name",
    );
    return rows.map(({ name }) => name);
  };
  expect(await asked()).toEqual([]);
  await enter("2005-05-01", known.ipe);
  await enter("2009-03-30"); // became due by the clock, within the days that are looked at again
  clinic.clock.set("2027-03-01T09:59:00.000Z");
  expect(await asked()).toEqual(["2009-03-30"]);
  clinic.clock.set("2027-03-01T10:00:00.000Z");
  expect(await asked()).toEqual(["2005-05-01", "2009-03-30"]);
}, 60_000);

test("a clinic with another age of majority is checked by it, and its neighbour by the default", async () => {
  await makeDependents(20_000);
  await changeSettings(clinic, "ipe", { ageOfMajority: 16 });
  const dependents = [
    { clinicId: known.ipe.tenantId, parentId: known.ipe.patientId, birthdate: "2011-03-15", isDue: true },
    { clinicId: known.ipe.tenantId, parentId: known.ipe.patientId, birthdate: "2011-06-15", isDue: false },
    { clinicId: tenantId, parentId: patientId, birthdate: "2009-03-15", isDue: true },
    { clinicId: tenantId, parentId: patientId, birthdate: "2009-06-15", isDue: false },
  ];
  const made = await Promise.all(
    dependents.map(({ clinicId, parentId, birthdate }) =>
      withTenant(clinic.db, clinicId, (tx) =>
        sql<{ id: number }>`insert into patients (tenant_id, name, birthdate, parent_id, created_at)
          values (${clinicId}, 'Nearly Grown', ${birthdate}, ${parentId}, now()) returning id`.execute(tx),
      ),
    ),
  );
  await carryOutDueCareSteps(clinic.services);
  const { rows } = await owner.query<{ id: number }>(
    "select id from patients where care_asked_at is not null order by id",
  );
  const due = made.flatMap(({ rows: [row] }, index) => (row && dependents[index]?.isDue ? [row.id] : []));
  expect(rows.map(({ id }) => Number(id))).toEqual(due.toSorted((a, b) => a - b));
}, 60_000);

/** As the owner: the role of requests cannot choose the instant. */
async function writeAudit(count: number, at: string): Promise<void> {
  await owner.query(`set app.tenant = '${tenantId}'`);
  await owner.query(
    `insert into audit_log (tenant_id, at, actor, action, object)
      select $1, $2::timestamptz, 'anyone', 'test.write', 'test/' || n from generate_series(1, $3::int) n`,
    [tenantId, at, count],
  );
}

test("a new leader seals new entries without reading the 20,000 earlier ones", async () => {
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000).toISOString();
  await writeAudit(20, twoDaysAgo);
  await sealNewEntries(clinic.services);
  const few = await rowsRead(() => sealNewEntries(clinic.services));
  await writeAudit(20_000, twoDaysAgo);
  await owner.query("delete from background_progress"); // as before anything was remembered
  await sealNewEntries(clinic.services);
  await owner.query("vacuum analyze");
  expect(await rowsRead(() => sealNewEntries(clinic.services))).toBeLessThanOrEqual(few + 20);
  await withTenant(clinic.db, tenantId, (tx) =>
    audit(tx, tenantId, { actor: "anyone", action: "test.write", object: "test/last" }),
  );
  await sealNewEntries(clinic.services);
  const verdict = await withTenant(clinic.db, tenantId, verifyAuditLog);
  expect(verdict).toMatchObject({ unsealed: 0, brokenAt: null });
  expect(verdict.sealed).toBeGreaterThan(20_020);
}, 60_000);

test("sealing reads no more rows with 20,000 sealed entries of the last hour", async () => {
  await sealNewEntries(clinic.services);
  const few = await rowsRead(() => sealNewEntries(clinic.services));
  await writeAudit(20_000, new Date().toISOString());
  await sealNewEntries(clinic.services);
  await owner.query("vacuum analyze");
  expect(await rowsRead(() => sealNewEntries(clinic.services))).toBeLessThanOrEqual(few + 20);
  expect(await withTenant(clinic.db, tenantId, verifyAuditLog)).toMatchObject({
    unsealed: 0,
    brokenAt: null,
  });
}, 60_000);

test("an entry that a server of an earlier version sealed leaves the queue", async () => {
  await sealNewEntries(clinic.services);
  await writeAudit(3, new Date().toISOString());
  await withTenant(clinic.db, tenantId, (tx) => sealAuditLog(tx, tenantId));
  const queued = () => owner.query("select from audit_unsealed").then(({ rowCount }) => rowCount);
  await owner.query("set app.tenant = '1'");
  await owner.query(
    "insert into audit_unsealed (tenant_id, audit_id) select tenant_id, audit_id from audit_seals",
  );
  expect(await queued()).toBeGreaterThan(0);
  await sealNewEntries(clinic.services);
  expect(await queued()).toBe(0);
});

test("retention jobs run daily for years, hourly for days, and every round for the rest", async () => {
  const round = scheduleRetentionRounds(allPersonalData);
  const asked = async (time: string) => {
    const now = new Date(`2027-03-${time}:00.000Z`);
    const { promises, ...rest } = round(now);
    const texts = await textsOfStatements(() => carryOutRetention(clinic.services, promises, now, rest));
    return texts.flatMap((text) => text.match(/select tenant_id, ctid as place from "\w+" where \(/g) ?? [])
      .length;
  };
  const all = await asked("01T09:00");
  const quarter = await asked("01T09:15");
  const hour = await asked("01T10:00");
  expect(quarter).toBeGreaterThan(5);
  expect(hour).toBeGreaterThan(quarter);
  expect(all).toBeGreaterThan(hour);
  expect(await asked("01T10:15")).toBe(quarter);
  expect(await asked("02T09:00")).toBe(all);
});

test("a failed sealing round is not recorded as done", async () => {
  const hoursAgo = new Date(Date.now() - 3 * 3_600_000).toISOString();
  await sealNewEntries(clinic.services);
  await owner.query("update background_progress set done_until = done_until - interval '1 day'");
  await writeAudit(3, hoursAgo);
  await owner.query("revoke insert on audit_seals from anteroom_app");
  await expect(sealNewEntries(clinic.services)).rejects.toThrow(/permission denied/);
  await owner.query("grant insert on audit_seals to anteroom_app");
  await sealNewEntries(clinic.services);
  expect(await withTenant(clinic.db, tenantId, verifyAuditLog)).toMatchObject({ unsealed: 0 });
});
