import { clinicListCalendar, clinicListSchedules, listSlots } from "@anteroom/client/operations";
import { dayInZone, minuteInZone } from "@anteroom/domain/shared/zoned-time";
import { useDesk, usePresentMinute } from "../platform/desk-context.tsx";
import { useApiAnswer } from "../platform/use-answer.ts";
import { columnOf, isCancelledEntry, type Column } from "./columns.ts";
import { spanOf } from "./week-rules.ts";

type Wanted = {
  days: readonly string[];
  /** Null for all doctors. */
  doctorId: number | null;
  showsCancelled: boolean;
  showsFree: boolean;
};

/**
 * Fetches and returns a column for each doctor and day (null while they load), how many
 * appointments are shown and how many are cancelled. `ask` repeats what failed. Realtime hints
 * fetch the appointments again; hours and absences are fetched when the screen opens and on
 * focus.
 */
export function useWeek({ days, doctorId, showsCancelled, showsFree }: Wanted) {
  const { timeZone } = useDesk().page;
  const now = usePresentMinute();
  const today = dayInZone(now, timeZone);
  const span = spanOf(days, timeZone);
  const [first = ""] = days;
  const ofDoctor = doctorId === null ? {} : { doctor_id: doctorId };
  const calendar = useApiAnswer(clinicListCalendar, {
    query: { from: new Date(span.from).toISOString(), to: new Date(span.to).toISOString(), ...ofDoctor },
  });
  const schedules = useApiAnswer(clinicListSchedules, {
    query: { from: first, to: days.at(-1) ?? first, ...ofDoctor },
  });
  const slots = useApiAnswer(listSlots, {
    params: { doctor_id: doctorId ?? 0 },
    query: { from: first, days: String(days.length) },
    isEnabled: showsFree && doctorId !== null,
  });
  const found = calendar.data?.data.collection ?? null;
  const doctors = schedules.data?.data.collection ?? null;
  const free = showsFree ? (slots.data?.data.collection ?? []) : [];
  const entries = found?.filter((entry) => showsCancelled || !isCancelledEntry(entry)) ?? [];
  const columns: Column[] | null =
    found && doctors
      ? doctors.flatMap((schedule) =>
          days.map((day) =>
            columnOf({
              day,
              schedule,
              entries,
              free: free.flatMap((one) => (one.day === day ? one.slots : [])),
              timeZone,
              nowMinute: day === today ? minuteInZone(now, timeZone) : null,
            }),
          ),
        )
      : null;
  const parts = [calendar, schedules, slots];
  return {
    columns,
    count: entries.length,
    cancelled: found?.filter(isCancelledEntry).length ?? 0,
    failure: parts.find(({ failure }) => failure)?.failure ?? null,
    ask: () => {
      for (const part of parts) if (part.failure) part.ask();
    },
  };
}
