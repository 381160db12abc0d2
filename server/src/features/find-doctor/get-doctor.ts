import type { getDoctor as endpoint } from "@anteroom/contract/appointment/find-doctor";
import { shownReviews } from "@anteroom/domain/booking/doctor-facts";
import { dayInZone } from "@anteroom/domain/shared/zoned-time";
import { loadFirstFreeSlots } from "../../shared/appointment/doctor-calendars.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Call } from "../../platform/http/mount.ts";
import { problem } from "../../platform/http/problem.ts";
import { otherLanguage, presentDetails, presentDoctor, shownSlots } from "./present-doctor.ts";

/**
 * Returns one listed doctor with the details of their page, the next free slots and the newest public
 * reviews; `not_found` for unlisted ones, `feature_off` without web scheduling.
 */
export async function getDoctor({ tenant, tx, params, locale, now }: Call<typeof endpoint>) {
  const { patientsWebScheduling, patientsDisplayDoctorRating, timeZone, defaultLanguage } = tenant.settings;
  if (!patientsWebScheduling) return problem("feature_off");
  return tx(async (one) => {
    const [found] = await loadFirstFreeSlots(one, tenant, { now, doctorId: params.doctor_id }, shownSlots);
    if (!found) return problem("not_found");
    const record = await one
      .selectFrom("doctors")
      .select(["register_name", "register_number", "training", "treats", "insurers"])
      .where("id", "=", found.doctor.id)
      .executeTakeFirstOrThrow();
    const reviews = patientsDisplayDoctorRating ? await loadReviews(one, found.doctor.id) : [];
    const entity = {
      ...presentDoctor(found, { tenant, locale }),
      ...presentDetails(
        { ...record, about: found.doctor.about },
        { locale, wishes: [locale, defaultLanguage, "en"] },
      ),
      reviews: reviews.map(({ created_at, language, ...review }) => ({
        ...review,
        month: dayInZone(created_at.getTime(), timeZone).slice(0, 7),
        written_in: otherLanguage(language ?? defaultLanguage, locale),
      })),
    };
    return { data: { entity } };
  });
}

/** Returns the newest public comments that the clinic has not hidden. */
function loadReviews(tx: Tx, doctorId: number) {
  return tx
    .selectFrom("reviews")
    .innerJoin("appointments", (join) =>
      join
        .onRef("appointments.tenant_id", "=", "reviews.tenant_id")
        .onRef("appointments.id", "=", "reviews.appointment_id"),
    )
    .select(["reviews.rating", "reviews.comment", "reviews.created_at", "reviews.language"])
    .where("appointments.doctor_id", "=", doctorId)
    .where("reviews.is_public", "=", true)
    .where("reviews.is_hidden", "=", false)
    .where("reviews.comment", "<>", "")
    .orderBy("reviews.created_at", "desc")
    .orderBy("reviews.appointment_id", "desc")
    .limit(shownReviews)
    .execute();
}
