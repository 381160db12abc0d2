import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../../platform/privacy/personal-data.ts";

/** Personal data of this feature's tables (apps that patients connect): what is exported, erased and stored for how long. */
export const appPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "app_grants",
    about: "patient",
    subject: ["patient_id", "allowed_by"],
    exported: ["scopes", "allowed_at", "expires_at", "last_used_at"],
    erased: ["scopes"],
    retained: [
      "tenant_id",
      "id",
      "app_id",
      "code_hash",
      "code_challenge",
      "redirect_uri",
      "code_expires_at",
      "code_used_at",
      "token_hash",
      "token_expires_at",
      "nonce",
    ],
    retentionPeriod: "30 days after the app could last read",
    retention: [{ keep: { days: 30 }, due: (before) => sql`expires_at <= ${before}`, end: "delete" }],
    why: "The app reads what you allowed it to read.",
  }),
  registerPersonalData({
    table: "app_refresh_tokens",
    about: "patient",
    subject: ["grant_id"],
    exported: ["given_at", "used_at"],
    erased: ["token_hash"],
    retained: ["tenant_id"],
    retentionPeriod: "30 days after it was used, or as long as what you allowed the app",
    retention: [{ keep: { days: 30 }, due: (before) => sql`used_at <= ${before}`, end: "delete" }],
    why: "The app goes on reading without asking you each hour. The tokens themselves are not kept.",
  }),
];
