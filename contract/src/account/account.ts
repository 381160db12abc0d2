import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Day, entity, Id, Instant, limits, Sex, text } from "../values.ts";

/** The patient's profile (spec §3), with the API's field names. */
export const Patient = z.object({
  id: Id,
  name: z.string(),
  email: z.nullable(z.string()),
  phone_country_code: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
  taxpayer_number: z.nullable(z.string()),
  birthdate: z.nullable(Day),
  sex: z.nullable(Sex),
  address: z.nullable(z.string()),
  parent_id: z.nullable(Id),
  time_zone: z.nullable(z.string()),
  language: z.nullable(z.string()),
  health_number: z.nullable(z.string()),
  insurer: z.nullable(z.string()),
  insurance_number: z.nullable(z.string()),
  policy_number: z.nullable(z.string()),
  wants_visit_mails: z.boolean(),
  wants_calendar_files: z.boolean(),
  /** How often the profile was changed; sent back with a change. */
  version: z.int(),
});
export type Patient = z.infer<typeof Patient>;

/** Input fields of every person, patient or dependent. */
export const personFields = {
  name: text(limits.name).check(z.minLength(1)),
  birthdate: z.nullable(Day),
  sex: z.nullable(Sex),
  /** As `+351`; required with a number. */
  phone_country_code: z.nullable(z.string().check(z.regex(/^\+[1-9]\d{0,3}$/))),
  phone_number: z.nullable(text(limits.phone)),
  taxpayer_number: z.nullable(text(limits.number)),
  address: z.nullable(text(limits.address)),
};

/** The token may be in the query of a link; the header takes precedence (D.10). */
const TokenQuery = z.strictObject({ token: z.optional(z.string().check(z.maxLength(512))) });

/**
 * Ends the request's former session and sets the device cookie. Tries are counted before the password is checked;
 * answer and time do not reveal whether an account exists. A CPF counts once the clinic has confirmed it.
 */
export const logIn = endpoint({
  method: "POST",
  path: "/patients/auth/login",
  summary:
    "Creates a session for a sign-in name (e-mail address, or CPF where the clinic allows it) and a password",
  caller: "anyone",
  body: z.strictObject({
    login: text(limits.email).check(z.minLength(1)),
    password: z.string().check(z.minLength(1), z.maxLength(limits.password)),
  }),
  response: entity(z.object({ token: z.string(), expires_at: Instant })),
  problems: [
    "wrong_credentials",
    "password_expired",
    "second_factor_required",
    "too_many_requests",
    "too_many_mails",
    "feature_off",
  ],
});

/** Ends this session only; others stay. */
export const logOut = endpoint({
  method: "POST",
  path: "/patients/auth/logout",
  summary: "Ends the session of the token",
  caller: "patient",
  status: 204,
});

/** Also stores the device's language and time zone and the time of use, when due. */
export const pingSession = endpoint({
  method: "GET",
  path: "/patients/auth/ping",
  summary:
    "Returns whether a token is valid: 204 or 401; `reason` is `password_changed`, `account_deleted`, `accounts_joined` or `revoked` where the session was ended elsewhere",
  caller: "anyone",
  query: TokenQuery,
  status: 204,
  problems: ["unauthenticated"],
});

/**
 * Also stores the device's language and time zone and the time of use, when due. The token comes from header or
 * query.
 */
export const getPatient = endpoint({
  method: "GET",
  path: "/patients",
  summary: "Returns the patient of the token",
  caller: "anyone",
  query: TokenQuery,
  response: z.object({ patient: Patient }),
  problems: ["unauthenticated"],
});
