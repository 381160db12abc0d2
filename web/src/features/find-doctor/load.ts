import type { Loader } from "../../platform/loader.ts";
import { AnswerFailure } from "../../platform/fetch-answer.ts";
import { asRouteId } from "@anteroom/domain/shared/route-values";
import { dayInZone } from "@anteroom/domain/shared/zoned-time";
import { doctorQuery, doctorsQuery, slotsQuery } from "./doctors-query.ts";
import { profileSpan, selectedDay } from "./times/profile-span.ts";

/** Prefetches the doctors for the home page, unless the clinic takes no bookings. Failures are ignored. */
export const homeLoader: Loader = async ({ queries, ask, boot }) => {
  if (boot.settings.patientsWebScheduling) await queries.prefetchQuery(doctorsQuery(ask));
};

/** Prefetches the doctors for the list. Failures are ignored: the page then says so. */
export const doctorsLoader: Loader = async ({ queries, ask }) => {
  await queries.prefetchQuery(doctorsQuery(ask));
};

/**
 * Fetches a doctor, unless cached, prefetches their free times, and returns the doctor's name as title;
 * `not-found` for an unknown or malformed id. Other failures are ignored: the page then says so.
 */
export const doctorProfileLoader: Loader = async ({ queries, ask, boot, params, search }) => {
  const id = asRouteId(params["doctorId"] ?? "");
  if (id === null) return "not-found";
  try {
    const doctor = await queries.ensureQueryData(doctorQuery(ask, id));
    const { timeZone } = boot.settings;
    const today = dayInZone(boot.serverNow, timeZone);
    const selected = selectedDay(search["selectedDate"], today);
    await queries.prefetchQuery(slotsQuery(ask, profileSpan(doctor, { selected, today, timeZone })));
    return { title: doctor.name };
  } catch (error) {
    if (error instanceof AnswerFailure && error.failure.code === "not_found") return "not-found";
  }
};
