import {
  passwordRenewalMailTokenKind,
  setPasswordTokenSpec,
} from "../../../shared/account/expired-password.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** Kinds of account tokens of this feature; `lifetime` in ms, missing where the issuer sets it. */
export const tokenKinds = {
  setPassword: setPasswordTokenSpec,
  /** Asks for the mail that renews an expired password. */
  renewal: { kind: passwordRenewalMailTokenKind },
  confirmSignUp: { kind: "confirm_sign_up", lifetime: day },
  logIn: { kind: "log_in", lifetime: 3 * day },
  invitationAuth: { kind: "invitation_auth", lifetime: 14 * day },
  invitation: { kind: "invitation", lifetime: 14 * day },
} as const;

/** How long the same browser may use a sign-in link again, in ms (issue 3.4). */
export const repeatWithin = minute;

/** Unconfirmed sign-ups are deleted after this time, in ms. */
export const signUpLifetime = tokenKinds.confirmSignUp.lifetime;
