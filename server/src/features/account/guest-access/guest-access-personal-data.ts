import { guestAccessDays } from "@anteroom/domain/call/call-guests";
import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../../platform/privacy/personal-data.ts";
import {
  guestsBetween,
  guestsOfClaimedBetween,
  type Window,
} from "../../../platform/privacy/retention-windows.ts";

const why = "So that a guest opens the own appointment on any device. Only hashes of the tokens are kept.";
const retentionPeriod = `${guestAccessDays} days after the visit`;

const mayHaveExpiredLink = (window: Window) =>
  window.after === null
    ? sql<boolean>`true`
    : sql<boolean>`(guest_links.tenant_id, guest_links.guest_id) in (
        ${guestsBetween(window)} union ${guestsOfClaimedBetween(window)})`;

const mayHaveExpiredSession = (window: Window) =>
  window.after === null
    ? sql<boolean>`true`
    : sql<boolean>`(guest_sessions.tenant_id, guest_sessions.guest_id) in (${guestsBetween(window)})`;

/** Personal data of this feature's tables (guest access): what is exported, erased and stored for how long. */
export const guestAccessPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "guest_links",
    about: "guest",
    subject: ["guest_id", "token_hash"],
    exported: ["created_at", "used_at"],
    erased: [],
    retained: ["tenant_id", "appointment_id"],
    retentionPeriod,
    retention: [
      {
        keep: { days: guestAccessDays },
        hasWindow: true,
        due: (before, after) => sql<boolean>`${mayHaveExpiredLink({ before, after })} and not exists (
          select 1 from appointments a where a.tenant_id = guest_links.tenant_id
            and (a.guest_id = guest_links.guest_id or a.id = guest_links.appointment_id) and a.end_time > ${before})`,
        end: "delete",
      },
    ],
    why,
  }),
  registerPersonalData({
    table: "guest_sessions",
    about: "guest",
    subject: ["guest_id", "token_hash"],
    exported: ["created_at"],
    erased: [],
    retained: ["tenant_id"],
    retentionPeriod,
    retention: [
      {
        keep: { days: guestAccessDays },
        hasWindow: true,
        due: (before, after) => sql<boolean>`${mayHaveExpiredSession({ before, after })} and not exists (
          select 1 from appointments a where a.tenant_id = guest_sessions.tenant_id and a.guest_id = guest_sessions.guest_id
            and a.end_time > ${before})`,
        end: "delete",
      },
    ],
    why,
  }),
];
