import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { statementName } from "../../platform/database/named-statements.ts";
import { isWithin } from "../../shared/appointment/is-within.ts";
import { ProblemError } from "../../platform/http/problem.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { isOfAttendee, conflictLink, type Attendee } from "./attendee.ts";
import { appointmentStateLists } from "../../platform/database/state-lists.ts";

type Wanted = {
  tenant: Tenant;
  now: Date;
  attendee: Attendee;
  slot: { start_time: Date; end_time: Date };
  /** Ids of appointments that do not count: the requested one, and the hold of its new slot. */
  except: readonly number[];
};

/**
 * Throws `appointment_overlap` when the same person has another unpaid or open appointment at that time; open
 * prescription renewals are exempt. When the clinic allows overlaps, only unpaid appointments conflict.
 * Appointments of different family members may overlap. For patients the problem has the other's id.
 */
export async function refuseOverlap(tx: Tx, { tenant, now, attendee, slot, except }: Wanted): Promise<void> {
  const { allowOverlap } = tenant.settings.bookingLimits;
  const isOpen = allowOverlap
    ? sql<boolean>`false`
    : sql<boolean>`a.status in ${appointmentStateLists.upcoming} and a.service_type <> 'prescription_renewal'`;
  const name = `${allowOverlap ? "unpaid" : "overlap"}_then_of_${attendee.kind}`;
  const { rows } = await sql<{ id: number }>`${statementName(name)}
    select a.id from appointments a left join guests g on g.tenant_id = a.tenant_id and g.id = a.guest_id
    where ${isOfAttendee(attendee)} and not a.id = any(${except}::int[])
      and (a.status = 'pending_payment' and a.hold_expires_at > ${now} or ${isOpen})
      and ${isWithin("a", slot.start_time, slot.end_time)}
    order by a.id limit 1`.execute(tx);
  if (rows[0]) throw new ProblemError("appointment_overlap", conflictLink(attendee, rows[0].id));
}
