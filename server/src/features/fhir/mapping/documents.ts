import type { QuestionnaireResponse } from "@anteroom/domain/health/questionnaire/response";
import { concept, loinc, patientId, referenceTo, resource, type Concept } from "./resource.ts";
import type { Place, Resource } from "./resource.ts";

/** A file or link of an appointment, or the doctor's summary. */
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
  /** True when the file may be downloaded: it was scanned, or there is no scanner. */
  is_readable: boolean;
  at: Date;
  appointment_id: number;
  doctor_id: number;
  patient_id: number | null;
  guest_id: number | null;
};

/** FHIR type of each kind of document: LOINC for summaries and prescriptions, text only for the others. */
export const documentTypes: Readonly<Record<DocumentRow["kind"], Concept>> = {
  summary: concept(loinc, "11488-4", "Consult note"),
  prescription: concept(loinc, "57833-6", "Prescription for medication"),
  file: { text: "File" },
  link: { text: "Link" },
};

/**
 * Maps a document to FHIR's DocumentReference. A summary's text is embedded; a file has the URL of its
 * Binary, unless the scan blocks it; a link has its own URL.
 */
export function mapDocumentReference(row: DocumentRow, { base, clinic }: Place): Resource {
  const patient = patientId(row);
  return resource("DocumentReference", row.fhir_id, {
    status: "current",
    type: documentTypes[row.kind],
    subject: patient && referenceTo("Patient", patient),
    date: row.at.toISOString(),
    author:
      row.kind === "summary"
        ? [referenceTo("Practitioner", row.doctor_id)]
        : row.sender === "patient"
          ? patient && [referenceTo("Patient", patient)]
          : [referenceTo("Organization", clinic.slug)],
    custodian: referenceTo("Organization", clinic.slug),
    content: [{ attachment: attachmentOf(row, base) }],
    context: { encounter: [referenceTo("Encounter", row.appointment_id)] },
  });
}

function attachmentOf(row: DocumentRow, base: string) {
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
    ...(row.is_readable ? { url: `${base}/Binary/file-${row.file_id}` } : {}),
  };
}

/** A message of an appointment. */
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

/** Maps a message of an appointment to FHIR's Communication. */
export function mapCommunication(row: MessageRow, { clinic }: Place): Resource {
  const patient = patientId(row);
  const ofPatient = patient === null ? null : referenceTo("Patient", patient);
  const ofDoctor = referenceTo("Practitioner", row.doctor_id);
  const senders = { patient: ofPatient, doctor: ofDoctor, clinic: referenceTo("Organization", clinic.slug) };
  return resource("Communication", String(row.id), {
    status: "completed",
    subject: ofPatient,
    about: [referenceTo("Appointment", row.appointment_id)],
    encounter: referenceTo("Encounter", row.appointment_id),
    sent: row.sent_at.toISOString(),
    received: row.delivered_at?.toISOString(),
    recipient: row.sender === "patient" ? [ofDoctor] : ofPatient && [ofPatient],
    sender: senders[row.sender],
    payload: [{ contentString: row.body }],
  });
}

/** A patient's survey response. */
export type AnswersRow = {
  id: number;
  patient_id: number;
  answered_at: Date;
  response: QuestionnaireResponse;
};

/**
 * Maps a patient's answers, which are stored in FHIR's format, to QuestionnaireResponse; adds id, subject and
 * time.
 */
export function mapQuestionnaireResponse(row: AnswersRow): Resource {
  const { resourceType, ...response } = row.response;
  return resource(resourceType, String(row.id), {
    ...response,
    subject: referenceTo("Patient", row.patient_id),
    authored: row.answered_at.toISOString(),
  });
}
