type Day = { slots: readonly { start_time: string }[] };

/** Returns whether any free time is before `own`, the appointment's start (ISO 8601). */
export function hasEarlierTime(days: readonly Day[], own: string): boolean {
  return days.some(({ slots }) => slots.some(({ start_time: start }) => Date.parse(start) < Date.parse(own)));
}
