import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, entity, Id, Instant, limits, PathId, text } from "../values.ts";

const AppointmentParams = z.strictObject({ appointment_id: PathId });

/** A message between the patient and the clinic. Plain text: no markup, and the server creates no links. */
export const Message = z.object({
  id: Id,
  /** `doctor`: the appointment's doctor; `clinic`: anybody else at the clinic. */
  sender: z.enum(["patient", "doctor", "clinic"]),
  text: z.string(),
  /** The idempotency key of its sender. */
  key: z.string(),
  sent_at: Instant,
  /** When the other side fetched it, and when a person there read it. */
  delivered_at: z.nullable(Instant),
  seen_at: z.nullable(Instant),
});
export type Message = z.infer<typeof Message>;

/** The messages of an appointment, oldest first (D.93). */
export const MessageThread = z.object({
  /** Whether messages can be sent now; existing messages stay readable. */
  is_open: z.boolean(),
  /** Until when messages can be written, unless the appointment is cancelled. */
  closes_at: Instant,
  messages: z.array(Message),
});
export type MessageThread = z.infer<typeof MessageThread>;

/** `key` makes sending safe to repeat: the same key twice is one message. */
const NewMessage = z.strictObject({
  key: z.uuid(),
  text: text(limits.message).check(z.minLength(1)),
});

const SeenUpTo = z.strictObject({ up_to: Id });

export const listMessages = endpoint({
  method: "GET",
  path: "/visits/{appointment_id}/messages",
  summary: "Lists the messages of an appointment, oldest first; marks them as received",
  caller: "visitor",
  params: AppointmentParams,
  response: entity(MessageThread),
});

/** At most 10 a minute, and 400 of an appointment, of one sender. */
export const sendMessage = endpoint({
  method: "POST",
  path: "/visits/{appointment_id}/messages",
  summary: "Sends a message to the clinic about an appointment; a repeated key sends it once",
  caller: "visitor",
  params: AppointmentParams,
  body: NewMessage,
  status: 201,
  response: entity(Message),
  problems: ["messages_closed", "too_many_requests"],
});

/** Includes all earlier ones. */
export const seeMessages = endpoint({
  method: "POST",
  path: "/visits/{appointment_id}/messages/seen",
  summary: "Marks the clinic's messages up to this one as read",
  caller: "visitor",
  params: AppointmentParams,
  body: SeenUpTo,
  status: 204,
});

/** A message of an appointment that no clinic staff have read. */
const UnseenMessage = z.extend(Message, { appointment_id: Id, doctor_id: Id, patient_name: z.string() });

/** A doctor's token sees those of its appointments. Marks nothing. The request is written to the audit log. */
export const clinicUnseenMessages = endpoint({
  method: "GET",
  path: "/clinic/messages",
  summary: "Lists patients' messages unread by the clinic, oldest first; at most 100",
  caller: "clinic",
  scope: "messages:read",
  response: collection(UnseenMessage),
});

/** Marks the patient's messages as received. The request is written to the audit log. */
export const clinicListMessages = endpoint({
  ...listMessages,
  path: "/clinic/appointments/{appointment_id}/messages",
  caller: "clinic",
  scope: "messages:read",
});

/** A patient who is not in the waiting room is mailed, without the text, about the first message not received yet. */
export const clinicSendMessage = endpoint({
  ...sendMessage,
  path: "/clinic/appointments/{appointment_id}/messages",
  summary: "Sends a message to the patient of an appointment; a repeated key sends it once",
  caller: "clinic",
  scope: "messages:write",
  body: z.extend(NewMessage, {
    /** The author; always the doctor with a doctor's token. Default `clinic`. */
    sender: z.optional(z.enum(["doctor", "clinic"])),
  }),
});

export const clinicSeeMessages = endpoint({
  ...seeMessages,
  path: "/clinic/appointments/{appointment_id}/messages/seen",
  summary: "Marks the patient's messages up to this one as read by the clinic",
  caller: "clinic",
  scope: "messages:write",
});
