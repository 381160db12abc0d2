import * as z from "zod/mini";
import { Appointment } from "./appointments.ts";
import { endpoint } from "./endpoint.ts";
import { entity, Instant, PathId } from "./values.ts";

const params = z.strictObject({ appointment_id: PathId });

/** How it stands with an earlier time for one appointment. */
export const Waitlist = z.object({
  is_waiting: z.boolean(),
  /** Whether this appointment can be moved, so that waiting is of use. */
  may_wait: z.boolean(),
  /** A time that is kept for the person until `expires_at`. */
  offer: z.nullable(z.object({ start_time: Instant, expires_at: Instant })),
  /** The last time that was offered and is kept no longer. */
  ended: z.nullable(z.object({ start_time: Instant })),
});
export type Waitlist = z.infer<typeof Waitlist>;

export const getWaitlist = endpoint({
  method: "GET",
  path: "/patients/appointments/{appointment_id}/waitlist",
  summary: "Whether the patient waits for an earlier time, and the time that is offered now",
  caller: "patient",
  params,
  response: entity(Waitlist),
  problems: ["feature_off"],
});

export const joinWaitlist = endpoint({
  method: "PUT",
  path: "/patients/appointments/{appointment_id}/waitlist",
  summary: "Asks to be told when an earlier time with the same doctor frees up; asking twice is no error",
  caller: "patient",
  params,
  response: entity(Waitlist),
  problems: ["feature_off", "status_conflict", "waitlist_limit"],
});

export const leaveWaitlist = endpoint({
  method: "DELETE",
  path: "/patients/appointments/{appointment_id}/waitlist",
  summary: "Ends the waiting and gives an offered time to the next in line; leaving twice is no error",
  caller: "patient",
  params,
  status: 204,
  problems: ["feature_off"],
});

export const takeOffer = endpoint({
  method: "POST",
  path: "/patients/appointments/{appointment_id}/waitlist/offer",
  summary: "Moves the appointment to the offered time under the rules of rescheduling, and ends the waiting",
  caller: "patient",
  params,
  body: z.strictObject({ start_time: Instant }),
  response: entity(Appointment),
  problems: ["feature_off", "status_conflict", "hold_expired", "appointment_overlap", "too_many_mails"],
});

export const declineOffer = endpoint({
  method: "DELETE",
  path: "/patients/appointments/{appointment_id}/waitlist/offer",
  summary: "Gives the offered time to the next in line; the place in line stays. Declining twice is no error",
  caller: "patient",
  params,
  status: 204,
  problems: ["feature_off"],
});
