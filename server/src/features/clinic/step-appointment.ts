import { stepAppointment, type AppointmentEvent } from "@anteroom/domain/appointment/appointment-state";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { ClinicCaller } from "../../platform/http/authentication.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { AppointmentRow } from "../../shared/appointment/present-appointment.ts";

type ClinicEvent = Extract<AppointmentEvent, { type: "accepted" | "preparing" | "finished" }>;

/**
 * Applies a clinic's event to a locked appointment and audits it; returns the changed row, or null, without a
 * change, when the rules forbid it (D.83). Requires `lockClinicAppointment`. Sends no mail and no hint.
 */
export async function stepByClinic(
  tx: Tx,
  tenantId: number,
  caller: ClinicCaller,
  row: AppointmentRow,
  type: ClinicEvent["type"],
): Promise<AppointmentRow | null> {
  const status = stepAppointment(row.status, { type });
  if (status === null) return null;
  const version = row.version + 1;
  await tx.updateTable("appointments").set({ status, version }).where("id", "=", row.id).execute();
  const object = `appointment/${row.id}`;
  await audit(tx, tenantId, { actor: actorOf(caller), action: `appointment.${type}`, object });
  return { ...row, status, version };
}
