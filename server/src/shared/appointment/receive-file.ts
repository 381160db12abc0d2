import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { SharedItem } from "@anteroom/contract/appointment/files";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { fileKinds } from "@anteroom/domain/shared/file-kind";
import { safeFileName } from "@anteroom/domain/shared/file-name";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Files, FilesUnavailable } from "../../ports/files.ts";
import { audit } from "../../platform/privacy/audit.ts";
import { limitBodyTime, uploadTime } from "../../platform/http/body-timeout.ts";
import { checkFile } from "../../platform/files/check-file.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { FileScans } from "../../platform/files/file-scans.ts";
import type { Hints } from "../../platform/realtime/hints.ts";
import type { Transact } from "../../platform/http/one-transaction.ts";
import { isProblem, problem, ProblemError, type ProblemOutcome } from "../../platform/http/problem.ts";
import { lockFilesLeft, presentItem } from "./appointment-files.ts";

/** Storage, realtime hints and virus scans for uploads. */
export type FileDeps = { files: Files; hints: Pick<Hints, "filesChanged">; scans: FileScans };

/** The file's appointment, sender and purpose. */
type Sending = {
  appointmentId: number;
  sender: SharedItem["sender"];
  kind: "file" | "prescription";
  audited: Pick<Parameters<typeof audit>[2], "actor" | "onBehalfOf">;
};

type Call = { tenant: { id: number }; now: Date; tx: Transact };
type Upload = Call & { request: FastifyRequest; reply: FastifyReply };

/** The upload: its bytes, their number (NaN when unknown), and its name. `onBegun` is called once the place is reserved. */
type Arriving = { content: unknown; declared: number; name: string; onBegun?: () => void };

/**
 * Stores the file of a request's body, as `storeFile` does, and limits the upload's time. `begin` checks
 * permission, in a transaction, and returns where the file belongs, or a problem. `givenName` is the
 * URL-encoded file-name header.
 */
export async function receiveFile(
  deps: FileDeps,
  call: Upload,
  givenName: string | undefined,
  begin: (tx: Tx) => Promise<Sending | ProblemOutcome>,
): Promise<{ data: { entity: SharedItem } } | ProblemOutcome> {
  const { request, reply } = call;
  const declared = Number(request.headers["content-length"] ?? Number.NaN);
  const arriving = {
    content: request.body,
    declared,
    name: decodeName(givenName),
    onBegun: () => limitBodyTime(request.raw, uploadTime(declared)), // before, the usual body limit applies
  };
  const outcome = await storeFile(deps, call, arriving, begin);
  return isProblem(outcome) ? refuse(outcome, reply) : outcome;
}

/**
 * Stores a file with an appointment: its row, which reserves the place, then the bytes, then the completion
 * with audit and virus scan; then sends hints. Its content decides the type, and unknown types are refused.
 * Returns `file_too_large` or `file_limit` above the limits. A failure at any step leaves neither row nor
 * bytes; while the storage is away, the bytes go later.
 */
export async function storeFile(
  { files, hints, scans }: FileDeps,
  { tenant, now, tx }: Call,
  { content, declared, name: givenName, onBegun }: Arriving,
  begin: (tx: Tx) => Promise<Sending | ProblemOutcome>,
): Promise<{ data: { entity: SharedItem } } | ProblemOutcome> {
  const key = randomBytes(16).toString("hex");
  const begun = await tx(async (one) => {
    const sending = await begin(one);
    if (isProblem(sending)) return sending;
    if (!(content instanceof Readable)) return problem("unsupported_media_type");
    if (declared > fieldLimits.fileBytes) return problem("file_too_large");
    const size = Number.isFinite(declared) ? declared : fieldLimits.fileBytes;
    const left = await lockFilesLeft(one, sending.appointmentId, sending.sender);
    if (left.files_left === 0 || left.bytes_left < size) return problem("file_limit");
    const { id } = await one
      .insertInto("visit_files")
      .values({
        tenant_id: tenant.id,
        appointment_id: sending.appointmentId,
        sender: sending.sender,
        kind: sending.kind,
        name: "",
        storage_key: key,
        size_bytes: size,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { sending, id, body: content };
  });
  if (isProblem(begun)) return begun;
  const { sending, id, body } = begun;
  onBegun?.();
  try {
    const checked = checkFile(body);
    await files.put(key, checked.content);
    const { kind, size } = checked.found();
    const name = safeFileName(givenName, kind);
    const facts = { ...sending, name, media_type: fileKinds[kind].mediaType, size, now, scan: scans.first };
    const row = await tx(async (one) => {
      const arrived = await arrive(one, tenant.id, id, facts);
      if (arrived) await scans.queue(one, tenant.id, id);
      return arrived;
    });
    if (!row) throw new ProblemError("not_found"); // the person was erased meanwhile
    await hints.filesChanged(tenant.id, sending.appointmentId);
    return { data: { entity: presentItem(row) } };
  } catch (error) {
    await tx((one) => one.deleteFrom("visit_files").where("id", "=", id).execute());
    // Its row has noted the bytes, which are deleted later too: where the bucket hangs, nobody waits for it twice.
    if (!(error instanceof FilesUnavailable)) await files.remove(key);
    if (!(error instanceof ProblemError)) throw error;
    return error.outcome;
  }
}

/** Closes the connection for a body that is too large. Other refused bodies are read, so that browsers get the answer. */
function refuse(outcome: ProblemOutcome, reply: FastifyReply): ProblemOutcome {
  if (outcome.code === "file_too_large") reply.header("connection", "close");
  return outcome;
}

type Arrived = Sending & {
  name: string;
  media_type: string;
  size: number;
  now: Date;
  scan: SharedItem["scan"];
};

async function arrive(
  tx: Tx,
  tenantId: number,
  id: number,
  { appointmentId, audited, kind, name, media_type, size, now, scan }: Arrived,
) {
  const row = await tx
    .updateTable("visit_files")
    .set({ name, media_type, size_bytes: size, arrived_at: now, scan })
    .where("id", "=", id)
    .returning(["id", "sender", "kind", "name", "media_type", "size_bytes", "url", "scan", "created_at"])
    .executeTakeFirst();
  const object = `appointment/${appointmentId}`;
  if (row) await audit(tx, tenantId, { ...audited, action: `${kind}.send`, object });
  return row;
}

/** Decodes the file name; returns a malformed one unchanged. */
function decodeName(given = ""): string {
  try {
    return decodeURIComponent(given);
  } catch {
    return given;
  }
}
