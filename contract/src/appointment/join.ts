import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { entity, Instant, text } from "../values.ts";

/**
 * Without access to the appointment, the answer reveals a time at most, never a name (D.90). A guest gets a right to
 * the waiting room, at most the 10 newest of an appointment. At most 5 wrong codes an hour from one network, and 30
 * openings an hour of one appointment.
 */
export const joinByCode = endpoint({
  method: "POST",
  path: "/join",
  summary:
    "Enters by an appointment's code: the caller's own appointment, or its waiting room as a guest; too early, returns when it opens",
  caller: "anyone",
  body: z.strictObject({ code: text(64) }),
  response: entity(
    z.object({
      /** The page to open; null while the call cannot be entered. */
      leads_to: z.nullable(z.string()),
      /** When the call opens; null once it is open. */
      opens_at: z.nullable(Instant),
      time_zone: z.string(),
    }),
  ),
  problems: ["appointment_code_invalid", "visit_over", "too_many_requests"],
});
