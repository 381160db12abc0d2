import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "../database/database.ts";
import { problem, type ProblemOutcome } from "./problem.ts";

/** Returns an opaque name of a content: equal contents have the same, whatever the order of their keys. */
export function contentVersion(content: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(content, withSortedKeys))
    .digest("base64url")
    .slice(0, 22);
}

/** Returns an object with its keys in order, for `JSON.stringify`; other values as they are. */
function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Returns `changed_elsewhere` where what is `stored` is not what the caller has read and names as `replaces`; null
 * stands for nothing. A change that names none replaces anything. `isSame`: the change would store what is there
 * already, as a request does that is repeated because its answer was lost. Lock what is changed before.
 */
export function refuseUnread(
  replaces: string | number | null | undefined,
  stored: string | number | null,
  isSame: boolean,
): ProblemOutcome | null {
  return replaces === undefined || replaces === stored || isSame ? null : problem("changed_elsewhere");
}

/** Waits until no other transaction of the clinic that called this is under way, where there may be no row to lock yet. */
export async function oneChangeAtATime(tx: Tx, tenantId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(20261156, ${tenantId})`.execute(tx);
}
