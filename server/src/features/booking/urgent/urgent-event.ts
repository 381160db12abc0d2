import type { clinicAcknowledgeUrgentEvent } from "@anteroom/contract/health/urgent";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { sql, type RawBuilder } from "kysely";
import type { ClinicCaller } from "../../../platform/http/authentication.ts";
import type { Tx } from "../../../platform/database/database.ts";

type UrgentEvent = AnswerOf<typeof clinicAcknowledgeUrgentEvent>["data"]["entity"];

type Row = Omit<UrgentEvent, "sent_at" | "seen_at" | "start_time"> & {
  created_at: Date;
  seen_at: Date | null;
  start_time: Date | null;
};

/**
 * Returns the urgent events visible to a clinic token, with name and phone number: all of the clinic, or
 * those about its one doctor's appointments. `condition` filters events `e`; acknowledged ones are included
 * unless it excludes them. Oldest first.
 */
export async function loadUrgentEvents(
  tx: Tx,
  { doctorId }: ClinicCaller,
  condition: RawBuilder<boolean>,
): Promise<UrgentEvent[]> {
  const isVisible = doctorId === null ? sql<boolean>`true` : sql<boolean>`a.doctor_id = ${doctorId}`;
  // With coalesce() in a join, row-level security keeps the index from being used: PostgreSQL does not call it leakproof.
  const { rows } = await sql<Row>`
    select e.id, e.place, e.words, e.created_at, e.seen_at, e.appointment_id, a.doctor_id, a.start_time,
      coalesce(a.patient_id, e.patient_id) as patient_id, coalesce(p.name, g.name) as name,
      coalesce(e.phone_number, teller.phone_country_code || teller.phone_number, g.phone_number) as phone_number
    from urgent_events e
      left join appointments a on a.tenant_id = e.tenant_id and a.id = e.appointment_id
      left join patients p on p.tenant_id = e.tenant_id
        and p.id = case when a.patient_id is null then e.patient_id else a.patient_id end
      left join patients teller on teller.tenant_id = e.tenant_id and teller.id = e.patient_id
      left join guests g on g.tenant_id = a.tenant_id and g.id = a.guest_id
    where ${condition} and ${isVisible}
    order by e.created_at, e.id`.execute(tx);
  return rows.map(({ created_at, seen_at, start_time, ...row }) => ({
    ...row,
    sent_at: created_at.toISOString(),
    seen_at: seen_at?.toISOString() ?? null,
    start_time: start_time?.toISOString() ?? null,
  }));
}
