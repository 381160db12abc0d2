import { getDeskSignature } from "@anteroom/contract/account/desk-signature";
import {
  clinicAppointmentFiles,
  clinicGetNotes,
  type AppointmentFiles,
} from "@anteroom/contract/appointment/files";
import { listSlots } from "@anteroom/contract/appointment/find-doctor";
import { clinicListPrescriptionTemplates } from "@anteroom/contract/appointment/prescription-templates";
import { clinicListRequests } from "@anteroom/contract/call/call-requests";
import { clinicListInvitations } from "@anteroom/contract/call/invitations";
import { clinicListMessages } from "@anteroom/contract/call/messages";
import { clinicGetAppointment, clinicJoin, type ClinicAppointment } from "@anteroom/contract/clinic";
import { clinicListHealthAssessments } from "@anteroom/contract/health/health-assessment";
import { clinicGetRecordLists } from "@anteroom/contract/health/health-record";
import { clinicListMeasurements } from "@anteroom/contract/health/vital-signs";
import { someFiles } from "../../../web/src/testing/answers/appointments.ts";
import { collectionOf, entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../web/src/testing/fake-api.ts";

const noList = { entries: [], confirmation: null };

/** Answers everything that the screen of a call asks for: an appointment in which nobody is yet, whose call does not open. */
export function callApi(appointment: ClinicAppointment, files: Partial<AppointmentFiles> = {}): FakeApi {
  const thread = { is_open: true, closes_at: appointment.join_closes_at, messages: [] };
  return fakeApi()
    .on(clinicGetAppointment, entityOf(appointment))
    .on(clinicListMessages, entityOf(thread))
    .on(clinicListInvitations, collectionOf([]))
    .on(clinicListRequests, collectionOf([]))
    .on(clinicListMeasurements, collectionOf([]))
    .on(clinicListHealthAssessments, collectionOf([]))
    .on(clinicGetRecordLists, entityOf({ medicines: noList, allergies: noList }))
    .on(clinicGetNotes, entityOf({ text: "", version: 0, updated_at: null }))
    .on(clinicListPrescriptionTemplates, collectionOf([]))
    .on(getDeskSignature, entityOf(null))
    .on(clinicAppointmentFiles, entityOf(someFiles(files)))
    .on(listSlots, collectionOf([]))
    .refuse(clinicJoin, "visit_not_open");
}
