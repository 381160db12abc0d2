/** A clinic's client at its own OpenID provider. */
export type ProviderClient = { issuer: string; clientId: string; clientSecret: string };

/** What has to be known again when the browser comes back; a secret of that browser. */
export type PendingSignIn = { state: string; nonce: string; verifier: string };

/** Whom the provider has signed in. `email` is null where it does not call it verified. */
export type ProviderIdentity = { issuer: string; subject: string; email: string | null };

/** `refused`: the provider or the person said no, or the answer belongs to another sign-in. */
export type ProviderRefusal = "unavailable" | "refused";

/** OpenID providers at which the people of clinics sign in. Nothing here rejects: whatever somebody else's server does is an outcome. */
export type SignInProviders = {
  /** Whether an issuer is one that may be asked: https, a public name. */
  canReach: (issuer: string) => boolean;
  /** Whether the provider describes itself as this issuer; what was known of it before is forgotten. */
  test: (client: ProviderClient) => Promise<boolean>;
  /** Where the browser has to go; null where the provider does not answer. */
  begin: (
    client: ProviderClient,
    redirectUri: string,
  ) => Promise<{ url: string; pending: PendingSignIn } | null>;
  /** Who has come back to `returnUrl`, the redirect URI with what the provider has added to it. */
  finish: (
    client: ProviderClient,
    returnUrl: URL,
    pending: PendingSignIn,
  ) => Promise<ProviderIdentity | ProviderRefusal>;
};
