import type { clinicAddPatientApp } from "@anteroom/contract/administration/patient-apps";
import type { BodyOf } from "@anteroom/contract/endpoint";
import { isStrongKey, readPublicKeys } from "../../../platform/crypto/public-keys.ts";

/** An invalid field of a request: its `path`, such as `body.jwks.keys.0`, and the code of a `validation_failed` problem. */
export type Fault = { path: string; code: string };

type Keys = Pick<BodyOf<typeof clinicAddPatientApp>, "jwks" | "jwks_uri">;

/**
 * Returns the faults of an app's keys: `jwks` and `jwks_uri` together, a URL that `canReach` refuses (nothing is
 * fetched), or keys that are private, weak or share a `kid`. Empty without any keys: the caller decides whether
 * an app needs them.
 */
export function keyFaults({ jwks, jwks_uri: uri }: Keys, canReach: (url: string) => boolean): Fault[] {
  if (jwks !== null && uri !== null) return [{ path: "body.jwks", code: "one_of" }];
  if (uri !== null) return canReach(uri) ? [] : [{ path: "body.jwks_uri", code: "not_public" }];
  const keys = jwks?.keys ?? [];
  return keys.flatMap((key, index) => {
    const path = `body.jwks.keys.${index}`;
    if (key.d !== undefined) return [{ path, code: "private_key" }];
    if (keys.filter(({ kid }) => kid === key.kid).length > 1) return [{ path, code: "same_kid" }];
    return readPublicKeys([key]).every(isStrongKey) ? [] : [{ path, code: "weak_key" }];
  });
}
