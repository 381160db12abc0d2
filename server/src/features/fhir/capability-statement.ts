import { authorizationPath, revocationPath, tokenPath } from "./apps/smart-configuration.ts";
import type { Resource } from "./mapping/resource.ts";
import { allKinds } from "./kinds/all-kinds.ts";
import type { Kind } from "./kinds/kind.ts";
import { servedInteractions } from "./rights.ts";

/**
 * Returns FHIR's description of this API: all served types with their interactions, parameters and scopes.
 * `base` is the URL of the FHIR root, `date` an ISO date-time.
 */
export function capabilityStatement({
  base,
  clinic,
  version,
  date,
}: {
  base: string;
  clinic: string;
  version: string;
  date: string;
}): Resource {
  return {
    resourceType: "CapabilityStatement",
    status: "active",
    date,
    publisher: clinic,
    kind: "instance",
    software: { name: "Anteroom", version },
    implementation: { description: `FHIR interface of ${clinic}`, url: base },
    fhirVersion: "4.0.1",
    format: ["application/fhir+json", "json"],
    rest: [
      {
        mode: "server",
        documentation:
          "For programs of the clinic, and for apps that patients connect or the desk opens. `docs/fhir.md` says what is mapped and what is not. Unknown search parameters are left out, or refused with `Prefer: handling=strict`.",
        security: {
          extension: [oauthAddresses(new URL(base).origin)],
          cors: true,
          service: [
            {
              coding: [
                {
                  system: "http://terminology.hl7.org/CodeSystem/restful-security-service",
                  code: "SMART-on-FHIR",
                  display: "SMART-on-FHIR",
                },
              ],
            },
          ],
          description:
            "`Authorization: Bearer` with a token of the clinic, which needs `fhir:read` (`fhir:write` to write) and the scope of the area that each type names; or with a token of SMART Backend Services (`system/Patient.rs`) or of an app that a patient connected or the desk opened (`patient/Observation.rs`, of that patient alone), whose endpoints `.well-known/smart-configuration` names.",
        },
        resource: [...allKinds.map(describeKind), binary],
      },
    ],
  };
}

/** Where apps go, as SMART App Launch writes it in a CapabilityStatement. */
function oauthAddresses(origin: string) {
  const addresses = { authorize: authorizationPath, token: tokenPath, revoke: revocationPath };
  return {
    url: "http://fhir-registry.smarthealthit.org/StructureDefinition/oauth-uris",
    extension: Object.entries(addresses).map(([url, path]) => ({ url, valueUri: origin + path })),
  };
}

/** Binary, which has no JSON representation here. */
const binary = {
  type: "Binary",
  documentation:
    "The bytes of a file that a DocumentReference names, in its own media type. Scope: as DocumentReference.",
  interaction: [{ code: "read" }],
};

function describeKind(kind: Kind) {
  const { type, scope, documentation, parameters, includes = {} } = kind;
  const served = servedInteractions.get(type) ?? [];
  const interactions = [
    "read",
    "search-type",
    ...(served.includes("c") ? ["create"] : []),
    ...(served.includes("u") ? ["update"] : []),
  ];
  const searchInclude = Object.keys(includes).map((name) => `${type}:${name}`);
  return {
    type,
    documentation: `${documentation} Scope: \`${scope}\`.`,
    interaction: interactions.map((code) => ({ code })),
    versioning: type === "Appointment" ? "versioned" : "no-version",
    ...(searchInclude.length === 0 ? {} : { searchInclude }),
    searchParam: [
      { name: "_id", type: "token", documentation: "The id." },
      ...Object.entries(parameters)
        .filter(([name]) => !name.includes("."))
        .map(([name, parameter]) => ({ name, type: parameter.type, documentation: parameter.documentation })),
    ],
    ...(type === "Patient"
      ? {
          operation: [
            { name: "everything", definition: "http://hl7.org/fhir/OperationDefinition/Patient-everything" },
            { name: "summary", definition: "http://hl7.org/fhir/uv/ips/OperationDefinition/summary" },
          ],
        }
      : {}),
  };
}
