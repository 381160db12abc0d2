import { beginPasskeyLogIn, logInWithPasskey } from "@anteroom/contract/account/passkeys";
import { startAuthentication } from "@simplewebauthn/browser";
import type { Api, Failure } from "../../../platform/api.ts";

/** Asks the device for a passkey of this clinic. `unused`: the person turned away, or there is none. */
export async function enterWithPasskey(
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
