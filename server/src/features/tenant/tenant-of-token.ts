import { withTenant, type Tx } from "../../platform/database.ts";
import { hashOf } from "../../platform/secrets.ts";
import type { Services } from "../../platform/services.ts";
import type { Tenant } from "../../platform/tenants.ts";

type Asked = { token: string; now: Date };

/** The clinic that gave a token, as long as it opens something there; null for every other text (D.08). */
export async function tenantOfToken(
  { app, db }: Pick<Services, "app" | "db">,
  asked: Asked,
): Promise<Tenant | null> {
  for (const tenant of await app.tenants.all())
    if (await withTenant(db, tenant.id, (tx) => isOfClinic(tx, asked))) return tenant;
  return null;
}

/** A session's token, or that of a link which has not been used. */
async function isOfClinic(tx: Tx, { token, now }: Asked): Promise<boolean> {
  const session = await tx
    .selectFrom("sessions")
    .select("patient_id")
    .where("token_hash", "=", hashOf(token))
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (session) return true;
  const link = await tx
    .selectFrom("account_tokens")
    .select("kind")
    .where("token_hash", "=", hashOf(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return link !== undefined;
}
