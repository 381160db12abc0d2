const MINUTE = 60_000;

/** The reminders of a visit by how long before its start they are due, in ms, the earliest first. */
const leads = { day: 24 * 60 * MINUTE, hour: 60 * MINUTE, soon: 10 * MINUTE } as const;
export type ReminderKind = keyof typeof leads;

/** The reminder whose time it is at the instant `now`, or null. After a pause or a moved clock it is the nearest one only. */
export function reminderDue(startTime: number, now: number): ReminderKind | null {
  const left = startTime - now;
  if (left <= 0 || left > leads.day) return null;
  if (left <= leads.soon) return "soon";
  return left <= leads.hour ? "hour" : "day";
}

/** Whoever has chosen the time so shortly before the visit knows it, and is not reminded of it. */
export function isReminderWanted(kind: ReminderKind, startTime: number, timeChosenAt: number): boolean {
  return timeChosenAt < startTime - leads[kind];
}
