type Day = { slots: readonly { start_time: string }[] };

/** Whether one of the free times lies before the appointment's own. */
export function hasEarlier(days: readonly Day[], own: string): boolean {
  return days.some(({ slots }) => slots.some(({ start_time: start }) => Date.parse(start) < Date.parse(own)));
}
