import { guestLinkParameter } from "@anteroom/contract/account/guest-access";
import type { Config } from "../../platform/config/config.ts";
import type { Tx } from "../../platform/database/database.ts";
import { hashOf, newToken } from "../../platform/crypto/secrets.ts";
import { tenantAddress } from "../../platform/tenancy/tenant-address.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";

type Wanted = {
  tenant: Tenant;
  config: Pick<Config, "baseUrl">;
  guestId: number;
  appointmentId: number;
  now: Date;
};

/**
 * Makes a personal link to a guest's own appointment. It opens the appointment on one device, once; each mail and each
 * calendar entry gets a link of its own. The database keeps the hash of its token.
 */
export async function makeGuestLink(tx: Tx, wanted: Wanted): Promise<string> {
  const { tenant, config, guestId, appointmentId, now } = wanted;
  const token = newToken();
  await tx
    .insertInto("guest_links")
    .values({ tenant_id: tenant.id, token_hash: hashOf(token), guest_id: guestId, created_at: now })
    .execute();
  return tenantAddress(config, tenant, `/appointments/${appointmentId}?${guestLinkParameter}=${token}`);
}

type LinkedAppointment = { id: number; guest_id: number | null; enters_by_code: boolean };

/** Where a mail about a booked appointment leads: a guest's personal link, the code's page, or the patient's own page. */
export function appointmentLink(
  tx: Tx,
  { id, guest_id, enters_by_code }: LinkedAppointment,
  setting: Pick<Wanted, "tenant" | "config" | "now">,
): Promise<string> {
  if (guest_id !== null) return makeGuestLink(tx, { ...setting, guestId: guest_id, appointmentId: id });
  const path = enters_by_code ? "/join-by-code" : (`/appointments/${id}` as const);
  return Promise.resolve(tenantAddress(setting.config, setting.tenant, path));
}
