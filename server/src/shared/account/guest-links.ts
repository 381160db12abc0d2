import { guestLinkParameter } from "@anteroom/contract/account/guest-access";
import type { Config } from "../../platform/config/config.ts";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { statementName } from "../../platform/database/named-statements.ts";
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
 * Creates a personal link to a guest's appointment and returns its URL. It works once, on one device, so use
 * one link per mail and calendar entry. The database stores only the hash of its token. Earlier links stay
 * valid.
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

/** Creates the links of mails that are written together, and stores their tokens. */
export type MailLinks = {
  /** Returns the URL for an appointment: a new personal link for guests, the page for codes, or the patient's page. */
  to: (appointment: LinkedAppointment) => string;
  /** Stores the hashes of all personal links made so far in one statement. Call it before the mails are sent. */
  save: (tx: Tx) => Promise<void>;
};

/** Creates the link maker for mails about booked appointments. Guests' links are valid only after `save`. */
export function openMailLinks({ tenant, config, now }: Pick<Wanted, "tenant" | "config" | "now">): MailLinks {
  const made: { hash: Buffer; guestId: number }[] = [];
  return {
    to: ({ id, guest_id, enters_by_code }: LinkedAppointment): string => {
      const page = `/appointments/${id}` as const;
      if (guest_id === null) return tenantAddress(config, tenant, enters_by_code ? "/join-by-code" : page);
      const token = newToken();
      made.push({ hash: hashOf(token), guestId: guest_id });
      return tenantAddress(config, tenant, `${page}?${guestLinkParameter}=${token}`);
    },
    save: async (tx: Tx): Promise<void> => {
      if (made.length === 0) return;
      const hashes = made.map(({ hash }) => hash);
      const guests = made.map(({ guestId }) => guestId);
      await sql`${statementName("write_guest_links")}
        insert into guest_links (tenant_id, token_hash, guest_id, created_at)
        select ${tenant.id}, hash, guest_id, ${now}
        from unnest(${hashes}::bytea[], ${guests}::bigint[]) as made (hash, guest_id)`.execute(tx);
    },
  };
}
