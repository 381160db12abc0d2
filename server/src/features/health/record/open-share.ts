import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { downloadSharedFile, openSharedRecord } from "@anteroom/contract/health/health-record";
import { shareTicketLifetime } from "@anteroom/domain/health/health-record";
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
import { shareStateOf } from "./record-shares.ts";

/** Links opened and files fetched from one network in a quarter of an hour: a waiting room shares an address. */
const mostPerAddress = 60;

type Share = {
  id: number;
  patient_id: number;
  made_by: number;
  label: string;
  sealed_record: string | null;
  sealed_document: string | null;
  passcode_hash: string | null;
  most_views: number | null;
  views: number;
  wrong_passcodes: number;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
};

/** Returns the encrypted copy for a link with its passcode, and counts the view. */
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
    const share = await lockShare(one, params.token, now);
    if (!share || shareStateOf(share, now) !== "open" || share.sealed_record === null)
      return problem("link_not_valid");
    if (share.passcode_hash !== null) {
      if (body.passcode === undefined) return problem("passcode_needed");
      if (!(await verifyPassword(body.passcode, share.passcode_hash))) {
        await one
          .updateTable("health_record_shares")
          .set({ wrong_passcodes: share.wrong_passcodes + 1 })
          .where("id", "=", share.id)
          .execute();
        return problem("passcode_needed", { reason: "wrong" });
      }
    }
    await one
      .updateTable("health_record_shares")
      .set({ views: share.views + 1, last_used_at: now })
      .where("id", "=", share.id)
      .execute();
    await audit(one, tenant.id, {
      actor: `share/${share.id}`,
      action: "health_record.open",
      object: `patient/${share.patient_id}`,
    });
    return share;
  });
  if (isProblem(opened)) return opened;
  const files = [
    { contentType: "application/json", embedded: opened.sealed_record ?? "" },
    { contentType: "application/pdf", embedded: opened.sealed_document ?? "" },
  ];
  const ends = now.getTime() + shareTicketLifetime;
  return {
    data: {
      entity: {
        label: opened.label,
        created_at: opened.created_at.toISOString(),
        expires_at: opened.expires_at.toISOString(),
        files,
        ticket: ticketsOf(dataKey, { tenantId: tenant.id, shareId: opened.id, ends })[0],
      },
    },
  };
}

/** Sends an original file of a copy, within an hour after the link was opened and while it is valid. */
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
    const share = await lockShare(one, params.token, now);
    // The view was counted when the ticket was given: a link used up since still gives its files.
    const state = share && shareStateOf({ ...share, most_views: null }, now);
    const ends = Number(body.ticket.split(".")[0]);
    const isTicket =
      share !== null &&
      ends > now.getTime() &&
      ticketsOf(config.dataKey, { tenantId: tenant.id, shareId: share.id, ends }).some((one) =>
        sameBytes(Buffer.from(body.ticket), Buffer.from(one)),
      );
    if (!share || state !== "open" || !isTicket) return problem("link_not_valid");
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

/** The share of a token, locked; null where its maker may no longer see the record: care that has ended ends its links. */
async function lockShare(tx: Tx, token: string, now: Date): Promise<Share | null> {
  const share = await tx
    .selectFrom("health_record_shares")
    .select(["id", "patient_id", "made_by", "label", "sealed_record", "sealed_document", "passcode_hash"])
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

function countAddress(tx: Tx, tenantId: number, address: string, now: Date): Promise<number | null> {
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
