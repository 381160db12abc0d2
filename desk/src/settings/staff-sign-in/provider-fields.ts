import type { BodyOf } from "@anteroom/client/operation";
import type { clinicSetSignInProvider } from "@anteroom/client/operations";
import type { SignInProvider } from "@anteroom/client/schemas";

/** What is entered of the clinic's OpenID provider. The secret is never read back. */
export type EnteredProvider = {
  name: string;
  issuer: string;
  clientId: string;
  secret: string;
  isEnabled: boolean;
};

/** A field that can be wrong. */
export type ProviderField = "name" | "issuer" | "client_id" | "client_secret";

/** Returns the form of the stored provider, or of a new one, which is enabled. The secret is empty. */
export function providerToForm(stored: SignInProvider | null): EnteredProvider {
  return {
    name: stored?.name ?? "",
    issuer: stored?.issuer ?? "",
    clientId: stored?.client_id ?? "",
    secret: "",
    isEnabled: stored?.is_enabled ?? true,
  };
}

/** Returns the request body of a form, trimmed; without a secret the stored one stays. */
export function providerBody(form: EnteredProvider): BodyOf<typeof clinicSetSignInProvider> {
  const secret = form.secret.trim();
  return {
    name: form.name.trim(),
    issuer: form.issuer.trim(),
    client_id: form.clientId.trim(),
    is_enabled: form.isEnabled,
    ...(secret === "" ? {} : { client_secret: secret }),
  };
}

const visible = /^[\u0021-\u007e]+$/;

/**
 * Returns what is wrong with a form before it is sent, by field: `missing`, `not_public` (no http or https URL),
 * `required` or `invalid`. A new provider, or another issuer, needs the secret.
 */
export function providerFaults(
  form: EnteredProvider,
  stored: SignInProvider | null,
): ReadonlyMap<ProviderField, string> {
  const { name, issuer, client_id: clientId, client_secret: secret } = providerBody(form);
  const faults = new Map<ProviderField, string>();
  if (name === "") faults.set("name", "missing");
  if (!/^https?:\/\/[^/\s]\S*$/.test(issuer)) faults.set("issuer", "not_public");
  if (!visible.test(clientId) || clientId.length > 255) faults.set("client_id", "missing");
  if (secret === undefined) {
    if (stored?.issuer !== issuer) faults.set("client_secret", "required");
  } else if (!visible.test(secret) || secret.length < 8 || secret.length > 500)
    faults.set("client_secret", "invalid");
  return faults;
}
