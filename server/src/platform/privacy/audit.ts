import { recordYears } from "@anteroom/domain/shared/lifetimes";
import { createHash } from "node:crypto";
import { sql, type RawBuilder } from "kysely";
import type { AnyCaller } from "../http/authentication.ts";
import type { Database, Tx } from "../database/database.ts";
import { statementName } from "../database/named-statements.ts";

/** The name of an action, such as `appointment.book`. */
export type AuditAction = `${string}.${string}`;

/**
 * Adds one entry to the audit log in the caller's transaction: ids only, never a name or a value. `actor` comes from
 * `actorOf`; `object` is a kind and an id such as `appointment/7`; `onBehalfOf` is the patient's id.
 */
export async function audit(
  tx: Tx,
  tenantId: number,
  entry: { actor: string; action: AuditAction; object: string; onBehalfOf?: number },
): Promise<void> {
  const { actor, action, object, onBehalfOf = null } = entry;
  await sql`${statementName("write_audit")}
    insert into audit_log (tenant_id, actor, action, object, on_behalf_of)
    values (${tenantId}, ${actor}, ${action}, ${object}, ${onBehalfOf})`.execute(tx);
}

/**
 * Returns a caller's name in the audit log: kind and id such as `patient/7`, `staff/3` or `app/2`. A clinic's token
 * is `clinic/` and its label, or `doctor/` and the doctor's id. Without a caller it is `anyone`.
 */
export function actorOf(caller: AnyCaller | null): string {
  if (caller === null || caller.kind === "anyone") return "anyone";
  if (caller.kind === "patient") return `patient/${caller.patientId}`;
  if (caller.kind === "guest") return `guest/${caller.guestId}`;
  if (caller.kind === "invited") return `invited/${caller.invitationId}`;
  if (caller.kind === "pass") return `pass/${caller.appointmentId}`;
  if (caller.staff) return `staff/${caller.staff.staffId}`;
  if (caller.app) return `app/${caller.app.appId}`;
  return caller.doctorId === null ? `clinic/${caller.label}` : `doctor/${caller.doctorId}`;
}

type Entry = {
  id: number;
  at: string;
  actor: string;
  on_behalf_of: number | null;
  action: string;
  object: string;
};

/** A statement of PostgreSQL has 65,535 values at most, and a seal has five. */
const sealsAtOnce = 5_000;

/**
 * Where unsealed entries are looked for: in the queue that each entry joins when it is written, from the oldest queued
 * one on (null when an entry in it does not say when it was written), or in the whole log, which has those from before
 * the queue.
 */
export type UnsealedSource = { queuedSince: Date | null } | "log";

/**
 * How long before the oldest queued entry a seal of a queued entry, or the clinic's last seal, is looked for first. It
 * leaves out the log's earlier months; the servers of PostgreSQL may differ in their clocks by that.
 */
const sealMarginMs = 40 * 86_400_000;

/**
 * Seals the unsealed entries: each hash covers the previous one, so changes and removals are detectable. Locks the
 * clinic's sealing until the transaction ends. Returns how many were sealed.
 */
export async function sealAuditLog(
  tx: Tx,
  tenantId: number,
  source: UnsealedSource = "log",
): Promise<number> {
  await sql`select pg_advisory_xact_lock(20261121, ${tenantId})`.execute(tx);
  const last = await lastSeal(tx, source);
  const { rows } = await sql<Entry>`
    select l.id, to_char(l.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at, l.actor, l.on_behalf_of, l.action, l.object
    from ${unsealedIn(source)} order by l.id`.execute(tx);
  let previous = last.hash;
  const seals = rows.map((entry) => {
    const seal = {
      tenant_id: tenantId,
      audit_id: entry.id,
      previous_hash: previous,
      hash: sealOf(previous, entry),
      // Never before the last one, also when the clock went back: the last seal is found by this.
      sealed_at: sql<Date>`greatest(clock_timestamp(), ${last.sealedAt}::timestamptz)`,
    };
    previous = seal.hash;
    return seal;
  });
  for (let from = 0; from < seals.length; from += sealsAtOnce)
    await tx
      .insertInto("audit_seals")
      .values(seals.slice(from, from + sealsAtOnce))
      .execute();
  await sql`
    delete from audit_unsealed u
    where exists (select from audit_seals s where s.tenant_id = u.tenant_id and s.audit_id = u.audit_id and ${sealedLately(source)})
      and ${queuedIn(source)}`.execute(tx);
  return seals.length;
}

/** SQL: the unsealed entries `l` of all clinics that the caller may see. Servers of an earlier version leave the queue as it is. */
export const unsealedIn = (source: UnsealedSource): RawBuilder<unknown> =>
  sql`${
    source === "log"
      ? sql`audit_log l`
      : sql`audit_unsealed u join audit_log l on l.tenant_id = u.tenant_id and l.id = u.audit_id and ${since(source)}`
  } where not exists (select from audit_seals s
    where s.tenant_id = l.tenant_id and s.audit_id = l.id and ${sealedLately(source)})`;

const everything = sql<boolean>`true`;

/** SQL: `l` and its row `u` of the queue are not older than the oldest queued one; later months alone are read. */
const since = (source: UnsealedSource): RawBuilder<boolean> =>
  source === "log" || source.queuedSince === null
    ? everything
    : sql<boolean>`l.at = u.at and l.at >= ${source.queuedSince}`;

/** SQL: the row `u` of the queue is one of those that are looked for. */
const queuedIn = (source: UnsealedSource): RawBuilder<boolean> =>
  source === "log" || source.queuedSince === null ? everything : sql<boolean>`u.at >= ${source.queuedSince}`;

/** SQL: the seal `s` may be one of a queued entry. A seal is made after its entry. */
const sealedLately = (source: UnsealedSource): RawBuilder<boolean> => {
  const from = marginBefore(source);
  return from ? sql<boolean>`s.sealed_at >= ${from}` : everything;
};

const marginBefore = (source: UnsealedSource): Date | null =>
  source === "log" || source.queuedSince === null
    ? null
    : new Date(source.queuedSince.getTime() - sealMarginMs);

/** The result of verifying the audit log. */
export type AuditVerdict = {
  sealed: number;
  /** New entries that are not sealed yet. */
  unsealed: number;
  /** Id of the first entry that was changed or removed, or whose seal was; null when the chain is intact. */
  brokenAt: number | null;
};

/** Verifies a clinic's whole chain of seals. */
export async function verifyAuditLog(tx: Tx): Promise<AuditVerdict> {
  const { rows } = await sql<{ sealed: number; unsealed: number }>`
    select (select count(*)::int from audit_seals) as sealed, count(*)::int as unsealed from audit_log l
    where not exists (select 1 from audit_seals s where s.tenant_id = l.tenant_id and s.audit_id = l.id)`.execute(
    tx,
  );
  return { sealed: 0, unsealed: 0, ...rows[0], brokenAt: await findBrokenSeal(tx) };
}

async function findBrokenSeal(tx: Tx): Promise<number | null> {
  const { rows } = await sql<Entry & { is_there: boolean; previous_hash: Buffer; hash: Buffer }>`
    select s.audit_id as id, l.id is not null as is_there, to_char(l.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at, l.actor, l.on_behalf_of, l.action, l.object,
      s.previous_hash, s.hash
    from audit_seals s left join audit_log l on l.id = s.audit_id and l.tenant_id = s.tenant_id
    order by s.sealed_order`.execute(tx);
  let previous = await beginningOf(tx);
  for (const row of rows) {
    const isWhole = row.is_there && row.previous_hash.equals(previous);
    if (!isWhole || !row.hash.equals(sealOf(previous, row))) return row.id;
    previous = row.hash;
  }
  return null;
}

const genesis: Buffer = Buffer.alloc(32);

/** Where the chain begins: at nothing, or behind what was older than the law asks for and has been let go. */
async function beginningOf(tx: Tx): Promise<Buffer> {
  const anchor = await tx.selectFrom("audit_anchors").select("hash").executeTakeFirst();
  return anchor?.hash ?? genesis;
}

/**
 * Returns the ids of clinics with a sealed entry that is older than ten years, by real time, and outside of the log's
 * months: from before there were months, or left over from one that is gone.
 */
export async function findClinicsWithOldAudit(acrossClinics: Database): Promise<number[]> {
  const { rows } = await sql<{ tenant_id: number }>`
    select distinct l.tenant_id
    from (select tenant_id, id, at from audit_log_before union all select tenant_id, id, at from audit_log_default) l
    where l.at < now() - ${recordYears}::int * interval '1 year'
      and exists (select from audit_seals s where s.tenant_id = l.tenant_id and s.audit_id = l.id)`.execute(
    acrossClinics,
  );
  return rows.map(({ tenant_id }) => tenant_id);
}

/** Deletes the clinic's sealed entries that are older than ten years and outside of the log's months; returns how many. */
export async function deleteOldAuditEntries(tx: Tx): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select forget_old_audit() as gone`.execute(tx);
  return rows[0]?.gone ?? 0;
}

function sealOf(previous: Buffer, entry: Entry): Buffer {
  const facts = [entry.id, entry.at, entry.actor, entry.on_behalf_of, entry.action, entry.object];
  return createHash("sha256").update(previous).update(JSON.stringify(facts)).digest();
}

type LastSeal = { hash: Buffer; sealedAt: string | null };

/** The clinic's last seal, looked for in the latest months first. */
async function lastSeal(tx: Tx, source: UnsealedSource): Promise<LastSeal> {
  const from = marginBefore(source);
  return (
    (from && (await newestSeal(tx, sql`where s.sealed_at >= ${from}`))) ??
    (await newestSeal(tx, sql``)) ?? { hash: await beginningOf(tx), sealedAt: null }
  );
}

async function newestSeal(tx: Tx, where: RawBuilder<unknown>): Promise<LastSeal | null> {
  const { rows } = await sql<LastSeal>`
    select s.hash, s.sealed_at::text as "sealedAt" from audit_seals s ${where} order by s.sealed_order desc limit 1`.execute(
    tx,
  );
  return rows[0] ?? null;
}
