import { recordYears } from "@anteroom/domain/shared/lifetimes";
import { registerPersonalData, type PersonalData } from "../../../platform/privacy/personal-data.ts";
import { ofAppointment } from "../../../platform/privacy/retention-windows.ts";

/** Personal data of this feature's tables (message): what is exported, erased and stored for how long. */
export const messagePersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "messages",
    about: "patient or guest",
    subject: ["appointment_id"],
    exported: ["sender", "body", "sent_at", "delivered_at", "seen_at"],
    erased: ["body", "key"],
    retained: ["tenant_id", "id"],
    retentionPeriod: "10 years after the visit; all of it goes with the person",
    retention: [
      {
        keep: { years: recordYears },
        hasWindow: true,
        due: ofAppointment("messages", "end_time"),
        end: "delete",
      },
    ],
    why: "What patient and clinic tell each other about a visit is part of the health record.",
  }),
];
