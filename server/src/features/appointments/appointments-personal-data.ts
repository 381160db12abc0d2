import { registerPersonalData, type PersonalData } from "../../platform/personal-data.ts";

export const appointmentsPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "reviews",
    about: "patient or guest",
    subject: ["appointment_id"],
    exported: ["rating", "comment", "created_at"],
    erased: ["comment"],
    kept: ["tenant_id"],
    keptFor: "As long as the doctor works at the clinic",
    why: "The stars are part of the doctor's rating; the words go with the person.",
  }),
];
