import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Services } from "../../../platform/config/services.ts";
import type { Database } from "../../../platform/database/database.ts";
import { readProgress } from "../../../platform/database/background-progress.ts";
import type { PersonalData, Retention } from "../../../platform/privacy/personal-data.ts";
import { carryOutRetention, type RetentionProgress } from "./carry-out-retention.ts";
import type { RetentionRound } from "./retention-rounds.ts";

/** How long a row may take from its instant until another server sees it, in ms: transactions and clocks. */
const overlap = 60 * 60_000;

/**
 * Carries out a round. Rules with a window look at what became due since their previous round, on whichever server, and
 * at what triggers queued. A rule that fails is not recorded, so that the next round covers it.
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
  read: async (entry, rule) => {
    const until = await readProgress(db, nameOf(db, entry, rule));
    return until && new Date(until.getTime() - overlap);
  },
  write: async (entry, rule, until) => {
    // It also moves back, after a longer term or an earlier clock: too much is looked at then, never too little.
    await db
      .insertInto("background_progress")
      .values({ work: nameOf(db, entry, rule), done_until: until })
      .onConflict((conflict) => conflict.column("work").doUpdateSet({ done_until: sql`excluded.done_until` }))
      .execute();
  },
});

/** Names a rule by what it asks for, without its term. */
function nameOf(db: Database, { table, erased }: PersonalData, { due, end }: Retention): string {
  const question = due(new Date(0), new Date(0)).compile(db).sql;
  const hash = createHash("sha256").update(JSON.stringify([question, end, erased]));
  return `retention ${table} ${hash.digest("hex").slice(0, 16)}`;
}
