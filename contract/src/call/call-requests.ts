import { callRequestKinds, callRequestStates } from "@anteroom/domain/call/call-request";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, entity, Id, Instant, limits, PathId, text } from "../values.ts";

const AppointmentParams = z.strictObject({ appointment_id: PathId });
const RequestParams = z.strictObject({ appointment_id: PathId, request_id: PathId });

/** A request to the patient during an appointment, with its state. */
export const CallRequest = z.object({
  id: Id,
  kind: z.enum(callRequestKinds),
  asked_by: z.enum(["clinic", "patient"]),
  state: z.enum(callRequestStates),
  /** Who stopped it; null unless it is stopped. */
  stopped_by: z.nullable(z.enum(["clinic", "patient"])),
  /** The number to call, as `+351912345678`, once the patient has confirmed it. */
  phone_number: z.nullable(z.string()),
  asked_at: Instant,
  changed_at: Instant,
});
export type CallRequest = z.infer<typeof CallRequest>;

const PhoneBody = z.strictObject({ phone_number: z.optional(text(limits.phone)) });

/** At most 50, ended ones included. */
export const listCallRequests = endpoint({
  method: "GET",
  path: "/visits/{appointment_id}/requests",
  summary: "Lists the requests during this appointment, newest first",
  caller: "visitor",
  params: AppointmentParams,
  response: collection(CallRequest),
});

/** As `+351912345678`: the patient's, else the carer's, else the guest's; null without one. */
export const getHeldPhone = endpoint({
  method: "GET",
  path: "/visits/{appointment_id}/phone",
  summary: "Returns the phone number that the clinic has of this appointment's patient or guest",
  caller: "visitor",
  params: AppointmentParams,
  response: entity(z.object({ phone_number: z.nullable(z.string()) })),
});

/** Counts as accepted; returns an open one instead, and accepts what the clinic asked for. */
export const askForCallBack = endpoint({
  method: "POST",
  path: "/visits/{appointment_id}/requests",
  summary: "Requests a phone call; without a number the stored one is used",
  caller: "visitor",
  params: AppointmentParams,
  body: z.strictObject({ kind: z.literal("call_back"), phone_number: z.optional(text(limits.phone)) }),
  status: 201,
  response: entity(CallRequest),
  problems: ["feature_off", "visit_not_open", "visit_over"],
});

/**
 * Sends hints to the call and the clinic. `status_conflict`: the request is not open. A call back without a stored or
 * given number that can be dialled is refused with the field.
 */
export const acceptCallRequest = endpoint({
  method: "POST",
  path: "/visits/{appointment_id}/requests/{request_id}/accept",
  summary: "Accepts a request; a call back with the number to call, or without one for the stored number",
  caller: "visitor",
  params: RequestParams,
  body: PhoneBody,
  response: entity(CallRequest),
  problems: ["status_conflict"],
});

/** Sends hints to the call and the clinic. `status_conflict`: the request is not open. */
export const refuseCallRequest = endpoint({
  method: "POST",
  path: "/visits/{appointment_id}/requests/{request_id}/refuse",
  summary: "Declines a request; the appointment goes on",
  caller: "visitor",
  params: RequestParams,
  response: entity(CallRequest),
  problems: ["status_conflict"],
});

/** Audited; sends hints to the call and the clinic. `status_conflict`: the request has ended. */
export const stopCallRequest = endpoint({
  method: "POST",
  path: "/visits/{appointment_id}/requests/{request_id}/stop",
  summary: "Stops an accepted request, or withdraws the caller's own",
  caller: "visitor",
  params: RequestParams,
  response: entity(CallRequest),
  problems: ["status_conflict"],
});

/** At most 50, ended ones included. The request is written to the audit log. */
export const clinicListRequests = endpoint({
  method: "GET",
  path: "/clinic/appointments/{appointment_id}/requests",
  summary: "Lists the requests during this appointment, newest first, with the number to call",
  caller: "clinic",
  scope: "calls:read",
  params: AppointmentParams,
  response: collection(CallRequest),
});

/**
 * Audited; sends hints. A second request of the kind returns the open one unchanged. `feature_off`: the clinic does
 * not use vital signs or call backs. Possible only while the call can be entered.
 */
export const clinicAskPatient = endpoint({
  method: "POST",
  path: "/clinic/appointments/{appointment_id}/requests",
  summary: "Requests vital signs or a phone number from the patient; returns a request that is still open",
  caller: "clinic",
  scope: "calls:write",
  params: AppointmentParams,
  body: z.strictObject({ kind: z.enum(callRequestKinds) }),
  status: 201,
  response: entity(CallRequest),
  problems: ["feature_off", "visit_not_open", "visit_over"],
});

/** Audited; sends hints. `status_conflict`: the request has ended. */
export const clinicStopRequest = endpoint({
  method: "POST",
  path: "/clinic/appointments/{appointment_id}/requests/{request_id}/stop",
  summary: "Withdraws a request, or stops the reading",
  caller: "clinic",
  scope: "calls:write",
  params: RequestParams,
  response: entity(CallRequest),
  problems: ["status_conflict"],
});

/**
 * Audited; sends hints to the call and the patient. Call backs only: `status_conflict` for vital signs, before the
 * patient has accepted, and after the request's end.
 */
export const clinicReportCall = endpoint({
  method: "POST",
  path: "/clinic/appointments/{appointment_id}/requests/{request_id}/report",
  summary: "Reports the progress of the call back, which the patient sees",
  caller: "clinic",
  scope: "calls:write",
  params: RequestParams,
  body: z.strictObject({ outcome: z.enum(["calling", "done", "no_answer"]) }),
  response: entity(CallRequest),
  problems: ["status_conflict"],
});
