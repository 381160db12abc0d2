import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Day, Id, Instant, text } from "../values.ts";

/** The id of the last entry of the page before. */
const Cursor = z.string().check(z.regex(/^[1-9]\d{0,14}$/));
const Name = text(120).check(z.minLength(1));

/** An entry of the audit log. It contains ids only, never a name or a value. */
export const AuditEntry = z.object({
  id: Id,
  at: Instant,
  /** Who, as `staff/7`, `patient/12` or `clinic/` and the label of a token. */
  actor: z.string(),
  /** The patient, where another person acted for them. */
  on_behalf_of: z.nullable(Id),
  /** What, as `appointment.canceled`. */
  action: z.string(),
  /** About what, as `appointment/12`. */
  object: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Days are those of the clinic's time zone. */
export const clinicListAudit = endpoint({
  method: "GET",
  path: "/clinic/audit",
  summary: "Lists the clinic's audit log, newest first, by page; all filters given must match",
  description: "`to` is included. This request is logged as well.",
  caller: "clinic",
  scope: "audit:read",
  query: z.strictObject({
    from: z.optional(Day),
    to: z.optional(Day),
    /** Exactly as the log names them. */
    actor: z.optional(Name),
    action: z.optional(Name),
    object: z.optional(Name),
    limit: z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|1\d\d|200)$/))),
    /** `next_cursor` of the page before. */
    cursor: z.optional(Cursor),
  }),
  response: z.object({
    data: z.object({
      collection: z.array(AuditEntry),
      /** The cursor of the next page; null on the last. */
      next_cursor: z.nullable(Cursor),
    }),
  }),
});
