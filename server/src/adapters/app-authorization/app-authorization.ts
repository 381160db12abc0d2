import type { IncomingMessage, ServerResponse } from "node:http";
import { createRemoteJWKSet, customFetch } from "jose";
import { readPublicKeys } from "../../platform/crypto/public-keys.ts";
import { publicFetch } from "../../platform/outgoing/public-fetch.ts";
import type { AppAuthorization, PublicKeys } from "../../ports/app-authorization.ts";

type Options = {
  /** Development: an app may publish its keys on this machine. */
  allowsLocal: boolean;
  /** How long the address of an app's keys may take, in ms. */
  patienceMs?: number;
  report: (error: Error) => void;
};

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** An app's keys are asked for again after so long, in ms: what it took away counts no longer after that. */
const keysKnownFor = 60_000;
/** Endpoints and addresses of keys that are remembered at most. */
const mostKnown = 500;

/**
 * Answers the token, revocation and introspection endpoints of clinics with `oidc-provider`: `client_credentials` with
 * `private_key_jwt`, and codes and refresh tokens of patients' apps. Fetches apps' published keys from public https
 * URLs, and caches them for a minute.
 */
export function appAuthorization({ allowsLocal, patienceMs = 2_500, report }: Options): AppAuthorization {
  const { canReach, fetch: fetchPublic } = publicFetch({ allowsLocal });
  const handlers = new Map<string, Promise<Handle>>();
  const sets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

  /** The keys that stand at an address, no older than a minute; throws while they cannot be read. */
  async function keysAt(url: string): Promise<PublicKeys> {
    const set = remembered(sets, url, () =>
      createRemoteJWKSet(new URL(url), {
        cacheMaxAge: keysKnownFor,
        [customFetch]: (address, { method, headers }) =>
          fetchPublic(address, { method, headers: Object.fromEntries(headers), patienceMs }),
      }),
    );
    if (!set.fresh) await set.reload();
    return readPublicKeys(set.jwks()?.keys ?? []);
  }

  return {
    canReach,
    async answer(request, response, endpoint) {
      const signing = await endpoint.store.idTokenKey();
      const key = `${endpoint.tenantId} ${endpoint.url} ${String(signing?.["kid"])}`;
      const handle = await remembered(handlers, key, async () => {
        const { openProvider } = await import("./open-provider.ts"); // most clinics have no apps
        return openProvider({ ...endpoint, signing }, keysAt, report).callback();
      });
      await handle(request, response);
    },
  };
}

function remembered<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= mostKnown) known.clear();
  const made = make();
  known.set(key, made);
  return made;
}
