import type { clinicSayDoctorStatus as shape } from "@anteroom/contract/call/doctor-status";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { Call } from "../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import type { CallRooms } from "../consultation/call-rooms.ts";

/**
 * Sets whether a doctor is online or away, for 10 minutes, and sends hints to waiting patients when it
 * changes; a change is audited. A doctor's token may set that doctor's only, else `not_found`.
 */
export async function setDoctorStatus(
  { said }: Pick<CallRooms, "said">,
  { tenant, caller, params, body, tx }: Call<typeof shape>,
): Promise<ProblemOutcome | undefined> {
  const doctorId = params.doctor_id;
  if (caller.doctorId !== null && caller.doctorId !== doctorId) return problem("not_found");
  const doctor = await tx(async (one) => {
    const found = await one.selectFrom("doctors").select("id").where("id", "=", doctorId).executeTakeFirst();
    const isNew = found && (await said.of({ tenantId: tenant.id, doctorId })) !== body.status;
    const object = `doctor/${doctorId}`;
    if (isNew) await audit(one, tenant.id, { actor: actorOf(caller), action: "doctor.status", object });
    return found;
  });
  if (!doctor) return problem("not_found");
  await said.say({ tenantId: tenant.id, doctorId }, body.status);
  return undefined;
}
