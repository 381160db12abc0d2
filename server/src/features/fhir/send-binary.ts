import type { FastifyReply } from "fastify";
import { sendFileDownload } from "../../platform/files/hand-over-file.ts";
import { findStoredFile } from "../../platform/files/stored-file.ts";
import type { Transact } from "../../platform/http/one-transaction.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { Files } from "../../ports/files.ts";
import { documentReferenceKind } from "./kinds/documents.ts";
import type { Reading } from "./kinds/kind.ts";
import { FhirRefusal, refuseNotFound } from "./outcome.ts";
import { refuseOutOfScope } from "./rights.ts";
import { readOne } from "./search.ts";

type BinaryAsk = Omit<Reading, "tx"> & { transact: Transact; reply: FastifyReply };

/**
 * Sends the bytes of a file, by its DocumentReference's id `file-{id}`, and audits the read. Requires the
 * same scope as DocumentReference. Throws `FhirRefusal` 404 when it is not visible to the token or the scan
 * blocks it, 406 when FHIR JSON is requested.
 */
export async function sendBinary(
  id: string,
  { transact, reply, ...known }: BinaryAsk,
  files: Files,
): Promise<FastifyReply> {
  refuseOutOfScope(known.caller, "DocumentReference", "r");
  if (/fhir\+json/.test(reply.request.headers.accept ?? ""))
    throw new FhirRefusal(406, "not-supported", "A Binary is its bytes here: ask for its own media type.");
  const [, number] = /^file-(\d{1,15})$/.exec(id) ?? [];
  if (number === undefined) throw refuseNotFound();
  const file = await transact(async (tx) => {
    await readOne(documentReferenceKind, id, { ...known, tx });
    const found = await tx
      .selectFrom("visit_files")
      .select("appointment_id")
      .where("id", "=", Number(number))
      .executeTakeFirst();
    if (!found) return null;
    const object = `appointment/${found.appointment_id}`;
    await audit(tx, known.tenant.id, { actor: actorOf(known.caller), action: "file.read", object });
    return findStoredFile(tx, found.appointment_id, Number(number));
  });
  if (await sendFileDownload(files, reply, file)) throw refuseNotFound();
  return reply;
}
