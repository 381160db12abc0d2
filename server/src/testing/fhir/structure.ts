import { requireValidator } from "../validators.ts";
import { bindingProblem, readJson, type Code } from "./terminology.ts";

/** A StructureDefinition, as far as it is read here. */
export type StructureDefinition = {
  resourceType: string;
  url: string;
  type: string;
  snapshot: { element: readonly ElementDefinition[] };
};
/** One element of a snapshot. */
export type ElementDefinition = {
  id: string;
  slicing?: { discriminator?: readonly { type: string; path: string }[] };
  min: number;
  max: string;
  type?: readonly { code: string; profile?: readonly string[]; targetProfile?: readonly string[] }[];
  constraint?: readonly { key: string; severity: string; expression: string }[];
  patternCodeableConcept?: { coding: readonly Code[] };
};
type Issue = { severity?: string; expression?: readonly string[]; details?: { text?: string } };
type Options = { profile?: StructureDefinition; collect: { tokens: Record<string, Token[]> } };
type Token = { type: string; path: string; value: unknown };
type Definitions = { entry: readonly { resource: StructureDefinition }[] };

/** What is used of Medplum's library. */
const { evalFhirPath, indexStructureDefinitionBundle, OperationOutcomeError, validateResource } =
  requireValidator("@medplum/core") as {
    evalFhirPath: (expression: string, value: object) => unknown[];
    indexStructureDefinitionBundle: (bundle: unknown) => void;
    OperationOutcomeError: new () => { outcome: { issue: readonly Issue[] } };
    validateResource: (resource: unknown, options: Options) => readonly Issue[];
  };

let profiles: ReadonlyMap<string, StructureDefinition> | undefined;

/** The profiles of R4 itself, by URL; reads and indexes HL7's definitions with the first call. */
function profilesOfR4(): ReadonlyMap<string, StructureDefinition> {
  if (profiles) return profiles;
  for (const name of ["fhir/r4/profiles-types.json", "fhir/r4/profiles-resources.json"])
    indexStructureDefinitionBundle(readJson(name));
  const { entry } = readJson("fhir/r4/profiles-others.json") as Definitions;
  profiles = new Map(entry.map(({ resource }) => [resource.url, resource]));
  return profiles;
}

/** Returns a profile of R4 itself, such as `vitalsigns`; throws for an unknown one. */
export function profileOfR4(name: string): StructureDefinition {
  const found = profilesOfR4().get(`http://hl7.org/fhir/StructureDefinition/${name}`);
  if (!found) throw new Error(`R4 has no profile ${name}`);
  return found;
}

/**
 * Validates a resource by HL7's StructureDefinition of its type, or by a profile of that type, with Medplum's
 * validator: elements, cardinalities, types of references, slices, invariants, and required bindings. Returns the
 * problems, warnings among them; empty when valid.
 */
export function structureProblems(resource: unknown, profile?: StructureDefinition): string[] {
  profilesOfR4();
  const tokens: Record<string, Token[]> = {};
  const issues = issuesOf(resource, {
    ...(profile ? { profile: withoutUnknownSlices(profile) } : {}),
    collect: { tokens },
  });
  const bindings = Object.entries(tokens).flatMap(([valueSet, some]) =>
    some.flatMap(({ path, type, value }) => {
      const problem = bindingProblem(valueSet, codesOf(type, value));
      return problem === null ? [] : [`${path}: ${problem}`];
    }),
  );
  const name = profile ? `${profile.url.split("/").at(-1)} ` : "";
  return [
    ...issues.map(({ expression = [], details }) => `${name}${expression.join()}: ${details?.text}`),
    ...bindings,
  ];
}

const reduced = new WeakMap<StructureDefinition, StructureDefinition>();

/**
 * Returns a resource whose references by `fullUrl` name the type that stands there, as `Patient/1`: the validator looks
 * nothing up, and takes the type from the reference.
 */
export function withTypedReferences<T>(resource: T): T {
  const { entry = [] } = resource as {
    entry?: readonly { fullUrl?: string; resource?: { resourceType: string; id?: string } }[];
  };
  const named = new Map(
    entry.map((one) => [one.fullUrl, `${one.resource?.resourceType}/${one.resource?.id}`]),
  );
  const typed = (_key: string, value: unknown): unknown => {
    const { reference } = (value ?? {}) as { reference?: unknown };
    const name = typeof reference === "string" ? named.get(reference) : undefined;
    return name === undefined ? value : { ...(value as object), reference: name };
  };
  return JSON.parse(JSON.stringify(resource, typed)) as T;
}

/**
 * The validator refuses slices that are known by the profile of what they hold, and does not find those known by one of
 * several codings, nor sections whose entries are sliced. What such slices state is left to the caller. It knows profiles
 * by their names without a version.
 */
function withoutUnknownSlices(profile: StructureDefinition): StructureDefinition {
  const known = reduced.get(profile);
  if (known) return known;
  const isUnknown = ({ id, slicing }: ElementDefinition) =>
    id === "Composition.section" ||
    slicing?.discriminator?.some(({ type, path }) => type === "profile" || path.startsWith("code.coding."));
  const all = JSON.parse(
    JSON.stringify(profile.snapshot.element).replaceAll('|4.0.1"', '"'),
  ) as typeof profile.snapshot.element;
  const unknown = all.filter(isUnknown).map(({ id }) => id);
  const element = all
    .filter(({ id }) => !unknown.some((sliced) => id.startsWith(`${sliced}:`)))
    .map(({ slicing, ...one }) => ({ ...one, ...(slicing && !unknown.includes(one.id) ? { slicing } : {}) }));
  const made = { ...profile, snapshot: { element } };
  reduced.set(profile, made);
  return made;
}

function issuesOf(resource: unknown, options: Options): readonly Issue[] {
  try {
    return validateResource(resource, options);
  } catch (error) {
    if (error instanceof OperationOutcomeError) return error.outcome.issue;
    throw error;
  }
}

function codesOf(type: string, value: unknown): readonly Code[] {
  if (type === "CodeableConcept") return (value as { coding?: readonly Code[] }).coding ?? [];
  if (typeof value === "string") return [{ code: value }];
  return [value as Code];
}

/** Returns whether an invariant holds of a value. */
export function holds(expression: string, value: object): boolean {
  profilesOfR4();
  const [isTrue] = evalFhirPath(expression, value);
  return isTrue === true;
}
