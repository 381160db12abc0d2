import { schemaProblems } from "./json-schema.ts";
import { holds, profileOfR4, structureProblems, withTypedReferences } from "./structure.ts";
import { codingProblem, type Code } from "./terminology.ts";

type Found = {
  resourceType: string;
  code?: { coding?: readonly Code[] };
  contained?: readonly Found[];
  entry?: readonly { resource?: Found }[];
  [element: string]: unknown;
};

/** Which profile R4 demands of an Observation with this LOINC code. */
const vitalProfiles: Readonly<Record<string, string>> = {
  "9279-1": "resprate",
  "8867-4": "heartrate",
  "2708-6": "oxygensat",
  "8310-5": "bodytemp",
  "29463-7": "bodyweight",
  "85354-9": "bp",
};

/**
 * Validates a FHIR resource with what is in it: by HL7's JSON schema, by its StructureDefinition of R4 with invariants
 * and required bindings, vital signs by their profiles of R4, and codings of HL7's code systems by code and display.
 * Returns the problems, empty when valid.
 */
export function fhirProblems(resource: unknown): unknown[] {
  const problems = schemaProblems(resource);
  // What has no known type cannot be validated any further.
  if (problems.some((one) => /^(no type|not a resource)/.test(String((one as { message?: string }).message))))
    return problems;
  const typed = withTypedReferences(resource as Found);
  return [
    ...problems,
    ...structureProblems(typed),
    ...codingsIn(resource).flatMap((one) => codingProblem(one) ?? []),
    ...within(typed).flatMap(ruleProblems),
  ];
}

/** A resource, and all that it contains. */
function within(resource: Found): Found[] {
  const inner = [
    ...(resource.contained ?? []),
    ...(resource.entry ?? []).flatMap((one) => one.resource ?? []),
  ];
  return [resource, ...inner.flatMap(within)];
}

/** What the validator leaves out: it skips the invariants dom-3 and org-1, and knows no profile by a code. */
function ruleProblems(resource: Found): string[] {
  const { resourceType: type, contained = [], code } = resource;
  const text = JSON.stringify(resource);
  const unnamed = contained.filter(({ ["id"]: id }) => !text.includes(`"reference":"#${String(id)}"`));
  const isNameless = type === "Organization" && !holds("(identifier.count() + name.count()) > 0", resource);
  const vital =
    type === "Observation" ? code?.coding?.map((one) => vitalProfiles[one.code ?? ""]).find(Boolean) : null;
  return [
    ...unnamed.map((one) => `dom-3: a contained ${one.resourceType} is not named`),
    ...(isNameless ? ["org-1: an Organization without name and identifier"] : []),
    ...(vital ? structureProblems(resource, profileOfR4(vital)) : []),
    ...(vital === "bp" ? pressureProblems(resource) : []),
  ];
}

/** The slices of R4's profile of blood pressure: both pressures once, of which one has a value or a reason for none. */
const pressureProblems = (resource: Found): string[] =>
  ["8480-6", "8462-4"].flatMap((code) => {
    const own = `component.where(code.coding.where(system = 'http://loinc.org' and code = '${code}').exists())`;
    const isStated = holds(
      `${own}.count() = 1 and ${own}.where(value.exists() or dataAbsentReason.exists()).count() = 1`,
      resource,
    );
    return isStated ? [] : [`bp: not one component ${code}`];
  });

function codingsIn(value: unknown): Code[] {
  if (Array.isArray(value)) return value.flatMap(codingsIn);
  if (typeof value !== "object" || value === null) return [];
  const { system, code } = value as Code;
  const isCoding = typeof system === "string" && typeof code === "string" && !("value" in value);
  return [...(isCoding ? [value as Code] : []), ...Object.values(value).flatMap(codingsIn)];
}
