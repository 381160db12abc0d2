import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { downloadSharedFile, openSharedRecord, ShareUse } from "@anteroom/contract/health/health-record";
import {
  passcodeTriesLeft,
  shareTicketLifetime,
  type ShareReader,
} from "@anteroom/domain/health/health-record";
import { sql } from "kysely";
import { createHmac } from "node:crypto";
import { audit } from "../../../platform/privacy/audit.ts";
import type { Config } from "../../../platform/config/config.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { sendFileDownload } from "../../../platform/files/hand-over-file.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { verifyPassword } from "../../../platform/crypto/password.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { hashOf, keysFor, sameBytes, type DataKey } from "../../../platform/crypto/secrets.ts";
import type { StoredFile } from "../../../platform/files/stored-file.ts";
import { addressSubject, countTries } from "../../../platform/http/rate-limits.ts";
import type { Files } from "../../../ports/files.ts";
import { findRecordPerson, hasHealthRecord } from "./record-person.ts";
import { shareStateOf, withUse } from "./record-shares.ts";

/** Links opened and files fetched from one network in a quarter of an hour: a waiting room shares an address. */
const mostPerAddress = 60;

type Share = {
  id: number;
  patient_id: number;
  made_by: number;
  label: string;
  sealed_record: string | null;
  sealed_document: string | null;
  sealed_fhir: string[] | null;
  uses: ShareUse[];
  passcode_hash: string | null;
  most_views: number | null;
  views: number;
  wrong_passcodes: number;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
};

/**
 * Returns the encrypted copy for a link with its passcode and a ticket for its files; counts the view and audits it.
 * `link_not_valid` for every link that does not open, `passcode_needed` without the right passcode (wrong ones are
 * counted), `too_many_requests` above 60 of one network in 15 minutes.
 */
export async function openShare(
  call: Call<typeof openSharedRecord>,
  { dataKey }: { dataKey: DataKey },
): Promise<AnswerOf<typeof openSharedRecord> | ProblemOutcome> {
  const { tenant, params, body, now, address, reply, tx } = call;
  keepPrivate(reply);
  if (!hasHealthRecord(tenant)) return problem("link_not_valid");
  const opened = await tx(async (one) => {
    const wait = await countAddress(one, tenant.id, address, now);
    if (wait !== null) return problem("too_many_requests", { retry_after: wait });
    const use = { by: "page", recipient: body.recipient ?? null } as const;
    return useShare(one, { tenantId: tenant.id, token: params.token, passcode: body.passcode, use, now });
  });
  if (isProblem(opened)) return opened;
  if (opened.state === "closed" || opened.share.sealed_record === null) return problem("link_not_valid");
  if (opened.state === "passcode")
    return problem("passcode_needed", opened.isWrong ? { reason: "wrong" } : {});
  const { share } = opened;
  const files = [
    { contentType: "application/json", embedded: share.sealed_record ?? "" },
    { contentType: "application/pdf", embedded: share.sealed_document ?? "" },
  ];
  return {
    data: {
      entity: {
        label: share.label,
        created_at: share.created_at.toISOString(),
        expires_at: share.expires_at.toISOString(),
        files,
        ticket: ticketFor(share.id, { dataKey, tenantId: tenant.id, now }),
      },
    },
  };
}

/** What became of an attempt to open a link. */
type Opening =
  | { state: "closed" }
  | { state: "passcode"; share: Share; isWrong: boolean; triesLeft: number }
  | { state: "open"; share: Share };

type Attempt = {
  tenantId: number;
  token: string;
  passcode: string | undefined;
  use: { by: ShareReader; recipient: string | null };
  now: Date;
};

/**
 * Opens a link with its passcode: counts and audits the view, or counts the wrong passcode. Locks the link's row, so
 * that attempts follow one another. `closed` also for a copy that is erased or, for programs, has no FHIR. Commit the
 * transaction whatever the result is, or the count is lost.
 */
export async function useShare(tx: Tx, { tenantId, token, passcode, use, now }: Attempt): Promise<Opening> {
  const share = await lockShare(tx, token, now);
  if (!share || shareStateOf(share, now) !== "open") return { state: "closed" };
  // An erased copy; or a link from before there were files for programs.
  if (share.sealed_record === null || (use.by === "program" && share.sealed_fhir === null))
    return { state: "closed" };
  if (share.passcode_hash !== null) {
    const wrong = share.wrong_passcodes;
    if (passcode === undefined)
      return { state: "passcode", share, isWrong: false, triesLeft: passcodeTriesLeft(wrong) };
    if (!(await verifyPassword(passcode, share.passcode_hash))) {
      await tx
        .updateTable("health_record_shares")
        .set({ wrong_passcodes: wrong + 1 })
        .where("id", "=", share.id)
        .execute();
      return { state: "passcode", share, isWrong: true, triesLeft: passcodeTriesLeft(wrong + 1) };
    }
  }
  await tx
    .updateTable("health_record_shares")
    .set({ views: share.views + 1, last_used_at: now, uses: withUse(share.uses, { at: now, ...use }) })
    .where("id", "=", share.id)
    .execute();
  await audit(tx, tenantId, {
    actor: `share/${share.id}`,
    action: "health_record.open",
    object: `patient/${share.patient_id}`,
  });
  return { state: "open", share };
}

/**
 * Sends an original file of a copy and audits it, within an hour after the link was opened and while it is valid,
 * even if used up since; else `link_not_valid`. `too_many_requests` above 60 of one network in 15 minutes.
 */
export async function downloadSharedOriginal(
  { files, config }: { files: Files; config: Pick<Config, "dataKey"> },
  call: Call<typeof downloadSharedFile>,
): Promise<ProblemOutcome | undefined> {
  const { tenant, params, body, now, address, reply, tx } = call;
  keepPrivate(reply);
  if (!hasHealthRecord(tenant)) return problem("link_not_valid");
  const found = await tx(async (one) => {
    const wait = await countAddress(one, tenant.id, address, now);
    if (wait !== null) return problem("too_many_requests", { retry_after: wait });
    const share = await ticketedShare(one, params.token, body.ticket, {
      dataKey: config.dataKey,
      tenantId: tenant.id,
      now,
    });
    if (!share) return problem("link_not_valid");
    const file = await findSharedFile(one, share, params.file_id, tenant.settings.showSharedFiles);
    if (file)
      await audit(one, tenant.id, {
        actor: `share/${share.id}`,
        action: "health_record.file",
        object: `patient/${share.patient_id}`,
      });
    return file;
  });
  return isProblem(found) ? found : sendFileDownload(files, reply, found);
}

type Signing = { dataKey: DataKey; tenantId: number; now: Date };

/**
 * Returns the link of a token that was opened within the last hour, as its ticket proves, and still works, also if it
 * was used up since; else null. Locks its row.
 */
export async function ticketedShare(
  tx: Tx,
  token: string,
  ticket: string,
  { dataKey, tenantId, now }: Signing,
): Promise<Share | null> {
  const share = await lockShare(tx, token, now);
  // The view was counted when the ticket was given: a link used up since still gives its files.
  const state = share && shareStateOf({ ...share, most_views: null }, now);
  const ends = Number(ticket.split(".")[0]);
  const isTicket =
    share !== null &&
    ends > now.getTime() &&
    ticketsOf(dataKey, { tenantId, shareId: share.id, ends }).some((one) =>
      sameBytes(Buffer.from(ticket), Buffer.from(one)),
    );
  return share && state === "open" && isTicket ? share : null;
}

/** Returns the ticket that opens the files of a link for an hour: its end in ms and a signature. */
export function ticketFor(shareId: number, { dataKey, tenantId, now }: Signing): string {
  return ticketsOf(dataKey, { tenantId, shareId, ends: now.getTime() + shareTicketLifetime })[0];
}

/** The share of a token, locked; null where its maker may no longer see the record: care that has ended ends its links. */
async function lockShare(tx: Tx, token: string, now: Date): Promise<Share | null> {
  const share = await tx
    .selectFrom("health_record_shares")
    .select(["id", "patient_id", "made_by", "label", "sealed_record", "sealed_document", "sealed_fhir"])
    .select(["uses", "passcode_hash"])
    .select(["most_views", "views", "wrong_passcodes", "created_at", "expires_at", "last_used_at"])
    .select("revoked_at")
    .where("token_hash", "=", hashOf(token))
    .forUpdate()
    .executeTakeFirst();
  if (!share) return null;
  const person = await findRecordPerson(tx, {
    callerId: share.made_by,
    patientId: share.patient_id,
    now,
  });
  return isProblem(person) ? null : share;
}

async function findSharedFile(
  tx: Tx,
  share: Share,
  fileId: number,
  showsShared: boolean,
): Promise<StoredFile | null> {
  const { rows } = await sql<StoredFile>`
    select f.sender, f.name, f.media_type, f.size_bytes, f.storage_key, f.scan
    from health_record_shares s
      join visit_files f on f.tenant_id = s.tenant_id and f.id = any(s.file_ids)
      join appointments a on a.tenant_id = f.tenant_id and a.id = f.appointment_id and a.patient_id = s.patient_id
    where s.id = ${share.id} and f.id = ${fileId} and f.arrived_at is not null
      and (f.sender = 'patient' or ${showsShared})`.execute(tx);
  return rows[0] ?? null;
}

type Ticket = { tenantId: number; shareId: number; ends: number };

/** Until when it is good, and a signature over that and the share; with the own key first. */
function ticketsOf(dataKey: DataKey, { tenantId, shareId, ends }: Ticket): [string, ...string[]] {
  const [own, ...others] = keysFor({ dataKey, purpose: "record-share" });
  const signWith = (key: Buffer) =>
    `${ends}.${createHmac("sha256", key).update(`${tenantId}/${shareId}/${ends}`).digest("base64url")}`;
  return [signWith(own), ...others.map(signWith)];
}

/** Counts a request of a network for links; returns the seconds to wait above 60 in 15 minutes, or null. */
export function countAddress(tx: Tx, tenantId: number, address: string, now: Date): Promise<number | null> {
  const limit = { subject: addressSubject(address, "record-share"), most: mostPerAddress };
  return countTries(tx, tenantId, [limit], now);
}

/** Never in a cache, an index, or the address another site is told. */
function keepPrivate(reply: Call<typeof openSharedRecord>["reply"]): void {
  reply.headers({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
  });
}
