import type * as shapes from "@anteroom/contract/appointment/files";
import type { AppointmentFiles } from "@anteroom/contract/appointment/files";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import { sendFileDownload } from "../../platform/files/hand-over-file.ts";
import type { Call } from "../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import type { FileDeps } from "../../shared/appointment/receive-file.ts";
import { deleteStoredFile, findStoredFile } from "../../platform/files/stored-file.ts";
import { loadAppointmentFiles } from "../../shared/appointment/appointment-files.ts";
import { loadClinicAppointment } from "./clinic-appointment.ts";

const objectOf = ({ params }: { params: { appointment_id: number } }) =>
  `appointment/${params.appointment_id}`;

/**
 * Returns the files, links and summary shared for an appointment visible to the clinic token. The read is
 * audited.
 */
export async function clinicListFiles(
  call: Call<typeof shapes.clinicAppointmentFiles>,
): Promise<{ data: { entity: AppointmentFiles } } | ProblemOutcome> {
  const { tenant, caller, params, now, tx } = call;
  const found = await tx(async (one) => {
    const row = await loadClinicAppointment(one, caller, params.appointment_id);
    if (!row) return problem("not_found");
    await audit(one, tenant.id, { actor: actorOf(caller), action: "file.list", object: objectOf(call) });
    return loadAppointmentFiles(one, row, { now, by: "clinic", showsShared: true });
  });
  return isProblem(found) ? found : { data: { entity: found } };
}

/**
 * Sends one shared file as a download; `not_found` when it is not visible to the clinic token or blocked by
 * the scan. The read is audited.
 */
export async function clinicDownloadFile(
  { files }: FileDeps,
  call: Call<typeof shapes.clinicDownloadFile>,
): Promise<ProblemOutcome | undefined> {
  const { tenant, caller, params, reply, tx } = call;
  const file = await tx(async (one) => {
    const row = await loadClinicAppointment(one, caller, params.appointment_id);
    const found = row && (await findStoredFile(one, row.id, params.file_id));
    if (found)
      await audit(one, tenant.id, { actor: actorOf(caller), action: "file.read", object: objectOf(call) });
    return found;
  });
  return sendFileDownload(files, reply, file);
}

/**
 * Deletes a file or link that the clinic has shared, with its bytes; audits it and sends hints. `not_found`
 * for the patient's files.
 */
export async function clinicRemoveFile(
  { files, hints }: FileDeps,
  call: Call<typeof shapes.clinicRemoveFile>,
): Promise<ProblemOutcome | undefined> {
  const { tenant, caller, params, tx } = call;
  const file = await tx(async (one) => {
    const row = await loadClinicAppointment(one, caller, params.appointment_id);
    const found = row && (await findStoredFile(one, row.id, params.file_id));
    if (found?.sender !== "clinic") return null;
    await deleteStoredFile(one, params.file_id);
    await audit(one, tenant.id, { actor: actorOf(caller), action: "file.remove", object: objectOf(call) });
    return found;
  });
  if (!file) return problem("not_found");
  if (file.storage_key !== null) await files.remove(file.storage_key);
  await hints.filesChanged(tenant.id, params.appointment_id);
  return undefined;
}
