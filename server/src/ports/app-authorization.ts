import type { IncomingMessage, ServerResponse } from "node:http";

/** A public key of RFC 7517, with the members that verifying takes. */
export type PublicKey = { kty: "RSA" | "EC"; kid: string } & Partial<
  Record<"use" | "alg" | "n" | "e" | "crv" | "x" | "y", string>
>;
export type PublicKeys = readonly PublicKey[];

/** An app as a token endpoint knows it. */
export type RegisteredApp = {
  clientId: string;
  /** What it may be given at most, as `system/Patient.rs`. */
  scopes: readonly string[];
  /** Its public keys, or the address where it publishes them. */
  keys: PublicKeys | string;
};

/** What the token endpoint of one clinic looks up and keeps. */
export type AppStore = {
  find: (clientId: string) => Promise<RegisteredApp | null>;
  /** Answers whether an assertion is used for the first time, on whatever server. */
  useAssertion: (hash: Buffer, forMs: number) => Promise<boolean>;
  /** Answers whether the token is kept: not where the app was revoked meanwhile. */
  keepToken: (token: {
    clientId: string;
    hash: Buffer;
    scopes: readonly string[];
    forMs: number;
  }) => Promise<boolean>;
  /** In how many seconds an app that has proven who it is may ask again; null: now. */
  wait: (clientId: string) => Promise<number | null>;
};

/** A token endpoint: the address that apps sign for, and the interface that its tokens open. */
export type TokenEndpoint = { tenantId: number; url: string; resource: string; store: AppStore };

/** Gives tokens to apps that sign with a key of their own (OAuth 2 `client_credentials`, RFC 7523). */
export type AppAuthorization = {
  /** Whether an app may publish its keys at this address. */
  canReach: (url: string) => boolean;
  /** Reads a request for a token and answers it. */
  answer: (request: IncomingMessage, response: ServerResponse, endpoint: TokenEndpoint) => Promise<void>;
};
