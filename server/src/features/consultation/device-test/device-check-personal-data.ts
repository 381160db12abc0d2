import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../../platform/privacy/personal-data.ts";

/** Personal data of this feature's tables (device check): what is exported, erased and stored for how long. */
export const deviceCheckPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "device_checks",
    about: "patient or guest",
    subject: ["appointment_id"],
    exported: [
      "camera",
      "speaker",
      "microphone",
      "network",
      "relay",
      "round_trip_ms",
      "loss_percent",
      "kilobits",
      "browser",
      "system",
      "checked_at",
    ],
    erased: [],
    retained: ["tenant_id"],
    retentionPeriod: "90 days after the test",
    retention: [{ keep: { days: 90 }, due: (before) => sql`checked_at <= ${before}`, end: "delete" }],
    why: "So that the clinic can help before the visit where a camera, a microphone or the line does not work.",
  }),
];
