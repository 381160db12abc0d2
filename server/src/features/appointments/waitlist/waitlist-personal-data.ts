import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../../platform/personal-data.ts";

const ofAppointmentsBefore =
  (table: "waitlist_entries" | "waitlist_offers" | "waitlist_links") => (before: Date) =>
    sql<boolean>`exists (select 1 from appointments a where a.tenant_id = ${sql.ref(`${table}.tenant_id`)}
    and a.id = ${sql.ref(`${table}.appointment_id`)} and a.start_time <= ${before})`;

export const waitlistPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "waitlist_entries",
    about: "patient",
    subject: ["appointment_id", "patient_id"],
    exported: ["doctor_id", "joined_at"],
    erased: [],
    kept: ["tenant_id"],
    keptFor: "Until the appointment begins",
    retention: [{ keep: { hours: 0 }, due: ofAppointmentsBefore("waitlist_entries"), end: "delete" }],
    why: "To offer an earlier time to whoever waits for one.",
  }),
  registerPersonalData({
    table: "waitlist_offers",
    about: "patient",
    subject: ["appointment_id"],
    exported: ["start_time", "created_at", "expires_at", "outcome"],
    erased: [],
    kept: ["tenant_id", "hold_id"],
    keptFor: "Until the appointment begins",
    retention: [{ keep: { hours: 0 }, due: ofAppointmentsBefore("waitlist_offers"), end: "delete" }],
    why: "So that one time is offered to one person once.",
  }),
  registerPersonalData({
    table: "waitlist_links",
    about: "patient",
    subject: ["appointment_id", "patient_id"],
    exported: ["start_time", "created_at"],
    erased: [],
    kept: ["tenant_id", "token_hash"],
    keptFor: "Until the appointment begins",
    retention: [{ keep: { hours: 0 }, due: ofAppointmentsBefore("waitlist_links"), end: "delete" }],
    why: "To decline an earlier time or leave the waitlist by the link in an email.",
  }),
];
