import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { limits, text } from "../values.ts";

/** Any 1 to 128 characters; the server rejects weak passwords with a reason. */
export const NewPassword = z.string().check(z.minLength(1), z.maxLength(limits.password));
const LinkToken = z.string().check(z.regex(/^[\w-]{20,100}$/));

/** Queues the mail. A second request for a name within a minute is `email_just_sent`, with or without an account. */
export const recoverPassword = endpoint({
  method: "POST",
  path: "/patients/auth/password/recover",
  summary:
    "Requests a new password. Answer and response time do not reveal whether an account exists (D.59).",
  caller: "anyone",
  status: 204,
  body: z.strictObject({ login: text(limits.email).check(z.minLength(1)) }),
  problems: ["email_just_sent", "too_many_requests", "feature_off"],
});

/** `email_token` is that of a `password_expired` answer. */
export const resetPassword = endpoint({
  method: "POST",
  path: "/patients/auth/password/reset",
  summary: "Sends the mail that renews an expired password, once for each e-mail token",
  caller: "anyone",
  status: 204,
  body: z.strictObject({ email_token: LinkToken }),
  problems: ["link_not_valid", "too_many_mails"],
});

export const seePasswordLink = endpoint({
  method: "POST",
  path: "/patients/auth/password/see",
  summary: "Returns whether the link of a mail can still set a password; does not use up its token",
  caller: "anyone",
  status: 204,
  body: z.strictObject({ token: LinkToken }),
  problems: ["link_not_valid"],
});

/** Why a password is refused, in the field `reason` of `weak_password`. */
export const passwordReasons = ["too_short", "common", "personal"] as const;
/** One of `passwordReasons`. */
export type PasswordReason = (typeof passwordReasons)[number];

/**
 * Also invalidates pending links and codes, and mails the owner. With a token all sessions end and none is created; a
 * weak password does not use it up. Wrong current passwords are limited.
 */
export const setPassword = endpoint({
  method: "POST",
  path: "/patients/auth/password",
  summary:
    "Sets a password, with the token of a mail, or with a session and the current password (D.58). Ends every other session.",
  caller: "anyone",
  status: 204,
  body: z.union([
    z.strictObject({ token: LinkToken, password: NewPassword }),
    z.strictObject({
      current_password: z.string().check(z.minLength(1), z.maxLength(limits.password)),
      password: NewPassword,
    }),
  ]),
  problems: ["weak_password", "link_not_valid", "wrong_password", "unauthenticated", "too_many_requests"],
});
