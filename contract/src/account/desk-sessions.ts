import { secondFactorDigits } from "@anteroom/domain/shared/constants";
import * as z from "zod/mini";
import { StaffRole } from "../administration/staff.ts";
import { endpoint } from "../endpoint.ts";
import { entity, Id, Instant, limits, text } from "../values.ts";
import { Assertion, RequestOptions } from "./passkeys.ts";

/**
 * The header that every request of the desk requires: protects against cross-site requests, which carry the cookie
 * but cannot set it.
 */
export const deskHeader = "x-anteroom-desk";

const SixDigits = z.string().check(z.regex(new RegExp(`^\\d{${secondFactorDigits}}$`)));
const Password = z.string().check(z.minLength(1), z.maxLength(limits.password));

/** Who has signed in at the desk, and what they may do there. */
export const DeskSession = z.object({
  id: Id,
  name: z.string(),
  role: StaffRole,
  /** The doctor whom a doctor's account belongs to. */
  doctor_id: z.nullable(Id),
  /** Whether the account has an authenticator app or a passkey. */
  has_second_factor: z.boolean(),
  /** Whether the session may do nothing before an authenticator app or a passkey is set up. */
  lacks_factor: z.boolean(),
  expires_at: Instant,
});
export type DeskSession = z.infer<typeof DeskSession>;

/**
 * Ends the browser's former session. Tries are counted first. In production an account without a second factor gets a
 * session that may only set one up (`lacks_factor`).
 */
export const signInAtDesk = endpoint({
  method: "POST",
  path: "/desk/sessions",
  summary: "Signs a staff member in; the session is a cookie that scripts cannot read",
  description:
    "When the answer is `second_factor_required` or `new_password_needed`, send the request again with the code, the passkey or the new password. `methods` names what the account has; the options for a passkey are those of `/desk/passkey_sign_ins`.",
  caller: "anyone",
  headers: z.object({ [deskHeader]: z.literal("1") }),
  body: z.strictObject({
    email: text(limits.email).check(z.minLength(1)),
    password: Password,
    /** Of the authenticator app. */
    code: z.optional(SixDigits),
    /** In place of the code. */
    passkey: z.optional(Assertion),
    /** In place of a one-time password. */
    new_password: z.optional(Password),
  }),
  status: 201,
  response: entity(DeskSession),
  problems: [
    "wrong_credentials",
    "wrong_code",
    "passkey_refused",
    "second_factor_required",
    "new_password_needed",
    "weak_password",
    "too_many_requests",
    "feature_off",
  ],
});

export const getDeskSignIn = endpoint({
  method: "GET",
  path: "/desk/sign_in",
  summary: "Returns the ways to sign in at the desk besides a password",
  caller: "anyone",
  response: entity(
    z.object({
      /** The name of the clinic's own OpenID provider, as the button shows it; null without one. */
      provider: z.nullable(z.string()),
    }),
  ),
});

export const beginProviderSignIn = endpoint({
  method: "POST",
  path: "/desk/provider_sign_ins",
  summary: "Begins a sign-in at the clinic's own OpenID provider; returns the address to open",
  description:
    "A cookie binds the sign-in to this browser for ten minutes. The provider sends the browser back to `/desk/sign-in`.",
  caller: "anyone",
  headers: z.object({ [deskHeader]: z.literal("1") }),
  status: 201,
  response: entity(z.object({ url: z.string() })),
  problems: ["provider_unavailable", "feature_off"],
});

/**
 * Ends the browser's former session; requires no second factor. The first sign-in links the account by its verified
 * e-mail address. `no_desk_account` for unknown people.
 */
export const finishProviderSignIn = endpoint({
  method: "POST",
  path: "/desk/provider_sessions",
  summary: "Completes a sign-in at the clinic's own OpenID provider",
  caller: "anyone",
  headers: z.object({ [deskHeader]: z.literal("1") }),
  body: z.strictObject({
    /** What the provider has added to the address, without the question mark. */
    answer: z.string().check(z.minLength(1), z.maxLength(8_000)),
  }),
  status: 201,
  response: entity(DeskSession),
  problems: [
    "provider_unavailable",
    "provider_refused",
    "no_desk_account",
    "too_many_requests",
    "feature_off",
  ],
});

/** Stores a challenge for 5 minutes. At most 60 of one network address in 15 minutes. */
export const beginDeskPasskeySignIn = endpoint({
  method: "POST",
  path: "/desk/passkey_sign_ins",
  summary: "Returns the options for signing in at the desk by passkey; the same for everybody",
  caller: "anyone",
  headers: z.object({ [deskHeader]: z.literal("1") }),
  status: 201,
  response: entity(RequestOptions),
  problems: ["too_many_requests", "feature_off"],
});

/** Ends the browser's former session. A wrong answer uses up the challenge too. */
export const signInAtDeskWithPasskey = endpoint({
  method: "POST",
  path: "/desk/passkey_sessions",
  summary: "Signs a staff member in with a passkey alone; requires neither password nor code",
  caller: "anyone",
  headers: z.object({ [deskHeader]: z.literal("1") }),
  body: z.strictObject({ credential: Assertion }),
  status: 201,
  response: entity(DeskSession),
  problems: ["passkey_refused", "feature_off"],
});

export const getDeskSession = endpoint({
  method: "GET",
  path: "/desk/session",
  summary: "Returns who is signed in at the desk",
  caller: "staff",
  response: entity(DeskSession),
});

export const signOutOfDesk = endpoint({
  method: "DELETE",
  path: "/desk/session",
  summary: "Ends the session and the realtime connections that it opened",
  caller: "staff",
  status: 204,
});

/** A further call replaces the key; `status_conflict` where an app is active. */
export const beginDeskTotp = endpoint({
  method: "POST",
  path: "/desk/totp",
  summary: "Creates a key for an authenticator app; it has no effect until a first code is confirmed",
  caller: "staff",
  response: entity(z.object({ secret: z.string(), uri: z.string() })),
  problems: ["proof_needed", "status_conflict"],
});

/**
 * Lifts the limit of a session that lacked a second factor, and ends the account's other sessions without one. Tries
 * are limited.
 */
export const confirmDeskTotp = endpoint({
  method: "POST",
  path: "/desk/totp/confirmation",
  summary: "Turns the authenticator app on with its first code",
  caller: "staff",
  body: z.strictObject({ code: SixDigits }),
  response: entity(DeskSession),
  problems: ["proof_needed", "wrong_code", "too_many_codes", "status_conflict"],
});
