import {
  getAppointment,
  listAppointments,
  type Appointment,
  type WholeAppointment,
} from "@anteroom/contract/appointment/appointments";
import {
  getAppointmentFiles,
  type SharedItem,
  type AppointmentFiles,
} from "@anteroom/contract/appointment/files";
import { listSurveyOffers } from "@anteroom/contract/appointment/surveys";
import { getWaitlist, listRequests, listWaitlist } from "@anteroom/contract/appointment/waitlist";
import { getCall, type CallState } from "@anteroom/contract/call/consultation";
import { listMessages } from "@anteroom/contract/call/messages";
import { getRecordLists } from "@anteroom/contract/health/health-record";
import { listMeasurements } from "@anteroom/contract/health/vital-signs";
import { fakeApi, type FakeApi } from "../fake-api.ts";
import { bookedAppointment } from "./booking.ts";
import { collectionOf, entityOf } from "./find-doctor.ts";

/** A confirmed appointment of Joana in two days; `more` overrides fields. */
export function anAppointment(more: Partial<WholeAppointment> = {}): WholeAppointment {
  return {
    ...bookedAppointment,
    status: "accepted",
    start_time: "2026-11-26T14:00:00.000Z",
    end_time: "2026-11-26T14:20:00.000Z",
    join_opens_at: "2026-11-26T13:00:00.000Z",
    join_closes_at: "2026-11-26T20:20:00.000Z",
    video_link: "/client/video/21",
    ...more,
  };
}

/** An appointment that took place yesterday. */
export const aFinishedAppointment = (more: Partial<WholeAppointment> = {}) =>
  anAppointment({
    status: "finished",
    status_code: 5,
    start_time: "2026-11-23T14:00:00.000Z",
    end_time: "2026-11-23T14:20:00.000Z",
    ...more,
  });

/** A call before anyone has joined. */
export function aCall(more: Partial<CallState> = {}): CallState {
  return {
    appointment_id: bookedAppointment.id,
    phase: "before",
    waiting_since: null,
    doctor_joined_at: null,
    ended_at: null,
    ahead: null,
    doctor_status: "unknown",
    expected: null,
    late_from: null,
    ...more,
  };
}

/** An empty list of files that accepts more. */
export function someFiles(more: Partial<AppointmentFiles> = {}): AppointmentFiles {
  return {
    items: [],
    summary: null,
    is_open: true,
    closes_at: "2026-12-24T09:00:00.000Z",
    files_left: 20,
    bytes_left: 100_000_000,
    ...more,
  };
}

/** A photo that the patient has sent. */
export function aFile(more: Partial<SharedItem> = {}): SharedItem {
  return {
    id: 51,
    sender: "patient",
    kind: "file",
    name: "rash.jpg",
    media_type: "image/jpeg",
    size_bytes: 20_000,
    url: null,
    scan: "clean",
    created_at: "2026-11-24T08:00:00.000Z",
    ...more,
  };
}

/** A fake API that answers everything the page of an appointment requests. */
export function appointmentApi(appointment: WholeAppointment): FakeApi {
  const list = { entries: [], confirmation: null };
  return fakeApi()
    .on(getAppointment, entityOf(appointment))
    .on(listMeasurements, collectionOf([]))
    .on(getWaitlist, entityOf({ is_waiting: false, may_wait: false, offer: null, ended: null }))
    .on(listMessages, entityOf({ is_open: true, closes_at: "2026-12-24T09:00:00.000Z", messages: [] }))
    .on(listSurveyOffers, collectionOf([]))
    .on(getRecordLists, entityOf({ medicines: list, allergies: list }))
    .on(getCall, entityOf(aCall()))
    .on(getAppointmentFiles, entityOf(someFiles()));
}

/** A fake API that answers everything the list of appointments requests. */
export function listApi(appointments: readonly Appointment[]): FakeApi {
  return fakeApi()
    .on(listAppointments, collectionOf([...appointments]))
    .on(listWaitlist, collectionOf([]))
    .on(listRequests, collectionOf([]));
}
