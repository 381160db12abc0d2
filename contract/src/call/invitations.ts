import { relationships } from "@anteroom/domain/call/call-guests";
import * as z from "zod/mini";
import { Appointment } from "../appointment/appointments.ts";
import {
  Admission,
  authorizeChannel,
  enterCall,
  getIceServers,
  sendSignal,
  signInToRealtime,
  CallState,
} from "./consultation.ts";
import { endpoint } from "../endpoint.ts";
import { collection, entity, Id, Instant, limits, PathId, ServiceType, text } from "../values.ts";

/** The request header with the token of a guest who was invited or entered by code. */
export const invitationHeader = "x-invitation-token";

const AppointmentParams = z.strictObject({ appointment_id: PathId });
const InvitationParams = z.strictObject({ appointment_id: PathId, invitation_id: PathId });

const Relationship = z.enum(relationships);

/** A guest of a call as patient and clinic see them. Withdrawn and removed guests are not listed. */
export const CallInvitation = z.object({
  id: Id,
  appointment_id: Id,
  /** Empty until a guest who entered by code has given it. */
  name: z.string(),
  relationship: z.nullable(Relationship),
  /** Describes `other` in own words. */
  relationship_words: z.string(),
  invited_by: z.enum(["patient", "clinic", "code"]),
  /** `waiting`: in the lobby. `admitted`: admitted and not connected now. `inside`: in the call. */
  standing: z.enum(["invited", "waiting", "admitted", "inside"]),
  created_at: Instant,
  expires_at: Instant,
});
export type CallInvitation = z.infer<typeof CallInvitation>;

/** The link is returned only once: the database stores only a hash of its token. */
const InvitationWithLink = z.extend(CallInvitation, { url: z.string() });

const Guest = z.strictObject({
  name: text(limits.name).check(z.minLength(1)),
  relationship: Relationship,
  relationship_words: z.optional(text(limits.relationship)),
});

/** At most 6 valid invitations; sends no message. Only this answer contains the link. */
export const inviteGuest = endpoint({
  method: "POST",
  path: "/visits/{appointment_id}/invitations",
  summary:
    "Invites a guest to the call; the doctor admits them. The link works until the session window closes",
  caller: "visitor",
  params: AppointmentParams,
  body: Guest,
  status: 201,
  response: entity(InvitationWithLink),
  problems: ["visit_over", "visit_not_open", "too_many_guests"],
});

/** Oldest first. */
export const listInvitations = endpoint({
  method: "GET",
  path: "/visits/{appointment_id}/invitations",
  summary: "Lists who is invited to the call, in the waiting room, or in the call",
  caller: "visitor",
  params: AppointmentParams,
  response: collection(CallInvitation),
});

/**
 * Ends the guest's session and connections on all servers; audited. `not_found` for an invitation withdrawn before.
 */
export const withdrawInvitation = endpoint({
  method: "DELETE",
  path: "/visits/{appointment_id}/invitations/{invitation_id}",
  summary: "Withdraws an invitation: its link stops working, and the guest is removed",
  caller: "visitor",
  params: InvitationParams,
  status: 204,
});

/**
 * Returns the link, which cannot be read again. At most 6 valid invitations of an appointment, then
 * `too_many_guests`. Allowed before the call opens, not after it closed. Audited.
 */
export const clinicInviteGuest = endpoint({
  ...inviteGuest,
  path: "/clinic/appointments/{appointment_id}/invitations",
  summary: "Invites a guest to the call, by the doctor; mails the link where an address is given",
  caller: "clinic",
  scope: "calls:write",
  /** The mail names neither patient nor doctor; the address is not kept with the invitation. */
  body: z.extend(Guest, {
    email: z.optional(z.string().check(z.trim(), z.maxLength(limits.email), z.email())),
  }),
  problems: ["visit_over", "visit_not_open", "too_many_guests", "too_many_mails"],
});

/** Oldest first. The request is written to the audit log. */
export const clinicListInvitations = endpoint({
  ...listInvitations,
  path: "/clinic/appointments/{appointment_id}/invitations",
  caller: "clinic",
  scope: "calls:read",
});

/** A doctor's token sees those of its appointments. The request is written to the audit log. */
export const clinicWaitingGuests = endpoint({
  method: "GET",
  path: "/clinic/waiting_guests",
  summary: "Lists guests in the waiting room, to be admitted; `waiting_room.changed` reports when to refresh",
  caller: "clinic",
  scope: "calls:read",
  response: collection(CallInvitation),
});

/**
 * Allowed before the call opens, not after it closed. Idempotent; the first time is audited, and every time sends
 * hints.
 */
export const clinicAdmitGuest = endpoint({
  method: "POST",
  path: "/clinic/appointments/{appointment_id}/invitations/{invitation_id}/admit",
  summary: "Admits a guest, who may be waiting or arrive later",
  caller: "clinic",
  scope: "calls:write",
  params: InvitationParams,
  response: entity(CallInvitation),
  problems: ["visit_over", "too_many_guests"],
});

/**
 * Ends the guest's session and connections on all servers, whether admitted or not; audited. `not_found` for an
 * invitation that has ended.
 */
export const clinicRemoveGuest = endpoint({
  method: "POST",
  path: "/clinic/appointments/{appointment_id}/invitations/{invitation_id}/remove",
  summary: "Removes a guest; the link stops working",
  caller: "clinic",
  scope: "calls:write",
  params: InvitationParams,
  status: 204,
});

/** A call as its guest sees it before being admitted: times and no names. */
export const InvitedCall = z.object({
  appointment_id: Id,
  /** The guest must give a name first. */
  needs_name: z.boolean(),
  is_admitted: z.boolean(),
  status: Appointment.shape.status,
  status_code: z.int(),
  service_type: ServiceType,
  start_time: Instant,
  end_time: Instant,
  time_zone: z.string(),
  join_opens_at: Instant,
  join_closes_at: Instant,
});
export type InvitedCall = z.infer<typeof InvitedCall>;

/** The people of a call for a guest. Who entered by code sees no names before being admitted (D.90). */
export const InvitedPeople = z.object({
  name: z.string(),
  relationship: z.nullable(Relationship),
  relationship_words: z.string(),
  patient_name: z.nullable(z.string()),
  doctor: z.nullable(z.object({ name: z.string(), specialty: z.string(), portrait_url: z.string() })),
});
export type InvitedPeople = z.infer<typeof InvitedPeople>;

export const getInvitedCall = endpoint({
  method: "GET",
  path: "/invited/visit",
  summary: "Returns when and whether the call of this invitation can be entered; no names",
  caller: "invited",
  response: entity(InvitedCall),
});

/** The request is written to the audit log. Who entered by code gets only their own name before being admitted. */
export const getInvitedPeople = endpoint({
  method: "GET",
  path: "/invited/people",
  summary: "Returns the names of patient and doctor, for a guest who asks for them",
  caller: "invited",
  response: entity(InvitedPeople),
  problems: ["visit_over"],
});

/**
 * Each request keeps the guest in the waiting room for 12 seconds. The first one with a name stores it; it cannot
 * change later.
 */
export const knock = endpoint({
  method: "POST",
  path: "/invited/knock",
  summary:
    "Enters the waiting room; repeated every few seconds while waiting. Returns whether the doctor has admitted the guest",
  caller: "invited",
  /** The name of a guest who entered by code; an invitation already has one. */
  body: z.strictObject({ name: z.optional(text(limits.name)) }),
  response: entity(z.object({ is_admitted: z.boolean() })),
  problems: ["visit_not_open", "visit_over"],
});

/** Again after a reload. `visit_not_open` with the reason `not-admitted` before the doctor admits them. */
export const enterAsGuest = endpoint({
  method: "POST",
  path: "/invited/enter",
  summary: "Enters the call once the doctor has admitted the guest",
  caller: "invited",
  query: enterCall.query,
  response: entity(z.extend(Admission, { visit: CallState })),
  problems: enterCall.problems,
});

export const getIceServersAsGuest = endpoint({
  method: "GET",
  path: "/invited/ice_servers",
  summary: "Returns the relay's servers with fresh credentials, for a call that outlasts the first ones",
  caller: "invited",
  query: getIceServers.query,
  response: getIceServers.response,
  problems: getIceServers.problems,
});

/**
 * Without the patient's waiting time and place. `visit_not_open` with the reason `not-admitted` before being
 * admitted.
 */
export const getCallAsGuest = endpoint({
  method: "GET",
  path: "/invited/state",
  summary: "Returns the state of the call, for an admitted guest",
  caller: "invited",
  response: entity(CallState),
  problems: ["visit_not_open"],
});

export const leaveAsGuest = endpoint({
  method: "POST",
  path: "/invited/leave",
  summary: "Leaves the waiting room or the call; returning is possible while the call goes on",
  caller: "invited",
  status: 204,
});

export const signalAsGuest = endpoint({
  method: "POST",
  path: "/invited/signals",
  summary: "Sends a signal of the WebRTC negotiation to another participant",
  caller: "invited",
  body: sendSignal.body,
  status: 204,
  problems: sendSignal.problems,
});

export const authorizeChannelAsGuest = endpoint({
  ...authorizeChannel,
  path: "/invited/realtime/auth",
  summary: "Authorises the channels of the call to which the guest was admitted, and no others",
  caller: "invited",
});

export const signInToRealtimeAsGuest = endpoint({
  ...signInToRealtime,
  path: "/invited/realtime/user_auth",
  caller: "invited",
});
