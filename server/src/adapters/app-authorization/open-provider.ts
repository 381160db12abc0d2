import { generateKeyPairSync, type JsonWebKey } from "node:crypto";
import type { EventEmitter } from "node:events";
import { appTokenLifetime, launchScopes } from "@anteroom/domain/clinic/patient-app-scopes";
import { coversScope, readSystemScope, type SmartScope } from "@anteroom/domain/clinic/smart-scopes";
import Provider, { errors, type Grant, type JWK, type KoaContextWithOIDC } from "oidc-provider";
import { isOriginOf } from "../../platform/http/addresses/origin.ts";
import type { PublicKeys, TokenEndpoint } from "../../ports/app-authorization.ts";
import { completeAnswer, isPublic, mayIntrospect, userOf } from "./token-answers.ts";
import { storageOf } from "./provider-storage.ts";

/** SMART Backend Services: a token lasts no longer, and neither does what an app signs to get one; in seconds. */
const longest = 300;
/** An app that a patient connected reads for an hour with one token; in seconds. */
const readsFor = appTokenLifetime / 1000;
/** How far the clock of an app may be off, in seconds. */
const clockTolerance = 30;

/** The library wants a key, also where a clinic signs no ID tokens. */
const unusedKey = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });

/**
 * Creates the `oidc-provider` of a clinic with token, revocation and introspection endpoints: `client_credentials` with
 * `private_key_jwt` (tokens of five minutes), patients' codes with PKCE, and refresh tokens that work once. Patients'
 * tokens last at most an hour, and never longer than the grant. `keysAt` fetches the keys published at a URL.
 */
export function openProvider(
  {
    url,
    revocationUrl,
    introspectionUrl,
    resource,
    store,
    signing,
  }: TokenEndpoint & { signing: JsonWebKey | null },
  keysAt: (address: string) => Promise<PublicKeys>,
  report: (error: Error) => void,
): Provider {
  const { origin, pathname } = new URL(url);
  const off = { enabled: false };
  const provider = new Provider(origin, {
    adapter: (name) => storageOf(name, { store, resource }, keysAt),
    routes: {
      token: pathname,
      revocation: new URL(revocationUrl).pathname,
      introspection: new URL(introspectionUrl).pathname,
    },
    features: {
      clientCredentials: { enabled: true },
      revocation: {
        enabled: true,
        allowedPolicy: (_, client, token) => token.clientId === client.clientId,
      },
      introspection: {
        enabled: true,
        allowedPolicy: (_, client, token) => mayIntrospect(client, token, store),
      },
      devInteractions: off,
      userinfo: off,
      rpInitiatedLogout: off,
      pushedAuthorizationRequests: off,
      dPoP: off,
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        getResourceServerInfo: ({ oidc }, wanted, client) => {
          if (wanted !== resource) throw new errors.InvalidTarget();
          const grant = oidc.entities.Grant;
          if (grant) {
            const scope = grant.getResourceScope(resource);
            return { scope, accessTokenTTL: tokenSeconds(grant), accessTokenFormat: "opaque" };
          }
          const scope = grantedScope(oidc.params?.["scope"], client["app_scopes"] as readonly string[]);
          return { scope, accessTokenTTL: longest, accessTokenFormat: "opaque" };
        },
      },
    },
    extraClientMetadata: { properties: ["app_scopes", "app_jku"] },
    clientAuthMethods: ["private_key_jwt", "none"],
    enabledJWA: { clientAuthSigningAlgValues: ["RS384", "ES384"] },
    clientDefaults: { id_token_signed_response_alg: signing ? "RS256" : "ES256" },
    jwks: { keys: [(signing ?? unusedKey) as JWK] },
    responseTypes: ["code"],
    scopes: [...launchScopes],
    rotateRefreshToken: true,
    claims: { openid: ["sub"], fhirUser: ["fhirUser"] },
    findAccount: (ctx, accountId) => ({
      accountId,
      claims: async () => {
        const grant = await store.grantOfId(ctx.oidc.entities.Grant?.jti ?? "");
        return { sub: accountId, ...(grant ? userOf(grant, resource) : {}) };
      },
    }),
    clientBasedCORS: (_, pageOrigin, client) =>
      isPublic(client) && isOriginOf(pageOrigin, client.redirectUris ?? []),
    clockTolerance,
    ttl: { ClientCredentials: longest, AccessToken: readsFor, RefreshToken: readsFor, IdToken: readsFor },
    renderError: (ctx, out) => void (ctx.body = out),
    assertJwtClientAuthClaimsAndHeader: async (ctx, claims, header, client) => {
      const ends = Number(claims["exp"]);
      if (ends > Date.now() / 1000 + longest + clockTolerance)
        throw new errors.InvalidClientAuth("longer than five minutes");
      if (typeof header["kid"] !== "string") throw new errors.InvalidClientAuth("no kid");
      if (header["jku"] !== undefined && header["jku"] !== client["app_jku"])
        throw new errors.InvalidClientAuth("another jku");
      refuseTooMany(ctx, await store.wait(client.clientId));
    },
  });
  provider.use((ctx, next) => completeAnswer(ctx as KoaContextWithOIDC, next, { store, resource }));
  // Neither the scheme that a proxy took off nor another endpoint of the library: the address that the configuration names.
  provider.OIDCContext.prototype.clientJwtAuthExpectedAudience = () => new Set([url]);
  provider.on("server_error", (_, error) => report(error));
  (provider as EventEmitter).on("error", report);
  return provider;
}

/** A token ends with what was allowed at the latest. */
function tokenSeconds({ exp = 0 }: Grant): number {
  return Math.max(1, Math.min(readsFor, exp - Math.floor(Date.now() / 1000)));
}

function refuseTooMany(ctx: KoaContextWithOIDC, wait: number | null): void {
  if (wait === null) return;
  ctx.set("retry-after", String(wait));
  throw Object.assign(new errors.TemporarilyUnavailable("too many requests"), {
    status: 429,
    statusCode: 429,
  });
}

/** What was requested, if all of it is within what the app may have; throws otherwise. */
function grantedScope(wanted: unknown, held: readonly string[]): string {
  const most = held.map(readSystemScope).filter((scope): scope is SmartScope => scope !== null);
  const requested = typeof wanted === "string" ? wanted.split(" ").filter((one) => one !== "") : [];
  if (requested.length === 0) throw new errors.InvalidScope("a scope is needed", "");
  for (const one of requested) {
    const scope = readSystemScope(one);
    if (!scope || !coversScope(most, scope))
      throw new errors.InvalidScope("requested scope is not allowed", one);
  }
  return requested.join(" ");
}
