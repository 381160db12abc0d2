import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { addDays, dayInZone, type DayText } from "@anteroom/domain/shared/zoned-time";

/** So many days of a doctor's calendar are fetched at once; a day before the chosen one, for patients in zones further east. */
const fetchedDays = 8;

/** Returns the day in the address (YYYY-MM-DD, S2.R19.q-selectedDate); null if invalid or before `today`. */
export function selectedDay(text: string | undefined, today: DayText): DayText | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text) || text < today) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== text ? null : text;
}

/**
 * Returns the span of free times a profile fetches: from the day before `selected`, else from the day of the
 * first free time, else `today`.
 */
export function profileSpan(
  doctor: Pick<Doctor, "id" | "next_slots">,
  { selected, today, timeZone }: { selected: DayText | null; today: DayText; timeZone: string },
) {
  const [first] = doctor.next_slots;
  const firstFree = first ? dayInZone(Date.parse(first.start_time), timeZone) : today;
  const from = selected === null ? firstFree : addDays(selected, -1);
  return { doctorId: doctor.id, from, days: fetchedDays };
}
