import * as endpoints from "@anteroom/contract/appointment/find-doctor";
import { mount, type Call } from "../../platform/http/mount.ts";
import type { Services } from "../../platform/config/services.ts";
import { getDoctor } from "./get-doctor.ts";
import { listSlots } from "./list-slots.ts";
import type { Doctor, listDoctors as endpoint } from "@anteroom/contract/appointment/find-doctor";
import { dayInZone } from "@anteroom/domain/shared/zoned-time";
import { loadCalendars, lookAheadDays } from "../../shared/appointment/doctor-calendars.ts";
import { problem } from "../../platform/http/problem.ts";
import { presentDoctor } from "./present-doctor.ts";

/** Doctors of the clinic and their free times. */
export function findDoctorRoutes({ app }: Services): void {
  mount(app, endpoints.listDoctors, listDoctors);
  mount(app, endpoints.getDoctor, getDoctor);
  mount(app, endpoints.listSlots, listSlots);
}

/** S2.R03: the clinic's doctors that fit the filter, those with the earliest free time first. */
async function listDoctors({ tenant, tx, query, locale, now }: Call<typeof endpoint>) {
  const { patientsWebScheduling, timeZone } = tenant.settings;
  if (!patientsWebScheduling) return problem("feature_off");
  const calendars = await tx((one) =>
    loadCalendars(one, tenant, {
      now,
      from: dayInZone(now.getTime(), timeZone),
      days: lookAheadDays,
      specialties: query.specialties?.split(","),
      languages: query.languages?.split(","),
    }),
  );
  // By their names without titles, which differ from language to language; the free times come before that.
  const collection = calendars
    .toSorted((a, b) => a.doctor.name.localeCompare(b.doctor.name))
    .map((calendar) => presentDoctor(calendar, { tenant, locale, now }));
  return { data: { collection: collection.sort(byFirstFreeTime) } };
}

function byFirstFreeTime(a: Doctor, b: Doctor): number {
  const [first = "9999", second = "9999"] = [a.next_slots[0]?.start_time, b.next_slots[0]?.start_time];
  return first < second ? -1 : first > second ? 1 : 0;
}
