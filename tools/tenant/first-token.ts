import { tokenScopes, type TokenScope } from "@anteroom/domain/clinic/token-scopes";
import type { Connections } from "../../server/src/platform/database/connections.ts";
import { openDatabase, openPool, withTenant } from "../../server/src/platform/database/database.ts";
import { makeClinicToken } from "../../server/src/platform/tenancy/clinic-tokens.ts";
import { openTenants } from "../../server/src/platform/tenancy/tenants.ts";
import { audit } from "../../server/src/platform/privacy/audit.ts";

/** What a first token of a clinic is made of. */
export type FirstToken = {
  slug: string;
  label: string;
  /** Null: all that a clinic's token can do. */
  scopes: readonly TokenScope[] | null;
  /** Null: it has no end. */
  days: number | null;
};

/**
 * Parses the command's options: scopes joined by commas (all where missing), days from 1 to 9999 (no end where missing). Throws with a
 * sentence for the user.
 */
export function readTokenOptions({
  scopes,
  days,
}: {
  scopes?: string | undefined;
  days?: string | undefined;
}): Pick<FirstToken, "scopes" | "days"> {
  const named = scopes?.split(",").map((scope) => scope.trim()) ?? null;
  const strange = named?.find((scope) => !isScope(scope));
  if (strange !== undefined)
    throw new Error(`There is no scope "${strange}". There are ${tokenScopes.join(", ")}.`);
  if (days !== undefined && !/^[1-9]\d{0,3}$/.test(days))
    throw new Error("--days is a whole number from 1 to 9999.");
  return { scopes: named?.filter(isScope) ?? null, days: days === undefined ? null : Number(days) };
}

/**
 * Creates a token of a clinic with the installation's rights, and records it in the clinic's audit log as `token.make`; the token itself
 * is returned only here. Throws where no clinic has the slug.
 */
export async function makeFirstToken(
  app: Connections["app"],
  { slug, label, scopes, days }: FirstToken,
  now: Date = new Date(),
): Promise<{ id: number; token: string }> {
  const db = openDatabase(openPool(app, 1, () => {}));
  try {
    const tenantId = (await openTenants(db).ofSlug(slug))?.id;
    if (tenantId === undefined) throw new Error(`No clinic has the slug ${slug}.`);
    return await withTenant(db, tenantId, async (tx) => {
      const expiresAt = days === null ? null : new Date(now.getTime() + days * 86_400_000);
      const wanted = { tenantId, label, doctorId: null, scopes, expiresAt, madeBy: "installation", now };
      const made = await makeClinicToken(tx, wanted);
      const object = `clinic_token/${made.id}`;
      await audit(tx, tenantId, { actor: "installation", action: "token.make", object });
      return made;
    });
  } finally {
    await db.destroy();
  }
}

const isScope = (text: string): text is TokenScope => (tokenScopes as readonly string[]).includes(text);
