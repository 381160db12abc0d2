/** A clinic's OpenID client registration at its provider. */
export type ProviderClient = { issuer: string; clientId: string; clientSecret: string };

/** State of a sign-in that must be known when the browser returns. It is a secret of that browser. */
export type PendingSignIn = { state: string; nonce: string; verifier: string };

/** The person whom the provider has signed in. `email` is null when the provider has not verified it. */
export type ProviderIdentity = { issuer: string; subject: string; email: string | null };

/** `refused`: the provider or the person declined, or the answer belongs to another sign-in. */
export type ProviderRefusal = "unavailable" | "refused";

/** OpenID providers of clinics. Nothing here rejects: failures of the provider are return values. */
export type SignInProviders = {
  /** Returns whether the issuer may be requested: https and a public host name. */
  canReach: (issuer: string) => boolean;
  /** Returns whether the provider's metadata names this issuer. Clears the cached metadata first. */
  test: (client: ProviderClient) => Promise<boolean>;
  /** Returns the URL to which the browser goes; null when the provider does not answer. */
  begin: (
    client: ProviderClient,
    redirectUri: string,
  ) => Promise<{ url: string; pending: PendingSignIn } | null>;
  /** Verifies the returned sign-in. `returnUrl` is the redirect URI with the provider's parameters. */
  finish: (
    client: ProviderClient,
    returnUrl: URL,
    pending: PendingSignIn,
  ) => Promise<ProviderIdentity | ProviderRefusal>;
};
