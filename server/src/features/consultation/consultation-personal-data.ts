import { recordYears } from "@anteroom/domain/shared/lifetimes";
import { registerPersonalData, type PersonalData } from "../../platform/privacy/personal-data.ts";
import { ofAppointment } from "../../platform/privacy/retention-windows.ts";

/** Personal data of this feature's tables (consultation): what is exported, erased and stored for how long. */
export const consultationPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "visits",
    about: "patient or guest",
    subject: ["appointment_id"],
    exported: ["waiting_since", "doctor_joined_at", "ended_at", "expected_by", "away_since"],
    erased: [],
    retained: ["tenant_id"],
    rowStays: true,
    retentionPeriod: "10 years after the visit",
    retention: [
      {
        keep: { years: recordYears },
        hasWindow: true,
        due: ofAppointment("visits", "end_time"),
        end: "delete",
      },
    ],
    why: "It is part of the health record when somebody was seen. Sound and picture are never kept.",
  }),
];
