import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { entity, Instant, limits, text } from "../values.ts";

const Session = entity(z.object({ token: z.string(), expires_at: Instant }));

export const getProviderSignIn = endpoint({
  method: "GET",
  path: "/patients/auth/provider",
  summary: "Returns the clinic's own OpenID provider for patients",
  caller: "anyone",
  response: entity(
    z.object({
      /** As the button shows it; null without one. */
      provider: z.nullable(z.string()),
    }),
  ),
});

export const beginPatientProviderSignIn = endpoint({
  method: "POST",
  path: "/patients/auth/provider/sign_ins",
  summary: "Begins a sign-in at the clinic's own OpenID provider; returns the address to open",
  description:
    "A cookie binds the sign-in to this browser for ten minutes. The provider sends the browser back to `/login`.",
  caller: "anyone",
  status: 201,
  response: entity(z.object({ url: z.string() })),
  problems: ["provider_unavailable", "feature_off"],
});

/** The session does not count as recently authenticated; the request's former one ends. */
export const finishPatientProviderSignIn = endpoint({
  method: "POST",
  path: "/patients/auth/provider/sessions",
  summary: "Completes a sign-in at the clinic's own OpenID provider",
  description:
    "`provider_account_missing`: make an account with `/patients/auth/provider/accounts`. `provider_account_exists`: sign in to the account with this email address once, then call `/patients/provider_link`. Both within ten minutes, in the same browser.",
  caller: "anyone",
  body: z.strictObject({
    /** What the provider has added to the address, without the question mark. */
    answer: z.string().check(z.minLength(1), z.maxLength(8_000)),
  }),
  response: Session,
  problems: [
    "provider_unavailable",
    "provider_refused",
    "provider_email_unconfirmed",
    "provider_account_missing",
    "provider_account_exists",
    "no_patient_account",
    "second_factor_required",
    "too_many_requests",
    "feature_off",
  ],
});

/**
 * Within ten minutes after the sign-in at the provider, in the same browser. The account has no known password; its
 * owner may set one by e-mail.
 */
export const makeProviderAccount = endpoint({
  method: "POST",
  path: "/patients/auth/provider/accounts",
  summary: "Creates an account for the person whom the clinic's provider has just signed in",
  caller: "anyone",
  status: 201,
  body: z.strictObject({
    name: text(limits.name).check(z.minLength(1)),
    terms_accepted: z.literal(true),
    /** The version that was shown. */
    terms_version: text(40).check(z.minLength(1)),
  }),
  response: Session,
  problems: ["provider_refused", "provider_account_exists", "terms_changed", "feature_off"],
});

/**
 * Within ten minutes after the sign-in at the provider, in the same browser. Mails the owner. `proof_needed` without
 * recent authentication.
 */
export const linkProviderAccount = endpoint({
  method: "POST",
  path: "/patients/provider_link",
  summary: "Connects the signed-in account to the person whom the clinic's provider has just signed in",
  description: "The account must have the email address that the provider has confirmed.",
  caller: "patient",
  status: 204,
  problems: ["proof_needed", "provider_refused", "status_conflict"],
});
