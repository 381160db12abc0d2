import {
  getAppointment,
  getGuestAppointment,
  reviewAppointment,
  type Appointment,
} from "@anteroom/contract/appointment/appointments";
import {
  enterCall,
  getIceServers,
  getCall,
  leaveCall,
  sendSignal,
  type Admission,
  type CallState,
} from "@anteroom/contract/call/consultation";
import type { CallReport } from "@anteroom/contract/call/call-report";
import type { AnswerOf, BodyOf, EndpointShape } from "@anteroom/contract/endpoint";
import type { CallSignal } from "@anteroom/contract/call/call-signal";
import type { EngineStep } from "@anteroom/contract/call/engine-signal";
import type * as z from "zod/mini";
import type { Api, Result } from "../../../platform/api.ts";

/** TURN credentials and when they expire. */
export type RelayTicket = Pick<z.infer<typeof Admission>, "ice_servers" | "ice_servers_expire_at">;
/** The answer to entering a call: admission and the call's state. */
export type Entrance = z.infer<typeof Admission> & { visit: CallState };
/** A signal between participants, or to the engine. */
export type SignalToSend = { from: string; to: string; data: CallSignal | EngineStep | CallReport };

/** The API calls of one call, for patient or guest. */
export type CallApi = {
  appointment(): Promise<Result<Appointment>>;
  visit(): Promise<Result<CallState>>;
  /** `page`: a random id of this page, which tells it from other pages of the same person. */
  enter(page: string): Promise<Result<Entrance>>;
  relay(participantId: string): Promise<Result<RelayTicket>>;
  /** Tells the server that this person has left; a failure is ignored by callers. */
  leave(): Promise<unknown>;
  signal(signal: SignalToSend): Promise<Result<unknown>>;
  review(rating: number, comment: string): Promise<Result<NonNullable<Appointment["review"]>>>;
  /**
   * Calls any other endpoint of this appointment with the caller's authorisation; adds the appointment's id.
   */
  call: CallRequester;
};

/** Calls any endpoint with this person's authorisation; adds the appointment's id to `params`. */
export type CallRequester = <E extends EndpointShape>(
  shape: E,
  parts?: { params?: Record<string, string | number>; body?: BodyOf<E> },
) => Promise<Result<AnswerOf<E>>>;

type Asker = {
  api: Api;
  /** Null until it is known: a guest's link names no appointment. */
  appointmentId: () => number | null;
  askAppointment: () => Promise<Result<Appointment>>;
  /** Sent besides what every call sends. */
  headers: Record<string, string>;
};

/** Returns the API calls of a signed-in patient. */
export function patientCallApi(api: Api, appointmentId: number): CallApi {
  const askAppointment = () =>
    entityOf(api.call(getAppointment, { params: { appointment_id: appointmentId } }));
  return callApi({
    api,
    appointmentId: () => appointmentId,
    askAppointment,
    headers: {},
  });
}

/**
 * Returns the API calls of a guest; the guest's token takes precedence over a signed-in patient's. Call
 * `appointment` first: it learns the appointment's id, without which other calls ask for appointment 0.
 */
export function guestCallApi(api: Api, token: string): CallApi {
  const headers = guestHeaders(token);
  let appointmentId: number | null = null;
  const askAppointment = async () => {
    const answer = await entityOf(api.call(getGuestAppointment, { headers }));
    if (answer.isOk) appointmentId = answer.data.id;
    return answer;
  };
  return callApi({
    api,
    appointmentId: () => appointmentId,
    askAppointment,
    headers,
  });
}

/** Returns the headers that authorise a guest by the token of the appointment. */
export const guestHeaders = (token: string) => ({ "x-guest-token": token });

function callApi({ api, appointmentId, askAppointment, headers }: Asker): CallApi {
  const parts = () => ({ params: { appointment_id: appointmentId() ?? 0 }, headers });
  return {
    appointment: askAppointment,
    visit: () => entityOf(api.call(getCall, parts())),
    enter: (page) => entityOf(api.call(enterCall, { ...parts(), query: { page } })),
    relay: (participant_id) => entityOf(api.call(getIceServers, { ...parts(), query: { participant_id } })),
    leave: () => api.call(leaveCall, parts()),
    signal: (body) => api.call(sendSignal, { ...parts(), body }),
    call: (shape, { params, ...rest } = {}) =>
      api.call(shape, {
        params: { appointment_id: appointmentId() ?? 0, ...params } as never, // the shape says which it takes
        headers,
        ...rest,
      }),
    review: (rating, comment) =>
      entityOf(api.call(reviewAppointment, { ...parts(), body: { rating, comment } })),
  };
}

async function entityOf<T>(requested: Promise<Result<{ data: { entity: T } }>>): Promise<Result<T>> {
  const answer = await requested;
  return answer.isOk ? { isOk: true, data: answer.data.data.entity } : answer;
}
