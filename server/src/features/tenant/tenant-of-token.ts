import { sql } from "kysely";
import { hashOf } from "../../platform/secrets.ts";
import type { Services } from "../../platform/services.ts";
import type { Tenant } from "../../platform/tenants.ts";

/**
 * The clinic that gave a token, as long as it opens something there: a session's, or that of a link which has not been
 * used. Null for every other text (D.08). Costs one statement, however many clinics there are.
 */
export async function tenantOfToken(
  { app, db }: Pick<Services, "app" | "db">,
  { token, now }: { token: string; now: Date },
): Promise<Tenant | null> {
  const { rows } = await sql<{ tenant_id: number }>`
    select tenant_id from tenant_of_token(${hashOf(token)}, ${now})`.execute(db);
  const [found] = rows;
  return found ? app.tenants.ofId(found.tenant_id) : null;
}
