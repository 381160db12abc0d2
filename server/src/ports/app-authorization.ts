import type { JsonWebKey } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** A public key of RFC 7517, with the members that verifying takes. */
export type PublicKey = { kty: "RSA" | "EC"; kid: string } & Partial<
  Record<"use" | "alg" | "n" | "e" | "crv" | "x" | "y", string>
>;
/** The public keys of an app. */
export type PublicKeys = readonly PublicKey[];

/** An app as a token endpoint knows it. */
export type RegisteredApp = {
  clientId: string;
  /** What it may be given at most, as `system/Patient.rs`. */
  scopes: readonly string[];
  /** Its public keys, or the address where it publishes them. */
  keys: PublicKeys | string;
  /** Where patients who connect it are sent back to; empty: it acts for the clinic, by its keys. Then no keys are a public app. */
  redirectUris: readonly string[];
};

/** What a patient has allowed an app, as its code and its refresh tokens are exchanged for tokens. */
export type AppGrant = {
  id: string;
  clientId: string;
  /** Whose record it is, and who signed in and allowed it: the same, or who acts for the patient. */
  patientId: number;
  allowedBy: number;
  scopes: readonly string[];
  /** What the app wants to find in its ID token. */
  nonce: string | null;
  /** How long it is good yet, in ms; before the first token: how long it will be. */
  endsInMs: number;
  /** The challenge of PKCE, by S256. */
  challenge: string;
  redirectUri: string;
  isCodeUsed: boolean;
  /** For how long the code is good; less than 0: no longer. */
  codeForMs: number;
};

/** What the token endpoint of one clinic looks up and keeps. */
export type AppStore = {
  /** The key by which the clinic signs ID tokens (RS256), with its `kid`; null where it signs none. */
  idTokenKey: () => Promise<JsonWebKey | null>;
  find: (clientId: string) => Promise<RegisteredApp | null>;
  /** Returns whether an assertion is used for the first time on any server, and remembers it for `forMs`. */
  useAssertion: (hash: Buffer, forMs: number) => Promise<boolean>;
  /** Stores the token's hash. Returns false when the app was revoked meanwhile. */
  keepToken: (token: {
    clientId: string;
    hash: Buffer;
    scopes: readonly string[];
    forMs: number;
  }) => Promise<boolean>;
  /** The app of such a token that is good, and for how long it is. */
  ownerOfToken: (hash: Buffer) => Promise<{ clientId: string; forMs: number } | null>;
  endToken: (hash: Buffer) => Promise<void>;
  grantOfCode: (codeHash: Buffer) => Promise<AppGrant | null>;
  grantOfId: (id: string) => Promise<AppGrant | null>;
  /** Answers whether a code is used for the first time, on whatever server. */
  useCode: (codeHash: Buffer) => Promise<boolean>;
  /** What an access token that is good was given for. */
  grantOfToken: (tokenHash: Buffer) => Promise<AppGrant | null>;
  /** What a refresh token was given for, and whether it was used. */
  grantOfRefreshToken: (tokenHash: Buffer) => Promise<{ grant: AppGrant; isUsed: boolean } | null>;
  /** Answers whether a refresh token is used for the first time, on whatever server. */
  useRefreshToken: (tokenHash: Buffer) => Promise<boolean>;
  /** Answers whether the refresh token is kept: not where what was allowed has ended meanwhile. */
  keepRefreshToken: (token: { grantId: string; hash: Buffer }) => Promise<boolean>;
  /** Answers whether the token is kept: not where what was allowed has ended meanwhile. A later one takes the place of the first. */
  keepGrantToken: (token: {
    grantId: string;
    hash: Buffer;
    forMs: number;
    isRefreshed: boolean;
  }) => Promise<boolean>;
  endGrant: (id: string) => Promise<void>;
  /** Counts a request of an authenticated app. Returns the seconds to wait, or null. */
  wait: (clientId: string) => Promise<number | null>;
};

/** A token endpoint: the address that apps sign for, where they give tokens back, and the interface that tokens open. */
export type TokenEndpoint = {
  tenantId: number;
  url: string;
  revocationUrl: string;
  resource: string;
  store: AppStore;
};

/**
 * Gives tokens to apps that sign with a key of their own (`client_credentials`, RFC 7523), and for codes that
 * patients gave (RFC 7636), which can be refreshed and revoked (RFC 7009).
 */
export type AppAuthorization = {
  /** Whether an app may publish its keys at this address. */
  canReach: (url: string) => boolean;
  /** Reads a request for a token, or to revoke one, and answers it. */
  answer: (request: IncomingMessage, response: ServerResponse, endpoint: TokenEndpoint) => Promise<void>;
};
