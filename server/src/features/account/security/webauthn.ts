import type { CreationOptions, RequestOptions } from "@anteroom/contract/account/passkeys";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import { originOf } from "../../../platform/http/addresses/origin.ts";

/** Most passkeys of one account. */
export const mostPasskeys = 10;
/** Most sign-in options for one network address in 15 minutes, because each stores a row. */
export const mostOptions = 60;
/** How long an authenticator may take to answer, in ms. */
export const passkeyTimeout = 5 * 60_000;

const algorithms = [-8, -7, -257];

type NewPasskey = {
  clinicName: string;
  host: string;
  account: {
    userName: string;
    displayName: string;
    /** Says nothing about the person once hashed. */ key: string;
  };
  known: readonly { credential_id: string }[];
};

/**
 * Returns the options to create a passkey for a host, discoverable and with user verification. The caller
 * stores their challenge.
 */
export async function passkeyOptions({
  clinicName,
  host,
  account,
  known,
}: NewPasskey): Promise<CreationOptions> {
  const options = await generateRegistrationOptions({
    rpName: clinicName,
    rpID: host,
    userName: account.userName,
    userDisplayName: account.displayName,
    userID: Uint8Array.from(hashOf(account.key)),
    timeout: passkeyTimeout,
    attestationType: "none",
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: algorithms,
  });
  return options as CreationOptions; // checked and trimmed to the contract on its way out
}

/** Returns the options to sign in with a passkey on a host: the same for everybody. The caller stores their challenge. */
export async function signInOptions(host: string): Promise<RequestOptions> {
  const { challenge } = await generateAuthenticationOptions({ rpID: host });
  return { challenge, rpId: host, timeout: passkeyTimeout, userVerification: "required" };
}

type Answer<Credential> = {
  config: Parameters<typeof originOf>[0];
  host: string;
  challenge: string;
  credential: Credential;
};
type Registration = Parameters<typeof verifyRegistrationResponse>[0]["response"];
type Assertion = Parameters<typeof verifyAuthenticationResponse>[0]["response"];

/**
 * Returns the columns of a new passkey, or null when the authenticator's answer does not fit challenge, origin
 * and host, or nobody was verified.
 */
export async function verifyNewPasskey({ config, host, challenge, credential }: Answer<unknown>) {
  const response = credential as Registration;
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: originOf(config, host),
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null); // it throws on whatever does not fit
  if (!verified?.verified) return null;
  const { credential: made, credentialBackedUp } = verified.registrationInfo;
  return {
    credential_id: made.id,
    public_key: Buffer.from(made.publicKey),
    counter: made.counter,
    transports: response.response.transports ?? [],
    is_backed_up: credentialBackedUp,
  };
}

/**
 * Returns the passkey's new counter, or null when the signature does not fit challenge, origin and host, nobody
 * was verified, or the counter went back.
 */
export async function verifySignature(
  { config, host, challenge, credential }: Answer<{ id: string }>,
  passkey: { public_key: Buffer; counter: number },
): Promise<number | null> {
  const verified = await verifyAuthenticationResponse({
    response: credential as Assertion,
    expectedChallenge: challenge,
    expectedOrigin: originOf(config, host),
    expectedRPID: host,
    credential: {
      id: credential.id,
      publicKey: Uint8Array.from(passkey.public_key),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => null); // it throws on whatever does not fit, a counter that went back included
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}
