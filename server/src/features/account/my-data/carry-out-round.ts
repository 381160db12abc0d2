import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Services } from "../../../platform/config/services.ts";
import type { Database } from "../../../platform/database/database.ts";
import { carryOutRetention, type RetentionProgress, type TableRule } from "./carry-out-retention.ts";
import type { RetentionRound } from "./retention-rounds.ts";

/** How long a row may take from its instant until another server sees it, in ms: transactions and clocks. */
const overlap = 60 * 60_000;

/**
 * Carries out a round. Rules with a window look at what became due since their previous round, on whichever server, and
 * at what triggers queued. A round that fails is not recorded, so that the next one covers it.
 */
export function carryOutRound(
  { db, acrossClinics }: Pick<Services, "acrossClinics" | "db">,
  { promises, hasAudit }: RetentionRound,
  now: Date,
): Promise<Record<string, number>> {
  return carryOutRetention({ db, acrossClinics }, promises, now, { hasAudit, progress: progressIn(db) });
}

/**
 * Stores the instant of rows until which a rule looked, rather than the time of the round: a shorter term then looks at
 * all between the old limit and the new one. A rule whose condition changes looks at everything once.
 */
const progressIn = (db: Database): RetentionProgress => ({
  async read(rules) {
    if (rules.length === 0) return [];
    const works = rules.map((one) => nameOf(db, one));
    const rows = await db
      .selectFrom("background_progress")
      .select(["work", "done_until"])
      .where("work", "in", works)
      .execute();
    const known = new Map(rows.map(({ work, done_until: until }) => [work, until]));
    return works.map((work) => {
      const until = known.get(work);
      return until ? new Date(until.getTime() - overlap) : null;
    });
  },
  async write(rules) {
    if (rules.length === 0) return;
    const values = rules.map(({ until, ...one }) => ({ work: nameOf(db, one), done_until: until }));
    // It also moves back, after a longer term or an earlier clock: too much is looked at then, never too little.
    await db
      .insertInto("background_progress")
      .values(values)
      .onConflict((conflict) => conflict.column("work").doUpdateSet({ done_until: sql`excluded.done_until` }))
      .execute();
  },
});

/** Names a rule by what it asks for, without its term. */
function nameOf(db: Database, { entry: { table, erased }, rule: { due, end } }: TableRule): string {
  const question = due(new Date(0), new Date(0)).compile(db).sql;
  const hash = createHash("sha256").update(JSON.stringify([question, end, erased]));
  return `retention ${table} ${hash.digest("hex").slice(0, 16)}`;
}
