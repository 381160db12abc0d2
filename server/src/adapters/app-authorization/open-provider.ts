import { generateKeyPairSync } from "node:crypto";
import type { EventEmitter } from "node:events";
import { coversScope, readSystemScope, type SmartScope } from "@anteroom/domain/clinic/smart-scopes";
import Provider, { errors, type Adapter, type AdapterPayload, type KoaContextWithOIDC } from "oidc-provider";
import { hashOf } from "../../platform/crypto/secrets.ts";
import type { AppStore, PublicKeys, TokenEndpoint } from "../../ports/app-authorization.ts";

/** SMART Backend Services: a token lasts no longer, and neither does what an app signs to get one; in seconds. */
const longest = 300;
/** How far the clock of an app may be off, in seconds. */
const clockTolerance = 30;

/** The library wants a key for ID tokens, of which there are none. */
const unusedKey = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });

/** The token endpoint of a clinic by `oidc-provider`: `client_credentials` with `private_key_jwt`, and nothing else. */
export function openProvider(
  { url, resource, store }: TokenEndpoint,
  keysAt: (address: string) => Promise<PublicKeys>,
  report: (error: Error) => void,
): Provider {
  const { origin, pathname } = new URL(url);
  const off = { enabled: false };
  const provider = new Provider(origin, {
    adapter: (name) => adapterOf(name, store, keysAt),
    routes: { token: pathname },
    features: {
      clientCredentials: { enabled: true },
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
          const scope = grantedScope(oidc.params?.["scope"], client["app_scopes"] as readonly string[]);
          return { scope, accessTokenTTL: longest, accessTokenFormat: "opaque" };
        },
      },
    },
    extraClientMetadata: { properties: ["app_scopes", "app_jku"] },
    clientAuthMethods: ["private_key_jwt"],
    enabledJWA: { clientAuthSigningAlgValues: ["RS384", "ES384"] },
    clientDefaults: { id_token_signed_response_alg: "ES256" },
    jwks: { keys: [unusedKey] },
    responseTypes: [],
    scopes: [],
    clockTolerance,
    ttl: { ClientCredentials: longest },
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
  // Neither the scheme that a proxy took off nor another endpoint of the library: the address that the configuration names.
  provider.OIDCContext.prototype.clientJwtAuthExpectedAudience = () => new Set([url]);
  provider.on("server_error", (_, error) => report(error));
  (provider as EventEmitter).on("error", report);
  return provider;
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

/** What the library keeps, by the kinds that `client_credentials` takes; of a token its hash alone. */
function adapterOf(name: string, store: AppStore, keysAt: (address: string) => Promise<PublicKeys>): Adapter {
  const none = () => Promise.resolve(undefined);
  const adapter: Adapter = {
    find: none,
    findByUid: none,
    findByUserCode: none,
    consume: none,
    destroy: none,
    revokeByGrantId: none,
    upsert: () => Promise.reject(new Error(`Nothing of the kind ${name} is kept`)),
  };
  if (name === "Client") return { ...adapter, find: (id) => clientOf(id, store, keysAt) };
  if (name === "ReplayDetection")
    return {
      ...adapter,
      // Found by the row that is there already, so that of two at the same moment one is refused.
      upsert: async (id, _, seconds = 0) => {
        if (!(await store.useAssertion(hashOf(id), seconds * 1000)))
          throw new errors.InvalidClientAuth("used before");
      },
    };
  if (name === "ClientCredentials")
    return {
      ...adapter,
      upsert: async (id, { clientId = "", scope = "" }, seconds = 0) => {
        const token = { clientId, hash: hashOf(id), scopes: scope.split(" "), forMs: seconds * 1000 };
        if (!(await store.keepToken(token))) throw new errors.InvalidClientAuth("revoked");
      },
    };
  return adapter;
}

async function clientOf(
  id: string,
  store: AppStore,
  keysAt: (address: string) => Promise<PublicKeys>,
): Promise<AdapterPayload | undefined> {
  const app = await store.find(id);
  if (!app) return undefined;
  const { keys, scopes } = app;
  try {
    const known = typeof keys === "string" ? await keysAt(keys) : keys;
    return {
      client_id: id,
      token_endpoint_auth_method: "private_key_jwt",
      grant_types: ["client_credentials"],
      response_types: [],
      redirect_uris: [],
      jwks: { keys: known.map((key) => ({ ...key })) },
      app_scopes: [...scopes],
      ...(typeof keys === "string" ? { app_jku: keys } : {}),
    };
  } catch (cause) {
    throw new errors.InvalidClientAuth({ cause: cause as Error });
  }
}
