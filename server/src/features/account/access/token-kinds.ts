import {
  passwordRenewalMailTokenKind,
  setPasswordTokenSpec,
} from "../../../shared/account/expired-password.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** What the tokens of this journey open, and for how long, in ms. */
export const tokenKinds = {
  setPassword: setPasswordTokenSpec,
  /** Asks for the mail that renews an expired password. */
  renewal: { kind: passwordRenewalMailTokenKind },
  confirmSignUp: { kind: "confirm_sign_up", lifetime: day },
  logIn: { kind: "log_in", lifetime: 3 * day },
  invitationAuth: { kind: "invitation_auth", lifetime: 14 * day },
  invitation: { kind: "invitation", lifetime: 14 * day },
} as const;

/** For how long the browser that used a log-in link may repeat it, in ms (issue 3.4). */
export const repeatWithin = minute;

/** Abandoned sign-ups go after this time, in ms. */
export const signUpLifetime = tokenKinds.confirmSignUp.lifetime;
