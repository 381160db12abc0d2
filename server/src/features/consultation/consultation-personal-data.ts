import { registerPersonalData, type PersonalData } from "../../platform/personal-data.ts";

export const consultationPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "visits",
    about: "patient or guest",
    subject: ["appointment_id"],
    exported: ["waiting_since", "doctor_joined_at", "ended_at"],
    erased: [],
    kept: ["tenant_id"],
    keptFor: "10 years after the visit",
    why: "It is part of the health record when somebody was seen. Sound and picture are never kept.",
  }),
];
