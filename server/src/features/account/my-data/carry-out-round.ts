import type { Services } from "../../../platform/config/services.ts";
import { readProgress, writeProgress } from "../../../platform/database/background-progress.ts";
import { carryOutRetention } from "./carry-out-retention.ts";
import { unitOf, type RetentionRound, type RetentionUnit } from "./retention-rounds.ts";

const hour = 3_600_000;
/** How long a row may take from its instant until another server sees it, in ms: transactions and clocks. */
const overlap = hour;
/** Pause between two rounds of a unit that look at everything, in ms. They find what was entered after it was due. */
const lookAtAllEvery = 7 * 24 * hour;

const soFar = (unit: RetentionUnit) => `retention-${unit}`;
const allOf = (unit: RetentionUnit) => `retention-all-${unit}`;

/**
 * Carries out a round. It looks at what became due since the unit's previous round, on whichever server, and once a
 * week at everything. A failed round throws and is not recorded, so the next one covers it. Returns the number of rows
 * deleted or emptied by table.
 */
export async function carryOutRound(
  { db, acrossClinics }: Pick<Services, "acrossClinics" | "db">,
  { promises, units, hasAudit }: RetentionRound,
  now: Date,
): Promise<Record<string, number>> {
  const since = new Map<RetentionUnit, Date | null>();
  for (const unit of units) since.set(unit, await sinceOf(unit));
  const ended = await carryOutRetention({ db, acrossClinics }, promises, now, {
    hasAudit,
    sinceOf: (rule) => since.get(unitOf(rule)) ?? null,
  });
  for (const unit of units) {
    await writeProgress(db, soFar(unit), now);
    if (since.get(unit) === null) await writeProgress(db, allOf(unit), now);
  }
  return ended;

  async function sinceOf(unit: RetentionUnit): Promise<Date | null> {
    const [last, lastOfAll] = [await readProgress(db, soFar(unit)), await readProgress(db, allOf(unit))];
    if (last === null || lastOfAll === null) return null;
    const isInTime = now >= last && now >= lastOfAll; // clocks of development go back too
    if (!isInTime || now.getTime() - lastOfAll.getTime() >= lookAtAllEvery) return null;
    return new Date(last.getTime() - overlap);
  }
}
