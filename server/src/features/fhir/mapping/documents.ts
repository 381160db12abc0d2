import type { QuestionnaireResponse } from "@anteroom/domain/health/questionnaire/response";
import { concept, loinc, patientId, refer, resource, type Concept } from "./resource.ts";
import type { Place, Resource } from "./resource.ts";

/** A file or link of an appointment, or what the doctor wrote about it. */
export type DocumentRow = {
  fhir_id: string;
  kind: "file" | "prescription" | "link" | "summary";
  file_id: number | null;
  sender: "patient" | "clinic";
  name: string | null;
  media_type: string | null;
  size_bytes: number | null;
  url: string | null;
  text: string | null;
  /** Whether the file may be handed over: it was scanned, or nobody scans. */
  is_readable: boolean;
  at: Date;
  appointment_id: number;
  doctor_id: number;
  patient_id: number | null;
  guest_id: number | null;
};

export const documentTypes: Readonly<Record<DocumentRow["kind"], Concept>> = {
  summary: concept(loinc, "11488-4", "Consult note"),
  prescription: concept(loinc, "57833-6", "Prescription for medication"),
  file: { text: "File" },
  link: { text: "Link" },
};

/** The content lies behind the clinic API's own address, which takes the same token with `files:read`. */
export function mapDocumentReference(row: DocumentRow, { origin, clinic }: Place): Resource {
  const patient = patientId(row);
  return resource("DocumentReference", row.fhir_id, {
    status: "current",
    type: documentTypes[row.kind],
    subject: patient && refer("Patient", patient),
    date: row.at.toISOString(),
    author:
      row.kind === "summary"
        ? [refer("Practitioner", row.doctor_id)]
        : row.sender === "patient"
          ? patient && [refer("Patient", patient)]
          : [refer("Organization", clinic.slug)],
    custodian: refer("Organization", clinic.slug),
    content: [{ attachment: attachmentOf(row, origin) }],
    context: { encounter: [refer("Encounter", row.appointment_id)] },
  });
}

function attachmentOf(row: DocumentRow, origin: string) {
  const title = row.name ? { title: row.name } : {};
  if (row.kind === "summary")
    return {
      contentType: "text/plain; charset=utf-8",
      data: Buffer.from(row.text ?? "").toString("base64"),
      title: "Summary",
    };
  if (row.kind === "link") return { ...title, ...(row.url ? { url: row.url } : {}) };
  return {
    contentType: row.media_type ?? "application/octet-stream",
    ...title,
    ...(row.size_bytes === null ? {} : { size: row.size_bytes }),
    creation: row.at.toISOString(),
    ...(row.is_readable
      ? { url: `${origin}/api/clinic/appointments/${row.appointment_id}/files/${row.file_id}` }
      : {}),
  };
}

export type MessageRow = {
  id: number;
  sender: "patient" | "doctor" | "clinic";
  body: string;
  sent_at: Date;
  delivered_at: Date | null;
  appointment_id: number;
  doctor_id: number;
  patient_id: number | null;
  guest_id: number | null;
};

/** A message of an appointment. */
export function mapCommunication(row: MessageRow, { clinic }: Place): Resource {
  const patient = patientId(row);
  const ofPatient = patient === null ? null : refer("Patient", patient);
  const ofDoctor = refer("Practitioner", row.doctor_id);
  const senders = { patient: ofPatient, doctor: ofDoctor, clinic: refer("Organization", clinic.slug) };
  return resource("Communication", String(row.id), {
    status: "completed",
    subject: ofPatient,
    about: [refer("Appointment", row.appointment_id)],
    encounter: refer("Encounter", row.appointment_id),
    sent: row.sent_at.toISOString(),
    received: row.delivered_at?.toISOString(),
    recipient: row.sender === "patient" ? [ofDoctor] : ofPatient && [ofPatient],
    sender: senders[row.sender],
    payload: [{ contentString: row.body }],
  });
}

export type AnswersRow = {
  id: number;
  patient_id: number;
  answered_at: Date;
  response: QuestionnaireResponse;
};

/** What a patient answered; it is stored as FHIR has it. */
export function mapQuestionnaireResponse(row: AnswersRow): Resource {
  const { resourceType, ...response } = row.response;
  return resource(resourceType, String(row.id), {
    ...response,
    subject: refer("Patient", row.patient_id),
    authored: row.answered_at.toISOString(),
  });
}
