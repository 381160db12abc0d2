import type pg from "pg";
import { failureCode } from "./failure-code.ts";
import type { JobKind } from "./job-kinds.ts";

/** Jobs of one kind that do not succeed: `failing` are tried again after a pause, `givenUp` are not. `reasons` are the codes of their last errors, the most frequent first. */
type TroubledJobs = { kind: string; failing: number; givenUp: number; oldest: Date; reasons: string[] };

/** Returns the kinds with jobs that fail, or that were given up in the last seven days. Requires the owner's role. */
export async function listTroubledJobs(owner: pg.Pool): Promise<TroubledJobs[]> {
  const { rows } = await owner.query<Troubled>(`
    select name as kind, state = 'failed' as "isGivenUp", jsonb_build_object('code', output -> 'code',
        'responseCode', output -> 'responseCode', 'name', output -> 'name', 'cause', jsonb_build_object('code', output #> '{cause,code}')) as error,
      count(*)::int as count, min(created_on) as oldest
    from pgboss.job where state in ('retry', 'failed') group by 1, 2, 3 order by kind, count desc, oldest`);
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const count = (isGivenUp: boolean) =>
      own.filter((row) => row.isGivenUp === isGivenUp).reduce((sum, row) => sum + row.count, 0);
    return {
      kind,
      failing: count(false),
      givenUp: count(true),
      oldest: new Date(Math.min(...own.map(({ oldest }) => oldest.getTime()))),
      reasons: [...new Set(own.map(({ error }) => failureCode(error)))],
    };
  });
}

type Troubled = { kind: string; isGivenUp: boolean; error: unknown; count: number; oldest: Date };

/**
 * Has the jobs of a kind that fail or were given up tried at once, by workers of running servers, with all their
 * retries. Returns how many. Requires the owner's role.
 */
export async function retryJobs(owner: pg.Pool, kind: JobKind): Promise<number> {
  const { rowCount } = await owner.query(
    `update pgboss.job set state = 'retry', retry_count = 0, start_after = now(), completed_on = null,
       keep_until = greatest(keep_until, now() + interval '14 days')
     where name = $1 and state in ('retry', 'failed')`,
    [kind],
  );
  return rowCount ?? 0;
}
