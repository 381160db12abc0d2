import { sql } from "kysely";
import type { Database } from "./database.ts";

/** Until when repeated work is done, by whichever server did it; null when it never was. */
export async function readProgress(db: Database, work: string): Promise<Date | null> {
  const row = await db
    .selectFrom("background_progress")
    .select("done_until")
    .where("work", "=", work)
    .executeTakeFirst();
  return row?.done_until ?? null;
}

/** Remembers that everything up to then is done. A server that was frozen takes nothing back. */
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
