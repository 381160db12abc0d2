import * as shapes from "@anteroom/contract/administration/calendar";
import type { Services } from "../../../platform/config/services.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { ClinicCaller } from "../../../platform/http/authentication.ts";
import { mount } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import { makeClinicToken } from "../../../platform/tenancy/clinic-tokens.ts";
import { isCalendarAddress, isFull, isLive } from "../../../platform/tenancy/live-tokens.ts";
import { tenantAddress } from "../../../platform/tenancy/tenant-address.ts";
import { lockDoctors } from "../../../shared/appointment/held-slot.ts";

/** Is told of revoked tokens, to remove them from caches. */
type Listener = { forgetSession: (tokenHash: Buffer) => void };

/**
 * Registers the routes to list, make and revoke the addresses at which calendar programs read a doctor's appointments
 * (`doctorCalendarRoutes`). Each holds a token of the doctor with `calendar:read` alone, which is returned only when
 * it is made. A doctor's token manages that doctor's own, else `not_found`. Changes are audited; `listener` is called
 * with revoked tokens.
 */
export function calendarAddressRoutes(
  { app, config }: Pick<Services, "app" | "config">,
  listener: Listener,
): void {
  mount(app, shapes.clinicListCalendarAddresses, ({ caller, params: { doctor_id: doctorId }, now, tx }) =>
    tx(async (one) => {
      const isKnown = isOwn(caller, doctorId) && (await isDoctor(one, doctorId));
      return isKnown
        ? { data: { collection: await readAddresses(one, doctorId, now) } }
        : problem("not_found");
    }),
  );
  mount(app, shapes.clinicAddCalendarAddress, ({ tenant, caller, params, body, now, tx }) =>
    tx(async (one) => {
      const { doctor_id: doctorId } = params;
      const [doctor] = isOwn(caller, doctorId) ? await lockDoctors(one, [doctorId]) : [];
      if (!doctor) return problem("not_found");
      const scopes = ["calendar:read"] as const;
      if (await isFull(one, { doctorId, scopes, now })) return problem("status_conflict");
      const [tenantId, madeBy, { label }] = [tenant.id, actorOf(caller), body];
      const wanted = { tenantId, label, doctorId, scopes, expiresAt: null, madeBy, now };
      const { id, token } = await makeClinicToken(one, wanted);
      await audit(one, tenantId, { actor: madeBy, action: "token.make", object: `clinic_token/${id}` });
      const made = (await readAddresses(one, doctorId, now)).find((address) => address.id === id);
      const url = tenantAddress(config, tenant, `/api/calendars/${token}.ics`);
      return made ? { data: { entity: { ...made, url } } } : problem("internal");
    }),
  );
  mount(app, shapes.clinicRevokeCalendarAddress, async ({ tenant, caller, params, now, tx }) => {
    const { doctor_id: doctorId, address_id: id } = params;
    const revoked = await tx(async (one) => {
      if (!isOwn(caller, doctorId)) return undefined;
      const found = await one
        .updateTable("clinic_tokens")
        .set({ revoked_at: now })
        .where("id", "=", id)
        .where("doctor_id", "=", doctorId)
        .where(isCalendarAddress)
        .where("revoked_at", "is", null)
        .returning("token_hash")
        .executeTakeFirst();
      const object = `clinic_token/${id}`;
      if (found) await audit(one, tenant.id, { actor: actorOf(caller), action: "token.revoke", object });
      return found;
    });
    if (!revoked) return problem("not_found");
    listener.forgetSession(revoked.token_hash);
    return undefined;
  });
}

const isOwn = ({ doctorId: own }: ClinicCaller, doctorId: number): boolean =>
  own === null || own === doctorId;

async function isDoctor(tx: Tx, id: number): Promise<boolean> {
  return (await tx.selectFrom("doctors").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

async function readAddresses(tx: Tx, doctorId: number, now: Date): Promise<shapes.CalendarAddress[]> {
  const rows = await tx
    .selectFrom("clinic_tokens")
    .select(["id", "label", "created_at", "last_used_at"])
    .where("doctor_id", "=", doctorId)
    .where(isCalendarAddress)
    .where(isLive(now))
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ id, label, created_at, last_used_at }) => ({
    id,
    label,
    created_at: created_at.toISOString(),
    last_read_at: last_used_at?.toISOString() ?? null,
  }));
}
