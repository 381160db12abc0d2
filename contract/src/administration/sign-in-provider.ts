import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { entity, Instant, limits, text } from "../values.ts";

const facts = {
  /** What the button at the desk says: "Sign in with NAME". */
  name: text(60).check(z.minLength(1)),
  /** The provider's issuer identifier: https, a public name, exactly as its discovery document has it. */
  issuer: z.url({ protocol: /^https?$/ }).check(z.maxLength(limits.link)),
  client_id: z.string().check(z.regex(/^[\u0021-\u007e]{1,255}$/)),
  /** While it is not, everybody signs in with a password. */
  is_enabled: z.boolean(),
};

/** Where the clinic's people sign in with the account of their own organisation. */
const SignInProvider = z.object({
  ...facts,
  /** Of the secret: its last four characters, and since when it holds. */
  client_secret: z.object({ last_four: z.string(), set_at: Instant }),
  /** To be entered at the provider, for each host name of the clinic that people open the desk at. */
  redirect_uris: z.array(z.string()),
});
export type SignInProvider = z.infer<typeof SignInProvider>;

export const clinicGetSignInProvider = endpoint({
  method: "GET",
  path: "/clinic/sign_in_provider",
  summary: "The clinic's own OpenID provider for the people at its desk, without its secret",
  caller: "clinic",
  scope: "sign_in:read",
  response: entity(SignInProvider),
  problems: ["not_found"],
});

export const clinicSetSignInProvider = endpoint({
  method: "PUT",
  path: "/clinic/sign_in_provider",
  summary: "Lets the clinic's people sign in at the desk with the account of their own organisation",
  description:
    "OpenID Connect, authorization code with PKCE. Whoever signs in needs an account at the desk (`/clinic/staff`): the first time it is found by the email address, which the provider must call verified (`email_verified`), later by the provider's own id of the person. Passwords go on working. The provider decides about second factors; the authenticator app of the desk is not asked for. `client_secret` is kept encrypted and never shown; left out it stays, but for another issuer it is needed anew (`validation_failed` with `required`). `not_public`: the issuer is not https, or of a private network. Who sets the provider decides who comes in, so the token needs all that the desk's roles may do (`insufficient_scope`).",
  caller: "clinic",
  scope: "sign_in:write",
  body: z.strictObject({
    ...facts,
    client_secret: z.optional(
      z.string().check(z.minLength(8), z.maxLength(500), z.regex(/^[\u0021-\u007e]+$/)),
    ),
  }),
  response: entity(SignInProvider),
  problems: ["insufficient_scope"],
});

export const clinicTestSignInProvider = endpoint({
  method: "POST",
  path: "/clinic/sign_in_provider/test",
  summary: "Reads the provider's discovery document; says nothing about client id and secret",
  description: "`works`; `unavailable`: no answer that can be read, or of another issuer.",
  caller: "clinic",
  scope: "sign_in:write",
  response: entity(z.object({ outcome: z.enum(["works", "unavailable"]) })),
  problems: ["not_found"],
});

export const clinicRemoveSignInProvider = endpoint({
  method: "DELETE",
  path: "/clinic/sign_in_provider",
  summary: "Forgets the provider, its secret and who is who there; sessions that are open stay open",
  caller: "clinic",
  scope: "sign_in:write",
  status: 204,
  problems: ["not_found", "insufficient_scope"],
});
