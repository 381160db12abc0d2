import { readPatientScope } from "@anteroom/domain/clinic/smart-scopes";
import { errors, type Adapter, type AdapterPayload } from "oidc-provider";
import { hashOf } from "../../platform/crypto/secrets.ts";
import type { AppGrant, AppStore, PublicKeys, TokenEndpoint } from "../../ports/app-authorization.ts";

/**
 * Returns the storage of one model of `oidc-provider`; codes and tokens are stored as hashes. A code or refresh token
 * that is used twice ends its grant. For other models finding returns undefined and storing rejects.
 */
export function storageOf(
  name: string,
  { store, resource }: Pick<TokenEndpoint, "store" | "resource">,
  keysAt: (address: string) => Promise<PublicKeys>,
): Adapter {
  const none = () => Promise.resolve(undefined);
  const adapter: Adapter = {
    find: none,
    findByUid: none,
    findByUserCode: none,
    consume: none,
    destroy: none,
    revokeByGrantId: none, // what was allowed goes as a whole, and its code and token with it
    upsert: () => Promise.reject(new Error(`Nothing of the kind ${name} is kept`)),
  };
  if (name === "Client") return { ...adapter, find: (id) => clientOf(id, store, keysAt) };
  return { ...adapter, ...kindsOfPatientApps(name, { store, resource }), ...kindsOfClinicApps(name, store) };
}

type Storage = Pick<TokenEndpoint, "store" | "resource">;

function kindsOfPatientApps(name: string, { store, resource }: Storage): Partial<Adapter> {
  /** Of two at the same moment one finds the row used: then nothing that was given for it is good. */
  const endOf = async (grant: AppGrant | null | undefined) => {
    if (grant) await store.endGrant(grant.id);
    throw new errors.InvalidGrant("used before");
  };
  if (name === "Grant")
    return {
      find: async (id) => grantPayload(await store.grantOfId(id), resource),
      destroy: (id) => store.endGrant(id),
    };
  if (name === "AuthorizationCode")
    return {
      find: async (code) => codePayload(await store.grantOfCode(hashOf(code)), code, resource),
      consume: async (code) => {
        if (!(await store.useCode(hashOf(code)))) await endOf(await store.grantOfCode(hashOf(code)));
      },
    };
  if (name === "AccessToken")
    return {
      find: async (id) => {
        const grant = await store.grantOfToken(hashOf(id));
        return grant ? { ...givenFor(grant, id, resource), kind: "AccessToken" } : undefined;
      },
      // Whoever gives it back wants nothing more of it.
      destroy: async (id) => {
        const grant = await store.grantOfToken(hashOf(id));
        if (grant) await store.endGrant(grant.id);
      },
      upsert: async (id, { grantId = "", gty = "" }, seconds = 0) => {
        const isRefreshed = gty.endsWith("refresh_token");
        const token = { grantId, hash: hashOf(id), forMs: seconds * 1000, isRefreshed };
        if (!(await store.keepGrantToken(token))) throw new errors.InvalidGrant("ended meanwhile");
      },
    };
  if (name === "RefreshToken")
    return {
      find: async (id) => {
        const found = await store.grantOfRefreshToken(hashOf(id));
        if (!found) return undefined;
        return {
          ...givenFor(found.grant, id, resource),
          kind: "RefreshToken",
          gty: "authorization_code",
          ...(found.isUsed ? { consumed: secondsFrom(0) } : {}),
        };
      },
      consume: async (id) => {
        if (!(await store.useRefreshToken(hashOf(id))))
          await endOf((await store.grantOfRefreshToken(hashOf(id)))?.grant);
      },
      upsert: async (id, { grantId = "" }) => {
        if (!(await store.keepRefreshToken({ grantId, hash: hashOf(id) })))
          throw new errors.InvalidGrant("ended meanwhile");
      },
    };
  return {};
}

function kindsOfClinicApps(name: string, store: AppStore): Partial<Adapter> {
  if (name === "ReplayDetection")
    return {
      // Found by the row that is there already, so that of two at the same moment one is refused.
      upsert: async (id, _, seconds = 0) => {
        if (!(await store.useAssertion(hashOf(id), seconds * 1000)))
          throw new errors.InvalidClientAuth("used before");
      },
    };
  if (name === "ClientCredentials")
    return {
      find: async (id) => {
        const owner = await store.ownerOfToken(hashOf(id));
        return owner
          ? {
              jti: id,
              kind: name,
              iat: secondsFrom(0),
              exp: secondsFrom(owner.forMs),
              clientId: owner.clientId,
              scope: owner.scopes.join(" "),
            }
          : undefined;
      },
      destroy: (id) => store.endToken(hashOf(id)),
      upsert: async (id, { clientId = "", scope = "" }, seconds = 0) => {
        const token = { clientId, hash: hashOf(id), scopes: scope.split(" "), forMs: seconds * 1000 };
        if (!(await store.keepToken(token))) throw new errors.InvalidClientAuth("revoked");
      },
    };
  return {};
}

const secondsFrom = (ms: number) => Math.floor((Date.now() + ms) / 1000);
const isOfFhir = (scope: string) => readPatientScope(scope) !== null;

function grantPayload(grant: AppGrant | null, resource: string): AdapterPayload | undefined {
  if (!grant) return undefined;
  const { id, clientId, subject, scopes, endsInMs } = grant;
  return {
    jti: id,
    kind: "Grant",
    iat: secondsFrom(0),
    exp: secondsFrom(endsInMs),
    accountId: subject,
    clientId,
    resources: { [resource]: scopes.filter(isOfFhir).join(" ") },
    openid: { scope: scopes.filter((scope) => !isOfFhir(scope)).join(" ") },
  };
}

/** What codes and tokens have of what they were given for. */
function givenFor(grant: AppGrant, jti: string, resource: string): AdapterPayload {
  const { id, clientId, subject, scopes, nonce, endsInMs } = grant;
  return {
    jti,
    iat: secondsFrom(0),
    exp: secondsFrom(endsInMs),
    accountId: subject,
    clientId,
    grantId: id,
    scope: scopes.join(" "),
    resource,
    ...(nonce === null ? {} : { nonce }),
  };
}

function codePayload(grant: AppGrant | null, code: string, resource: string): AdapterPayload | undefined {
  if (!grant) return undefined;
  const { challenge, redirectUri, isCodeUsed, codeForMs } = grant;
  return {
    ...givenFor(grant, code, resource),
    kind: "AuthorizationCode",
    exp: secondsFrom(codeForMs),
    redirectUri,
    codeChallenge: challenge,
    codeChallengeMethod: "S256",
    ...(isCodeUsed ? { consumed: secondsFrom(0) } : {}),
  };
}

async function clientOf(
  id: string,
  store: AppStore,
  keysAt: (address: string) => Promise<PublicKeys>,
): Promise<AdapterPayload | undefined> {
  const app = await store.find(id);
  if (!app) return undefined;
  const { keys, scopes, redirectUris } = app;
  const isOfPatients = redirectUris.length > 0;
  const way = isOfPatients
    ? {
        client_id: id,
        application_type: "native",
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        redirect_uris: [...redirectUris],
      }
    : { client_id: id, grant_types: ["client_credentials"], response_types: [], redirect_uris: [] };
  if (isOfPatients && typeof keys !== "string" && keys.length === 0)
    return { ...way, token_endpoint_auth_method: "none" } as AdapterPayload;
  try {
    const known = typeof keys === "string" ? await keysAt(keys) : keys;
    return {
      ...way,
      token_endpoint_auth_method: "private_key_jwt",
      jwks: { keys: known.map((key) => ({ ...key })) },
      app_scopes: [...scopes],
      ...(typeof keys === "string" ? { app_jku: keys } : {}),
    } as AdapterPayload;
  } catch (cause) {
    throw new errors.InvalidClientAuth({ cause: cause as Error });
  }
}
