import { doctorScopes } from "@anteroom/domain/clinic/token-scopes";
import pg from "pg";
import { inject } from "vitest";
import { hashOf } from "../platform/crypto/secrets.ts";
import { withTenant } from "../platform/database/database.ts";
import { makeClinicToken } from "../platform/tenancy/clinic-tokens.ts";
import { makeFhirRecord } from "./fhir-record.ts";
import { fillInstallation } from "./fill-installation.ts";
import { fillOtherTables } from "./fill-other-tables.ts";
import { makeAppointment, makeInvitation } from "./make-appointment.ts";
import { makeManyClinics } from "./many-clinics.ts";
import { makeStaffSession } from "./make-staff.ts";
import type { OwnerClient } from "./owner-client.ts";
import type { Asker, Callers } from "./sample-requests.ts";
import { openOutside } from "./samples/outside.ts";
import type { Headers, World } from "./samples/sample.ts";
import { changeSettings, known } from "./test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "./whole-clinic.ts";

/** A hundredth of 1,000 clinics with 200,000 doctors and 5 million appointments. */
const clinics = 10;
const size = { doctors: 200, patients: 4_000, appointments: 5_000, audit: 4_000 };
/** Rows of every other table: of the clinic that is asked, and of each of the others. */
const rows = { own: 2_000, others: 400 };

/** Filled by `fillInstallation`. */
const filled = [
  "tenants",
  "tenant_domains",
  "tenant_configs",
  "doctors",
  "doctor_hours",
  "patients",
  "patient_name_words",
  "appointments",
  "audit_log",
  "audit_seals",
];

/** Of these a clinic has a few rows, or what is due: the clinic that is asked keeps its own. */
const config = [
  "clinic_tokens",
  "clinic_texts",
  "clinic_pictures",
  "mail_addresses",
  "mail_senders",
  "mail_texts",
  "payment_gateways",
  "gateway_requests",
  "staff",
  "staff_passkeys",
  "staff_signatures",
  "staff_sign_in_providers",
  "patient_sign_in_providers",
  "survey_templates",
  "prescription_templates",
  "webhook_endpoints",
  "apps",
  "busy_feeds",
  "busy_blocks",
  "service_prices",
  "tenant_domain_claims",
  "sessions",
  "gone_files",
  "reminder_looks",
];

const guestToken = "guest-token-0000000000000000000000";
const invitedToken = `invited_${"a".repeat(43)}`;
const staffToken = "staff-token-000000000000000000000";
const patientToken = "patient-token-of-a-request-00000000";

const settings = {
  patientsProfileSettings: true,
  patientsManageDependents: true,
  patientsInsuranceInformation: true,
  waitlist: { offerMinutes: 15, perAccount: 5 },
  patientsCancelAppointment: true,
  patientsRescheduleAppointment: true,
  patientsVitalSigns: true,
  displayEnrollmentActionCustomisations: true,
  patientsHomepageHealthAssessment: true,
  phoneCallBack: true,
  healthTopics: true,
  surveysProject: "spring",
  showSharedFiles: true,
  displayNewTermsAndConditions: true,
  elsevierIntegration: true,
  patientsVouchers: true,
  patientsTaxpayerLogin: true,
  patientsSmsReminders: true,
  patientsWhatsAppReminders: true,
  patientsSymptomChecker: true,
  symptomCheckerProvider: "infermedica",
  symptomCheckerService: { company: "Checks Ltd" },
};

/** The tables whose ids stand in paths. */
const tableOfParam: Readonly<Record<string, string>> = {
  session_id: "sessions",
  export_id: "data_exports",
  passkey_id: "passkeys",
  voucher_id: "vouchers",
  payment_id: "payments",
  alert_id: "payments",
  file_id: "visit_files",
  request_id: "visit_requests",
  invitation_id: "visit_invitations",
  assessment_id: "survey_responses",
  entry_id: "health_record_entries",
  measurement_id: "vital_signs_measurements",
  share_id: "health_record_shares",
  event_id: "urgent_events",
  delivery_id: "webhook_deliveries",
  staff_id: "staff",
  app_id: "apps",
  grant_id: "app_grants",
  feed_id: "busy_feeds",
  gateway_id: "payment_gateways",
  invoice_id: "invoices",
  token_id: "clinic_tokens",
  webhook_id: "webhook_endpoints",
  template_id: "prescription_templates",
};

/**
 * An installation of a hundredth of the full size, and a server on it that does no background
 * work.
 */
export type LargeInstallation = {
  clinic: WholeClinic;
  /** A superuser's connection, without triggers. */
  owner: OwnerClient;
  /** Who asks, by kind of caller. */
  callers: Callers;
  /** Returns what the samples of requests need, with this asker as the caller. */
  worldOf: (asker: Asker) => World;
  /**
   * Undoes what earlier requests did: revives sessions and tokens, resets the statuses of
   * appointments, and deletes rows that requests added.
   */
  restore: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Fills a database and opens clinic `aurora` of it, in which a patient and a guest have a row in
 * every table. `beforeOpening` runs on the filled database before the server starts.
 */
export async function openLargeInstallation(
  beforeOpening: (owner: OwnerClient) => Promise<void>,
): Promise<LargeInstallation> {
  const first = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z", leads: false });
  const owner = new pg.Client({ ...first.connections.owner, user: inject("postgres").superuser });
  await owner.connect();
  await makeManyClinics(first.connections.owner, 1_000);
  await fillInstallation(owner, size, { alsoSlug: "aurora", most: clinics });
  await fillOtherTables(owner, { tenantId: known.aurora.tenantId, filled, config, rows });
  const outside = await openOutside(first.clock.now);
  const made = await furnish(first, owner);
  await owner.query("analyze");
  await beforeOpening(owner);
  const clinic = await openWholeClinic({ beside: first, leads: false, ...outside.options });
  await owner.query("set session_replication_role = replica");
  const now = first.clock.now();
  return {
    clinic,
    owner,
    callers: callersOf(made),
    worldOf: ({ headers, isGuest }) => ({
      clinic,
      owner,
      now,
      caller: headers,
      isGuest,
      patient: headersOf.patient,
      program: headersOf.program,
      outside,
    }),
    restore: () => restore(owner, { ...made, now }),
    close: async () => {
      await owner.end();
      await clinic.close();
      await first.close();
      await outside.close();
    },
  };
}

type Params = Record<string, string | number>;
type Made = {
  appointments: number[];
  held: number;
  params: Params;
  ofGuest: Params;
  /** Of a program of the doctor. */
  doctorToken: string;
};

const headersOf = {
  patient: { "x-patient-token": patientToken },
  guest: { "x-guest-token": guestToken },
  program: { authorization: `Bearer ${known.aurora.clinicToken}` },
};

/** Who asks, by kind of caller; a visitor is a patient or a guest. */
function callersOf({ params, ofGuest, doctorToken }: Made): Callers {
  const by = (headers: Headers): Asker => ({ headers, params, isGuest: false });
  const visitors = [
    by(headersOf.patient),
    { headers: headersOf.guest, params: { ...params, ...ofGuest }, isGuest: true },
  ];
  return {
    anyone: [by({})],
    patient: [by(headersOf.patient)],
    visitor: visitors,
    payer: visitors,
    invited: [by({ "x-invitation-token": invitedToken })],
    clinic: [by(headersOf.program)],
    doctor: [by({ authorization: `Bearer ${doctorToken}` })],
    staff: [by({ cookie: `anteroom-desk=${staffToken}`, "x-anteroom-desk": "1" })],
  };
}

async function furnish(clinic: WholeClinic, owner: OwnerClient): Promise<Made> {
  const { db, clock } = clinic;
  await changeSettings(clinic, "aurora", settings);
  const { child } = await makeFhirRecord(db, clock.now());
  const appointment_id = await makeAppointment(db, { start: "2027-03-01T09:00:00Z" });
  const guests = await makeAppointment(db, { start: "2027-03-01T10:00:00Z", guestToken });
  const held = await makeAppointment(db, { start: "2027-03-01T11:00:00Z", status: "held" });
  await makeInvitation(db, appointment_id, invitedToken, { admittedAt: clock.now() });
  await makeStaffSession(clinic, { role: "admin", token: staffToken });
  await owner.query("set session_replication_role = replica");
  await giveRows(owner, "appointment_id", appointment_id);
  await giveRows(owner, "appointment_id", guests);
  await giveRows(owner, "patient_id", known.aurora.patientId);
  await owner.query(
    "update receipt_numbers n set newest = (select max(number) from receipts r where r.tenant_id = n.tenant_id)",
  );
  await owner.query("set session_replication_role = origin");
  const params: Params = {
    kind: "medicine",
    side: "front",
    channel: "sms",
    day: "2027-03-02",
    domain: "nobody.example",
    mail_kind: "visit_booked",
    locale: "pt",
    template_slug: "sleep",
    text_kind: "terms",
    slug: "asthma",
    token: "a-link-that-nobody-made-0000000",
    doctor_id: known.aurora.doctorId,
    patient_id: known.aurora.patientId,
    appointment_id,
    dependent_id: child,
    hold_id: held,
  };
  const ofGuest: Params = { appointment_id: guests };
  for (const [param, table] of Object.entries(tableOfParam)) {
    params[param] = await idIn(owner, table, appointment_id);
    ofGuest[param] = await idIn(owner, table, guests);
  }
  const { token: doctorToken } = await withTenant(db, known.aurora.tenantId, (tx) =>
    makeClinicToken(tx, {
      tenantId: known.aurora.tenantId,
      doctorId: known.aurora.doctorId,
      label: "doctor",
      scopes: doctorScopes,
      expiresAt: null,
      madeBy: "test",
      now: clock.now(),
    }),
  );
  return { appointments: [appointment_id, guests, held], held, params, ofGuest, doctorToken };
}

/** Gives a patient or an appointment a row of every table that has rows of such. */
async function giveRows(
  owner: OwnerClient,
  column: "appointment_id" | "patient_id",
  id: number,
): Promise<void> {
  const { rows: tables } = await owner.query<{ table: string }>(
    `select table_name as table from information_schema.columns where table_schema = 'public' and column_name = $1
       and table_name not in ('appointments', 'patient_name_words')`,
    [column],
  );
  for (const { table } of tables)
    await owner.query(
      `update ${table} set ${column} = ${id} where ctid in (select ctid from ${table} where tenant_id = 1 limit 1)
         and not exists (select from ${table} where tenant_id = 1 and ${column} = ${id})`,
    );
}

/** The id of a row of the clinic, of the appointment or of the patient where there is one. */
async function idIn(owner: OwnerClient, table: string, appointmentId: number): Promise<number> {
  const { rows: found } = await owner.query<{ id: number }>(
    `select id from ${table} t where tenant_id = 1
       order by to_jsonb(t) ->> 'appointment_id' = $1 desc nulls last, to_jsonb(t) ->> 'patient_id' = '1' desc nulls last limit 1`,
    [String(appointmentId)],
  );
  return Number(found[0]?.id ?? 1);
}

async function restore(owner: OwnerClient, { appointments, held, now }: Made & { now: Date }): Promise<void> {
  await owner.query(
    `insert into sessions (tenant_id, token_hash, patient_id, created_at, last_used_at, expires_at, proven_at)
       values (1, $1, 1, $2, $2, $2::timestamptz + interval '30 days', $2)
       on conflict (tenant_id, token_hash) do update set revoked_at = null, proven_at = excluded.proven_at`,
    [hashOf(patientToken), now],
  );
  await owner.query("update clinic_tokens set revoked_at = null, expires_at = null where tenant_id = 1");
  await owner.query("update staff_sessions set revoked_at = null where tenant_id = 1 and token_hash = $1", [
    hashOf(staffToken),
  ]);
  await owner.query(
    "update appointments set status = case when id = $2 then 'held' else 'accepted' end where id = any($1)",
    [appointments, held],
  );
  // What a request before, or the making of its sample, has left.
  await owner.query(
    "update appointments set status = 'canceled', hold_expires_at = null where tenant_id = 1 and id > $1",
    [Math.max(...appointments)],
  );
  const made = ["webhook_endpoints", "payment_gateways", "apps", "busy_feeds", "tenant_domain_claims"];
  for (const table of made) await owner.query(`delete from ${table} where tenant_id = 1`);
  await owner.query("delete from tenant_domains where tenant_id = 1 and domain <> 'aurora.localhost'");
  await owner.query("update tenant_domains set is_primary = true where domain = 'aurora.localhost'");
}
