import type { getVisitFiles as shape, VisitFiles } from "@anteroom/contract/files";
import { actorOf, audit } from "../../platform/audit.ts";
import type { Call } from "../../platform/mount.ts";
import { actingFor, loadOwnAppointment } from "../../platform/own-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/problem.ts";
import { loadVisitFiles } from "../../platform/visit-files.ts";

/** What patient and doctor have shared for one visit; what the clinic shares is left out where it is not to be shown. */
export async function listVisitFiles({
  tenant,
  caller,
  params,
  now,
  tx,
}: Call<typeof shape>): Promise<{ data: { entity: VisitFiles } } | ProblemOutcome> {
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
    return loadVisitFiles(one, row, { now, by: "patient", showsShared: tenant.settings.showSharedFiles });
  });
  return isProblem(found) ? found : { data: { entity: found } };
}
