import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { NewPassword } from "./passwords.ts";
import { entity, Id, Instant, limits, PathId, text } from "../values.ts";

/** A token of a link, as the server created it. */
const LinkToken = z.string().check(z.regex(/^[\w-]{20,100}$/));
const Email = z.string().check(z.trim(), z.maxLength(limits.email), z.email());
const Session = entity(z.object({ token: z.string(), expires_at: Instant }));

/** Two fields of a clinic's records that its links fill in (S2.R05). */
const ClientNumber = text(40).check(z.regex(/^[\p{L}\p{N} ./-]*$/u));
const TaxNumber = text(20).check(z.regex(/^[\p{L}\p{N} ./-]*$/u));

/**
 * Stores the sign-up and mails a confirmation link, or to a known address that an account exists; creates no account.
 * Limited by email address and network; over the mail budget nothing is sent, without notice.
 */
export const signUp = endpoint({
  method: "POST",
  path: "/patients/auth/sign_up",
  summary:
    "Requests an account and mails the next step; the answer does not reveal whether an account exists.",
  caller: "anyone",
  status: 204,
  body: z.strictObject({
    name: text(limits.name).check(z.minLength(1)),
    email: Email,
    password: NewPassword,
    mgen_client_number: z.optional(ClientNumber),
    tax_number: z.optional(TaxNumber),
    terms_accepted: z.literal(true),
    /** The version that was shown. */
    terms_version: text(40).check(z.minLength(1)),
  }),
  problems: ["validation_failed", "weak_password", "terms_changed", "too_many_requests", "feature_off"],
});

/**
 * Consumes the link of a sign-up mail (valid for 24 hours). Also links appointments booked as a guest with the
 * address, and sets the device cookie. `link_not_valid` also where the address has an account meanwhile.
 */
export const confirmSignUp = endpoint({
  method: "POST",
  path: "/patients/auth/sign_up/confirm",
  summary: "Creates the account whose e-mail address the token confirms, and signs it in",
  caller: "anyone",
  body: z.strictObject({ token: LinkToken }),
  response: Session,
  problems: ["link_not_valid"],
});

/**
 * The request header that identifies the browser using a log-in link, so that it can repeat a log-in whose answer
 * was lost.
 */
export const browserKeyHeader = "x-browser-key";

/**
 * Also works at clinics with sign-in turned off. Ends the request's former session. `password_expired` and
 * `second_factor_required` use the token up.
 */
export const logInByToken = endpoint({
  method: "POST",
  path: "/patients/auth/login/token",
  summary: "Creates a session for the token of a log-in link; the same browser may repeat it for 60 seconds",
  caller: "anyone",
  headers: z.object({ [browserKeyHeader]: z.optional(z.string().check(z.regex(/^[\w-]{20,100}$/))) }),
  body: z.strictObject({ token: LinkToken }),
  response: Session,
  problems: ["link_not_valid", "password_expired", "second_factor_required"],
});

const Terms = z.object({
  version: z.string(),
  /** The address of the terms. */
  link: z.nullable(z.string()),
  /** Whether this patient has yet to accept them. */
  is_due: z.boolean(),
});

/**
 * `is_due` only where the clinic shows new terms, or the installation forces them, and this version is not accepted.
 */
export const getTerms = endpoint({
  method: "GET",
  path: "/patients/terms",
  summary: "Returns the terms in force, and whether the patient has yet to accept them",
  caller: "patient",
  response: entity(Terms),
});

/**
 * Audited the first time only; a repeat changes nothing. `terms_changed`: the version is not the clinic's current
 * one.
 */
export const agreeToTerms = endpoint({
  method: "POST",
  path: "/patients/terms",
  summary: "Records that the patient accepts this version of the terms",
  caller: "patient",
  status: 204,
  body: z.strictObject({ version: text(40).check(z.minLength(1)) }),
  problems: ["terms_changed"],
});

/**
 * Requires both tokens of the link, and consumes both; a weak password or changed terms consume none. Links
 * appointments booked as a guest with the address. Creates no session.
 */
export const acceptInvitation = endpoint({
  method: "POST",
  path: "/patients/invitations/accept",
  summary: "Creates an account for the patient whom the clinic has invited",
  caller: "anyone",
  status: 204,
  body: z.strictObject({
    auth_token: LinkToken,
    invitation_token: LinkToken,
    password: NewPassword,
    terms_accepted: z.literal(true),
    terms_version: text(40).check(z.minLength(1)),
  }),
  problems: ["weak_password", "link_not_valid", "terms_changed"],
});

const PatientParams = z.strictObject({ patient_id: PathId });

/**
 * Mails the invitation, which the answer has as a link too, valid for 14 days. `status_conflict`: the address has an
 * account, or the token is a doctor's.
 */
export const clinicInvite = endpoint({
  method: "POST",
  path: "/clinic/invitations",
  summary: "Creates a patient record and sends an invitation to create an account",
  caller: "clinic",
  scope: "patients:write",
  status: 201,
  body: z.strictObject({ name: text(limits.name).check(z.minLength(1)), email: Email }),
  response: entity(z.object({ patient_id: Id, link: z.string() })),
  problems: ["status_conflict"],
});

/**
 * The link is valid for 14 days. `status_conflict`: no e-mail address, or patient or address have an account.
 * `not_found` for removed and erased patients.
 */
export const clinicInvitePatient = endpoint({
  method: "POST",
  path: "/clinic/patients/{patient_id}/invitation",
  summary: "Sends a recorded patient an invitation to create an account",
  description:
    "For a patient with an e-mail address and without an account. After another call, earlier links still work beside the latest.",
  caller: "clinic",
  scope: "patients:write",
  status: 201,
  params: PatientParams,
  response: entity(z.object({ patient_id: Id, link: z.string() })),
  problems: ["not_found", "status_conflict"],
});

/**
 * Valid for 3 days; sends nothing, and earlier links stay valid. `not_found` for a doctor's token and patients
 * without an account.
 */
export const clinicLogInLink = endpoint({
  method: "POST",
  path: "/clinic/patients/{patient_id}/login_links",
  summary: "Creates a link that signs a patient in once, for a message of the clinic",
  caller: "clinic",
  scope: "patients:write",
  status: 201,
  params: PatientParams,
  response: entity(z.object({ link: z.string(), expires_at: Instant })),
  problems: ["not_found"],
});

/**
 * Replaces the stored number; another account that signed in with it no longer can. `not_found` for a doctor's token
 * and patients without an account.
 */
export const clinicConfirmTaxpayerNumber = endpoint({
  method: "PUT",
  path: "/clinic/patients/{patient_id}/taxpayer_number",
  summary:
    "Confirms the CPF of a patient's account, seen on a document: only that account of the clinic signs in with it",
  caller: "clinic",
  scope: "patients:write",
  status: 204,
  params: PatientParams,
  body: z.strictObject({ taxpayer_number: text(40).check(z.minLength(1)) }),
  problems: ["not_found"],
});

/**
 * Also invalidates pending links and codes; sends no mail. `not_found` for a doctor's token and patients without an
 * account.
 */
export const clinicExpirePassword = endpoint({
  method: "POST",
  path: "/clinic/patients/{patient_id}/password_expiry",
  summary: "Requires a new password from a patient, after a breach or a migration; ends every session (D.60)",
  caller: "clinic",
  scope: "patients:write",
  status: 204,
  params: PatientParams,
  problems: ["not_found"],
});
