import * as contract from "@anteroom/contract/call/call-requests";
import type { CallRequestEvent } from "@anteroom/domain/call/call-request";
import { actorOf } from "../../../platform/privacy/audit.ts";
import type { GuestCaller, PatientCaller } from "../../../platform/http/authentication.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { mount, type Call } from "../../../platform/http/mount.ts";
import { actingFor, loadOwnAppointment } from "../../../shared/appointment/own-appointment.ts";
import type { AppointmentRow } from "../../../shared/appointment/present-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import { dialableNumber, contactPhoneOf } from "./request-phone.ts";
import {
  loadRequests,
  lockRequest,
  openRequest,
  presentRequest,
  stepRequest,
  type Actor,
  type RequestRow,
} from "./request-rows.ts";
import { refuseCall } from "../call-refusal.ts";
import type { CallRooms } from "../call-rooms.ts";

type Answer = { data: { entity: contract.CallRequest } };
type Outcome = RequestRow | ProblemOutcome;

/**
 * Registers the patient's and guest's routes to list (newest 50), accept, refuse and stop a call's requests, and to
 * ask for a call-back. One more returns the phone number held, null without one. Changes are audited and send hints;
 * `status_conflict` where the request's state does not allow them.
 */
export function requestRoutes({ app }: Services, rooms: CallRooms): void {
  mount(app, contract.listCallRequests, async ({ tx, caller, params }) => {
    const rows = await tx(async (one) => {
      const own = await loadOwnAppointment(one, caller, params.appointment_id);
      return own && loadRequests(one, own.id);
    });
    return rows ? { data: { collection: rows.map(presentRequest) } } : problem("not_found");
  });
  mount(app, contract.getHeldPhone, async ({ tx, tenant, caller, params }) => {
    const found = await tx(async (one) => {
      const own = await loadOwnAppointment(one, caller, params.appointment_id);
      return own && { phone_number: await contactPhoneOf(one, own, tenant.settings.country) };
    });
    return found ? { data: { entity: found } } : problem("not_found");
  });
  mount(app, contract.askForCallBack, (call) => askForCallBack(rooms, call));
  mount(app, contract.acceptCallRequest, (call) => acceptRequest(rooms, call));
  mount(app, contract.refuseCallRequest, (call) => answerRequest(rooms, call, "refuse"));
  mount(app, contract.stopCallRequest, (call) => answerRequest(rooms, call, "stop"));
}

async function askForCallBack(
  rooms: CallRooms,
  { tenant, caller, params, body, now, tx }: Call<typeof contract.askForCallBack>,
): Promise<Answer | ProblemOutcome> {
  if (!tenant.settings.phoneCallBack) return problem("feature_off");
  const outcome = await tx(async (one): Promise<Outcome> => {
    const own = await loadOwnAppointment(one, caller, params.appointment_id);
    if (!own) return problem("not_found");
    const refusal = refuseCall(own, now);
    if (refusal) return refusal;
    const phoneNumber = await numberToCall(one, own, body.phone_number, tenant.settings.country);
    if (phoneNumber === null) return noSuchNumber();
    const by = patientSide(caller, own);
    return openRequest(one, {
      tenantId: tenant.id,
      appointmentId: own.id,
      kind: "call_back",
      by,
      phoneNumber,
      now,
    });
  });
  return announceRequest(rooms, tenant.id, outcome);
}

/** Accepts a request. For a call-back the patient confirms the number held, or gives another (D.94). */
async function acceptRequest(
  rooms: CallRooms,
  { tenant, caller, params, body, now, tx }: Call<typeof contract.acceptCallRequest>,
): Promise<Answer | ProblemOutcome> {
  const outcome = await tx(async (one): Promise<Outcome> => {
    const own = await loadOwnAppointment(one, caller, params.appointment_id);
    const row = own && (await lockRequest(one, own.id, params.request_id));
    if (!own || !row) return problem("not_found");
    const step = { by: patientSide(caller, own), now };
    if (row.kind === "vitals") return (await stepRequest(one, row, "accept", step)) ?? conflict();
    const phoneNumber = await numberToCall(one, own, body.phone_number, tenant.settings.country);
    if (phoneNumber === null) return noSuchNumber();
    return (await stepRequest(one, row, "accept", { ...step, phoneNumber })) ?? conflict();
  });
  return announceRequest(rooms, tenant.id, outcome);
}

async function answerRequest(
  rooms: CallRooms,
  {
    tenant,
    caller,
    params,
    now,
    tx,
  }: Call<typeof contract.refuseCallRequest> | Call<typeof contract.stopCallRequest>,
  event: Extract<CallRequestEvent, "refuse" | "stop">,
): Promise<Answer | ProblemOutcome> {
  const outcome = await tx(async (one): Promise<Outcome> => {
    const own = await loadOwnAppointment(one, caller, params.appointment_id);
    const row = own && (await lockRequest(one, own.id, params.request_id));
    if (!own || !row) return problem("not_found");
    return (await stepRequest(one, row, event, { by: patientSide(caller, own), now })) ?? conflict();
  });
  return announceRequest(rooms, tenant.id, outcome);
}

/**
 * Sends hints of a new or changed request to the call and the clinic's programs, and returns it as the
 * answer; passes problems on. Call it after the commit.
 */
export async function announceRequest(
  { hints }: Pick<CallRooms, "hints">,
  tenantId: number,
  outcome: Outcome,
): Promise<Answer | ProblemOutcome> {
  if (isProblem(outcome)) return outcome;
  await hints.requestsChanged(tenantId, outcome.appointment_id);
  return { data: { entity: presentRequest(outcome) } };
}

const conflict = () => problem("status_conflict");
const noSuchNumber = () =>
  problem("validation_failed", { fields: [{ path: "body.phone_number", code: "no-such-number" }] });

async function numberToCall(
  tx: Tx,
  own: AppointmentRow,
  typed: string | undefined,
  country: string | null,
): Promise<string | null> {
  return typed === undefined ? contactPhoneOf(tx, own, country) : dialableNumber(typed, country);
}

const patientSide = (caller: PatientCaller | GuestCaller, own: AppointmentRow): Actor => ({
  side: "patient",
  name: actorOf(caller),
  ...actingFor(caller, own),
});
