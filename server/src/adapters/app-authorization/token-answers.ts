import type { AccessToken, Client, ClientCredentials, KoaContextWithOIDC, RefreshToken } from "oidc-provider";
import { hashOf } from "../../platform/crypto/secrets.ts";
import type { AppGrant, AppStore, TokenEndpoint } from "../../ports/app-authorization.ts";

/** Returns whether an app proves itself by nothing. */
export const isPublic = (client: Client): boolean => client.clientAuthMethod === "none";

/** Returns who signed in, as FHIR names them: the patient, or who acts for the patient. */
export const userOf = ({ patientId, allowedBy }: AppGrant, resource: string): string =>
  `${resource}/${patientId === allowedBy ? `Patient/${patientId}` : `RelatedPerson/account-${patientId}`}`;

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
 * Adds to a token of a patient what SMART App Launch asks for: `patient`, all granted scopes, and `fhirUser` where it
 * is introspected. A public client that introspects is refused, whatever the token.
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
  if (isIntrospection && grant.scopes.includes("fhirUser"))
    Object.assign(body, { fhirUser: userOf(grant, resource) });
}
