import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { entity, Id, Instant, PathId, text } from "../values.ts";

/** Bytes in base64url, as WebAuthn's JSON forms carry them. */
const Bytes = z.string().check(z.regex(/^[\w-]*$/), z.maxLength(16_384));
const Descriptor = z.object({ id: Bytes, type: z.literal("public-key") });

/** What a browser needs to create a passkey. */
export const CreationOptions = z.object({
  challenge: Bytes,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: Bytes, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
});
export type CreationOptions = z.infer<typeof CreationOptions>;

/** What a browser needs to sign in with a passkey. */
export const RequestOptions = z.object({
  challenge: Bytes,
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal("required"),
});
export type RequestOptions = z.infer<typeof RequestOptions>;

/** What every browser adds as it likes; nothing of it is used. */
const extras = {
  id: Bytes,
  rawId: Bytes,
  type: z.literal("public-key"),
  authenticatorAttachment: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  clientExtensionResults: z.record(z.string().check(z.maxLength(40)), z.unknown()),
};

/** A new passkey, as the browser returns it. */
export const Registration = z.strictObject({
  ...extras,
  response: z.strictObject({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    authenticatorData: z.optional(Bytes),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
    publicKeyAlgorithm: z.optional(z.int()),
    publicKey: z.optional(Bytes),
  }),
});
export type Registration = z.infer<typeof Registration>;

/** A passkey's signature, as the browser returns it. */
export const Assertion = z.strictObject({
  ...extras,
  response: z.strictObject({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: z.optional(z.nullable(Bytes)),
  }),
});
export type Assertion = z.infer<typeof Assertion>;

/** The name that its owner gives a passkey. */
export const PasskeyName = text(60).check(z.minLength(1));

/**
 * The passkey works on this host name only. Stores a challenge for 5 minutes. `proof_needed` without recent
 * authentication.
 */
export const beginPasskey = endpoint({
  method: "POST",
  path: "/patients/passkeys/options",
  summary: "Returns the options for creating a passkey for this clinic",
  description: "An account has at most 10 passkeys; `status_conflict` beyond that.",
  caller: "patient",
  response: entity(CreationOptions),
  problems: ["proof_needed", "status_conflict"],
});

/**
 * Invalidates pending links and codes, and mails the owner. `status_conflict` for a known passkey; `passkey_refused`
 * where it does not fit the challenge.
 */
export const registerPasskey = endpoint({
  method: "POST",
  path: "/patients/passkeys",
  summary: "Stores a passkey that the browser has created",
  caller: "patient",
  status: 201,
  body: z.strictObject({ name: PasskeyName, credential: Registration }),
  response: entity(z.object({ id: Id })),
  problems: ["proof_needed", "passkey_refused", "status_conflict"],
});

/** Mails nobody: the name opens nothing. `proof_needed` without recent authentication. */
export const renamePasskey = endpoint({
  method: "PUT",
  path: "/patients/passkeys/{passkey_id}",
  summary: "Gives a passkey another name",
  caller: "patient",
  params: z.strictObject({ passkey_id: PathId }),
  body: z.strictObject({ name: PasskeyName }),
  status: 204,
  problems: ["proof_needed", "not_found"],
});

/** Mails the owner. Sessions stay. `proof_needed` without recent authentication. */
export const removePasskey = endpoint({
  method: "DELETE",
  path: "/patients/passkeys/{passkey_id}",
  summary: "Removes a passkey",
  caller: "patient",
  params: z.strictObject({ passkey_id: PathId }),
  status: 204,
  problems: ["proof_needed", "not_found"],
});

/** Stores a challenge for 5 minutes. At most 60 of one network address in 15 minutes. */
export const beginPasskeyLogIn = endpoint({
  method: "POST",
  path: "/patients/auth/passkey/options",
  summary: "Returns the options for signing in by passkey; the same for everybody",
  caller: "anyone",
  response: entity(RequestOptions),
  problems: ["feature_off", "too_many_requests"],
});

/**
 * The session counts as recently authenticated; the request's former one ends. A wrong answer uses up the challenge
 * too.
 */
export const logInWithPasskey = endpoint({
  method: "POST",
  path: "/patients/auth/passkey",
  summary: "Creates a session for a passkey's signature; requires no further factor",
  caller: "anyone",
  body: z.strictObject({ credential: Assertion }),
  response: entity(z.object({ token: z.string(), expires_at: Instant })),
  problems: ["passkey_refused", "feature_off", "too_many_requests"],
});
