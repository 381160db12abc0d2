import { callRequestKinds, callRequestStates } from "@anteroom/domain/call/call-request";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, entity, Id, Instant, limits, PathId, text } from "../values.ts";

const AppointmentParams = z.strictObject({ appointment_id: PathId });
const RequestParams = z.strictObject({ appointment_id: PathId, request_id: PathId });

/** What is asked of a patient during a visit, and how far it has come. */
export const CallRequest = z.object({
  id: Id,
  kind: z.enum(callRequestKinds),
  asked_by: z.enum(["clinic", "patient"]),
  state: z.enum(callRequestStates),
  /** Who stopped it; null unless it is stopped. */
  stopped_by: z.nullable(z.enum(["clinic", "patient"])),
  /** Where the clinic calls, as `+351912345678`: once the patient has said so. */
  phone_number: z.nullable(z.string()),
  asked_at: Instant,
  changed_at: Instant,
});
export type CallRequest = z.infer<typeof CallRequest>;

const PhoneBody = z.strictObject({ phone_number: z.optional(text(limits.phone)) });

export const listCallRequests = endpoint({
  method: "GET",
  path: "/visits/{appointment_id}/requests",
  summary: "What was asked for in this visit, the newest first",
  caller: "visitor",
  params: AppointmentParams,
  response: collection(CallRequest),
});

export const getHeldPhone = endpoint({
  method: "GET",
  path: "/visits/{appointment_id}/phone",
  summary: "The telephone number the clinic holds of whoever comes to this visit",
  caller: "visitor",
  params: AppointmentParams,
  response: entity(z.object({ phone_number: z.nullable(z.string()) })),
});

export const askForCallBack = endpoint({
  method: "POST",
  path: "/visits/{appointment_id}/requests",
  summary: "The patient asks to be called by telephone; the number held is taken when none is given",
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
  summary: "Says yes; to a call-back with the number to call, or with none for the number held",
  caller: "visitor",
  params: RequestParams,
  body: PhoneBody,
  response: entity(CallRequest),
  problems: ["status_conflict"],
});

export const refuseCallRequest = endpoint({
  method: "POST",
  path: "/visits/{appointment_id}/requests/{request_id}/refuse",
  summary: "Says no; the visit goes on",
  caller: "visitor",
  params: RequestParams,
  response: entity(CallRequest),
  problems: ["status_conflict"],
});

export const stopCallRequest = endpoint({
  method: "POST",
  path: "/visits/{appointment_id}/requests/{request_id}/stop",
  summary: "Stops what was accepted, or takes the own wish back",
  caller: "visitor",
  params: RequestParams,
  response: entity(CallRequest),
  problems: ["status_conflict"],
});

export const clinicListRequests = endpoint({
  method: "GET",
  path: "/clinic/appointments/{appointment_id}/requests",
  summary: "What was asked for in this visit, the newest first, with the number to call",
  caller: "clinic",
  scope: "calls:read",
  params: AppointmentParams,
  response: collection(CallRequest),
});

export const clinicAskPatient = endpoint({
  method: "POST",
  path: "/clinic/appointments/{appointment_id}/requests",
  summary:
    "Asks the patient for vital signs, or for a number to call; one that is still open is answered again",
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
  summary: "Takes a request back, or stops the reading",
  caller: "clinic",
  scope: "calls:write",
  params: RequestParams,
  response: entity(CallRequest),
  problems: ["status_conflict"],
});

export const clinicReportCall = endpoint({
  method: "POST",
  path: "/clinic/appointments/{appointment_id}/requests/{request_id}/report",
  summary: "How the call-back goes: the patient sees it",
  caller: "clinic",
  scope: "calls:write",
  params: RequestParams,
  body: z.strictObject({ outcome: z.enum(["calling", "done", "no_answer"]) }),
  response: entity(CallRequest),
  problems: ["status_conflict"],
});
