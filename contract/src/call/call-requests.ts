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

export const listCallRequests = endpoint({
  method: "GET",
  path: "/visits/{appointment_id}/requests",
  summary: "Lists the requests during this appointment, newest first",
  caller: "visitor",
  params: AppointmentParams,
  response: collection(CallRequest),
});

export const getHeldPhone = endpoint({
  method: "GET",
  path: "/visits/{appointment_id}/phone",
  summary: "Returns the phone number that the clinic has of this appointment's patient or guest",
  caller: "visitor",
  params: AppointmentParams,
  response: entity(z.object({ phone_number: z.nullable(z.string()) })),
});

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

export const refuseCallRequest = endpoint({
  method: "POST",
  path: "/visits/{appointment_id}/requests/{request_id}/refuse",
  summary: "Declines a request; the appointment goes on",
  caller: "visitor",
  params: RequestParams,
  response: entity(CallRequest),
  problems: ["status_conflict"],
});

export const stopCallRequest = endpoint({
  method: "POST",
  path: "/visits/{appointment_id}/requests/{request_id}/stop",
  summary: "Stops an accepted request, or withdraws the caller's own",
  caller: "visitor",
  params: RequestParams,
  response: entity(CallRequest),
  problems: ["status_conflict"],
});

export const clinicListRequests = endpoint({
  method: "GET",
  path: "/clinic/appointments/{appointment_id}/requests",
  summary: "Lists the requests during this appointment, newest first, with the number to call",
  caller: "clinic",
  scope: "calls:read",
  params: AppointmentParams,
  response: collection(CallRequest),
});

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
