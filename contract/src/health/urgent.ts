import * as z from "zod/mini";
import { holdHeader } from "../appointment/booking.ts";
import { endpoint } from "../endpoint.ts";
import { collection, entity, Id, Instant, limits, PathId, text } from "../values.ts";

/** The request header with which a browser proves that a receipt is its own. */
export const receiptHeader = "x-urgent-receipt";

/** Where a danger was noticed. */
const Place = z.enum(["booking", "waiting_room", "vitals", "health_assessment", "messages"]);
/** Where in the app a danger was noticed. */
export type UrgentPlace = z.infer<typeof Place>;

const Receipt = z.object({
  id: Id,
  sent_at: Instant,
  /** When clinic staff acknowledged it; null before. */
  seen_at: z.nullable(Instant),
  /** A public channel with a secret name: `urgent.changed` reports a change. */
  channel: z.string(),
});
/** A sent urgent message, and when clinic staff acknowledged it (null before). */
export type UrgentReceipt = z.infer<typeof Receipt>;

const EventParams = z.strictObject({ event_id: PathId });

/** Sends no mail. An expired hold still counts. At most 5 an hour from one person or appointment. */
export const notifyClinic = endpoint({
  method: "POST",
  path: "/urgent_events",
  summary:
    "Reports a danger to the clinic at once, by a patient, an appointment's guest, or whoever holds a slot. Repeated with the same receipt it returns the same answer.",
  caller: "anyone",
  headers: z.object({ [holdHeader]: z.optional(z.string().check(z.maxLength(128))) }),
  body: z.strictObject({
    /** 256 random bits of the browser, which later fetch the answer. */
    receipt: z.string().check(z.regex(/^[\w-]{43}$/)),
    place: Place,
    /** What the person wrote or what was measured, as the clinic shall read it. */
    words: text(limits.motive).check(z.minLength(1)),
    /** A number for calling back, as typed: an invalid one is not refused. */
    phone_number: z.optional(text(limits.phone)),
    /** The appointment it is about; a held slot is named by its header. */
    appointment_id: z.optional(Id),
  }),
  status: 201,
  response: entity(Receipt),
  problems: ["unauthenticated", "not_found", "too_many_requests"],
});

export const getUrgentReceipt = endpoint({
  method: "GET",
  path: "/urgent_events/{event_id}",
  summary: "Returns whether the clinic has seen the report",
  caller: "anyone",
  params: EventParams,
  headers: z.object({ [receiptHeader]: z.string().check(z.maxLength(64)) }),
  response: entity(Receipt),
  problems: ["not_found"],
});

/**
 * A report as the clinic sees it: `name` and `phone_number` are the patient's, or what a person without an account
 * entered.
 */
const UrgentEvent = z.object({
  id: Id,
  place: Place,
  words: z.string(),
  sent_at: Instant,
  seen_at: z.nullable(Instant),
  name: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
  patient_id: z.nullable(Id),
  /** The appointment, or the held slot. */
  appointment_id: z.nullable(Id),
  doctor_id: z.nullable(Id),
  start_time: z.nullable(Instant),
});

/** A doctor's token sees those about its appointments. The request is written to the audit log. */
export const clinicListUrgentEvents = endpoint({
  method: "GET",
  path: "/clinic/urgent_events",
  summary: "Lists reports that nobody at the clinic has acknowledged, oldest first",
  caller: "clinic",
  scope: "urgent:read",
  response: collection(UrgentEvent),
});

/** 404 for a doctor's token where it is not about that doctor's appointments. */
export const clinicAcknowledgeUrgentEvent = endpoint({
  method: "POST",
  path: "/clinic/urgent_events/{event_id}/acknowledge",
  summary: "Acknowledges a report; the patient sees the time. Idempotent: the first time stays.",
  caller: "clinic",
  scope: "urgent:write",
  params: EventParams,
  response: entity(UrgentEvent),
});
