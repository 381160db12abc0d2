import type { WeeklyPart } from "@anteroom/domain/booking/slots";

type Hours = { hours: readonly WeeklyPart[]; breaks: readonly WeeklyPart[] };

/** The same hours on several weekdays (1 is Monday); times of day in hours, as 13.5 for 13:30. */
function on(weekdays: readonly number[], from: number, to: number): WeeklyPart[] {
  return weekdays.map((weekday) => ({ weekday, from: from * 60, to: to * 60 }));
}

const workdays = [1, 2, 3, 4, 5];

/** Weekly hours and breaks of demo doctors, by pattern, in minutes of the day. */
export const weeks = {
  office: { hours: on(workdays, 9, 17.5), breaks: on(workdays, 13, 14) },
  mornings: { hours: on([...workdays, 6], 8, 13), breaks: on([...workdays, 6], 10.5, 10.75) },
  afternoons: { hours: on(workdays, 14, 20), breaks: on(workdays, 17, 17.5) },
  evenings: { hours: [...on([1, 2, 3, 4], 17, 22), ...on([6], 10, 14)], breaks: [] },
  threeDays: { hours: on([1, 3, 5], 8.5, 18), breaks: on([1, 3, 5], 12.5, 14) },
  weekends: { hours: [...on([4, 5], 12, 19), ...on([6, 7], 9, 16)], breaks: on([6, 7], 12.5, 13) },
  /** Day and night, every day. */
  onCall: { hours: on([...workdays, 6, 7], 0, 24), breaks: [] },
} as const satisfies Record<string, Hours>;
