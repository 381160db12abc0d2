import { writeSystemScope } from "@anteroom/domain/clinic/smart-scopes";
import { servedInteractions } from "../rights.ts";

/** Where apps get their tokens, on each host of a clinic. */
export const tokenPath = "/oauth/token";

/** What SMART App Launch 2.2 has an app read first; what is not here does not exist: no launch, no patient who agrees. */
export function smartConfiguration(tokenUrl: string): Record<string, unknown> {
  return {
    token_endpoint: tokenUrl,
    grant_types_supported: ["client_credentials"],
    token_endpoint_auth_methods_supported: ["private_key_jwt"],
    token_endpoint_auth_signing_alg_values_supported: ["RS384", "ES384"],
    scopes_supported: [
      "system/*.rs",
      ...[...servedInteractions].map(([type, interactions]) => writeSystemScope({ type, interactions })),
    ],
    capabilities: ["client-confidential-asymmetric", "permission-v2"],
  };
}
