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
 * too old, with the reason `account_deleted` when that account was deleted.
 */
export async function openGuestLink(call: Call<typeof shape>) {
  const { tenant, now, reply } = call;
  reply.header("cache-control", "no-store");
  return call.tx(async (tx) => {
    const opened = await useLink(tx, call);
    if (!opened) return refuseLink(tx, call);
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

/** Says whether this link's appointment was moved to an account (D.68), and whether that still exists; not which. */
async function refuseLink(tx: Tx, { body }: Call<typeof shape>) {
  const { rows } = await sql<{ is_erased: boolean }>`
    select p.name = '' as is_erased from guest_links l
      join appointments a on a.tenant_id = l.tenant_id and a.id = l.appointment_id
      join patients p on p.tenant_id = a.tenant_id and p.id = a.patient_id
    where l.token_hash = ${hashOf(body.token)}`.execute(tx);
  const [claimed] = rows;
  if (!claimed) return problem("link_not_valid");
  return claimed.is_erased
    ? problem("link_not_valid", { reason: "account_deleted" })
    : problem("appointment_in_account");
}
