import {
  beginKeyRotation,
  replaceIdTokenKey,
} from "../../server/src/features/fhir/apps/rotate-id-token-key.ts";
import type { DataKey } from "../../server/src/platform/crypto/secrets.ts";
import type { Connections } from "../../server/src/platform/database/connections.ts";
import { openDatabase, openPool, withTenant } from "../../server/src/platform/database/database.ts";
import { openTenants } from "../../server/src/platform/tenancy/tenants.ts";

type Change = {
  slug: string;
  /** The key got out: another one signs at once, and what it signed cannot be verified any more. */
  isLeaked: boolean;
  dataKey: DataKey;
  now: Date;
};

/**
 * Publishes the next ID token key of a clinic, or replaces a leaked one, beside running servers. Returns a sentence for the operator. Throws for
 * an unknown clinic, and for one that signs no ID tokens.
 */
export async function changeIdTokenKey(
  connection: Connections["app"],
  { slug, isLeaked, dataKey, now }: Change,
): Promise<string> {
  const db = openDatabase(openPool(connection, 1, () => {})); // what matters is thrown by the query
  try {
    const tenant = await openTenants(db).ofSlug(slug);
    if (!tenant) throw new Error(`No clinic has the slug ${slug}.`);
    const place = { dataKey, tenantId: tenant.id };
    return await withTenant(db, tenant.id, async (tx) => {
      const none = `${slug} signs no ID tokens: no app of it asks for openid.`;
      if (isLeaked) {
        if (!(await replaceIdTokenKey(tx, place, now))) throw new Error(none);
        return `A new key signs the ID tokens of ${slug}. The one before is not published any more.`;
      }
      const signsAt = await beginKeyRotation(tx, place, now);
      if (signsAt === null) throw new Error(none);
      return `The next key of ${slug} is published. It signs from ${signsAt.toISOString()} on.`;
    });
  } finally {
    await db.destroy();
  }
}
