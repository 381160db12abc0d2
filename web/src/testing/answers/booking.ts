import type { PatientInformation } from "@anteroom/domain/booking/booking-drafts";
import { storePatientInformation, storeSchedulingDraft } from "../../shared/booking/booking-memory.ts";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { listAppointments, type WholeAppointment } from "@anteroom/contract/appointment/appointments";
import { createHold, releaseHold, type Hold } from "@anteroom/contract/appointment/booking";
import { listHoldFiles } from "@anteroom/contract/appointment/files";
import { getDoctor } from "@anteroom/contract/appointment/find-doctor";
import { getOrderTotal, type OrderTotal } from "@anteroom/contract/appointment/vouchers";
import { listDependents, type Dependent } from "@anteroom/contract/account/dependents";
import { getInsurance, type Insurance } from "@anteroom/contract/account/insurance";
import type { BodyOf } from "@anteroom/contract/endpoint";
import { fakeApi, type FakeApi } from "../fake-api.ts";
import { collectionOf, detailsOf, drVale, entityOf } from "./find-doctor.ts";

/** Start of the booking in all tests: 24 November 2026 at 14:00, with Dr Vale. */
export const slotStart = "2026-11-24T14:00:00.000Z";

/** A hold of that slot until 09:10. */
export const hold: Hold = {
  id: 11,
  doctor_id: drVale.id,
  start_time: slotStart,
  end_time: "2026-11-24T14:20:00.000Z",
  expires_at: "2026-11-24T09:10:00.000Z",
  extensions_left: 2,
};

/** Joana's appointment in that slot, booked and paid. */
export const bookedAppointment: WholeAppointment = {
  id: 21,
  code: "ATR7K492",
  doctor: {
    id: drVale.id,
    name: drVale.name,
    specialty: drVale.specialty,
    portrait_url: drVale.portrait_url,
  },
  patient_name: "Joana Prata",
  dependent_id: null,
  service_type: "remote",
  status: "scheduled",
  status_code: 1,
  start_time: slotStart,
  end_time: "2026-11-24T14:20:00.000Z",
  time_zone: "Europe/Lisbon",
  symptoms: "A cough since Sunday",
  created_at: "2026-11-24T09:00:00.000Z",
  amount: { amount_minor: 3000, currency: "EUR" },
  total: { amount_minor: 3000, currency: "EUR" },
  reference: "A-1021",
  payment_state: "paid",
  pay_before: null,
  video_link: null,
  join_opens_at: "2026-11-24T13:50:00.000Z",
  join_closes_at: "2026-11-24T20:20:00.000Z",
  review: null,
  symptoms_triage_details: null,
  accompanying_adult: null,
  patient_age_months: 499,
};

/** The same appointment before it is paid. */
export const unpaidAppointment: WholeAppointment = {
  ...bookedAppointment,
  code: null,
  status: "pending_payment",
  status_code: 0,
  payment_state: "none",
  pay_before: "2026-11-24T09:30:00.000Z",
};

/** Joana's daughter, ten years old. */
export const rita: Dependent = {
  id: 8,
  name: "Rita Prata",
  email: null,
  phone_country_code: null,
  phone_number: null,
  taxpayer_number: null,
  birthdate: "2016-05-03",
  sex: "female",
  address: null,
  parent_id: 7,
  version: 1,
  care: "open",
  care_ends_at: null,
};

/** A fake API that answers everything a booking page requests; `rita` is a dependent. */
export const bookingApi = (): FakeApi =>
  fakeApi()
    .on(getDoctor, entityOf(detailsOf(drVale)))
    .on(createHold, ({ body }) => {
      const { start_time } = body as BodyOf<typeof createHold>;
      return entityOf({ ...hold, start_time, secret: "s".repeat(43) });
    })
    .on(releaseHold, undefined)
    .on(listHoldFiles, collectionOf([]))
    .on(getOrderTotal, entityOf(orderTotal))
    .on(listDependents, collectionOf([rita]))
    .on(listAppointments, collectionOf([]))
    .on(getInsurance, entityOf(insured));

/** The price of the appointment without a voucher. */
export const orderTotal: OrderTotal = {
  amount: 3000,
  discount: 0,
  total: 3000,
  currency: "EUR",
  voucher_code: null,
};

/** Somebody whose card the clinic knows, so that a booking does not ask for it. */
const insured: Insurance = {
  patient_id: 7,
  version: 1,
  insurer: "Seguro Exemplo",
  insurance_number: "1",
  policy_number: null,
  valid_until: null,
  front: null,
  back: null,
};

/** Returns the address of a booking step of `slotStart`. */
export const bookingStepAddress = (
  path: "/scheduling/patient" | "/appointment-checkout",
  start = slotStart,
): string => `${path}?doctorId=3&appointmentDate=${encodeURIComponent(start)}`;

/** Stores in this browser what a guest entered on the first step. */
export function storeGuestPatient(
  more: Partial<PatientInformation> = {},
  now = Date.UTC(2026, 10, 24, 9),
  symptoms = "A cough since Monday",
): void {
  const memory = deviceMemory(localStorage);
  const patient = {
    name: "Ana Guest",
    birthdate: "1987-03-27",
    sex: "female" as const,
    email: "ana@example.org",
  };
  storePatientInformation(memory, { ...patient, ...more }, now);
  const draft = {
    doctorId: 3,
    startTime: slotStart,
    appointmentDate: slotStart,
    symptoms,
  };
  storeSchedulingDraft(memory, draft, now);
}
