import { waitlistEntryDays } from "@anteroom/domain/booking/waitlist";
import { sql } from "kysely";
import {
  registerPersonalData,
  type PersonalData,
  type Retention,
} from "../../../platform/privacy/personal-data.ts";
import { ofAppointment } from "../../../platform/privacy/retention-windows.ts";

/** Rows of an appointment that has begun. */
const ofBegunAppointment = (table: "waitlist_entries" | "waitlist_links"): Retention => ({
  keep: { hours: 0 },
  hasWindow: true,
  due: ofAppointment(table, "start_time"),
  end: "delete",
});

/** Personal data of this feature's tables (waitlist): what is exported, erased and stored for how long. */
export const waitlistPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "waitlist_entries",
    about: "patient",
    subject: ["appointment_id", "patient_id", "attendee_id"],
    exported: ["doctor_id", "specialty", "joined_at", "before_time"],
    erased: [],
    retained: ["tenant_id", "id"],
    retentionPeriod: `Until the appointment begins; without one until the first time that was free, ${waitlistEntryDays} days at most`,
    retention: [
      ofBegunAppointment("waitlist_entries"),
      {
        keep: { days: waitlistEntryDays },
        due: (before) =>
          sql<boolean>`waitlist_entries.appointment_id is null and waitlist_entries.joined_at <= ${before}`,
        end: "delete",
      },
      {
        keep: { hours: 0 },
        due: (before) => sql<boolean>`waitlist_entries.before_time <= ${before}`,
        end: "delete",
      },
    ],
    why: "To offer an earlier time to whoever waits for one.",
  }),
  registerPersonalData({
    table: "waitlist_offers",
    about: "patient",
    subject: ["entry_id"],
    exported: ["doctor_id", "start_time", "created_at", "expires_at", "outcome"],
    erased: [],
    retained: ["tenant_id", "hold_id"],
    retentionPeriod: "As long as the person waits, and until the offered time begins at most",
    retention: [
      {
        keep: { hours: 0 },
        due: (before) => sql<boolean>`waitlist_offers.start_time <= ${before}`,
        end: "delete",
      },
    ],
    why: "So that one time is offered to one person once.",
  }),
  registerPersonalData({
    table: "waitlist_links",
    about: "patient",
    subject: ["appointment_id", "patient_id"],
    exported: ["start_time", "created_at"],
    erased: [],
    retained: ["tenant_id", "token_hash", "entry_id"],
    retentionPeriod: "Until the appointment begins; without one until the offered time begins",
    retention: [
      ofBegunAppointment("waitlist_links"),
      {
        keep: { hours: 0 },
        due: (before) =>
          sql<boolean>`waitlist_links.appointment_id is null and waitlist_links.start_time <= ${before}`,
        end: "delete",
      },
    ],
    why: "To decline an earlier time or leave the waitlist by the link in an email.",
  }),
];
