import { clinicListAudit as shape } from "@anteroom/contract/administration/audit";
import { addDays, instantOf } from "@anteroom/domain/shared/zoned-time";
import { sql } from "kysely";
import type { Services } from "../../platform/config/services.ts";
import type { Tx } from "../../platform/database/database.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import { readNewestFirst } from "../../platform/privacy/audit-months.ts";

const usualLimit = 50;

/**
 * Registers the route of the clinic's audit log: newest first, by page, filtered by actor, action, object and
 * days in the clinic's time zone. Reading it is audited.
 */
export function clinicAuditRoutes({ app }: Pick<Services, "app">): void {
  mount(app, shape, listAudit);
}

function listAudit({ tenant, caller, query, tx }: Call<typeof shape>) {
  const limit = Number(query.limit ?? usualLimit);
  return tx(async (one) => {
    const rows = await findAuditEntries(one, query, {
      timeZone: tenant.settings.timeZone,
      most: limit + 1,
    });
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "audit.list",
      object: `tenant/${tenant.id}`,
    });
    const page = rows.slice(0, limit);
    return {
      data: {
        collection: page.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
        next_cursor: rows.length > limit ? String(page.at(-1)?.id ?? "") : null,
      },
    };
  });
}

/** Returns up to `most` entries that match the query, newest first; days are those of `timeZone`. */
export async function findAuditEntries(
  tx: Tx,
  query: Omit<Call<typeof shape>["query"], "limit">,
  { timeZone, most }: { timeZone: string; most: number },
) {
  const { from, to, cursor } = query;
  const after = cursor === undefined ? null : await findEntry(tx, Number(cursor));
  let wanted = tx
    .selectFrom("audit_log")
    .select(["id", "at", "actor", "on_behalf_of", "action", "object"])
    .orderBy("at", "desc")
    .orderBy("id", "desc");
  for (const column of ["actor", "action", "object"] as const) {
    const value = query[column];
    if (value !== undefined) wanted = wanted.where(column, "=", value);
  }
  if (after) wanted = wanted.where(sql<boolean>`(at, id) < (${after.instant}::timestamptz, ${after.id})`);
  return readNewestFirst(
    (window, limit) => {
      let within = wanted.limit(limit);
      if (window.from) within = within.where("at", ">=", window.from);
      if (window.until) within = within.where("at", "<", window.until);
      return within.execute();
    },
    {
      from: from === undefined ? null : new Date(instantOf(from, 0, timeZone)),
      until: to === undefined ? null : new Date(instantOf(addDays(to, 1), 0, timeZone)),
      newest: after?.at ?? new Date(),
      most,
    },
  );
}

/** The entry that a page ended with, and its instant as PostgreSQL writes it: a `Date` lacks the microseconds. */
type PageEnd = { id: number; at: Date; instant: string };

/** Returns the entry `id`, looked for in the latest months first; an instant before all entries when it is gone. */
async function findEntry(tx: Tx, id: number): Promise<PageEnd> {
  const [found] = await readNewestFirst(
    async (window) => {
      let wanted = tx
        .selectFrom("audit_log")
        .select(["id", "at", sql<string>`at::text`.as("instant")])
        .where("id", "=", id);
      if (window.from) wanted = wanted.where("at", ">=", window.from);
      if (window.until) wanted = wanted.where("at", "<", window.until);
      return wanted.execute();
    },
    { from: null, until: null, newest: new Date(), most: 1 },
  );
  return found ?? { id, at: new Date(0), instant: "-infinity" };
}
