import type { AccessToken, Client, ClientCredentials, KoaContextWithOIDC, RefreshToken } from "oidc-provider";
import { hashOf } from "../../platform/crypto/secrets.ts";
import type { AppGrant, AppStore, LaunchContext, TokenEndpoint } from "../../ports/app-authorization.ts";

/** Returns whether a client is public: it authenticates without a key. */
export const isPublic = (client: Client): boolean => client.clientAuthMethod === "none";

/** Returns the `fhirUser` claim: the URL of who signed in; without a resource of theirs nothing. */
export const userOf = ({ user }: AppGrant, resource: string): { fhirUser?: string } =>
  user === null ? {} : { fhirUser: `${resource}/${user}` };

/**
 * Returns whether a client may learn about a token: the clinic's programs about every access token, a patient's app
 * with a key about its own. Nobody learns about refresh tokens, or tokens that FHIR refuses now. Sets the token's
 * expiry, because the grant that the library reads can end later.
 */
export async function mayIntrospect(
  client: Client,
  token: AccessToken | ClientCredentials | RefreshToken,
  store: Pick<AppStore, "timeOfToken">,
): Promise<boolean> {
  if (isPublic(client) || token.kind === "RefreshToken") return false;
  const isOfClinic = client.grantTypeAllowed("client_credentials");
  if (!isOfClinic && token.clientId !== client.clientId) return false;
  const forMs = await store.timeOfToken(hashOf(token.jti));
  if (forMs === null) return false;
  token.exp = Math.floor((Date.now() + forMs) / 1000);
  return true;
}

/**
 * Middleware that completes successful token and introspection answers for SMART App Launch. With a grant it
 * adds `patient` and all granted scopes, for an app that the desk opened the rest of its context, and `fhirUser` to
 * introspections. Removes `iat` from introspections, and
 * answers 401 when a public client introspects.
 */
export async function completeAnswer(
  ctx: KoaContextWithOIDC,
  next: () => Promise<unknown>,
  { store, resource }: Pick<TokenEndpoint, "store" | "resource">,
): Promise<void> {
  await next();
  if (ctx.status !== 200) return;
  const { oidc } = ctx;
  const isIntrospection = oidc?.route === "introspection";
  if (isIntrospection && oidc.client && isPublic(oidc.client)) {
    ctx.status = 401;
    ctx.body = { error: "invalid_client", error_description: "an app with a key is needed" };
    return;
  }
  const body = ctx.body as Record<string, unknown>;
  if (isIntrospection) {
    if (body["active"] !== true) return;
    delete body["iat"]; // the time of issue is not stored
  }
  const id = oidc?.entities.Grant?.jti;
  const grant = id === undefined ? null : await store.grantOfId(id);
  if (!grant) return;
  // The library names the scopes that open FHIR.
  Object.assign(body, { patient: String(grant.patientId), scope: grant.scopes.join(" ") });
  if (grant.launch) Object.assign(body, launchAnswer(grant.launch, resource));
  if (isIntrospection && grant.scopes.includes("fhirUser")) Object.assign(body, userOf(grant, resource));
}

/** The app is in a window of its own, where nothing else says whose record it shows. */
const launchAnswer = ({ encounter }: LaunchContext, resource: string) => ({
  encounter,
  need_patient_banner: true,
  smart_style_url: `${resource}/.well-known/smart-style.json`,
});
