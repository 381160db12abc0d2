import { holdHeader, type bookAppointmentAsGuest as endpoint } from "@anteroom/contract/appointment/booking";
import { birthdateProblem } from "@anteroom/domain/account/birthdate";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { Call } from "../../platform/http/mount.ts";
import { presentAppointment } from "../../shared/appointment/present-appointment.ts";
import { readerOf } from "../../platform/http/reader-of.ts";
import { isProblem, problem } from "../../platform/http/problem.ts";
import { hashOf, newToken } from "../../platform/crypto/secrets.ts";
import type { AddressHash } from "./address-hash.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { bookSlot } from "./book-slot.ts";
import { bookingRefusal } from "./booking-refusal.ts";
import { originOfCall } from "./booking-device.ts";
import { readHoldHeader, type HoldKey } from "./holds/hold-header.ts";
import { withAlternatives } from "./holds/with-alternatives.ts";

type GuestCall = Call<typeof endpoint>;

/**
 * Books a slot for a person without an account (D.67, D.68): stores the guest, sets the device cookie if
 * missing, audits and sends hints. The returned token gives access to this appointment; the same hold booked
 * again returns the same token. Refusals for an unavailable slot include alternatives.
 */
export async function bookAppointmentAsGuest(
  call: GuestCall,
  { services, hints, payments }: BookingDeps,
  addressHash: AddressHash,
) {
  const { tenant, now, body, headers, locale, reply } = call;
  reply.header("cache-control", "no-store");
  if (!tenant.settings.patientsGuestBooking) return problem("guest_booking_closed");
  const refusal = bookingRefusal(tenant, body) ?? birthdateRefusal(body.birthdate, now);
  if (refusal) return refusal;
  const origin = originOfCall(call);
  const key = readHoldHeader(headers[holdHeader]);
  let token = key ? guestTokenOf(key) : newToken();
  const wanted = { tenant, now, doctorId: body.doctor_id, start: new Date(body.start_time) };
  const row = await withAlternatives({ ...wanted, tx: call.tx }, (tx) =>
    bookSlot(tx, {
      slotRequest: {
        ...wanted,
        services,
        requester: { patientId: null, addressHash: addressHash(call.address, now) },
      },
      key,
      attendee: { kind: "guest", email: body.email, name: body.name, birthdate: body.birthdate },
      origin,
      motive: body,
      payments,
      bookedBy: (isFromHold) => {
        if (!isFromHold) token = newToken();
        return { kind: "guest", written: writingDown(call, token) };
      },
      isOwn: (hold) => isGuestOf(tx, hold.guest_id, token),
    }),
  );
  if (isProblem(row)) return row;
  if (!row) throw new Error("A booking without an appointment");
  void hints.appointmentChanged(tenant.id, row);
  return { data: { entity: presentAppointment(row, { tenant, locale }, token), guest_token: token } };
}

/** Derived from the secret of the booked hold, so that the same request sent again returns the same token. */
function guestTokenOf({ id, secret }: HoldKey): string {
  return hashOf(`guest token of hold ${id} ${secret}`).toString("base64url");
}

function birthdateRefusal(birthdate: string, now: Date) {
  const code = birthdateProblem(birthdate, now.getTime());
  return code && problem("validation_failed", { fields: [{ path: "body.birthdate", code }] });
}

async function isGuestOf(tx: Tx, guestId: number | null, token: string): Promise<boolean> {
  if (guestId === null) return false;
  const found = await tx
    .selectFrom("guests")
    .select("id")
    .where("id", "=", guestId)
    .where("token_hash", "=", hashOf(token))
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns the statement that inserts the guest and returns the id. */
const writingDown = ({ tenant, now, body, locale, request }: GuestCall, token: string) => sql`
  insert into guests (tenant_id, name, birthdate, sex, email, phone_number, terms_accepted_at, language, time_zone, token_hash, created_at)
  values (${tenant.id}, ${body.name}, ${body.birthdate}, ${body.sex}, ${body.email}, ${body.phone_number ?? null}, ${now}, ${locale},
    ${readerOf(request).timeZone}, ${hashOf(token)}, ${now})
  returning id`;
