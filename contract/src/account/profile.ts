import * as z from "zod/mini";
import { Patient, personFields } from "./account.ts";
import { endpoint } from "../endpoint.ts";
import { collection, Day, entity, Id, Instant, limits, PathId, Sex, text } from "../values.ts";

/** The number of changes the form was filled from: another number means that another window has saved since. */
const Version = z.int().check(z.positive(), z.lte(2_147_483_647));
/**
 * `version` as it was read. Does not change the e-mail address. A changed CPF no longer signs in until the clinic
 * confirms it.
 */
export const saveProfile = endpoint({
  method: "PUT",
  path: "/patients",
  summary: "Replaces the patient's profile",
  caller: "patient",
  body: z.strictObject({
    version: Version,
    ...personFields,
    birthdate: Day,
    health_number: z.nullable(text(limits.number)),
    time_zone: z.nullable(z.string().check(z.maxLength(64))),
    language: z.nullable(z.string().check(z.maxLength(5))),
  }),
  response: z.object({ patient: Patient }),
  problems: ["feature_off", "changed_elsewhere", "validation_failed"],
});

/** Overwrites without a version. Mails about security are sent in any case. */
export const saveNotifications = endpoint({
  method: "PUT",
  path: "/patients/notifications",
  summary: "Sets which mails about appointments the patient receives",
  caller: "patient",
  body: z.strictObject({ wants_visit_mails: z.boolean(), wants_calendar_files: z.boolean() }),
  response: entity(Patient),
  problems: ["feature_off"],
});

/**
 * Known values are not changed. `care_not_confirmed` where the dependent would turn out to be an adult without
 * consent.
 */
export const completePatient = endpoint({
  method: "POST",
  path: "/patients/details/{patient_id}",
  summary: "Sets date of birth and sex of the patient or a dependent where they are missing",
  caller: "patient",
  params: z.strictObject({ patient_id: PathId }),
  body: z.strictObject({ birthdate: Day, sex: Sex }),
  status: 204,
  problems: ["not_found", "validation_failed", "care_not_confirmed"],
});

/** A device with a session; `device` is browser and system, as `firefox android`, null when unknown. */
export const SignedInDevice = z.object({
  id: Id,
  device: z.nullable(z.string()),
  created_at: Instant,
  last_used_at: Instant,
  is_current: z.boolean(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

/** Ended, expired and idle sessions are left out. */
export const listSessions = endpoint({
  method: "GET",
  path: "/patients/sessions",
  summary: "Lists the devices where the patient is signed in, this one first",
  caller: "patient",
  response: collection(SignedInDevice),
});

/**
 * Also invalidates pending links and codes of the account, and ends the session's realtime connections. It may be
 * this one.
 */
export const endSession = endpoint({
  method: "DELETE",
  path: "/patients/sessions/{session_id}",
  summary: "Signs one device out",
  caller: "patient",
  params: z.strictObject({ session_id: PathId }),
  status: 204,
  problems: ["not_found"],
});

/** Also invalidates pending links and codes of the account, and ends the realtime connections of these sessions. */
export const endOtherSessions = endpoint({
  method: "DELETE",
  path: "/patients/sessions",
  summary: "Signs out every device but this one",
  caller: "patient",
  status: 204,
});

const LinkToken = z.string().check(z.regex(/^[\w-]{20,100}$/));

/**
 * Mails a link, valid for an hour, to the new address, and invalidates an earlier one. Does not reveal whether the
 * address is in use. Wrong passwords are limited.
 */
export const changeEmail = endpoint({
  method: "POST",
  path: "/patients/email",
  summary: "Requests another e-mail address; it takes effect once the link sent there is confirmed",
  caller: "patient",
  body: z.strictObject({
    email: z.email().check(z.maxLength(limits.email)),
    current_password: z.string().check(z.minLength(1), z.maxLength(limits.password)),
  }),
  status: 204,
  problems: ["feature_off", "wrong_password", "too_many_requests", "too_many_mails"],
});

/**
 * Consumes the link and invalidates all other links of the account; mails the former address a link that undoes it.
 * `link_not_valid` also where another account uses the address.
 */
export const confirmEmail = endpoint({
  method: "POST",
  path: "/patients/email/confirm",
  summary: "Makes the e-mail address of the token the account's address, for mails and for signing in",
  caller: "anyone",
  body: z.strictObject({ token: LinkToken }),
  status: 204,
  problems: ["link_not_valid"],
});

/**
 * Possible for 7 days after the change. Also removes second factors and passkeys that were added since it was
 * requested, expires the password and invalidates pending links and codes.
 */
export const undoEmail = endpoint({
  method: "POST",
  path: "/patients/email/undo",
  summary:
    "Restores the e-mail address that the token was sent to, signs every device out, and returns a token for setting a new password",
  caller: "anyone",
  body: z.strictObject({ token: LinkToken }),
  response: entity(z.object({ reset_token: z.string() })),
  problems: ["link_not_valid"],
});
