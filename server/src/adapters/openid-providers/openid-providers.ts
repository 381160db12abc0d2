import * as oidc from "openid-client";
import { publicFetch } from "../../platform/outgoing/public-fetch.ts";
import type { ProviderClient, ProviderRefusal, SignInProviders } from "../../ports/sign-in-providers.ts";

type Options = {
  /** Development: the provider may be a program on this machine. */
  allowsLocal: boolean;
  /** How long a provider may take for an answer, in ms. */
  patienceMs?: number;
};

/** What a provider says of itself is asked for again after so long, in ms. */
const knownFor = 10 * 60_000;
/** Providers that are remembered at most. */
const mostKnown = 500;

/**
 * OpenID Connect 1.0 through `openid-client`: authorization code with PKCE (S256), state and nonce. Verifies ID
 * tokens with the provider's keys. A provider's configuration is cached for ten minutes; `test` reads it anew.
 */
export function openidProviders({ allowsLocal, patienceMs = 8_000 }: Options): SignInProviders {
  const { canReach, fetch: fetchPublic } = publicFetch({ allowsLocal });
  const known = new Map<string, { configuration: Promise<oidc.Configuration>; until: number }>();

  const ask: oidc.CustomFetch = (url, { method, headers, body }) =>
    fetchPublic(url, {
      method,
      headers,
      ...(body === undefined || body === null ? {} : { body: textOf(body) }),
      patienceMs,
    });

  async function discover({ issuer, clientId, clientSecret }: ProviderClient): Promise<oidc.Configuration> {
    const configuration = await oidc.discovery(new URL(issuer), clientId, {}, secretBy(clientSecret), {
      [oidc.customFetch]: ask,
      ...(allowsLocal ? { execute: [oidc.allowInsecureRequests] } : {}),
    });
    configuration[oidc.customFetch] = ask;
    return configuration;
  }

  /** One request for many who begin at once; a failure is not remembered. */
  function configurationOf(client: ProviderClient): Promise<oidc.Configuration> {
    const key = JSON.stringify(client);
    const found = known.get(key);
    if (found && found.until > performance.now()) return found.configuration;
    const configuration = discover(client);
    if (known.size >= mostKnown) known.clear();
    known.set(key, { configuration, until: performance.now() + knownFor });
    configuration.catch(() => known.delete(key));
    return configuration;
  }

  return {
    canReach,
    async test(client) {
      known.delete(JSON.stringify(client));
      return configurationOf(client).then(
        () => true,
        () => false,
      );
    },
    async begin(client, redirectUri) {
      try {
        const configuration = await configurationOf(client);
        const pending = {
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          verifier: oidc.randomPKCECodeVerifier(),
        };
        const url = oidc.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: "openid email",
          state: pending.state,
          nonce: pending.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
          code_challenge_method: "S256",
        });
        // Where the provider says that its sign-in page is; the browser is sent to no other kind of address than the issuer's.
        return canReach(url.href) ? { url: url.href, pending } : null;
      } catch {
        return null;
      }
    },
    async finish(client, returnUrl, { state, nonce, verifier }) {
      try {
        const configuration = await configurationOf(client);
        const tokens = await oidc.authorizationCodeGrant(configuration, returnUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) return "refused";
        const facts =
          claims["email"] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
            ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
            : claims;
        const { email, email_verified: isVerified } = facts;
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: typeof email === "string" && isVerified === true ? email.trim().toLowerCase() : null,
        };
      } catch (error) {
        return refusalOf(error);
      }
    },
  };
}

/** In the body or in a header, whichever the provider takes; what OpenID Connect Discovery 1.0 has for those who do not say is the header. */
function secretBy(secret: string): oidc.ClientAuth {
  const [inBody, inHeader] = [oidc.ClientSecretPost(secret), oidc.ClientSecretBasic(secret)];
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const by = methods.includes("client_secret_basic") ? inHeader : inBody;
    return by(server, client, body, headers);
  };
}

/** Bodies here are forms. */
function textOf(body: oidc.FetchBody): string {
  if (typeof body === "string" || body instanceof URLSearchParams) return body.toString();
  throw new TypeError("A body that is no form");
}

/** How `openid-client` names an answer that is no answer, or none that came. */
const unreadable: ReadonlySet<string | undefined> = new Set([
  undefined,
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
]);

/** Whatever the provider or a check has said is a refusal; without an answer that can be read it is unavailable. */
function refusalOf(error: unknown): ProviderRefusal {
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError)
    return "refused";
  if (error instanceof oidc.ClientError) return unreadable.has(error.code) ? "unavailable" : "refused";
  return "unavailable";
}
