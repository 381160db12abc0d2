import type { WholeAppointment, getGuestAppointment as shape } from "@anteroom/contract/appointments";
import { sql } from "kysely";
import { guestHeader } from "../../platform/authentication.ts";
import type { Call } from "../../platform/mount.ts";
import { loadAppointments, presentWholeAppointment } from "../../platform/present-appointment.ts";
import { problem, type ProblemOutcome } from "../../platform/problem.ts";

/** The appointment of a guest, whose link names nothing but the token; a patient has a list instead. */
export async function getGuestAppointment({
  tenant,
  caller,
  tx,
  request,
}: Call<typeof shape>): Promise<{ data: { entity: WholeAppointment } } | ProblemOutcome> {
  if (caller.kind !== "guest") return problem("not_found");
  const [row] = await tx((one) => loadAppointments(one, sql<boolean>`a.guest_id = ${caller.guestId}`));
  if (!row) return problem("not_found");
  const { [guestHeader]: token } = request.headers;
  return {
    data: { entity: presentWholeAppointment(row, tenant, typeof token === "string" ? token : undefined) },
  };
}
