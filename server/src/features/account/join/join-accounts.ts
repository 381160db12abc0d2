import type * as shapes from "@anteroom/contract/account/join-accounts";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { sql } from "kysely";
import type { Services } from "../../../platform/config/services.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { appointmentStateLists } from "../../../platform/database/state-lists.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { refuseUnread } from "../../../platform/http/replaces.ts";
import { endOtherSessions } from "../../../platform/http/sessions.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Hints } from "../../../platform/realtime/hints.ts";
import { findAccountToken } from "../../../shared/account/account-tokens.ts";
import { invalidatePendingCredentials } from "../../../shared/account/retire-pending.ts";
import { provenUntil } from "../../../shared/account/proof.ts";
import { compareAccounts, type Accounts, type Comparison } from "./compare-accounts.ts";
import { mailJoin, readJoinReaders } from "./join-mail.ts";
import { movePatient } from "./move-patient.ts";
import { joinTokenKind } from "./prove-other.ts";

/** What joining accounts requires. */
export type JoinDeps = {
  services: Services;
  hints: Pick<Hints, "appointmentChanged">;
  /** Is told of every session that ended, after the commit. */
  forgetSession: (tokenHash: Buffer) => void;
  /** Deletes the stored bytes of deleted rows. */
  forgetFiles: (tenantId: number) => Promise<unknown>;
};

type PreviewCall = Call<typeof shapes.previewJoin>;
type JoinCall = Call<typeof shapes.joinAccounts>;

/** Returns what a join would move and end. Changes nothing. */
export function previewJoin({
  caller,
  body,
  now,
  tx,
  reply,
}: PreviewCall): Promise<AnswerOf<typeof shapes.previewJoin> | ProblemOutcome> {
  reply.header("cache-control", "no-store");
  return tx(async (one) => {
    const from = await otherOf(one, caller.patientId, body.token, now);
    const compared = from && (await compareAccounts(one, { from, into: caller.patientId }, now));
    if (!compared) return problem("challenge_expired");
    return { data: { entity: compared.preview, version: compared.version } };
  });
}

type Joined = { tokens: Buffer[]; appointments: number[] };

/**
 * Joins another account, proven by a token, into the one that is signed in: moves its data, deletes its sign-in, ends
 * its sessions, mails both addresses and audits it, in one transaction. Both accounts and their dependents are locked
 * in the order of their ids, so that two joins in opposite directions do not wait for each other. A repeated request
 * with the same token is done. Cannot be undone.
 */
export async function joinAccounts(
  { services, hints, forgetSession, forgetFiles }: JoinDeps,
  call: JoinCall,
): Promise<ProblemOutcome | undefined> {
  const { tenant, caller, tx } = call;
  const joined = await tx<Joined | ProblemOutcome>((one) => joinIn(one, services, call));
  if (isProblem(joined)) return joined;
  joined.tokens.forEach(forgetSession);
  await forgetFiles(tenant.id);
  await Promise.all(
    joined.appointments.map((id) =>
      hints.appointmentChanged(tenant.id, { id, patient_id: caller.patientId }),
    ),
  );
  return undefined;
}

async function joinIn(tx: Tx, services: Services, call: JoinCall): Promise<Joined | ProblemOutcome> {
  const { tenant, caller, body, locale, now } = call;
  const into = caller.patientId;
  const found = await otherOf(tx, into, body.token, now);
  if (found !== null) await lockFamilies(tx, { from: found, into });
  // Looked at again: another request may have joined the two in either direction while this one waited.
  if (!(await isThere(tx, into))) return problem("unauthenticated", { reason: "accounts_joined" });
  const from = await otherOf(tx, into, body.token, now);
  if (from === null)
    return (await wasJoined(tx, into, body.token))
      ? { tokens: [], appointments: [] }
      : problem("challenge_expired");
  if (!(await provenUntil(tx, caller, now))) return problem("proof_needed");
  const accounts = { from, into };
  const compared = await compareAccounts(tx, accounts, now);
  if (!compared) return problem("challenge_expired");
  if (compared.preview.refusal !== null)
    return problem("status_conflict", { reason: compared.preview.refusal });
  const unread = refuseUnread(body.replaces, compared.version, false);
  if (unread) return unread;
  const readers = await readJoinReaders(tx, accounts, { tenant, locale });
  const appointments = await currentAppointments(tx, from);
  const tokens = await endOtherSessions(tx, from, null, now);
  await moveAll(tx, call, { accounts, compared });
  await mailJoin(tx, services, { tenant, accounts, readers, now });
  return { tokens, appointments };
}

type All = { accounts: Accounts; compared: Comparison };

/** Moves the dependents of both accounts, then the patient; audits it for every record. */
async function moveAll(
  tx: Tx,
  { tenant, caller, body, now }: JoinCall,
  { accounts, compared }: All,
): Promise<void> {
  // The token moves along, so that a repeated request is recognised.
  await invalidatePendingCredentials(tx, { patientId: accounts.from, now });
  await tx
    .updateTable("account_tokens")
    .set({ patient_id: accounts.into, used_at: now })
    .where("token_hash", "=", hashOf(body.token))
    .execute();
  for (const { from, into } of [...compared.sameDependents, accounts]) {
    await movePatient(tx, { tenantId: tenant.id, from, into, now });
    for (const id of [from, into])
      await audit(tx, tenant.id, {
        actor: actorOf(caller),
        action: "account.join",
        object: `patient/${id}`,
        ...(into === accounts.into ? {} : { onBehalfOf: into }),
      });
  }
}

/** The account that an unused token proves to this patient, or null. */
async function otherOf(tx: Tx, into: number, token: string, now: Date): Promise<number | null> {
  const found = await findAccountToken(tx, { kind: joinTokenKind, token, now });
  return found && intoOf(found.payload) === into ? found.patientId : null;
}

/** Returns whether this patient has joined an account with this token. */
async function wasJoined(tx: Tx, into: number, token: string): Promise<boolean> {
  const row = await tx
    .selectFrom("account_tokens")
    .select("patient_id")
    .where("token_hash", "=", hashOf(token))
    .where("kind", "=", joinTokenKind)
    .where("used_at", "is not", null)
    .where("patient_id", "=", into)
    .executeTakeFirst();
  return row !== undefined;
}

const intoOf = (payload: unknown): unknown =>
  typeof payload === "object" && payload !== null && "into" in payload ? payload.into : null;

async function lockFamilies(tx: Tx, { from, into }: Accounts): Promise<void> {
  await sql`select from patients where id in (${from}, ${into}) or parent_id in (${from}, ${into})
    order by id for update`.execute(tx);
}

async function isThere(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom("patients").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/** Appointments that somebody may be looking at now. */
async function currentAppointments(tx: Tx, patientId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from appointments where patient_id = ${patientId} and status in ${appointmentStateLists.current}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
