import * as contract from "@anteroom/contract/call/call-requests";
import { clinicListMeasurements } from "@anteroom/contract/health/vital-signs";
import type { CallRequestEvent } from "@anteroom/domain/call/call-request";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import type { Services } from "../../platform/config/services.ts";
import { announceRequest } from "../consultation/requests/request-routes.ts";
import {
  loadRequests,
  lockRequest,
  openRequest,
  presentRequest,
  stepRequest,
  type RequestRow,
} from "../consultation/requests/request-rows.ts";
import { refuseCall } from "../consultation/call-refusal.ts";
import type { CallRooms } from "../consultation/call-rooms.ts";
import { loadMeasurements } from "../vitals/measurements.ts";
import { loadClinicAppointment } from "./clinic-appointment.ts";

type Outcome = RequestRow | ProblemOutcome;
const mostMeasurements = 100;

/**
 * Registers the doctor's routes of requests to a patient in a call and of call-backs: list, ask, stop, report
 * the call's outcome; and the call's measurements, at most 100. Reads are audited, because they show a phone
 * number or health data; changes send hints.
 */
export function doctorRequestRoutes({ app }: Services, rooms: CallRooms): void {
  mount(app, contract.clinicListRequests, async ({ tx, tenant, caller, params }) => {
    const rows = await tx(async (one) => {
      const seen = await loadClinicAppointment(one, caller, params.appointment_id);
      if (!seen) return null;
      const object = `appointment/${seen.id}`;
      await audit(one, tenant.id, { actor: actorOf(caller), action: "request.list", object });
      return loadRequests(one, seen.id);
    });
    return rows ? { data: { collection: rows.map(presentRequest) } } : problem("not_found");
  });
  mount(app, clinicListMeasurements, async ({ tx, tenant, caller, params }) => {
    const found = await tx(async (one) => {
      const seen = await loadClinicAppointment(one, caller, params.appointment_id);
      if (!seen) return null;
      const object = `appointment/${seen.id}`;
      await audit(one, tenant.id, { actor: actorOf(caller), action: "vitals.list", object });
      return loadMeasurements(one, seen.id, mostMeasurements);
    });
    return found ? { data: { collection: found } } : problem("not_found");
  });
  mount(app, contract.clinicAskPatient, (call) => askPatient(rooms, call));
  mount(app, contract.clinicStopRequest, (call) => stepByClinic(rooms, call, "stop"));
  mount(app, contract.clinicReportCall, (call) => stepByClinic(rooms, call, call.body.outcome));
}

async function askPatient(
  rooms: CallRooms,
  { tenant, caller, params, body, now, tx }: Call<typeof contract.clinicAskPatient>,
) {
  if (body.kind === "vitals" && !tenant.settings.patientsVitalSigns) return problem("feature_off");
  if (body.kind === "call_back" && !tenant.settings.phoneCallBack) return problem("feature_off");
  const outcome = await tx(async (one): Promise<Outcome> => {
    const seen = await loadClinicAppointment(one, caller, params.appointment_id);
    if (!seen) return problem("not_found");
    const refusal = refuseCall(seen, now);
    if (refusal) return refusal;
    const by = { side: "clinic", name: actorOf(caller) } as const;
    const { kind } = body;
    return openRequest(one, {
      tenantId: tenant.id,
      appointmentId: seen.id,
      kind,
      by,
      phoneNumber: null,
      now,
    });
  });
  return announceRequest(rooms, tenant.id, outcome);
}

async function stepByClinic(
  rooms: CallRooms,
  {
    tenant,
    caller,
    params,
    now,
    tx,
  }: Call<typeof contract.clinicStopRequest> | Call<typeof contract.clinicReportCall>,
  event: Extract<CallRequestEvent, "stop" | "calling" | "done" | "no_answer">,
) {
  const outcome = await tx(async (one): Promise<Outcome> => {
    const seen = await loadClinicAppointment(one, caller, params.appointment_id);
    const row = seen && (await lockRequest(one, seen.id, params.request_id));
    if (!row) return problem("not_found");
    // Measurements are completed by the patient; the clinic reports call-backs only.
    if (event !== "stop" && row.kind !== "call_back") return problem("status_conflict");
    const by = { side: "clinic", name: actorOf(caller) } as const;
    return (await stepRequest(one, row, event, { by, now })) ?? problem("status_conflict");
  });
  return announceRequest(rooms, tenant.id, outcome);
}
