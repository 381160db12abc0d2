import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ContentVersion, replacesOrNothing, replacesRule } from "../replaces.ts";
import { entity, Instant, limits, text } from "../values.ts";

const providerFacts = {
  /** The name on the button: "Sign in with NAME". */
  name: text(60).check(z.minLength(1)),
  /** The provider's issuer identifier: https, a public name, exactly as its discovery document has it. */
  issuer: z.url({ protocol: /^https?$/ }).check(z.maxLength(limits.link)),
  client_id: z.string().check(z.regex(/^[\u0021-\u007e]{1,255}$/)),
  /** While it is not, everybody signs in with a password. */
  is_enabled: z.boolean(),
};

/** The OpenID provider with which the clinic's staff, or its patients, sign in. */
export const SignInProvider = z.object({
  /** Of what setting it replaces, the secret included. */
  version: ContentVersion,
  ...providerFacts,
  /** Of the secret: its last four characters, and since when it holds. */
  client_secret: z.object({ last_four: z.string(), set_at: Instant }),
  /** To be entered at the provider, for each host name of the clinic that people sign in at. */
  redirect_uris: z.array(z.string()),
});
export type SignInProvider = z.infer<typeof SignInProvider>;

/** A provider as it is set: without a secret, the former one stays. */
export const ProviderSettings = z.strictObject({
  ...providerFacts,
  client_secret: z.optional(
    z.string().check(z.minLength(8), z.maxLength(500), z.regex(/^[\u0021-\u007e]+$/)),
  ),
  replaces: replacesOrNothing,
});

/** What `replaces` of a provider does, for descriptions. */
export const providerReplacesRule = `${replacesRule} Without a provider there is none: \`null\`.`;

export const clinicGetSignInProvider = endpoint({
  method: "GET",
  path: "/clinic/sign_in_provider",
  summary: "Returns the clinic's OpenID provider for desk staff, without its secret",
  caller: "clinic",
  scope: "sign_in:read",
  response: entity(SignInProvider),
  problems: ["not_found"],
});

export const clinicSetSignInProvider = endpoint({
  method: "PUT",
  path: "/clinic/sign_in_provider",
  summary: "Sets the clinic's OpenID provider, with which desk staff sign in",
  description: `OpenID Connect, authorization code with PKCE. Whoever signs in must have an account at the desk (\`/clinic/staff\`): the first sign-in matches the email address, which the provider must report as verified (\`email_verified\`), later ones the provider's own id. Passwords still work. The provider decides about second factors; the desk's authenticator app is not asked for. \`client_secret\` is stored encrypted and never shown. Left out it stays, but another issuer requires it again (\`validation_failed\` with \`required\`). \`not_public\`: the issuer is not https, or is in a private network. The provider decides who can sign in, so the token must have every scope of the desk's roles (\`insufficient_scope\`); an administrator at the desk needs a password or passkey of the last ten minutes (\`proof_needed\`). ${providerReplacesRule}`,
  caller: "clinic",
  scope: "sign_in:write",
  body: ProviderSettings,
  response: entity(SignInProvider),
  problems: ["insufficient_scope", "proof_needed", "changed_elsewhere"],
});

export const clinicTestSignInProvider = endpoint({
  method: "POST",
  path: "/clinic/sign_in_provider/test",
  summary: "Fetches the provider's discovery document; does not check client id and secret",
  description: "`works`; `unavailable`: no valid answer, or one of another issuer.",
  caller: "clinic",
  scope: "sign_in:write",
  response: entity(z.object({ outcome: z.enum(["works", "unavailable"]) })),
  problems: ["not_found"],
});

export const clinicRemoveSignInProvider = endpoint({
  method: "DELETE",
  path: "/clinic/sign_in_provider",
  summary: "Deletes the provider, its secret and its links to accounts; open sessions stay open",
  description:
    "Needs the same as setting it: every scope of the desk's roles, or at the desk a recent password or passkey (`proof_needed`).",
  caller: "clinic",
  scope: "sign_in:write",
  status: 204,
  problems: ["not_found", "insufficient_scope", "proof_needed"],
});
