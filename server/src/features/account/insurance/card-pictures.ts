import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type * as shapes from "@anteroom/contract/account/insurance";
import { cardPicture, fitsCardPicture } from "@anteroom/domain/account/insurance-card";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import { limitBodyTime, uploadTime } from "../../../platform/http/body-timeout.ts";
import { sendFileDownload } from "../../../platform/files/hand-over-file.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem, ProblemError, type ProblemOutcome } from "../../../platform/http/problem.ts";
import type { Files } from "../../../ports/files.ts";
import type { CardScans } from "./card-scans.ts";
import { cleanJpeg } from "./clean-jpeg.ts";
import { actsFor, loadPictures, lockInsuredPerson, presentPicture } from "./insured-person.ts";

/** File storage and virus scans for card pictures. */
export type CardDeps = { files: Files; scans: CardScans };

/** Most uploads of one person's card at once: both sides, from two devices. */
const mostOnTheirWay = 4;

/**
 * Receives the picture of one side of a card as a JPEG and removes its metadata. Replaces the previous
 * picture, audits it and queues its virus scan; a failure keeps the previous one. Allowed for the patient and
 * for dependents they may act for. Refuses other formats, wrong sizes and a fifth upload at once.
 */
export async function sendCardPicture({ files, scans }: CardDeps, call: Call<typeof shapes.sendCardPicture>) {
  const { tenant, caller, params, now, tx, request, reply } = call;
  const { patient_id: patientId, side } = params;
  const declared = Number(request.headers["content-length"] ?? Number.NaN);
  const key = randomBytes(16).toString("hex");
  const begun = await tx(async (one) => {
    const person = await lockInsuredPerson(one, { ...call, patientId });
    if (isProblem(person)) return person;
    if (!(request.body instanceof Readable)) return problem("unsupported_media_type");
    if (declared > cardPicture.bytes) return problem("file_too_large");
    const onTheirWay = await one
      .selectFrom("insurance_card_pictures")
      .select("id")
      .where("patient_id", "=", patientId)
      .where("arrived_at", "is", null)
      .execute();
    if (onTheirWay.length >= mostOnTheirWay) return problem("file_limit");
    const { id } = await one
      .insertInto("insurance_card_pictures")
      .values({
        tenant_id: tenant.id,
        patient_id: patientId,
        side,
        storage_key: key,
        size_bytes: Number.isNaN(declared) ? cardPicture.bytes : Math.max(declared, 1),
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { id, body: request.body };
  });
  if (isProblem(begun)) return refuse(begun);
  const { id, body } = begun;
  limitBodyTime(request.raw, uploadTime(declared));
  try {
    const picture = await readPicture(body);
    await files.put(key, once(picture));
    const row = await tx(async (one) => {
      const person = await lockInsuredPerson(one, { ...call, patientId });
      if (isProblem(person)) throw new ProblemError(person.code);
      await one
        .deleteFrom("insurance_card_pictures")
        .where("patient_id", "=", patientId)
        .where("side", "=", side)
        .where("arrived_at", "is not", null)
        .execute();
      const arrived = await one
        .updateTable("insurance_card_pictures")
        .set({ size_bytes: picture.length, arrived_at: now, scan: scans.first })
        .where("id", "=", id)
        .returning(["id", "side", "storage_key", "size_bytes", "scan", "created_at"])
        .executeTakeFirst();
      if (!arrived) throw new ProblemError("not_found"); // the person was erased meanwhile
      await scans.queue(one, tenant.id, id);
      await audit(one, tenant.id, {
        actor: actorOf(caller),
        action: "insurance.picture-send",
        object: `patient/${patientId}`,
        ...actsFor(caller, patientId),
      });
      return arrived;
    });
    return { data: { entity: presentPicture(row) } };
  } catch (error) {
    await tx((one) => one.deleteFrom("insurance_card_pictures").where("id", "=", id).execute());
    await files.remove(key);
    if (!(error instanceof ProblemError)) throw error;
    return refuse(error.outcome);
  }

  /** The rest of a body that is too large is not read. */
  function refuse(outcome: ProblemOutcome): ProblemOutcome {
    if (outcome.code === "file_too_large") reply.header("connection", "close");
    return outcome;
  }
}

/**
 * Sends the picture of one side as a download, to the person or, audited, someone who acts for a dependent.
 * `not_found` without one, and while the scan does not allow it.
 */
export async function downloadCardPicture(
  { files }: CardDeps,
  call: Call<typeof shapes.downloadCardPicture>,
): Promise<ProblemOutcome | undefined> {
  const { tenant, caller, params, reply, tx } = call;
  const found = await tx(async (one) => {
    const person = await lockInsuredPerson(one, { ...call, patientId: params.patient_id });
    if (isProblem(person)) return person;
    const acting = actsFor(caller, person.id);
    if (acting.onBehalfOf !== undefined)
      await audit(one, tenant.id, {
        actor: actorOf(caller),
        action: "insurance.read-picture",
        object: `patient/${person.id}`,
        ...acting,
      });
    return loadPictures(one, person.id);
  });
  if (isProblem(found)) return found;
  const row = found.find(({ side }) => side === params.side);
  return sendFileDownload(files, reply, row ? asFile(row) : null);
}

/** Deletes the picture of one side with its bytes, and audits it; `not_found` without one. */
export async function removeCardPicture(
  { files }: CardDeps,
  call: Call<typeof shapes.removeCardPicture>,
): Promise<ProblemOutcome | undefined> {
  const { tenant, caller, params, tx } = call;
  const gone = await tx(async (one) => {
    const person = await lockInsuredPerson(one, { ...call, patientId: params.patient_id });
    if (isProblem(person)) return person;
    const row = await one
      .deleteFrom("insurance_card_pictures")
      .where("patient_id", "=", person.id)
      .where("side", "=", params.side)
      .where("arrived_at", "is not", null)
      .returning("storage_key")
      .executeTakeFirst();
    if (!row) return problem("not_found");
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "insurance.picture-remove",
      object: `patient/${person.id}`,
      ...actsFor(caller, person.id),
    });
    return row;
  });
  if (isProblem(gone)) return gone;
  await files.remove(gone.storage_key);
  return undefined;
}

/** Maps a picture to a file for `sendFileDownload`. */
export const asFile = ({ side, ...row }: Awaited<ReturnType<typeof loadPictures>>[number]) => ({
  ...row,
  sender: "patient" as const,
  name: `insurance-card-${side}.jpg`,
  media_type: "image/jpeg",
});

/** Returns the whole body as a JPEG without metadata. Throws `ProblemError` when it is refused. */
async function readPicture(body: Readable): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // The stream stays open, so that a refusal can still be answered.
  for await (const part of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > cardPicture.bytes) throw new ProblemError("file_too_large");
    parts.push(part);
  }
  const picture = cleanJpeg(Buffer.concat(parts));
  if (!picture || !fitsCardPicture(picture)) throw new ProblemError("file_kind_unknown");
  return picture.bytes;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
