import {
  fileNameHeader,
  listHoldFiles as list,
  removeHoldFile as remove,
  sendHoldFile as send,
} from "@anteroom/contract/appointment/files";
import { holdHeader } from "@anteroom/contract/appointment/booking";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { holdState } from "@anteroom/domain/booking/hold";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { acceptFiles } from "../../../platform/files/accept-files.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { mount, type Call } from "../../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { receiveFile, type FileDeps } from "../../../shared/appointment/receive-file.ts";
import { deleteStoredFile, findStoredFile } from "../../../platform/files/stored-file.ts";
import { addressSubject, codeLog, countTries } from "../../../platform/http/rate-limits.ts";
import { presentItem } from "../../../shared/appointment/appointment-files.ts";
import { readHoldHeader } from "./hold-header.ts";
import { lockHold, type HoldRow } from "./take-slot.ts";

/** Most files that one network may send to holds of a clinic in an hour; a family may share an address. */
const filesPerAddressAndHour = 60;
/** Most bytes of a clinic's files that belong to no appointment yet, to protect the disk. */
const heldBytesPerClinic = 2 * 1024 ** 3;

/**
 * Registers the routes to list, send and remove files of a hold before booking. The request's hold header
 * identifies the hold. At most 5 files and 60 MB a hold, 60 files an hour from one network, 2 GB of all holds
 * of a clinic.
 */
export function holdFileRoutes(app: FastifyInstance, deps: FileDeps): void {
  mount(app, list, listHoldFiles);
  mount(app, remove, (call) => removeHoldFile(deps, call));
  acceptFiles(app, (scope) => mount(scope, send, (call) => sendHoldFile(deps, call)));
}

/** Returns the files of a hold that have fully arrived. */
async function listHoldFiles({ tx, params, headers, now, reply }: Call<typeof list>) {
  reply.header("cache-control", "no-store");
  const rows = await tx(async (one) => {
    const hold = await liveHold(one, { id: params.hold_id, header: headers[holdHeader], now });
    if (isProblem(hold)) return hold;
    return one
      .selectFrom("visit_files")
      .select(["id", "sender", "kind", "name", "media_type", "size_bytes", "url", "scan", "created_at"])
      .where("appointment_id", "=", hold.id)
      .where("arrived_at", "is not", null)
      .orderBy("id", "desc")
      .execute();
  });
  return isProblem(rows) ? rows : { data: { collection: rows.map(presentItem) } };
}

/** Adds a file to a hold. Its row and bytes are deleted with the hold unless that is booked. */
async function sendHoldFile(deps: FileDeps, call: Call<typeof send>) {
  const { tenant, params, headers, now, address } = call;
  if (!tenant.settings.patientsSymptoms) return problem("feature_off");
  return receiveFile(deps, call, headers[fileNameHeader], async (tx) => {
    const hold = await liveHold(tx, { id: params.hold_id, header: headers[holdHeader], now });
    if (isProblem(hold)) return hold;
    const held = await countHeldFiles(tx, hold.id);
    const isFull = held.files >= fieldLimits.filesPerHold || held.bytes >= fieldLimits.fileBytesPerHold;
    if (isFull || held.clinicBytes >= heldBytesPerClinic) return problem("file_limit");
    const subject = addressSubject(address, "hold files");
    const wait = await countTries(tx, tenant.id, [{ subject, most: filesPerAddressAndHour }], now, codeLog);
    if (wait !== null) return problem("file_limit");
    return {
      appointmentId: hold.id,
      sender: "patient",
      kind: "file",
      audited: { actor: `hold/${hold.id}` },
    };
  });
}

/** Deletes a file before the booking. */
async function removeHoldFile(
  { files }: Pick<FileDeps, "files">,
  { tx, params, headers, now }: Call<typeof remove>,
): Promise<ProblemOutcome | undefined> {
  const file = await tx(async (one) => {
    const hold = await liveHold(one, { id: params.hold_id, header: headers[holdHeader], now });
    if (isProblem(hold)) return hold;
    const found = await findStoredFile(one, hold.id, params.file_id);
    if (!found) return problem("not_found");
    await deleteStoredFile(one, params.file_id);
    return found;
  });
  if (isProblem(file)) return file;
  if (file.storage_key !== null) await files.remove(file.storage_key);
  return undefined;
}

type HoldQuery = { id: number; header: string | undefined; now: Date };

/**
 * Returns the caller's own hold, locked until the transaction ends, so that it cannot end while a file
 * begins.
 */
async function liveHold(tx: Tx, { id, header, now }: HoldQuery): Promise<HoldRow | ProblemOutcome> {
  const hold = await lockHold(tx, readHoldHeader(header));
  if (!hold || hold.id !== id) return problem("not_found");
  const { status, hold_expires_at: end } = hold;
  const isLive =
    status === "held" && end !== null && holdState({ expiresAt: end.getTime() }, now.getTime()) !== "expired";
  return isLive ? hold : problem("hold_expired");
}

/**
 * Returns the files and bytes of the hold, and the bytes of all holds of the clinic, including uploads in
 * progress.
 */
async function countHeldFiles(tx: Tx, holdId: number) {
  const { rows } = await sql<{ files: number; bytes: number; clinic_bytes: number }>`
    select count(*) filter (where f.appointment_id = ${holdId})::int as files,
      coalesce(sum(f.size_bytes) filter (where f.appointment_id = ${holdId}), 0)::float8 as bytes,
      coalesce(sum(f.size_bytes), 0)::float8 as clinic_bytes
    from appointments a join visit_files f on f.tenant_id = a.tenant_id and f.appointment_id = a.id
    where a.hold_expires_at is not null and a.status = 'held'`.execute(tx);
  const { files = 0, bytes = 0, clinic_bytes: clinicBytes = 0 } = rows[0] ?? {};
  return { files, bytes, clinicBytes };
}
