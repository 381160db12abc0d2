import { secondFactorDigits } from "@anteroom/domain/shared/constants";
import * as z from "zod/mini";
import { StaffRole } from "../administration/staff.ts";
import { endpoint } from "../endpoint.ts";
import { entity, Id, Instant, limits, text } from "../values.ts";

/**
 * The header that every request of the desk requires: protects against cross-site requests, which carry the cookie
 * but cannot set it.
 */
export const deskHeader = "x-anteroom-desk";

const SixDigits = z.string().check(z.regex(new RegExp(`^\\d{${secondFactorDigits}}$`)));
const Password = z.string().check(z.minLength(1), z.maxLength(limits.password));

/** Who has signed in at the desk, and what they may do there. */
const DeskSession = z.object({
  id: Id,
  name: z.string(),
  role: StaffRole,
  /** The doctor whom a doctor's account belongs to. */
  doctor_id: z.nullable(Id),
  has_second_factor: z.boolean(),
  /** Whether the session may do nothing before the authenticator app is set up. */
  lacks_factor: z.boolean(),
  expires_at: Instant,
});
export type DeskSession = z.infer<typeof DeskSession>;

export const signInAtDesk = endpoint({
  method: "POST",
  path: "/desk/sessions",
  summary: "Signs a staff member in; the session is a cookie that scripts cannot read",
  description:
    "When the answer is `second_factor_required` or `new_password_needed`, send the request again with the code or the new password.",
  caller: "anyone",
  headers: z.object({ [deskHeader]: z.literal("1") }),
  body: z.strictObject({
    email: text(limits.email).check(z.minLength(1)),
    password: Password,
    /** Of the authenticator app. */
    code: z.optional(SixDigits),
    /** In place of a one-time password. */
    new_password: z.optional(Password),
  }),
  status: 201,
  response: entity(DeskSession),
  problems: [
    "wrong_credentials",
    "wrong_code",
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

export const beginDeskTotp = endpoint({
  method: "POST",
  path: "/desk/totp",
  summary: "Creates a key for an authenticator app; it has no effect until a first code is confirmed",
  caller: "staff",
  response: entity(z.object({ secret: z.string(), uri: z.string() })),
  problems: ["status_conflict"],
});

export const confirmDeskTotp = endpoint({
  method: "POST",
  path: "/desk/totp/confirmation",
  summary: "Turns the authenticator app on with its first code",
  caller: "staff",
  body: z.strictObject({ code: SixDigits }),
  response: entity(DeskSession),
  problems: ["wrong_code", "too_many_requests", "status_conflict"],
});
