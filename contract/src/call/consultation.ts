import { doctorStatuses } from "@anteroom/domain/booking/expected-wait";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { callEngines } from "./engine-signal.ts";
import { entity, Id, Instant, PathId } from "../values.ts";

const AppointmentParams = z.strictObject({ appointment_id: PathId });

const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.optional(z.string()),
  credential: z.optional(z.string()),
});

/** The state of a call, as waiting room and call show it; events on the channel report when to refresh. */
export const CallState = z.object({
  appointment_id: Id,
  phase: z.enum(["before", "waiting", "in_call", "ended"]),
  waiting_since: z.nullable(Instant),
  doctor_joined_at: z.nullable(Instant),
  ended_at: z.nullable(Instant),
  /** Patients of this doctor waiting before this one; null while not waiting. */
  ahead: z.nullable(z.int()),
  /** The doctor's status; while a patient waits, changes are pushed by an event. */
  doctor_status: z.enum(doctorStatuses),
  /** When the doctor is expected, as a range; null where that is unknown or no patient waits. */
  expected: z.nullable(z.object({ from: Instant, to: Instant })),
  /** From when the wait exceeds the first estimate; null while not waiting. */
  late_from: z.nullable(Instant),
});
export type CallState = z.infer<typeof CallState>;

/** The channel, ids and credentials that a participant requires to take part. */
export const Admission = z.object({
  participant_id: z.string(),
  /** `presence-t{tenant}-visit-{appointment}`: participants and events. */
  channel: z.string(),
  /** `private-t{tenant}-participant-{participant}`: signals for this participant. */
  private_channel: z.string(),
  /** What carries sound and picture: with `mesh` participants signal to each other, with any other one to `engine`. */
  engine: z.enum(callEngines),
  ice_servers: z.array(IceServer),
  /** When the relay's credentials expire; fetch new ones before. Null without a relay. */
  ice_servers_expire_at: z.nullable(Instant),
});

/** One step of the negotiation between two participants; the server never looks into `data`. */
const Signal = z.strictObject({
  from: z.string().check(z.maxLength(64)),
  to: z.string().check(z.maxLength(64)),
  data: z.record(z.string().check(z.maxLength(32)), z.unknown()),
});

/** Requires no admission. */
export const getCall = endpoint({
  method: "GET",
  path: "/visits/{appointment_id}",
  summary: "Returns the state of the call",
  caller: "visitor",
  params: AppointmentParams,
  response: entity(CallState),
});

/**
 * The waiting time is reserved for 30 minutes after leaving; then the wait starts again. `visit_not_open` with the
 * reason `taken-over` for a page that another one has replaced.
 */
export const enterCall = endpoint({
  method: "POST",
  path: "/visits/{appointment_id}/enter",
  summary:
    "Enters the waiting room, or returns to the reserved place; disconnects other pages of the same person",
  caller: "visitor",
  params: AppointmentParams,
  /** A random id of the page: it may enter repeatedly until another page of the same person does. */
  query: z.strictObject({ page: z.optional(z.string().check(z.maxLength(64))) }),
  response: entity(z.extend(Admission, { visit: CallState })),
  problems: ["visit_not_open", "visit_over", "visit_full"],
});

/** Valid for 2 hours. */
export const getIceServers = endpoint({
  method: "GET",
  path: "/visits/{appointment_id}/ice_servers",
  summary: "Returns the relay's servers with fresh credentials, for a call that outlasts the first ones",
  caller: "visitor",
  params: AppointmentParams,
  query: z.strictObject({ participant_id: z.string().check(z.maxLength(64)) }),
  response: entity(z.pick(Admission, { ice_servers: true, ice_servers_expire_at: true })),
  problems: ["visit_not_open", "visit_over"],
});

/** Leaves on all pages of the caller. The waiting time stays reserved for 30 minutes. */
export const leaveCall = endpoint({
  method: "POST",
  path: "/visits/{appointment_id}/leave",
  summary: "Leaves the waiting room or the call; returning is possible while the room is open",
  caller: "visitor",
  params: AppointmentParams,
  status: 204,
});

/** At most 50 a second of one participant and 8 kB each. 404 where the receiver is not in the call. */
export const sendSignal = endpoint({
  method: "POST",
  path: "/visits/{appointment_id}/signals",
  summary: "Sends a signal of the WebRTC negotiation to another participant",
  caller: "visitor",
  params: AppointmentParams,
  body: Signal,
  status: 204,
  problems: ["visit_not_open", "visit_over", "too_many_requests"],
});

/** As pusher-js sends it: a form, not JSON. */
const SocketId = z.string().check(z.regex(/^\d{1,20}\.\d{1,20}$/));

/**
 * 404 for every other channel. Channels of a call require `enterCall` before. The connection ends with the caller's
 * session.
 */
export const authorizeChannel = endpoint({
  method: "POST",
  path: "/realtime/auth",
  summary: "Authorises a private or presence channel of the caller's own clinic, person and appointments",
  caller: "visitor",
  body: z.strictObject({
    socket_id: SocketId,
    channel_name: z.string().check(z.maxLength(164)),
  }),
  response: z.object({ auth: z.string(), channel_data: z.optional(z.string()) }),
});

/** `unauthenticated` where the session has just ended. */
export const signInToRealtime = endpoint({
  method: "POST",
  path: "/realtime/user_auth",
  summary: "Authenticates a realtime connection, so that it ends with the caller's session",
  caller: "visitor",
  body: z.strictObject({ socket_id: SocketId }),
  response: z.object({ auth: z.string(), user_data: z.string() }),
});
