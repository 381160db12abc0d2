import type { PersonalData, Retention } from "../../../platform/privacy/personal-data.ts";

const hour = 3_600_000;

/** The retention rules of a round, and whether it includes the audit log. */
export type RetentionRound = { promises: readonly PersonalData[]; hasAudit: boolean };

/**
 * Returns a function that selects the retention rules due in a round at `now`: those in years daily, those in
 * days hourly, the rest every round. It remembers its calls in memory; the first round returns all.
 */
export function scheduleRetentionRounds(registry: readonly PersonalData[]): (now: Date) => RetentionRound {
  const lastRound = new Map<string, number>();
  const isDue = (unit: string, now: number) => {
    const last = lastRound.get(unit);
    const isOver = last === undefined || Math.abs(now - last) >= pauseOf(unit); // clocks of development go back too
    if (isOver) lastRound.set(unit, now);
    return isOver;
  };
  return (now) => {
    const due = new Set(["years", "days", "hours", "minutes"].filter((unit) => isDue(unit, now.getTime())));
    const isOfRound = ({ keep }: Retention) => Object.keys(keep).some((unit) => due.has(unit));
    const promises = registry.map((entry) => ({
      ...entry,
      retention: entry.retention?.filter(isOfRound) ?? [],
    }));
    return { promises, hasAudit: due.has("years") };
  };
}

function pauseOf(unit: string): number {
  if (unit === "years") return 24 * hour;
  return unit === "days" ? hour : 0;
}
