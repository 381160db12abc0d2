import type { openGuestLink as shape } from "@anteroom/contract/account/guest-access";
import { sql } from "kysely";
import { audit } from "../../../platform/privacy/audit.ts";
import { guestAccessSince } from "../../../platform/http/authentication.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import { hashOf, newToken } from "../../../platform/crypto/secrets.ts";

/**
 * Consumes a personal link, audits it and returns a new guest token for this device; others stay valid.
 * `appointment_in_account` when the appointment was moved to an account, else `link_not_valid` when used or
 * too old.
 */
export async function openGuestLink(call: Call<typeof shape>) {
  const { tenant, now, reply } = call;
  reply.header("cache-control", "no-store");
  return call.tx(async (tx) => {
    const opened = await useLink(tx, call);
    if (!opened) return problem((await isClaimed(tx, call)) ? "appointment_in_account" : "link_not_valid");
    const token = newToken();
    const { id, guest_id } = opened;
    await tx
      .insertInto("guest_sessions")
      .values({ tenant_id: tenant.id, token_hash: hashOf(token), guest_id, created_at: now })
      .execute();
    const object = `appointment/${id}`;
    await audit(tx, tenant.id, { actor: `guest/${guest_id}`, action: "guest.link_opened", object });
    return { data: { entity: { appointment_id: id, guest_token: token } } };
  });
}

async function useLink(tx: Tx, { body, now }: Call<typeof shape>) {
  const { rows } = await sql<{ id: number; guest_id: number }>`
    update guest_links l set used_at = ${now} from appointments a
    where l.token_hash = ${hashOf(body.token)} and l.used_at is null
      and a.tenant_id = l.tenant_id and a.guest_id = l.guest_id and a.end_time >= ${guestAccessSince(now)}
    returning a.id, l.guest_id`.execute(tx);
  return rows[0] ?? null;
}

/** Returns whether this link's appointment was moved to an account (D.68), without revealing which. */
async function isClaimed(tx: Tx, { body }: Call<typeof shape>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from guest_links where token_hash = ${hashOf(body.token)} and appointment_id is not null`.execute(
    tx,
  );
  return rows.length > 0;
}
