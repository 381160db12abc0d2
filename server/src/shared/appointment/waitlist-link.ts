import { pathTo } from "@anteroom/domain/shared/routes";
import type { Config } from "../../platform/config/config.ts";
import type { Tx } from "../../platform/database/database.ts";
import { hashOf, newToken } from "../../platform/crypto/secrets.ts";
import { tenantAddress } from "../../platform/tenancy/tenant-address.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";

type Wanted = {
  tenant: Tenant;
  config: Pick<Config, "baseUrl">;
  /** The appointment on the waitlist, or an entry without one. */
  of: { appointmentId: number } | { entryId: number };
  /** The recipient of the mail. */
  patientId: number;
  /** Start of the offered slot. */
  start: Date;
  now: Date;
};

/**
 * Creates a link with which a signed-out reader declines an offer or leaves the waitlist. Its token follows
 * `#`, so it reaches no server log; the database stores only its hash. Earlier links stay valid.
 */
export async function makeWaitlistLink(tx: Tx, wanted: Wanted): Promise<string> {
  const { tenant, config, of, patientId, start, now } = wanted;
  const token = newToken();
  await tx
    .insertInto("waitlist_links")
    .values({
      tenant_id: tenant.id,
      token_hash: hashOf(token),
      appointment_id: "appointmentId" in of ? of.appointmentId : null,
      entry_id: "entryId" in of ? of.entryId : null,
      patient_id: patientId,
      start_time: start,
      created_at: now,
    })
    .execute();
  return `${tenantAddress(config, tenant, pathTo("waitlist-link") as `/${string}`)}#${token}`;
}
