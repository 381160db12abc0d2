import { fhirProblems } from "./fhir-problems.ts";
import { ipsProblems, type Found } from "./ips-profiles.ts";
import { withTypedReferences } from "./structure.ts";

type Section = { code?: { coding?: { code: string }[] }; title?: string; text?: { div?: string } };
type Document = Found & { entry?: { fullUrl?: string; resource: Found }[] };

/**
 * Returns what a patient summary breaks of R4 (`fhirProblems`), of the profiles of the International Patient Summary
 * 2.0 (`ipsProblems`), and of FHIR's rules for documents that no profile states: addresses, references, and that
 * everything is reached from the Composition. Empty when valid.
 */
export function summaryProblems(bundle: unknown): unknown[] {
  const document = bundle as Document;
  const entries = document.entry ?? [];
  const resources = entries.map(({ resource }) => resource);
  const urls = new Set(entries.map(({ fullUrl }) => fullUrl));
  const [composition, ...rest] = resources;
  const references = referencesIn(resources);
  const rules: [string, boolean][] = [
    ["full urls", entries.every(({ fullUrl, resource }) => fullUrl === `urn:uuid:${resource.id}`)],
    ["unique urls", urls.size === entries.length],
    ["references", references.every((one) => urls.has(one))],
    ["all reached", rest.every(({ id }) => references.includes(`urn:uuid:${id}`))],
    ...((composition?.["section"] ?? []) as Section[]).map(({ code, title, text }): [string, boolean] => [
      `${code?.coding?.[0]?.code} has a title and a text`,
      Boolean(title) && /<li>.+<\/li>/s.test(text?.div ?? ""),
    ]),
  ];
  return [
    ...fhirProblems(document),
    ...ipsProblems(withTypedReferences(document)),
    ...rules.filter(([, isKept]) => !isKept).map(([rule]) => rule),
  ];
}

/** References but those to what is contained. */
function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === "reference" && typeof inner === "string"
      ? inner.startsWith("#")
        ? []
        : [inner]
      : referencesIn(inner),
  );
}
