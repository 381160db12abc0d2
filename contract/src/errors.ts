import * as z from "zod/mini";

/**
 * Every error code of the API with its HTTP status. Codes are stable; their texts are in `content/messages` and the
 * web's catalogues.
 */
export const problemStatus = {
  validation_failed: 400,
  malformed_request: 400,
  unauthenticated: 401,
  password_expired: 401,
  weak_password: 400,
  new_password_needed: 401,
  link_not_valid: 410,
  appointment_in_account: 410,
  passcode_needed: 403,
  terms_changed: 409,
  wrong_credentials: 401,
  second_factor_required: 401,
  wrong_code: 401,
  challenge_expired: 401,
  wrong_password: 403,
  proof_needed: 403,
  passkey_refused: 401,
  last_factor: 409,
  provider_unavailable: 503,
  provider_refused: 401,
  no_desk_account: 403,
  provider_email_unconfirmed: 403,
  provider_account_missing: 403,
  provider_account_exists: 403,
  no_patient_account: 403,
  insufficient_scope: 403,
  not_found: 404,
  tenant_not_found: 404,
  method_not_allowed: 405,
  slot_taken: 409,
  slot_unavailable: 409,
  hold_limit: 429,
  hold_expired: 409,
  hold_extension_limit: 409,
  payment_not_possible: 409,
  payment_unavailable: 503,
  no_payment_methods: 409,
  payment_method_unavailable: 409,
  payment_reference_open: 409,
  payment_details_invalid: 422,
  payment_session_failed: 502,
  voucher_unknown: 404,
  voucher_expired: 409,
  voucher_used: 409,
  voucher_used_by_you: 409,
  unpaid_limit: 409,
  waitlist_limit: 409,
  appointment_overlap: 409,
  guest_booking_closed: 403,
  feature_off: 403,
  already_reviewed: 409,
  already_answered: 409,
  review_not_possible: 409,
  changed_elsewhere: 409,
  patient_details_missing: 409,
  care_not_confirmed: 409,
  visit_not_open: 409,
  visit_over: 409,
  messages_closed: 409,
  appointment_code_invalid: 404,
  too_many_guests: 409,
  visit_full: 409,
  status_conflict: 409,
  cost_changed: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  file_too_large: 413,
  file_kind_unknown: 415,
  file_limit: 409,
  files_closed: 409,
  too_many_requests: 429,
  too_many_codes: 429,
  too_many_today: 429,
  too_many_mails: 429,
  email_just_sent: 429,
  checker_unavailable: 503,
  internal: 500,
  unavailable: 503,
} as const;

/** An error code of the API. */
export type ProblemCode = keyof typeof problemStatus;

const problemCodes = Object.keys(problemStatus) as ProblemCode[];

/** Methods of a second factor: authenticator app, code by e-mail, recovery code; at the desk also a passkey. */
export const FactorMethod = z.enum(["totp", "email", "recovery", "passkey"]);
export type FactorMethod = z.infer<typeof FactorMethod>;

/** RFC 9457 problem details. `title` says what happened, `detail` what to do next, both in the requested language. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  detail: z.optional(z.string()),
  status: z.int(),
  code: z.enum(problemCodes as [ProblemCode, ...ProblemCode[]]),
  /** Names of the fields that were refused, as `body.symptoms`. */
  fields: z.optional(
    z.array(
      z.object({
        path: z.string(),
        code: z.string(),
        /** Where the value must be one of a list: what was sent, and the list. */
        value: z.optional(z.string()),
        known: z.optional(z.array(z.string())),
      }),
    ),
  ),
  /** Seconds after which it makes sense to try again. */
  retry_after: z.optional(z.int()),
  /** A code for a cause that clients must handle, as `password_expired`. */
  reason: z.optional(z.string()),
  /** For `password_expired`: the token that requests the mail for a new password. */
  email_token: z.optional(z.string()),
  /** For `second_factor_required`: the challenge to send back, the allowed methods, and where a code was sent. */
  challenge: z.optional(z.string()),
  methods: z.optional(z.array(FactorMethod)),
  sent_to: z.optional(z.string()),
  /** For `unpaid_limit`, `appointment_overlap` and `payment_reference_open`: the caller's conflicting appointment. */
  appointment_id: z.optional(z.int()),
  /** For `slot_taken` and `slot_unavailable`: the free times of the same doctor nearest to the wanted one. */
  alternatives: z.optional(z.array(z.object({ start_time: z.string(), end_time: z.string() }))),
});
export type Problem = z.infer<typeof Problem>;
