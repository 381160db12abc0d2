import { recordYears } from "@anteroom/domain/shared/lifetimes";
import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../platform/privacy/personal-data.ts";
import { ofAppointment } from "../../platform/privacy/retention-windows.ts";

/** Personal data of this feature's tables (files): what is exported, erased and stored for how long. */
export const filesPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "visit_files",
    about: "patient or guest",
    subject: ["appointment_id"],
    exported: [
      "sender",
      "kind",
      "name",
      "url",
      "media_type",
      "size_bytes",
      "created_at",
      "arrived_at",
      "scan",
      "scanned_at",
    ],
    erased: [],
    retained: ["tenant_id", "id", "storage_key"],
    stored: { key: "storage_key", name: "name" },
    retentionPeriod: "10 years after the visit; one that never arrived 30 minutes",
    retention: [
      {
        keep: { years: recordYears },
        hasWindow: true,
        due: ofAppointment("visit_files", "end_time"),
        end: "delete",
      },
      {
        keep: { minutes: 30 },
        due: (before) => sql`arrived_at is null and created_at <= ${before}`,
        end: "delete",
      },
    ],
    why: "What patient and doctor shared is part of what the visit rests on. The bytes go with their row.",
  }),
  registerPersonalData({
    table: "visit_summaries",
    about: "patient or guest",
    subject: ["appointment_id"],
    exported: ["text", "updated_at"],
    erased: [],
    retained: ["tenant_id"],
    retentionPeriod: "10 years after the visit",
    retention: [
      {
        keep: { years: recordYears },
        hasWindow: true,
        due: ofAppointment("visit_summaries", "end_time"),
        end: "delete",
      },
    ],
    why: "It is what the doctor told the patient.",
  }),
  registerPersonalData({
    table: "visit_notes",
    about: "patient or guest",
    subject: ["appointment_id"],
    exported: ["text", "updated_at"],
    erased: [],
    retained: ["tenant_id", "version", "written_by"],
    retentionPeriod: "10 years after the visit",
    retention: [
      {
        keep: { years: recordYears },
        hasWindow: true,
        due: ofAppointment("visit_notes", "end_time"),
        end: "delete",
      },
    ],
    why: "What the doctor wrote down about the visit is part of what it rests on.",
  }),
];
