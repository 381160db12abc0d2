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
  /** The most that it may be given, such as `system/Patient.rs`. */
  scopes: readonly string[];
  /** Its public keys, or the address where it publishes them. */
  keys: PublicKeys | string;
  /**
   * Redirect URIs of an app that patients connect; empty: it acts for the clinic. An app of patients without keys is
   * public.
   */
  redirectUris: readonly string[];
};

/**
 * What a patient has allowed an app, or a staff member who opened it at the desk, as needed to exchange its code and
 * refresh tokens for access tokens.
 */
export type AppGrant = {
  id: string;
  clientId: string;
  /** The patient whose record it opens. */
  patientId: number;
  /** Who signed in, as the claim `sub` names them: a patient's number, or `staff-` and a staff member's. */
  subject: string;
  /** The FHIR resource of who signed in, such as `Patient/12`; null for staff who are no doctors. */
  user: string | null;
  /** What SMART App Launch adds to the token's answer for an app that the desk opened; null for a patient's grant. */
  launch: LaunchContext | null;
  scopes: readonly string[];
  /** What the app wants to find in its ID token. */
  nonce: string | null;
  /** For how long it is still valid, in ms; before the first token, how long it will be. */
  endsInMs: number;
  /** The challenge of PKCE, by S256. */
  challenge: string;
  redirectUri: string;
  isCodeUsed: boolean;
  /** For how long its code is still valid, in ms; negative once it has expired. */
  codeForMs: number;
};

/** The context of an app that the desk opened, besides the patient. */
export type LaunchContext = {
  /** The Encounter's id. */
  encounter: string;
};

/** What the token endpoint of one clinic looks up and stores. Codes and tokens are passed as hashes. */
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
  /** Returns the app of a valid token, its scopes and its remaining time in ms, else null. */
  ownerOfToken: (
    hash: Buffer,
  ) => Promise<{ clientId: string; scopes: readonly string[]; forMs: number } | null>;
  /** Returns for how long an access token still opens the interface, in ms; null when it does not. */
  timeOfToken: (hash: Buffer) => Promise<number | null>;
  endToken: (hash: Buffer) => Promise<void>;
  grantOfCode: (codeHash: Buffer) => Promise<AppGrant | null>;
  grantOfId: (id: string) => Promise<AppGrant | null>;
  /** Marks a code as used. Returns true for the first use only, on any server. */
  useCode: (codeHash: Buffer) => Promise<boolean>;
  /** Returns what a valid access token was given for, else null. */
  grantOfToken: (tokenHash: Buffer) => Promise<AppGrant | null>;
  /** Returns what a refresh token was given for, and whether it was used. */
  grantOfRefreshToken: (tokenHash: Buffer) => Promise<{ grant: AppGrant; isUsed: boolean } | null>;
  /** Marks a refresh token as used. Returns true for the first use only, on any server. */
  useRefreshToken: (tokenHash: Buffer) => Promise<boolean>;
  /** Stores a refresh token. Returns false when the grant has ended meanwhile. */
  keepRefreshToken: (token: { grantId: string; hash: Buffer }) => Promise<boolean>;
  /** Stores an access token in place of the grant's earlier one. Returns false when the grant has ended meanwhile. */
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

/**
 * A token endpoint: the address that apps sign for, where they give tokens back and ask whether one is good, and the
 * interface that tokens open.
 */
export type TokenEndpoint = {
  tenantId: number;
  url: string;
  revocationUrl: string;
  introspectionUrl: string;
  resource: string;
  store: AppStore;
};

/**
 * Issues tokens to apps that sign with a key of their own (`client_credentials`, RFC 7523), and in exchange for the codes
 * of patients and of staff who opened an app at the desk (with PKCE, RFC 7636). Tokens can be revoked (RFC 7009) and
 * introspected (RFC 7662), those of patients also refreshed.
 */
export type AppAuthorization = {
  /** Whether an app may publish its keys at this address. */
  canReach: (url: string) => boolean;
  /** Answers a request for a token, or to revoke or introspect one, itself: nothing else may be sent. */
  answer: (request: IncomingMessage, response: ServerResponse, endpoint: TokenEndpoint) => Promise<void>;
};
