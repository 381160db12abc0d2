import type { listSlots as endpoint } from "@anteroom/contract/appointment/find-doctor";
import { slotsByDay } from "@anteroom/domain/booking/slots";
import { dayInZone } from "@anteroom/domain/shared/zoned-time";
import {
  freeSlotsOf,
  loadCalendars,
  lookAheadDays,
  presentSlot,
} from "../../shared/appointment/doctor-calendars.ts";
import type { Call } from "../../platform/http/mount.ts";
import { problem } from "../../platform/http/problem.ts";

/**
 * Returns a listed doctor's free slots by day of the clinic's calendar, from today and for 14 days unless the
 * query says otherwise. Days without free slots are left out; held slots are not free.
 */
export async function listSlots({ tenant, askReplica, params, query, now }: Call<typeof endpoint>) {
  const { patientsWebScheduling, timeZone } = tenant.settings;
  if (!patientsWebScheduling) return problem("feature_off");
  const [calendar] = await askReplica((one) =>
    loadCalendars(one, tenant, {
      now,
      from: query.from ?? dayInZone(now.getTime(), timeZone),
      days: Number(query.days ?? lookAheadDays),
      doctorId: params.doctor_id,
    }),
  );
  if (!calendar) return problem("not_found");
  const days = slotsByDay(freeSlotsOf(calendar, now), timeZone);
  return { data: { collection: days.map(({ day, slots }) => ({ day, slots: slots.map(presentSlot) })) } };
}
