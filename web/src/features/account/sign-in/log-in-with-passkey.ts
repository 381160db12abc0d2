import { beginPasskeyLogIn, logInWithPasskey } from "@anteroom/contract/account/passkeys";
import { startAuthentication } from "@simplewebauthn/browser";
import type { Api, Failure } from "../../../platform/api.ts";

/** Signs in with a passkey of this clinic. Returns `unused` if the person cancels or has none. */
export async function signInWithPasskey(
  api: Api,
): Promise<{ token: string } | { failure: Failure } | "unused"> {
  const options = await api.call(beginPasskeyLogIn);
  if (!options.isOk) return { failure: options.failure };
  const credential = await startAuthentication({ optionsJSON: options.data.data.entity }).catch(() => null);
  if (credential === null) return "unused";
  const { id, rawId, type, response } = credential;
  const answer = await api.call(logInWithPasskey, {
    body: {
      credential: { id, rawId, type, clientExtensionResults: {}, response },
    },
  });
  return answer.isOk ? { token: answer.data.data.entity.token } : { failure: answer.failure };
}
