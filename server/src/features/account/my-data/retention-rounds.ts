import type { PersonalData, Retention } from "../../../platform/privacy/personal-data.ts";

const hour = 3_600_000;

/** A unit of `Retention["keep"]`. */
export type RetentionUnit = "years" | "days" | "hours" | "minutes";
const units: readonly RetentionUnit[] = ["years", "days", "hours", "minutes"];

/** Returns the unit in which a rule counts. */
export function unitOf({ keep }: Retention): RetentionUnit {
  const unit = units.find((one) => one in keep);
  if (unit === undefined) throw new Error("A retention rule without a unit");
  return unit;
}

/** The retention rules of a round, their units, and whether it includes the audit log. */
export type RetentionRound = {
  promises: readonly PersonalData[];
  units: readonly RetentionUnit[];
  hasAudit: boolean;
};

/**
 * Returns a function that selects the retention rules due in a round at `now`: those in years daily, those in
 * days hourly, the rest every round. It remembers its calls in memory; the first round returns all.
 */
export function scheduleRetentionRounds(registry: readonly PersonalData[]): (now: Date) => RetentionRound {
  const lastRound = new Map<RetentionUnit, number>();
  const isDue = (unit: RetentionUnit, now: number) => {
    const last = lastRound.get(unit);
    const isOver = last === undefined || Math.abs(now - last) >= pauseOf(unit); // clocks of development go back too
    if (isOver) lastRound.set(unit, now);
    return isOver;
  };
  return (now) => {
    const due = units.filter((unit) => isDue(unit, now.getTime()));
    const isOfRound = (rule: Retention) => due.includes(unitOf(rule));
    const promises = registry.map((entry) => ({
      ...entry,
      retention: entry.retention?.filter(isOfRound) ?? [],
    }));
    return { promises, units: due, hasAudit: due.includes("years") };
  };
}

function pauseOf(unit: RetentionUnit): number {
  if (unit === "years") return 24 * hour;
  return unit === "days" ? hour : 0;
}
