import { mayAwaitPayment, type UnpaidCounts } from "@anteroom/domain/booking/booking-limits";
import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { statementName } from "../../platform/database/named-statements.ts";
import { ProblemError } from "../../platform/http/problem.ts";
import { hashOf } from "../../platform/crypto/secrets.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { addressSubject } from "../../platform/http/rate-limits.ts";
import { isOfAttendee, isOfFamily, isOfGuestAddress, conflictLink, type Attendee } from "./attendee.ts";

/** Hashes of a booking's device and network address; null when unknown. */
export type Origin = { deviceHash: Buffer | null; addressHash: Buffer | null };

/**
 * Returns the hashed origin of a request. `addressHash` is null for a loopback address, which is an untrusted
 * proxy or local program.
 */
export function originOf(device: string | undefined, address: string): Origin {
  const isLoopback = /^(::1$|127\.|::ffff:127\.)/i.test(address);
  return {
    deviceHash: device === undefined ? null : hashOf(`device ${device}`),
    addressHash: isLoopback ? null : addressSubject(address, "unpaid bookings"),
  };
}

/**
 * Serialises bookings by patient, payer or guest's e-mail address, device and network address, across
 * processes until the transaction ends. Takes its advisory locks in a fixed order to avoid deadlocks. Call it
 * before locking any row.
 */
export async function lockAttendee(
  tx: Tx,
  tenant: Tenant,
  attendee: Attendee,
  origin: Origin,
): Promise<void> {
  const names =
    attendee.kind === "patient"
      ? [`patient ${attendee.patientId}`, `patient ${attendee.payerId}`]
      : [`guest ${attendee.email.toLowerCase()}`];
  const { deviceHash, addressHash } = origin;
  for (const hash of [deviceHash, addressHash]) if (hash !== null) names.push(hash.toString("hex"));
  const keys = [...new Set(names)].map((name) => hashOf(`${tenant.id} ${name}`).readBigInt64BE());
  const sorted = keys.toSorted((one, other) => (one < other ? -1 : 1)).map(String);
  await sql`${statementName("lock_attendee")}
    select pg_advisory_xact_lock(key) from unnest(${sorted}::bigint[]) as key`.execute(tx);
}

type Checked = { tenant: Tenant; now: Date; attendee: Attendee; origin: Origin; held: { id: number } };

/**
 * Throws `unpaid_limit` when as many appointments as the clinic allows await payment: of the person, payer,
 * device or address. `held` is not counted. For patients the problem links the payer's oldest unpaid
 * appointment. Requires `lockAttendee`.
 */
export async function refuseTooManyUnpaid(tx: Tx, checked: Checked): Promise<void> {
  const { tenant, attendee, origin } = checked;
  const { deviceHash, addressHash } = origin;
  const count = (condition: RawBuilder<boolean>) => unpaidThat(checked, condition);
  const isOfPayer =
    attendee.kind === "patient" ? isOfFamily(attendee.payerId) : isOfGuestAddress(attendee.email);
  const { rows } = await sql<UnpaidCounts>`${statementName(`unpaid_of_${attendee.kind}`)}
    select ${count(isOfAttendee(attendee))} as person, ${count(isOfPayer)} as payer,
      case when ${deviceHash}::bytea is not null then ${count(sql<boolean>`a.origin_device_hash = ${deviceHash}`)} end as device,
      case when ${addressHash}::bytea is not null then ${count(sql<boolean>`a.origin_address_hash = ${addressHash}`)} end as address`.execute(
    tx,
  );
  const [counts] = rows;
  if (!counts) throw new Error("Nothing was counted");
  if (mayAwaitPayment(counts, tenant.settings.bookingLimits)) return;
  const own = attendee.kind === "patient" ? await oldestUnpaid(tx, checked, attendee.payerId) : null;
  throw new ProblemError("unpaid_limit", own === null ? {} : conflictLink(attendee, own));
}

/**
 * Throws `voucher_used_by_you` when the voucher of `held` was used as often as allowed: by the patient's
 * whole family, or by the guest's e-mail address or browser. Call it after `redeemVoucher`; requires
 * `lockAttendee`.
 */
export async function refuseVoucherAgain(tx: Tx, { tenant, attendee, origin, held }: Checked): Promise<void> {
  const { deviceHash } = origin;
  const byDevice =
    deviceHash === null ? sql<boolean>`false` : sql<boolean>`a.origin_device_hash = ${deviceHash}`;
  const byPerson =
    attendee.kind === "patient"
      ? isOfFamily(attendee.payerId)
      : sql<boolean>`(${isOfGuestAddress(attendee.email)} or ${byDevice})`;
  const { rows } = await sql<{ is_over: boolean }>`
    select (select count(*) from appointments a left join guests g on g.tenant_id = a.tenant_id and g.id = a.guest_id
        where a.voucher_id = v.id and a.has_voucher_use and a.id <> ${held.id} and ${byPerson})
      >= coalesce(v.uses_each, ${tenant.settings.bookingLimits.voucherUsesPerPerson}) as is_over
    from vouchers v join appointments h on h.tenant_id = v.tenant_id and h.voucher_id = v.id
    where h.id = ${held.id}`.execute(tx);
  if (rows[0]?.is_over) throw new ProblemError("voucher_used_by_you");
}

const unpaidThat = ({ now, held }: Checked, condition: RawBuilder<boolean>) => sql<number>`
  (select count(*)::int from appointments a left join guests g on g.tenant_id = a.tenant_id and g.id = a.guest_id
    where a.status = 'pending_payment' and a.hold_expires_at > ${now} and a.id <> ${held.id} and ${condition})`;

async function oldestUnpaid(tx: Tx, { now }: Checked, payerId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select a.id from appointments a
    where a.status = 'pending_payment' and a.hold_expires_at > ${now} and ${isOfFamily(payerId)} order by a.id limit 1`.execute(
    tx,
  );
  return rows[0]?.id ?? null;
}
