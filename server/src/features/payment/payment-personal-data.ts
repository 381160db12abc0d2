import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../platform/personal-data.ts";

export const paymentPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "payments",
    about: "patient or guest",
    subject: ["appointment_id"],
    exported: ["method", "reference", "amount_minor", "currency", "status", "created_at", "deadline"],
    erased: ["action_url"],
    kept: ["tenant_id", "id", "provider", "provider_reference", "last_word"],
    rowStays: true,
    keptFor: "10 years",
    retention: [{ keep: { years: 10 }, due: (before) => sql`created_at <= ${before}`, end: "delete" }],
    why: "Tax law asks for every payment. Card numbers never reach us.",
  }),
  registerPersonalData({
    table: "payment_events",
    about: "patient or guest",
    subject: ["payment_id"],
    exported: ["outcome", "result", "received_at"],
    erased: [],
    kept: ["tenant_id", "provider", "event_id"],
    rowStays: true,
    keptFor: "10 years",
    retention: [{ keep: { years: 10 }, due: (before) => sql`received_at <= ${before}`, end: "delete" }],
    why: "They prove what the payment provider has told, each thing once.",
  }),
];
