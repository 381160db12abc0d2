import type {
  Assertion,
  CreationOptions,
  Registration,
  RequestOptions,
} from "@anteroom/contract/account/passkeys";
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from "@simplewebauthn/browser";

/**
 * `unused`: cancelled, timed out, or any other failure of the device; `unsupported`: this browser has no
 * passkeys.
 */
export type NoPasskey = "unused" | "unsupported";

/**
 * Asks the person through the browser for a new passkey and returns it in the contract's shape. `known`: the
 * device already has one of this account. Never rejects.
 */
export async function createPasskey(options: CreationOptions): Promise<Registration | NoPasskey | "known"> {
  if (!browserSupportsWebAuthn()) return "unsupported";
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
    };
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
    return isKnown ? "known" : "unused";
  }
}

/**
 * Asks the browser to sign in with a passkey, and returns its signature in the contract's shape. Never rejects. `signal` ends the
 * question, as if it were cancelled.
 */
export async function signWithPasskey(
  options: RequestOptions,
  signal?: AbortSignal,
): Promise<Assertion | NoPasskey> {
  if (!browserSupportsWebAuthn()) return "unsupported";
  if (signal?.aborted) return "unused";
  const cancel = () => WebAuthnAbortService.cancelCeremony();
  signal?.addEventListener("abort", cancel);
  const credential = await startAuthentication({ optionsJSON: options }).catch(() => null);
  signal?.removeEventListener("abort", cancel);
  if (credential === null) return "unused";
  const { id, rawId, type, response } = credential;
  return { id, rawId, type, clientExtensionResults: {}, response };
}
