import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { entity } from "../values.ts";
import { providerReplacesRule, ProviderSettings, SignInProvider } from "./sign-in-provider.ts";

export const clinicGetPatientProvider = endpoint({
  method: "GET",
  path: "/clinic/patient_sign_in_provider",
  summary: "Returns the clinic's OpenID provider for patients, without its secret",
  caller: "clinic",
  scope: "sign_in:read",
  response: entity(SignInProvider),
  problems: ["not_found"],
});

export const clinicSetPatientProvider = endpoint({
  method: "PUT",
  path: "/clinic/patient_sign_in_provider",
  summary: "Sets the clinic's OpenID provider, with which patients may sign in",
  description: `OpenID Connect, authorization code with PKCE. Later sign-ins match the provider's own id. The first one needs an email address that the provider reports as verified (\`email_verified\`): without an account here the person makes one, with their name and the terms; with one they sign in to it once, and the two are connected. Passwords and passkeys still work, and a second factor that a patient has turned on is still asked for. \`client_secret\` is stored encrypted and never shown. Left out it stays, but another issuer requires it again (\`validation_failed\` with \`required\`). \`not_public\`: the issuer is not https, or is in a private network. The provider decides who a patient is, so the token must have \`patients:write\` too (\`insufficient_scope\`). ${providerReplacesRule}`,
  caller: "clinic",
  scope: "sign_in:write",
  body: ProviderSettings,
  response: entity(SignInProvider),
  problems: ["insufficient_scope", "changed_elsewhere"],
});

export const clinicTestPatientProvider = endpoint({
  method: "POST",
  path: "/clinic/patient_sign_in_provider/test",
  summary: "Fetches the discovery document of the patients' provider; does not check client id and secret",
  description: "`works`; `unavailable`: no valid answer, or one of another issuer.",
  caller: "clinic",
  scope: "sign_in:write",
  response: entity(z.object({ outcome: z.enum(["works", "unavailable"]) })),
  problems: ["not_found"],
});

export const clinicRemovePatientProvider = endpoint({
  method: "DELETE",
  path: "/clinic/patient_sign_in_provider",
  summary: "Deletes the patients' provider, its secret and its links to accounts; open sessions stay open",
  caller: "clinic",
  scope: "sign_in:write",
  status: 204,
  problems: ["not_found", "insufficient_scope"],
});
