import { secondFactorDigits } from "@anteroom/domain/shared/constants";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { entity, Instant, limits } from "../values.ts";

const Challenge = z.string().check(z.minLength(20), z.maxLength(100));
const SixDigits = z.string().check(z.regex(new RegExp(`^\\d{${secondFactorDigits}}$`)));
/** Twelve characters of Crockford base 32, however they are grouped. */
const RecoveryCode = z.string().check(z.regex(/^[0-9A-Za-z -]{12,30}$/));

/**
 * The session counts as recently authenticated; the request's former one ends. A right code closes the challenge and
 * works once. Tries are counted before the code is checked.
 */
export const answerChallenge = endpoint({
  method: "POST",
  path: "/patients/auth/login/second_factor",
  summary: "Completes a sign-in with a second factor: creates a session for the challenge and a code",
  caller: "anyone",
  body: z.discriminatedUnion("method", [
    z.strictObject({ method: z.literal("totp"), challenge: Challenge, code: SixDigits }),
    z.strictObject({ method: z.literal("email"), challenge: Challenge, code: SixDigits }),
    z.strictObject({ method: z.literal("recovery"), challenge: Challenge, code: RecoveryCode }),
  ]),
  response: entity(z.object({ token: z.string(), expires_at: Instant })),
  problems: ["wrong_code", "challenge_expired", "too_many_requests", "too_many_codes"],
});

/** The masked address a code was sent to, and from when another one can be requested. */
const SentCode = z.object({ sent_to: z.string(), next_at: Instant });
/** The masked address to which a code was sent, and from when another one can be requested. */
export type SentCode = z.infer<typeof SentCode>;

/**
 * Never cached. `challenge_expired`: also where the account has no second factor by e-mail. `email_just_sent`: the
 * answer states the wait.
 */
export const sendChallengeCode = endpoint({
  method: "POST",
  path: "/patients/auth/login/second_factor/email_code",
  summary: "Sends a code of 6 digits to the patient's e-mail address; invalidates the previous one",
  caller: "anyone",
  body: z.strictObject({ challenge: Challenge }),
  response: entity(SentCode),
  problems: ["challenge_expired", "email_just_sent", "too_many_requests", "too_many_codes", "too_many_mails"],
});

/** A passkey, as its owner sees it. */
export const OwnPasskey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: Instant,
  last_used_at: z.nullable(Instant),
  is_backed_up: z.boolean(),
});
export type OwnPasskey = z.infer<typeof OwnPasskey>;

const Security = z.object({
  /** The masked address for codes by e-mail; null without one. */
  email: z.nullable(z.string()),
  totp_since: z.nullable(Instant),
  email_since: z.nullable(Instant),
  recovery_codes_left: z.int(),
  passkeys: z.array(OwnPasskey),
  /** Until when this session may change the account's security; null when the password is required first. */
  proven_until: z.nullable(Instant),
});
/** The second factors of an account; null or empty where one is not set up. */
export type Security = z.infer<typeof Security>;

export const getSecurity = endpoint({
  method: "GET",
  path: "/patients/security",
  summary: "Returns the second factors of the patient's account",
  caller: "patient",
  response: entity(Security),
});

/** Wrong guesses are limited as at sign-in. Not possible without a password. */
export const provePassword = endpoint({
  method: "POST",
  path: "/patients/security/proof",
  summary:
    "Confirms the password of this session, which may then change the account's security for ten minutes",
  caller: "patient",
  body: z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(limits.password)) }),
  response: entity(z.object({ proven_until: Instant })),
  problems: ["wrong_password", "too_many_requests"],
});

/** A further call replaces the key; `status_conflict` where an app is active. */
export const beginTotp = endpoint({
  method: "POST",
  path: "/patients/security/totp",
  summary: "Creates a key for an authenticator app; it has no effect until a first code is confirmed",
  caller: "patient",
  response: entity(z.object({ secret: z.string(), uri: z.string() })),
  problems: ["proof_needed", "status_conflict"],
});

/** Recovery codes are included only where there were none before, and only this once; else the list is empty. */
const Confirmed = z.object({ recovery_codes: z.array(z.string()) });

/** Invalidates pending links and codes, and mails the owner. */
export const confirmTotp = endpoint({
  method: "POST",
  path: "/patients/security/totp/confirmation",
  summary: "Turns the authenticator app on with its first code",
  caller: "patient",
  body: z.strictObject({ code: SixDigits }),
  response: entity(Confirmed),
  problems: ["proof_needed", "wrong_code", "too_many_requests", "too_many_codes", "status_conflict"],
});

/** Removes the recovery codes too where it was the last factor; mails the owner. Idempotent. */
export const removeTotp = endpoint({
  method: "DELETE",
  path: "/patients/security/totp",
  summary: "Turns the authenticator app off",
  caller: "patient",
  status: 204,
  problems: ["proof_needed"],
});

/** `status_conflict` where codes by e-mail are on already, or without an address. */
export const beginEmailFactor = endpoint({
  method: "POST",
  path: "/patients/security/email",
  summary: "Sends a first code to the patient's e-mail address",
  caller: "patient",
  response: entity(z.extend(SentCode, { challenge: z.string() })),
  problems: [
    "proof_needed",
    "email_just_sent",
    "too_many_requests",
    "too_many_codes",
    "too_many_mails",
    "status_conflict",
  ],
});

/** Invalidates pending links and codes, and mails the owner. */
export const confirmEmailFactor = endpoint({
  method: "POST",
  path: "/patients/security/email/confirmation",
  summary: "Turns codes by e-mail on with the first one",
  caller: "patient",
  body: z.strictObject({ challenge: Challenge, code: SixDigits }),
  response: entity(Confirmed),
  problems: ["proof_needed", "wrong_code", "challenge_expired", "too_many_requests", "too_many_codes"],
});

/** Removes the recovery codes too where it was the last factor; mails the owner. Idempotent. */
export const removeEmailFactor = endpoint({
  method: "DELETE",
  path: "/patients/security/email",
  summary: "Turns codes by e-mail off",
  caller: "patient",
  status: 204,
  problems: ["proof_needed"],
});

/** Mails the owner. `status_conflict` without a confirmed factor. */
export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/patients/security/recovery_codes",
  summary: "Creates ten recovery codes, returned only this once; invalidates the previous ones",
  caller: "patient",
  response: entity(Confirmed),
  problems: ["proof_needed", "status_conflict"],
});
