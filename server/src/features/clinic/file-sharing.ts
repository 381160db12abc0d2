import type { AnswerOf } from "@anteroom/contract/endpoint";
import { fileNameHeader } from "@anteroom/contract/appointment/files";
import type * as shapes from "@anteroom/contract/appointment/files";
import { cleanLine } from "@anteroom/domain/shared/file-name";
import { mayShareFiles } from "@anteroom/domain/appointment/appointment-files";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { ClinicCaller } from "../../platform/http/authentication.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Call } from "../../platform/http/mount.ts";
import type { AppointmentRow } from "../../shared/appointment/present-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { receiveFile, type FileDeps } from "../../shared/appointment/receive-file.ts";
import { lockFilesLeft, presentItem } from "../../shared/appointment/appointment-files.ts";
import { loadClinicAppointment } from "./clinic-appointment.ts";

/** Returns an appointment visible to the token whose status allows sharing; else the problem. */
async function loadShareable(
  tx: Tx,
  caller: ClinicCaller,
  appointmentId: number,
): Promise<AppointmentRow | ProblemOutcome> {
  const row = await loadClinicAppointment(tx, caller, appointmentId);
  if (!row) return problem("not_found");
  return mayShareFiles(row) ? row : problem("files_closed");
}

/**
 * Receives the request's body as a file and shares it with the patient, as a prescription if `kind` says so
 * (S6.ROLE.11); audits it and sends hints. `files_closed` when the appointment's status forbids it,
 * `file_limit` when full.
 */
export function shareFile(
  deps: FileDeps,
  call: Call<typeof shapes.clinicShareFile>,
): Promise<AnswerOf<typeof shapes.clinicShareFile> | ProblemOutcome> {
  const { caller, params, query, headers } = call;
  return receiveFile(deps, call, headers[fileNameHeader], async (tx) => {
    const row = await loadShareable(tx, caller, params.appointment_id);
    if (isProblem(row)) return row;
    const { kind = "file" } = query;
    return { appointmentId: row.id, sender: "clinic", kind, audited: { actor: actorOf(caller) } };
  });
}

/**
 * Shares a link with the patient, named by its title or host; audits it and sends hints. `files_closed` when
 * the appointment's status forbids it, `file_limit` when full.
 */
export async function shareLink(
  { hints }: FileDeps,
  { tenant, caller, params, body, now, tx }: Call<typeof shapes.clinicShareLink>,
): Promise<AnswerOf<typeof shapes.clinicShareLink> | ProblemOutcome> {
  const outcome = await tx(async (one) => {
    const row = await loadShareable(one, caller, params.appointment_id);
    if (isProblem(row)) return row;
    const { files_left: left } = await lockFilesLeft(one, row.id, "clinic");
    if (left === 0) return problem("file_limit");
    const item = await one
      .insertInto("visit_files")
      .values({
        tenant_id: tenant.id,
        appointment_id: row.id,
        sender: "clinic",
        kind: "link",
        name: cleanLine(body.title) || new URL(body.url).hostname,
        url: body.url,
        created_at: now,
        arrived_at: now,
      })
      .returning(["id", "sender", "kind", "name", "media_type", "size_bytes", "url", "scan", "created_at"])
      .executeTakeFirstOrThrow();
    const object = `appointment/${row.id}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "link.send", object });
    return item;
  });
  if (isProblem(outcome)) return outcome;
  await hints.filesChanged(tenant.id, params.appointment_id);
  return { data: { entity: presentItem(outcome) } };
}

/**
 * Stores the summary that the patient reads, replacing an earlier one without a version check; audits it and
 * sends hints. `files_closed` when the appointment's status forbids it.
 */
export async function writeSummary(
  { hints }: FileDeps,
  { tenant, caller, params, body, now, tx }: Call<typeof shapes.clinicWriteSummary>,
): Promise<AnswerOf<typeof shapes.clinicWriteSummary> | ProblemOutcome> {
  const outcome = await tx(async (one) => {
    const row = await loadShareable(one, caller, params.appointment_id);
    if (isProblem(row)) return row;
    const words = { text: body.text, updated_at: now };
    await one
      .insertInto("visit_summaries")
      .values({ tenant_id: tenant.id, appointment_id: row.id, ...words })
      .onConflict((conflict) => conflict.columns(["tenant_id", "appointment_id"]).doUpdateSet(words))
      .execute();
    const object = `appointment/${row.id}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "summary.write", object });
    return null;
  });
  if (isProblem(outcome)) return outcome;
  await hints.filesChanged(tenant.id, params.appointment_id);
  return { data: { entity: { text: body.text, updated_at: now.toISOString() } } };
}
