import { deskLaunchScope, launchScopes } from "@anteroom/domain/clinic/patient-app-scopes";
import { writeSystemScope } from "@anteroom/domain/clinic/smart-scopes";
import { servedInteractions } from "../rights.ts";

/** Path of the OAuth token endpoint, on each host of a clinic. */
export const tokenPath = "/oauth/token";
/** Path of the OAuth token revocation endpoint, on each host of a clinic. */
export const revocationPath = "/oauth/revoke";
/** Path of the OAuth token introspection endpoint, on each host of a clinic. */
export const introspectionPath = "/oauth/introspect";
/** Path of the OAuth authorization endpoint, on each host of a clinic. */
export const authorizationPath = "/oauth/authorize";

/** Path of the JWK set that verifies ID tokens, on each host of a clinic. */
export const keysPath = "/oauth/jwks";

/** Returns the OpenID Connect Discovery document: `smartConfiguration` with ID tokens (RS256), without userinfo. */
export function openidConfiguration(origin: string): Record<string, unknown> {
  return {
    ...smartConfiguration(origin),
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    claims_supported: ["sub", "fhirUser"],
  };
}

/**
 * Returns the SMART App Launch 2.2 configuration document: backend services, apps that patients connect by
 * themselves (standalone), and apps that the desk opens (EHR launch). `origin` is the clinic's, such as `https://clinic.example`, without a slash at the end.
 */
export function smartConfiguration(origin: string): Record<string, unknown> {
  return {
    authorization_endpoint: origin + authorizationPath,
    token_endpoint: origin + tokenPath,
    revocation_endpoint: origin + revocationPath,
    introspection_endpoint: origin + introspectionPath,
    introspection_endpoint_auth_methods_supported: ["private_key_jwt"],
    introspection_endpoint_auth_signing_alg_values_supported: ["RS384", "ES384"],
    grant_types_supported: ["authorization_code", "refresh_token", "client_credentials"],
    response_types_supported: ["code"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    issuer: origin,
    jwks_uri: origin + keysPath,
    token_endpoint_auth_methods_supported: ["private_key_jwt", "none"],
    token_endpoint_auth_signing_alg_values_supported: ["RS384", "ES384"],
    scopes_supported: [
      "patient/*.rs",
      ...launchScopes,
      deskLaunchScope,
      "system/*.rs",
      ...[...servedInteractions].map(([type, interactions]) => writeSystemScope({ type, interactions })),
    ],
    capabilities: [
      "launch-ehr",
      "launch-standalone",
      "sso-openid-connect",
      "client-public",
      "client-confidential-asymmetric",
      "context-banner",
      "context-style",
      "context-ehr-patient",
      "context-ehr-encounter",
      "context-standalone-patient",
      "permission-offline",
      "permission-patient",
      "permission-v1",
      "permission-v2",
    ],
  };
}
