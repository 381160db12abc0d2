import { sql } from "kysely";
import type { Database } from "./database.ts";

/** Returns the time until which the repeated work named `work` is complete on all servers; null when it never ran. */
export async function readProgress(db: Database, work: string): Promise<Date | null> {
  const row = await db
    .selectFrom("background_progress")
    .select("done_until")
    .where("work", "=", work)
    .executeTakeFirst();
  return row?.done_until ?? null;
}

/**
 * Stores that the repeated work named `work` is complete until a time. It never moves backwards, so a server that was
 * frozen cannot undo progress.
 */
export async function writeProgress(db: Database, work: string, until: Date): Promise<void> {
  await db
    .insertInto("background_progress")
    .values({ work, done_until: until })
    .onConflict((conflict) =>
      conflict.column("work").doUpdateSet({
        done_until: sql`greatest(background_progress.done_until, excluded.done_until)`,
      }),
    )
    .execute();
}
