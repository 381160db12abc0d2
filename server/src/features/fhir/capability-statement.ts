import type { Resource } from "./mapping/resource.ts";
import { allKinds } from "./kinds/all-kinds.ts";
import type { Kind } from "./kinds/kind.ts";

/** What can be created or changed, and how. */
const writable: Readonly<Record<string, readonly ("create" | "update")[]>> = {
  Appointment: ["create", "update"],
  Observation: ["create"],
};

/** Returns FHIR's description of this API. */
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
          "For programs of the clinic. `docs/fhir.md` says what is mapped and what is not. Unknown search parameters are left out, or refused with `Prefer: handling=strict`.",
        security: {
          cors: false,
          description:
            "`Authorization: Bearer` with a token of the clinic. It needs `fhir:read` (`fhir:write` to write), and the scope of the area that each type names.",
        },
        resource: allKinds.map(describeKind),
      },
    ],
  };
}

function describeKind(kind: Kind) {
  const { type, scope, documentation, parameters, includes = {} } = kind;
  const interactions = ["read", "search-type", ...(writable[type] ?? [])];
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
          ],
        }
      : {}),
  };
}
