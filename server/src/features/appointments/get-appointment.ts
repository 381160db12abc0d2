import type { WholeAppointment, getAppointment as shape } from "@anteroom/contract/appointment/appointments";
import { guestHeader } from "../../platform/http/authentication.ts";
import type { Call } from "../../platform/http/mount.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import { actingFor, loadOwnAppointment } from "../../shared/appointment/own-appointment.ts";
import { presentWholeAppointment } from "../../shared/appointment/present-appointment.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";

/** Returns one of the caller's appointments. A carer's read is audited. */
export async function getAppointment({
  tenant,
  caller,
  locale,
  params,
  tx,
  request,
}: Call<typeof shape>): Promise<{ data: { entity: WholeAppointment } } | ProblemOutcome> {
  const row = await tx(async (one) => {
    const found = await loadOwnAppointment(one, caller, params.appointment_id);
    const acting = found ? actingFor(caller, found) : {};
    // Reads by anyone but the patient are audited.
    if (acting.onBehalfOf !== undefined)
      await audit(one, tenant.id, {
        actor: actorOf(caller),
        action: "appointment.read",
        object: `appointment/${params.appointment_id}`,
        ...acting,
      });
    return found;
  });
  if (!row) return problem("not_found");
  const { [guestHeader]: token } = request.headers;
  const guestToken = caller.kind === "guest" && typeof token === "string" ? token : undefined;
  return { data: { entity: presentWholeAppointment(row, { tenant, locale }, guestToken) } };
}
