import type { clinicGetDeviceCheck as shape } from "@anteroom/contract/call/device-check";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { Call } from "../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { presentDeviceCheck } from "../consultation/device-test/present-device-check.ts";
import { loadClinicAppointment } from "./clinic-appointment.ts";

/**
 * Returns the latest device test of an appointment visible to the clinic token; null without one. The read is
 * audited in both cases.
 */
export async function getDeviceCheck({
  tenant,
  caller,
  params,
  tx,
}: Call<typeof shape>): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  return tx(async (one) => {
    const appointment = await loadClinicAppointment(one, caller, params.appointment_id);
    if (!appointment) return problem("not_found");
    const row = await one
      .selectFrom("device_checks")
      .selectAll()
      .where("appointment_id", "=", appointment.id)
      .executeTakeFirst();
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "visit.read-device-check",
      object: `appointment/${appointment.id}`,
    });
    if (!row) return { data: { entity: null } };
    const { tenant_id: _tenant, appointment_id: _appointment, ...outcome } = row;
    return { data: { entity: presentDeviceCheck(outcome) } };
  });
}
