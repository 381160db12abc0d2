import { longestSpanDays } from "@anteroom/domain/shared/lifetimes";
import type {
  ClinicAppointment,
  clinicGetAppointment as oneShape,
  clinicListAppointments as shape,
} from "@anteroom/contract/clinic";
import { sql } from "kysely";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { Call } from "../../platform/http/mount.ts";
import {
  loadAppointments,
  presentWholeAppointment,
  type AppointmentRow,
} from "../../shared/appointment/present-appointment.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { loadClinicAppointment, seenBy } from "./clinic-appointment.ts";

const longestSpan = longestSpanDays * 24 * 3_600_000;

/**
 * Returns the appointments visible to the clinic token that start from `from` to before `to`. A span longer
 * than the contract's maximum is `validation_failed`. The read is audited unless it is empty.
 */
export async function listClinicAppointments({
  tenant,
  caller,
  locale,
  query,
  tx,
}: Call<typeof shape>): Promise<{ data: { collection: ClinicAppointment[] } } | ProblemOutcome> {
  const [from, to] = [new Date(query.from), new Date(query.to)];
  const span = to.getTime() - from.getTime();
  if (span < 0 || span > longestSpan)
    return problem("validation_failed", { fields: [{ path: "querystring.to", code: "span" }] });
  const isWanted =
    query.patient_id === undefined ? sql<boolean>`true` : sql<boolean>`a.patient_id = ${query.patient_id}`;
  const rows = await tx(async (one) => {
    const found = await loadAppointments(
      one,
      sql<boolean>`a.start_time >= ${from} and a.start_time < ${to} and ${seenBy(caller)} and ${isWanted}`,
    );
    const object = `appointment/${found.map(({ id }) => id).join(",")}`;
    if (found.length > 0)
      await audit(one, tenant.id, { actor: actorOf(caller), action: "appointment.list", object });
    return found;
  });
  return { data: { collection: rows.map((row) => present(row, { tenant, locale })) } };
}

/** Returns one appointment visible to the clinic token, in any status. The read is audited. */
export async function getClinicAppointment({
  tenant,
  caller,
  locale,
  params: { appointment_id: id },
  tx,
}: Call<typeof oneShape>): Promise<{ data: { entity: ClinicAppointment } } | ProblemOutcome> {
  const row = await tx(async (one) => {
    const found = await loadClinicAppointment(one, caller, id);
    const object = `appointment/${id}`;
    if (found) await audit(one, tenant.id, { actor: actorOf(caller), action: "appointment.read", object });
    return found;
  });
  return row ? { data: { entity: present(row, { tenant, locale }) } } : problem("not_found");
}

function present(
  row: AppointmentRow,
  requested: Parameters<typeof presentWholeAppointment>[1],
): ClinicAppointment {
  return { ...presentWholeAppointment(row, requested), patient_id: row.patient_id };
}
