import type { proveOtherByPasskey } from "@anteroom/contract/account/join-accounts";
import { beginPasskeyLogIn, logInWithPasskey } from "@anteroom/contract/account/passkeys";
import type { Api, Failure } from "../../../platform/api.ts";
import { signWithPasskey } from "../../../platform/passkeys.ts";

/** Where a passkey’s signature is sent: to sign in, or to prove another account. */
export type PasskeySignIn = typeof logInWithPasskey | typeof proveOtherByPasskey;

/**
 * Signs in with a passkey: asks the server for a challenge, the browser for a signature, then the server for
 * a session token. Does not begin the session. `unused`: cancelled, ended by `signal`, none there, or a
 * browser without passkeys.
 */
export async function signInWithPasskey(
  api: Api,
  signal: AbortSignal,
  shape: PasskeySignIn = logInWithPasskey,
): Promise<{ token: string } | { failure: Failure } | "unused"> {
  const options = await api.call(beginPasskeyLogIn);
  if (!options.isOk) return { failure: options.failure };
  const credential = await signWithPasskey(options.data.data.entity, signal);
  if (typeof credential === "string") return "unused";
  const answer = await api.call(shape, { body: { credential } });
  return answer.isOk ? { token: answer.data.data.entity.token } : { failure: answer.failure };
}
