import type { AppointmentState } from "@anteroom/domain/appointment/appointment-state";
import type { ServiceType } from "@anteroom/domain/appointment/service-type";
import type { AccompanyingRelationship } from "@anteroom/domain/booking/accompanying-adult";
import { doctorName, type NamedDoctor } from "@anteroom/domain/booking/doctor-name";
import type { Locale } from "@anteroom/domain/shared/locales";
import { serviceConcept, serviceId, specialtyConcept, type DoctorRow } from "./clinic.ts";
import {
  concept,
  ownSystems,
  patientId,
  withoutEmpty,
  referenceTo,
  resource,
  terminology,
} from "./resource.ts";
import type { Place, Resource } from "./resource.ts";

/** Maps a doctor and the span of their bookable days to FHIR's Schedule; inactive when unlisted. */
export function mapSchedule(
  row: DoctorRow,
  { from, to }: { from: Date; to: Date },
  locale: Locale,
): Resource {
  return resource("Schedule", String(row.id), {
    active: row.is_listed,
    serviceType: [serviceConcept("remote")],
    specialty: [specialtyConcept(row.specialty, locale)],
    actor: [
      referenceTo("Practitioner", row.id, doctorName(row, locale)),
      referenceTo("PractitionerRole", row.id),
      referenceTo("HealthcareService", serviceId("remote")),
    ],
    planningHorizon: { start: from.toISOString(), end: to.toISOString() },
  });
}

/** A free or taken slot of a doctor, without the person. `start` and `end` are in ms since the epoch. */
export type SlotFacts = {
  doctorId: number;
  specialty: string;
  start: number;
  end: number;
  status: "free" | "busy" | "busy-tentative";
};

/** Returns the FHIR id of a slot: `{doctor id}-{start in s since the epoch}`. */
export const slotId = ({ doctorId, start }: Pick<SlotFacts, "doctorId" | "start">) =>
  `${doctorId}-${Math.floor(start / 1000)}`;

/** Parses a slot's id into doctor and start, or returns null. */
export function readSlotId(id: string): { doctorId: number; start: number } | null {
  const [, doctor, seconds] = /^([1-9]\d{0,14})-(\d{1,12})$/.exec(id) ?? [];
  return doctor && seconds ? { doctorId: Number(doctor), start: Number(seconds) * 1000 } : null;
}

/** Maps a free or taken slot to FHIR's Slot, without the person. */
export function mapSlot(slot: SlotFacts, locale: Locale): Resource {
  return resource("Slot", slotId(slot), {
    serviceType: [serviceConcept("remote")],
    specialty: [specialtyConcept(slot.specialty, locale)],
    schedule: referenceTo("Schedule", slot.doctorId),
    status: slot.status,
    start: new Date(slot.start).toISOString(),
    end: new Date(slot.end).toISOString(),
  });
}

/** An appointment with its doctor and call times. */
export type AppointmentFacts = {
  id: number;
  version: number;
  status: AppointmentState;
  service_type: ServiceType;
  start_time: Date;
  end_time: Date;
  created_at: Date;
  code: string | null;
  symptoms: string;
  patient_id: number | null;
  guest_id: number | null;
  patient_name: string;
  doctor_id: number;
  doctor: NamedDoctor;
  doctor_specialty: string;
  accompanying_name: string | null;
  accompanying_relationship: AccompanyingRelationship | null;
  waiting_since: Date | null;
  doctor_joined_at: Date | null;
  ended_at: Date | null;
};

/** FHIR's status of each state; `meta.tag` has our own. Holds are not exposed. */
export const appointmentStatuses = {
  pending_payment: "pending",
  scheduled: "pending",
  accepted: "booked",
  preparing: "arrived",
  finished: "fulfilled",
  canceled: "cancelled",
  declined: "cancelled",
  payment_failed: "cancelled",
  no_show: "noshow",
} as const satisfies Partial<Record<AppointmentState, string>>;
type Listed = keyof typeof appointmentStatuses;

const cancelReasons: Partial<Record<AppointmentState, string>> = {
  canceled: "Cancelled",
  declined: "Declined by the clinic",
  payment_failed: "Not paid",
};

/**
 * Maps an appointment to FHIR's Appointment, with its version and our own status as a tag. It names its slot
 * only while it is active and in the future. Not for holds.
 */
export function mapAppointment(row: AppointmentFacts, now: Date, locale: Locale): Resource {
  const status = appointmentStatuses[row.status as Listed];
  const isActive = status === "pending" || status === "booked";
  const cancelReason = cancelReasons[row.status];
  return resource("Appointment", String(row.id), {
    meta: {
      versionId: String(row.version),
      tag: [{ system: ownSystems.appointmentStatus, code: row.status }],
    },
    identifier: row.code && [{ system: ownSystems.appointmentCode, value: row.code }],
    status,
    cancelationReason: cancelReason && { text: cancelReason },
    serviceType: [serviceConcept(row.service_type)],
    specialty: [specialtyConcept(row.doctor_specialty, locale)],
    reasonCode: row.symptoms && [{ text: row.symptoms }],
    start: row.start_time.toISOString(),
    end: row.end_time.toISOString(),
    minutesDuration: Math.round((row.end_time.getTime() - row.start_time.getTime()) / 60_000),
    slot:
      isActive && row.start_time > now
        ? [referenceTo("Slot", slotId({ doctorId: row.doctor_id, start: row.start_time.getTime() }))]
        : null,
    created: row.created_at.toISOString(),
    participant: participantsOf(row, locale),
  });
}

function participantsOf(row: AppointmentFacts, locale: Locale) {
  const patient = patientId(row);
  const participation = (code: string, display: string) => [
    concept(terminology("v3-ParticipationType"), code, display),
  ];
  return [
    ...(patient === null
      ? []
      : [
          {
            actor: referenceTo("Patient", patient, row.patient_name),
            required: "required",
            status: row.status === "pending_payment" ? "tentative" : "accepted",
          },
        ]),
    {
      type: participation("ATND", "attender"),
      actor: referenceTo("Practitioner", row.doctor_id, doctorName(row.doctor, locale)),
      required: "required",
      status: row.status === "scheduled" || row.status === "pending_payment" ? "needs-action" : "accepted",
    },
    ...(row.accompanying_name === null
      ? []
      : [
          {
            type: participation("ESC", "escort"),
            actor: referenceTo("RelatedPerson", `accompanying-${row.id}`, row.accompanying_name),
            required: "optional",
            status: "accepted",
          },
        ]),
  ];
}

/** Maps a booked appointment to its FHIR Encounter, also before it begins; then without a period. */
export function mapEncounter(row: AppointmentFacts, { clinic }: Place, locale: Locale): Resource {
  const patient = patientId(row);
  const start = row.doctor_joined_at ?? row.waiting_since;
  const end = row.ended_at && start && row.ended_at >= start ? row.ended_at : null;
  const isOnSite = row.service_type === "on_site";
  return resource("Encounter", String(row.id), {
    status: encounterStatus(row),
    class: {
      system: terminology("v3-ActCode"),
      code: isOnSite ? "AMB" : "VR",
      display: isOnSite ? "ambulatory" : "virtual",
    },
    serviceType: serviceConcept(row.service_type),
    subject: patient && referenceTo("Patient", patient, row.patient_name),
    participant: [
      {
        type: [concept(terminology("v3-ParticipationType"), "ATND", "attender")],
        individual: referenceTo("Practitioner", row.doctor_id, doctorName(row.doctor, locale)),
      },
    ],
    appointment: [referenceTo("Appointment", row.id)],
    period: start && withoutEmpty({ start: start.toISOString(), end: end?.toISOString() }),
    reasonCode: row.symptoms && [{ text: row.symptoms }],
    serviceProvider: referenceTo("Organization", clinic.slug, clinic.name),
  });
}

/**
 * Returns FHIR's encounter status: `planned`, `arrived`, `in-progress`, `finished` or `cancelled`, which
 * includes missed appointments.
 */
export function encounterStatus({
  status,
  waiting_since,
  doctor_joined_at,
}: Pick<AppointmentFacts, "status" | "waiting_since" | "doctor_joined_at">): string {
  if (status === "finished") return "finished";
  if (status === "canceled" || status === "declined" || status === "no_show") return "cancelled";
  if (doctor_joined_at !== null) return "in-progress";
  return waiting_since === null ? "planned" : "arrived";
}
