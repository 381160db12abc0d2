import type { getAppointmentFiles as shape, AppointmentFiles } from "@anteroom/contract/appointment/files";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { Call } from "../../platform/http/mount.ts";
import { actingFor, loadOwnAppointment } from "../../shared/appointment/own-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { loadAppointmentFiles } from "../../shared/appointment/appointment-files.ts";

/**
 * Returns the files shared for the caller's appointment, and whether more can be sent. Omits the clinic's
 * files when the clinic does not show them. A carer's read is audited.
 */
export async function listAppointmentFiles({
  tenant,
  caller,
  params,
  now,
  tx,
}: Call<typeof shape>): Promise<{ data: { entity: AppointmentFiles } } | ProblemOutcome> {
  const found = await tx(async (one) => {
    const row = await loadOwnAppointment(one, caller, params.appointment_id);
    if (!row) return problem("not_found");
    const acting = actingFor(caller, row);
    if (acting.onBehalfOf !== undefined)
      await audit(one, tenant.id, {
        actor: actorOf(caller),
        action: "file.list",
        object: `appointment/${row.id}`,
        ...acting,
      });
    return loadAppointmentFiles(one, row, {
      now,
      by: "patient",
      showsShared: tenant.settings.showSharedFiles,
    });
  });
  return isProblem(found) ? found : { data: { entity: found } };
}
