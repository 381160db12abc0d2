import type { AnswerOf } from "@anteroom/contract/endpoint";
import { doctorName } from "@anteroom/domain/booking/doctor-name";
import type { Locale } from "@anteroom/domain/shared/locales";
import type { AffectedAppointment, previewErasure as shape } from "@anteroom/contract/account/my-data";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { lockPersons } from "./rows-of-person.ts";
import { findUpcoming, isInCall, isRefunded, type UpcomingAppointment } from "./upcoming-appointments.ts";

/**
 * Returns what an erasure would delete and cancel: dependents, upcoming appointments with their refunds, and
 * whether it is possible now. Changes nothing.
 */
export function previewErasure({
  tenant,
  caller,
  locale,
  now,
  tx,
}: Call<typeof shape>): Promise<AnswerOf<typeof shape>> {
  return tx(async (one) => {
    const { patientIds } = await lockPersons(one, caller.patientId);
    const visits = await findUpcoming(one, patientIds, now);
    return {
      data: {
        entity: {
          visits: visits.map((visit) => presentAffectedAppointment(visit, { tenant, locale, now })),
          dependents: await namesOf(
            one,
            patientIds.filter((id) => id !== caller.patientId),
          ),
          refund_until_hours: tenant.settings.cancelUntilHours,
          has_password: await hasPassword(one, caller.patientId),
          is_in_visit: isInCall(visits),
        },
      },
    };
  });
}

function presentAffectedAppointment(
  visit: UpcomingAppointment,
  { tenant, locale, now }: { tenant: Tenant; locale: Locale; now: Date },
): AffectedAppointment {
  const { id, doctor, patient_name, start_time, paid_minor, reserved_minor, currency, reference } = visit;
  return {
    id,
    doctor_name: doctorName(doctor, locale),
    patient_name,
    start_time: start_time.toISOString(),
    paid: paid_minor === null ? null : { amount_minor: paid_minor, currency },
    reserved: reserved_minor === null ? null : { amount_minor: reserved_minor, currency },
    is_refunded: isRefunded(visit, tenant, now),
    reference,
  };
}

async function namesOf(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx.selectFrom("patients").select("name").where("id", "in", ids).orderBy("id").execute();
  return rows.map(({ name }) => name);
}

async function hasPassword(tx: Tx, patientId: number): Promise<boolean> {
  const found = await tx
    .selectFrom("credentials")
    .select("patient_id")
    .where("patient_id", "=", patientId)
    .executeTakeFirst();
  return found !== undefined;
}
