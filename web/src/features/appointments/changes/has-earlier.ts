type Day = { slots: readonly { start_time: string }[] };

/** Returns whether a free time is before the appointment's start. */
export function hasEarlierTime(days: readonly Day[], own: string): boolean {
  return days.some(({ slots }) => slots.some(({ start_time: start }) => Date.parse(start) < Date.parse(own)));
}
