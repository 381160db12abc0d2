import type { Appointment, WholeAppointment } from "@anteroom/contract/appointment/appointments";
import type { AccompanyingRelationship } from "@anteroom/domain/booking/accompanying-adult";
import {
  appointmentStatusCodes,
  asAppointmentStatus,
  type AppointmentState,
} from "@anteroom/domain/appointment/appointment-state";
import { doctorName, type NamedDoctor } from "@anteroom/domain/booking/doctor-name";
import type { Locale } from "@anteroom/domain/shared/locales";
import { namedDoctor } from "./doctor-name.ts";
import { joinClosesAt, joinOpensAt } from "@anteroom/domain/appointment/session-window";
import { reservedOrAuthorisedStates } from "@anteroom/domain/payment/payment-state";
import { ageInMonths } from "@anteroom/domain/vitals/reading-dangers";
import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { statementName } from "../../platform/database/named-statements.ts";
import { joinMoneyLeft, type MoneyLeft } from "../payment/money-left.ts";
import { portraitUrl } from "./portrait-url.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { appointmentStateLists } from "../../platform/database/state-lists.ts";

/** An appointment with its doctor, patient or guest, payment and review, read in one statement. */
export type AppointmentRow = {
  id: number;
  doctor_id: number;
  patient_id: number | null;
  guest_id: number | null;
  status: AppointmentState;
  service_type: Appointment["service_type"];
  start_time: Date;
  end_time: Date;
  hold_expires_at: Date | null;
  code: string | null;
  symptoms: string;
  symptoms_triage_details: string | null;
  accompanying_name: string | null;
  accompanying_relationship: AccompanyingRelationship | null;
  amount_minor: number;
  /** The voucher's discount, in minor units. */
  discount_minor: number;
  currency: string;
  created_at: Date;
  booked_at: Date | null;
  version: number;
  doctor: NamedDoctor;
  doctor_specialty: string;
  doctor_portrait: string;
  patient_name: string;
  patient_birthdate: string | null;
  /** The patient's carer. */
  patient_parent_id: number | null;
  /** Reference of the paid payment, else of the newest. */
  reference: string | null;
  /** The status of that payment, as stored. */
  payment_status: string | null;
  /** Whether that payment was begun to be captured later, and has not been captured. */
  is_untaken: boolean | null;
  /** Whether its amount was ever reserved, and whether its capture was requested. */
  was_reserved: boolean | null;
  is_capture_asked: boolean | null;
  review_rating: number | null;
  review_comment: string | null;
  review_at: Date | null;
} & MoneyLeft;

/**
 * Returns the appointments that fulfil a condition on `a` (or the joined patient `p`, guest `g`, review `r`),
 * soonest first, without holds (D.70): `loadAppointments(tx, sql<boolean>`a.patient_id = ${patientId}`)`. A
 * `name`, used for this condition only, prepares the statement. Neither checks access nor locks.
 */
export async function loadAppointments(
  tx: Tx,
  condition: RawBuilder<boolean>,
  name?: string,
): Promise<AppointmentRow[]> {
  const { rows } = await sql<AppointmentRow>`${name === undefined ? sql`` : statementName(name)}
    select a.id, a.doctor_id, a.patient_id, a.guest_id, a.status, a.service_type, a.start_time, a.end_time, a.hold_expires_at,
      a.code, a.symptoms, a.symptoms_triage_details, a.accompanying_name, a.accompanying_relationship, a.amount_minor, a.discount_minor, a.currency, a.created_at, a.booked_at, a.version,
      ${namedDoctor("d")} as doctor, d.specialty as doctor_specialty, d.portrait as doctor_portrait,
      coalesce(p.name, g.name) as patient_name, coalesce(p.birthdate, g.birthdate)::text as patient_birthdate, p.parent_id as patient_parent_id,
      y.reference, y.status as payment_status, y.is_untaken, y.was_reserved, y.is_capture_asked, money.left_minor, money.left_currency,
      r.rating as review_rating, r.comment as review_comment, r.created_at as review_at
    from appointments a
      join doctors d on d.tenant_id = a.tenant_id and d.id = a.doctor_id
      left join patients p on p.tenant_id = a.tenant_id and p.id = a.patient_id
      left join guests g on g.tenant_id = a.tenant_id and g.id = a.guest_id
      left join lateral (select reference, status, capture = 'manual' and captured_at is null as is_untaken,
          reserved_until is not null as was_reserved, capture_asked_at is not null as is_capture_asked
        from payments where tenant_id = a.tenant_id and appointment_id = a.id
        order by status in (${sql.join(reservedOrAuthorisedStates)}) desc, id desc limit 1) y on true ${joinMoneyLeft}
      left join reviews r on r.tenant_id = a.tenant_id and r.appointment_id = a.id
    where a.status not in ${appointmentStateLists.holds} and ${condition}
    order by a.start_time, a.id`.execute(tx);
  return rows;
}

/**
 * Returns one appointment by its id, or null; holds are not found. The caller must check ownership on the
 * row.
 */
export async function loadAppointment(tx: Tx, appointmentId: number): Promise<AppointmentRow | null> {
  const [row] = await loadAppointments(tx, sql<boolean>`a.id = ${appointmentId}`, "appointment_of_id");
  return row ?? null;
}

/** The clinic, and the reader's language. */
type Requested = { tenant: Tenant; locale: Locale };

/**
 * Maps a row to the API's appointment. Hides amounts where the clinic does (D.31). With `guestToken` it
 * contains a guest's path to the call. Throws for a hold.
 */
export function presentAppointment(
  row: AppointmentRow,
  { tenant, locale }: Requested,
  guestToken?: string,
): Appointment {
  const status = asAppointmentStatus(row.status);
  if (status === null) throw new Error(`Appointment ${row.id} is a mere hold`);
  return {
    id: row.id,
    code: row.code,
    doctor: {
      id: row.doctor_id,
      name: doctorName(row.doctor, locale),
      specialty: row.doctor_specialty,
      portrait_url: portraitUrl(row.doctor_portrait),
    },
    patient_name: row.patient_name,
    dependent_id: row.patient_parent_id === null ? null : row.patient_id,
    service_type: row.service_type,
    status,
    status_code: appointmentStatusCodes[status],
    start_time: row.start_time.toISOString(),
    end_time: row.end_time.toISOString(),
    time_zone: tenant.settings.timeZone,
    symptoms: row.symptoms,
    created_at: row.created_at.toISOString(),
    ...amountsOf(row, tenant),
    reference: row.reference,
    payment_state: paymentStateOf(row),
    pay_before: row.status === "pending_payment" ? (row.hold_expires_at?.toISOString() ?? null) : null,
    video_link: videoLinkOf(row, guestToken),
    join_opens_at: new Date(joinOpensAt(row.start_time.getTime())).toISOString(),
    join_closes_at: new Date(joinClosesAt(row.end_time.getTime())).toISOString(),
    review: reviewOf(row),
  };
}

/**
 * Maps a row to the detailed appointment for its patient and the clinic: with triage details, the
 * accompanying adult and the patient's age at the appointment. Throws for a hold.
 */
export function presentWholeAppointment(
  row: AppointmentRow,
  requested: Requested,
  guestToken?: string,
): WholeAppointment {
  const { symptoms_triage_details, accompanying_name: name, accompanying_relationship: relationship } = row;
  return {
    ...presentAppointment(row, requested, guestToken),
    symptoms_triage_details,
    accompanying_adult: name === null || relationship === null ? null : { name, relationship },
    patient_age_months: ageInMonths(row.patient_birthdate, row.start_time.getTime()),
  };
}

/** Returns the amounts; hidden where the clinic hides them, except while payment is due (D.31). */
function amountsOf(
  { status, amount_minor, discount_minor, currency, left_minor, left_currency }: AppointmentRow,
  tenant: Tenant,
): Pick<Appointment, "amount" | "total" | "refund"> {
  if (tenant.settings.patientsHideAmount && status !== "pending_payment")
    return { amount: null, total: null };
  return {
    amount: { amount_minor, currency },
    total: { amount_minor: amount_minor - discount_minor, currency },
    ...(left_minor === null
      ? {}
      : { refund: { amount_minor: left_minor, currency: left_currency ?? currency } }),
  };
}

/**
 * Returns the payment state of an appointment as the API names it. A failed capture counts as paid, unless the money was
 * only reserved; a failed refund as due.
 */
export function paymentStateOf({
  payment_status: status,
  is_untaken,
  was_reserved,
}: Pick<AppointmentRow, "payment_status" | "is_untaken" | "was_reserved">): Appointment["payment_state"] {
  switch (status) {
    case "authorised":
      return "paid";
    case "capture_failed":
      return is_untaken ? "none" : "paid";
    case "refund_failed":
      return "refund_due";
    case "cancelled":
      return was_reserved ? "released" : "none";
    case "reserved":
    case "refund_due":
    case "refunded":
      return status;
    case null:
    default:
      return "none";
  }
}

/** Returns whether the rules of paid appointments hold for one: its payment was taken, or is reserved and will be. */
export function isPaidOrReserved(row: Parameters<typeof paymentStateOf>[0]): boolean {
  const state = paymentStateOf(row);
  return state === "paid" || state === "reserved";
}

const hasRoom: ReadonlySet<AppointmentState> = new Set(["scheduled", "accepted", "preparing"]);

function videoLinkOf(row: AppointmentRow, guestToken: string | undefined): string | null {
  if (row.service_type !== "remote" || !hasRoom.has(row.status)) return null;
  if (row.patient_id !== null) return `/client/video/${row.id}`;
  return guestToken === undefined ? null : `/guest/video/${guestToken}`;
}

function reviewOf({ review_rating, review_comment, review_at }: AppointmentRow): Appointment["review"] {
  if (review_rating === null || review_comment === null || review_at === null) return null;
  return { rating: review_rating, comment: review_comment, created_at: review_at.toISOString() };
}
