import { mayHandOver } from "@anteroom/domain/appointment/appointment-files";
import type { FileScan } from "@anteroom/contract/appointment/files";
import { sql } from "kysely";
import { appointmentStateLists } from "../../../platform/database/state-lists.ts";
import {
  documentTypes,
  mapCommunication,
  mapDocumentReference,
  type DocumentRow,
  type MessageRow,
} from "../mapping/documents.ts";
import { mapAuditEvent, type AuditRow } from "../mapping/provenance.ts";
import { loinc } from "../mapping/resource.ts";
import {
  dateParameter,
  never,
  patientParameter,
  readNumber,
  readReference,
  readToken,
  referenceParameter,
  tokenParameter,
} from "../search-values.ts";
import { byNumber, referencesIn, sqlKind } from "./kind.ts";

const ofAppointment = (table: string) => sql`
  join appointments a on a.tenant_id = ${sql.ref(`${table}.tenant_id`)} and a.id = ${sql.ref(`${table}.appointment_id`)}
    and a.status not in ${appointmentStateLists.unbooked}`;

type StoredDocument = Omit<DocumentRow, "is_readable"> & { scan: FileScan };

/**
 * Search and mapping of FHIR DocumentReference: files, links and summaries of appointments, by `file-{id}`
 * and `summary-{appointment id}`. Files that the scan blocks have no URL.
 */
export const documentReferenceKind = sqlKind<StoredDocument>({
  type: "DocumentReference",
  scope: "files:read",
  documentation:
    "Files and links of appointments, prescriptions, and the doctor's summary, whose text is within.",
  isPersonal: true,
  parameters: {
    patient: patientParameter("Whose document."),
    subject: patientParameter("Whose document."),
    encounter: referenceParameter(sql`r.appointment_id`, ["Encounter"], "Of which appointment."),
    type: {
      type: "token",
      documentation: "LOINC's code: 11488-4 of a summary, 57833-6 of a prescription.",
      where: (value) => {
        const { system, code } = readToken(value);
        const kinds = Object.entries(documentTypes).filter(([, { coding = [] }]) =>
          coding.some((one) => one.code === code && (system === null || system === loinc)),
        );
        return sql<boolean>`r.kind = any(${kinds.map(([kind]) => kind)}::text[])`;
      },
    },
    date: dateParameter(sql`r.at`, "When it was stored."),
    status: tokenParameter(sql`'current'`, "Always `current`."),
  },
  includes: {
    patient: ({ subject }) => referencesIn(subject),
    subject: ({ subject }) => referencesIn(subject),
  },
  source: () => sql`
    select f.id * 2 as key, 'file-' || f.id as fhir_id, f.kind, f.id as file_id, f.sender, f.name, f.media_type, f.size_bytes, f.url,
      null as text, f.scan, f.created_at as at, a.id as appointment_id, a.doctor_id, a.patient_id, a.guest_id
    from visit_files f ${ofAppointment("f")} where f.arrived_at is not null
    union all
    select s.appointment_id * 2 + 1, 'summary-' || s.appointment_id, 'summary', null, 'clinic', null, null, null, null, s.text, 'clean',
      s.updated_at, a.id, a.doctor_id, a.patient_id, a.guest_id
    from visit_summaries s ${ofAppointment("s")}`,
  byId: (id) => {
    const [, kind, number = ""] = /^(file|summary)-(\d+)$/.exec(id) ?? [];
    const found = readNumber(number);
    return found === null ? null : sql<boolean>`r.key = ${found * 2 + (kind === "file" ? 0 : 1)}`;
  },
  map: (row, { place }) => mapDocumentReference({ ...row, is_readable: mayHandOver(row) }, place),
});

/** Search and mapping of FHIR Communication: messages of appointments, with their text. */
export const communicationKind = sqlKind<MessageRow>({
  type: "Communication",
  scope: "messages:read",
  documentation: "Messages between a patient and the clinic.",
  isPersonal: true,
  parameters: {
    patient: patientParameter("Whose conversation."),
    subject: patientParameter("Whose conversation."),
    encounter: referenceParameter(sql`r.appointment_id`, ["Encounter"], "Of which appointment."),
    sent: dateParameter(sql`r.sent_at`, "When it was sent."),
    status: tokenParameter(sql`'completed'`, "Always `completed`."),
  },
  includes: {
    patient: ({ subject }) => referencesIn(subject),
    subject: ({ subject }) => referencesIn(subject),
  },
  source: () => sql`
    select m.id as key, m.id, m.sender, m.body, m.sent_at, m.delivered_at, a.id as appointment_id, a.doctor_id, a.patient_id, a.guest_id
    from messages m ${ofAppointment("m")}`,
  byId: byNumber,
  map: (row, { place }) => mapCommunication(row, place),
});

/** Search and mapping of FHIR AuditEvent: the clinic's audit log. Not for a doctor's token. */
export const auditEventKind = sqlKind<AuditRow>({
  type: "AuditEvent",
  scope: "audit:read",
  documentation: "The audit log: who did and read what.",
  isPersonal: true,
  parameters: {
    date: dateParameter(sql`r.at`, "When it was."),
    patient: {
      type: "reference",
      documentation: "Whose account was acted on, or who acted.",
      where: (value, { base }) => {
        const number = readNumber(readReference(value, ["Patient"], base) ?? "");
        return number === null
          ? never
          : sql<boolean>`(r.object = ${`patient/${number}`} or r.actor = ${`patient/${number}`} or r.on_behalf_of = ${number})`;
      },
    },
    subtype: tokenParameter(sql`r.action`, "Our own name of the action.", {
      system: "urn:anteroom:audit-action",
    }),
  },
  source: () =>
    sql`select l.id as key, l.id, null::bigint as doctor_id, l.at, l.actor, l.on_behalf_of, l.action, l.object from audit_log l`,
  byId: byNumber,
  map: (row, { place }) => mapAuditEvent(row, place),
});
