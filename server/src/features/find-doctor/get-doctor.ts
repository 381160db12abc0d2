import type { getDoctor as endpoint } from "@anteroom/contract/find-doctor";
import { dayInZone } from "@anteroom/domain/zoned-time";
import { loadCalendars, lookAheadDays } from "../../platform/doctor-calendars.ts";
import type { Call } from "../../platform/mount.ts";
import { problem } from "../../platform/problem.ts";
import { presentDoctor } from "./present-doctor.ts";

/** One doctor of the clinic. */
export async function getDoctor({ tenant, tx, params, locale, now }: Call<typeof endpoint>) {
  const { patientsWebScheduling, timeZone } = tenant.settings;
  if (!patientsWebScheduling) return problem("feature_off");
  const [calendar] = await tx((one) =>
    loadCalendars(one, tenant, {
      now,
      from: dayInZone(now.getTime(), timeZone),
      days: lookAheadDays,
      doctorId: params.doctor_id,
    }),
  );
  if (!calendar) return problem("not_found");
  return { data: { entity: presentDoctor(calendar, { tenant, locale, now }) } };
}
