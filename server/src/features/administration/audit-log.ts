import { clinicListAudit as shape } from "@anteroom/contract/administration/audit";
import { addDays, instantOf } from "@anteroom/domain/shared/zoned-time";
import type { Services } from "../../platform/config/services.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";

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
  const { timeZone } = tenant.settings;
  const { from, to } = query;
  return tx(async (one) => {
    let wanted = one
      .selectFrom("audit_log")
      .select(["id", "at", "actor", "on_behalf_of", "action", "object"])
      .orderBy("id", "desc")
      .limit(limit + 1);
    for (const column of ["actor", "action", "object"] as const) {
      const value = query[column];
      if (value !== undefined) wanted = wanted.where(column, "=", value);
    }
    if (query.cursor !== undefined) wanted = wanted.where("id", "<", Number(query.cursor));
    if (from !== undefined) wanted = wanted.where("at", ">=", new Date(instantOf(from, 0, timeZone)));
    if (to !== undefined) wanted = wanted.where("at", "<", new Date(instantOf(addDays(to, 1), 0, timeZone)));
    const rows = await wanted.execute();
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
