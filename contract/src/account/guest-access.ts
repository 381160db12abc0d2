import * as z from "zod/mini";
import { mostGuestAppointments } from "@anteroom/domain/call/call-guests";
import { endpoint } from "../endpoint.ts";
import { entity, Id } from "../values.ts";

/** A token of a guest: of a personal link, of a session, or of an invitation by code. */
const GuestToken = z.string().check(z.regex(/^[\w-]{20,100}$/));

/** The query parameter with a personal link's token; the page removes it from the address. */
export const guestLinkParameter = "guest_token";

/**
 * Consumes the link; guest tokens of other devices stay valid. `appointment_in_account`: the appointment was moved to
 * an account. `link_not_valid` has the reason `account_deleted` when that account was deleted.
 */
export const openGuestLink = endpoint({
  method: "POST",
  path: "/guests/sessions",
  summary:
    "Exchanges the token of a personal link, once, for a token that opens the guest's own appointment on this device",
  caller: "anyone",
  body: z.strictObject({ token: GuestToken }),
  status: 201,
  response: entity(z.object({ appointment_id: Id, guest_token: z.string() })),
  problems: ["link_not_valid", "appointment_in_account"],
});

/**
 * Mails the booking's address; at most 3 mails a guest in 15 minutes, without notice beyond that. `too_many_requests`
 * above 10 requests of a network in 15 minutes.
 */
export const renewGuestLink = endpoint({
  method: "POST",
  path: "/guests/links",
  summary:
    "Sends a new personal link to whoever booked the appointment of this used or expired link or invitation by code. The answer is the same for every token.",
  caller: "anyone",
  body: z.strictObject({ token: GuestToken }),
  status: 204,
  problems: ["too_many_requests"],
});

/** Appointments with another e-mail address stay with their guest, without a problem. */
export const claimGuestAppointments = endpoint({
  method: "POST",
  path: "/patients/guest_appointments",
  summary:
    "Links the appointments of these guest tokens to the patient if they were booked with the patient's confirmed e-mail address. Returns the ids of the linked ones.",
  caller: "patient",
  body: z.strictObject({
    guest_tokens: z.array(GuestToken).check(z.minLength(1), z.maxLength(mostGuestAppointments)),
  }),
  response: z.object({ data: z.object({ collection: z.array(Id) }) }),
  problems: [],
});
