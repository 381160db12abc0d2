import { longestSpanDays } from "@anteroom/domain/shared/lifetimes";
import type { WholeAppointment } from "@anteroom/contract/appointment/appointments";
import type { clinicListAppointments as shape } from "@anteroom/contract/clinic";
import { sql } from "kysely";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { Call } from "../../platform/http/mount.ts";
import { loadAppointments, presentWholeAppointment } from "../../shared/appointment/present-appointment.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { seenBy } from "./clinic-appointment.ts";

const longestSpan = longestSpanDays * 24 * 3_600_000;

/** Appointments that begin within a span; the reading is audited, as any by others than the patient. */
export async function listClinicAppointments({
  tenant,
  caller,
  locale,
  query,
  tx,
}: Call<typeof shape>): Promise<{ data: { collection: WholeAppointment[] } } | ProblemOutcome> {
  const [from, to] = [new Date(query.from), new Date(query.to)];
  const span = to.getTime() - from.getTime();
  if (span < 0 || span > longestSpan)
    return problem("validation_failed", { fields: [{ path: "querystring.to", code: "span" }] });
  const rows = await tx(async (one) => {
    const found = await loadAppointments(
      one,
      sql<boolean>`a.start_time >= ${from} and a.start_time < ${to} and ${seenBy(caller)}`,
    );
    const object = `appointment/${found.map(({ id }) => id).join(",")}`;
    if (found.length > 0)
      await audit(one, tenant.id, { actor: actorOf(caller), action: "appointment.list", object });
    return found;
  });
  return { data: { collection: rows.map((row) => presentWholeAppointment(row, { tenant, locale })) } };
}
