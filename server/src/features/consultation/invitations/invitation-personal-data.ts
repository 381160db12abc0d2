import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../../platform/privacy/personal-data.ts";
import { ofAppointment } from "../../../platform/privacy/retention-windows.ts";

/** Personal data of this feature's tables (invitation): what is exported, erased and stored for how long. */
export const invitationPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "visit_invitations",
    about: "patient or guest",
    subject: ["appointment_id"],
    exported: [
      "invited_by",
      "name",
      "relationship",
      "relationship_words",
      "created_at",
      "admitted_at",
      "ended_at",
    ],
    erased: ["name", "relationship", "relationship_words", "token_hash"],
    retained: ["tenant_id", "id"],
    retentionPeriod: "30 days after the visit",
    retention: [
      {
        keep: { days: 30 },
        hasWindow: true,
        due: ofAppointment("visit_invitations", "end_time"),
        end: "delete",
      },
    ],
    why: "So that the doctor knows who asks to be let in. The link of a guest opens nothing once the visit's room has closed.",
  }),
  registerPersonalData({
    table: "short_links",
    about: "patient or guest",
    subject: ["appointment_id"],
    exported: [],
    erased: ["code_hash", "sealed_path", "expires_at"],
    retained: ["tenant_id"],
    retentionPeriod: "30 days after the visit's room has closed",
    retention: [{ keep: { hours: 0 }, due: (before) => sql`expires_at <= ${before}`, end: "delete" }],
    why: "To lead from a short link to the page it stands for. Without the short link itself a row opens nothing.",
  }),
  registerPersonalData({
    table: "code_tries",
    about: "caller",
    subject: ["subject_hash"],
    exported: [],
    erased: ["subject_hash", "failed_at"],
    retained: ["tenant_id"],
    retentionPeriod: "60 minutes",
    retention: [{ keep: { minutes: 60 }, due: (before) => sql`failed_at <= ${before}`, end: "delete" }],
    why: "To stop the guessing of appointment codes. A network address stands there as a hash only.",
  }),
];
