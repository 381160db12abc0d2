import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, entity, Id, Instant, limits, PathId, text } from "../values.ts";

const AppointmentParams = z.strictObject({ appointment_id: PathId });
const FileParams = z.strictObject({ appointment_id: PathId, file_id: PathId });

/**
 * The request header with the file's name, percent-encoded; the body is the file. Not in the address, which appears
 * in logs.
 */
export const fileNameHeader = "x-file-name";
/** The content type of uploaded files. */
export const fileMediaType = "application/octet-stream";
const FileHeaders = z.object({ [fileNameHeader]: z.optional(z.string().check(z.maxLength(4000))) });

/**
 * The state of a file's virus scan. `scanning`: pending, and not downloadable. `infected`: a virus was found and
 * the file removed. `unscanned`: this installation has no scanner.
 */
export const FileScan = z.enum(["scanning", "clean", "infected", "unscanned"]);
export type FileScan = z.infer<typeof FileScan>;

/** A file or a link of one appointment (S3.FILE.01). */
export const SharedItem = z.object({
  id: Id,
  sender: z.enum(["patient", "clinic"]),
  kind: z.enum(["file", "prescription", "link"]),
  /** The file's name, made safe for display and saving; a link's title. */
  name: z.string(),
  /** By its content; null for a link, as is the size. */
  media_type: z.nullable(z.string()),
  size_bytes: z.nullable(z.int()),
  /** The address of a link, https only. */
  url: z.nullable(z.string()),
  /** A link is never checked. */
  scan: FileScan,
  created_at: Instant,
});
export type SharedItem = z.infer<typeof SharedItem>;

const AppointmentSummary = z.object({ text: z.string(), updated_at: Instant });

/** Everything that patient and clinic have shared for one appointment, newest first. */
export const AppointmentFiles = z.object({
  items: z.array(SharedItem),
  /** The doctor's summary of the appointment. */
  summary: z.nullable(AppointmentSummary),
  /** Whether the patient can send more now, and until when. */
  is_open: z.boolean(),
  closes_at: Instant,
  /** What still fits. */
  files_left: z.int(),
  bytes_left: z.int(),
});
export type AppointmentFiles = z.infer<typeof AppointmentFiles>;

const sendingProblems = ["file_too_large", "file_kind_unknown", "file_limit", "files_closed"] as const;

/** Also for a dependent's, which is audited. */
export const getAppointmentFiles = endpoint({
  method: "GET",
  path: "/visits/{appointment_id}/files",
  summary: "Returns files, links and the summary of an appointment, without what the clinic hides",
  caller: "visitor",
  params: AppointmentParams,
  response: entity(AppointmentFiles),
});

/**
 * At most 20 MB; PDF, photo (JPEG, PNG, WebP, HEIC) or plain text by content, not by name. The virus scan follows.
 */
export const sendFile = endpoint({
  method: "POST",
  path: "/visits/{appointment_id}/files",
  summary:
    "Sends one file to the doctor: the body is the file (application/octet-stream), x-file-name its name",
  caller: "visitor",
  params: AppointmentParams,
  headers: FileHeaders,
  status: 201,
  response: entity(SharedItem),
  problems: sendingProblems,
});

export const downloadFile = endpoint({
  method: "GET",
  path: "/visits/{appointment_id}/files/{file_id}",
  summary: "Returns the file as a download; 404 during the virus scan, and after a virus was found",
  caller: "visitor",
  params: FileParams,
});

/** The clinic's files are not found. Deletes the bytes too. */
export const removeFile = endpoint({
  method: "DELETE",
  path: "/visits/{appointment_id}/files/{file_id}",
  summary: "Removes one of the caller's own files, as long as files may be sent",
  caller: "visitor",
  params: FileParams,
  status: 204,
  problems: ["files_closed"],
});

const HoldParams = z.strictObject({ hold_id: PathId });
const HoldHeader = z.object({ "x-appointment-hold": z.string().check(z.maxLength(128)) });

export const listHoldFiles = endpoint({
  method: "GET",
  path: "/appointment_holds/{hold_id}/files",
  summary:
    "Lists files added before booking, newest first. They are deleted with the hold unless it is booked.",
  caller: "anyone",
  params: HoldParams,
  headers: HoldHeader,
  response: collection(SharedItem),
  problems: ["hold_expired"],
});

/** At most 5 files and 60 MB of a hold, 60 files an hour from one network. Limits of a file as for an appointment. */
export const sendHoldFile = endpoint({
  method: "POST",
  path: "/appointment_holds/{hold_id}/files",
  summary:
    "Adds one file to a held slot: the body is the file (application/octet-stream), x-file-name its name",
  caller: "anyone",
  params: HoldParams,
  headers: z.extend(HoldHeader, FileHeaders.shape),
  status: 201,
  response: entity(SharedItem),
  problems: ["file_too_large", "file_kind_unknown", "file_limit", "hold_expired", "feature_off"],
});

export const removeHoldFile = endpoint({
  method: "DELETE",
  path: "/appointment_holds/{hold_id}/files/{file_id}",
  summary: "Removes a file before booking",
  caller: "anyone",
  params: z.strictObject({ hold_id: PathId, file_id: PathId }),
  headers: HoldHeader,
  status: 204,
  problems: ["hold_expired"],
});

/** The request is written to the audit log. */
export const clinicAppointmentFiles = endpoint({
  ...getAppointmentFiles,
  path: "/clinic/appointments/{appointment_id}/files",
  summary: "Returns files, links and the summary of an appointment",
  caller: "clinic",
  scope: "files:read",
});

/**
 * Without `kind` a file. Sent to the patient as a hint, not by mail. `files_closed` where the appointment's status
 * forbids it.
 */
export const clinicShareFile = endpoint({
  ...sendFile,
  path: "/clinic/appointments/{appointment_id}/files",
  summary:
    "Shares a file with the patient: the body is the file (application/octet-stream), x-file-name its name",
  caller: "clinic",
  scope: "files:write",
  query: z.strictObject({ kind: z.optional(z.enum(["file", "prescription"])) }),
});

/** The request is written to the audit log. */
export const clinicDownloadFile = endpoint({
  ...downloadFile,
  path: "/clinic/appointments/{appointment_id}/files/{file_id}",
  caller: "clinic",
  scope: "files:read",
});

/** The patient's files are not found. Deletes the bytes too. */
export const clinicRemoveFile = endpoint({
  ...removeFile,
  path: "/clinic/appointments/{appointment_id}/files/{file_id}",
  summary: "Removes a file or link that the clinic has shared",
  caller: "clinic",
  scope: "files:write",
  problems: [],
});

/**
 * Named by its title, else by the host of its address. Audited; sends hints. Files and links of the clinic share one
 * limit (`file_limit`). `files_closed`: the appointment's status forbids sharing.
 */
export const clinicShareLink = endpoint({
  method: "POST",
  path: "/clinic/appointments/{appointment_id}/links",
  summary: "Shares a link with the patient",
  caller: "clinic",
  scope: "files:write",
  params: AppointmentParams,
  body: z.strictObject({
    title: text(limits.name).check(z.minLength(1)),
    url: z.url({ protocol: /^https$/ }).check(z.maxLength(limits.link)),
  }),
  status: 201,
  response: entity(SharedItem),
  problems: ["file_limit", "files_closed"],
});

/** Replaces an earlier one without a version. */
export const clinicWriteSummary = endpoint({
  method: "PUT",
  path: "/clinic/appointments/{appointment_id}/summary",
  summary: "Sets the doctor's summary of an appointment for the patient",
  caller: "clinic",
  scope: "files:write",
  params: AppointmentParams,
  body: z.strictObject({ text: text(limits.summary).check(z.minLength(1)) }),
  response: entity(AppointmentSummary),
  problems: ["files_closed"],
});

/** In characters; patients' pages have no use for these. */
const longest = { prescription: 5_000, notes: 50_000 };

/**
 * The PDF names clinic, patient, date and doctor. Audited; sends hints. Counts towards the clinic's limit of files
 * (`file_limit`). `files_closed`: the appointment's status forbids sharing.
 */
export const clinicPrescribe = endpoint({
  method: "POST",
  path: "/clinic/appointments/{appointment_id}/prescriptions",
  summary: "Shares a prescription with the patient: a PDF generated from the doctor's text",
  caller: "clinic",
  scope: "files:write",
  params: AppointmentParams,
  body: z.strictObject({
    /**
     * Its heading and the name of the file, in the language it is written in. “Prescription” when missing; then the PDF
     * is in the language of whose account the appointment is in, or the guest's.
     */
    title: z.optional(text(limits.name).check(z.minLength(1))),
    /** What is prescribed, a line each. */
    text: text(longest.prescription).check(z.minLength(1)),
  }),
  status: 201,
  response: entity(SharedItem),
  problems: ["file_limit", "files_closed"],
});

/** The clinic's internal notes of an appointment. `version` is 0 before the first ones. */
const AppointmentNotes = z.object({
  text: z.string(),
  version: z.int(),
  updated_at: z.nullable(Instant),
});

/** The request is written to the audit log. */
export const clinicGetNotes = endpoint({
  method: "GET",
  path: "/clinic/appointments/{appointment_id}/notes",
  summary: "Returns the clinic's internal notes of an appointment, which patients never see",
  caller: "clinic",
  scope: "health:read",
  params: AppointmentParams,
  response: entity(AppointmentNotes),
});

export const clinicWriteNotes = endpoint({
  method: "PUT",
  path: "/clinic/appointments/{appointment_id}/notes",
  summary: "Replaces the internal notes of an appointment",
  description:
    "Refused with `changed_elsewhere` where `version` is not the current one: somebody has changed them meanwhile. Reading and writing are recorded in the audit log.",
  caller: "clinic",
  scope: "health:write",
  params: AppointmentParams,
  body: z.strictObject({
    text: text(longest.notes),
    /** As it was read. */
    version: z.int().check(z.nonnegative(), z.lte(2_147_483_646)),
  }),
  response: entity(AppointmentNotes),
  problems: ["changed_elsewhere"],
});
