import { schemaProblems } from "./fhir-schema.ts";

type Found = { resourceType: string; id?: string; [element: string]: unknown };
type Coded = { coding?: { system: string; code: string }[]; text?: string };
type Section = {
  title?: string;
  code?: Coded;
  text?: { div?: string };
  entry?: { reference: string }[];
  emptyReason?: Coded;
};
type Document = Found & {
  type?: string;
  timestamp?: string;
  identifier?: { system?: string; value?: string };
  entry?: { fullUrl?: string; resource: Found }[];
};

const required = ["11450-4", "48765-2", "10160-0"];
/** Which types a section may name: `Composition-uv-ips` of the guide. */
const named: Readonly<Record<string, readonly string[]>> = {
  "11450-4": ["Condition", "DocumentReference"],
  "48765-2": ["AllergyIntolerance", "DocumentReference"],
  "10160-0": ["MedicationStatement", "MedicationRequest", "DocumentReference"],
  "8716-3": ["Observation", "DocumentReference"],
};

/**
 * Returns what a patient summary breaks of HL7's schema, of FHIR's rules for documents (bdl-9 to
 * bdl-11, cmp-1, cmp-2, ait-1) and of the International Patient Summary's profiles (bdl-ips-1,
 * ips-comp-1, ips-pat-1 and what they require). Empty when valid; else schema errors and names of
 * rules.
 */
export function summaryProblems(bundle: unknown): unknown[] {
  const document = bundle as Document;
  const entries = document.entry ?? [];
  const resources = entries.map(({ resource }) => resource);
  const byUrl = new Map(entries.map(({ fullUrl, resource }) => [fullUrl, resource]));
  const [composition, ...rest] = resources;
  const rules: [string, boolean][] = [
    ["type", document.type === "document"],
    ["bdl-9", Boolean(document.identifier?.system && document.identifier.value)],
    ["bdl-10", Boolean(document.timestamp)],
    ["bdl-11", composition?.resourceType === "Composition"],
    ["bdl-ips-1", rest.every(({ resourceType }) => resourceType !== "Composition")],
    ["one patient", resources.filter(({ resourceType }) => resourceType === "Patient").length === 1],
    ["full urls", entries.every(({ fullUrl, resource }) => fullUrl === `urn:uuid:${resource.id}`)],
    ["unique urls", byUrl.size === entries.length],
    ["references", referencesIn(resources).every((one) => byUrl.has(one))],
    ["all reached", rest.every(({ id }) => referencesIn(resources).includes(`urn:uuid:${id}`))],
    ...resources.flatMap(resourceRules),
    ...compositionRules(composition, byUrl),
  ];
  return [...schemaProblems(document), ...rules.filter(([, isKept]) => !isKept).map(([rule]) => rule)];
}

function compositionRules(
  composition: Found | undefined,
  byUrl: ReadonlyMap<unknown, Found>,
): [string, boolean][] {
  if (!composition) return [];
  const sections = (composition["section"] ?? []) as Section[];
  const codes = sections.map(codeOf);
  return [
    ["composition type", codeOf({ code: composition["type"] as Coded }) === "60591-5"],
    [
      "subject",
      byUrl.get((composition["subject"] as { reference: string }).reference)?.resourceType === "Patient",
    ],
    ["author", (composition["author"] as unknown[]).length > 0],
    ...required.map((code): [string, boolean] => [
      `section ${code}`,
      codes.filter((one) => one === code).length === 1,
    ]),
    ...sections.flatMap((section): [string, boolean][] => {
      const code = codeOf(section) ?? "";
      const types = (section.entry ?? []).map(({ reference }) => byUrl.get(reference)?.resourceType ?? "");
      return [
        [
          `${code} has a title and a text`,
          Boolean(section.title) && /<li>.+<\/li>/s.test(section.text?.div ?? ""),
        ],
        [`ips-comp-1 ${code}`, types.length > 0 || section.emptyReason !== undefined],
        [`cmp-2 ${code}`, types.length === 0 || section.emptyReason === undefined],
        [`entries of ${code}`, types.every((type) => named[code]?.includes(type))],
      ];
    }),
  ];
}

/** What the profiles of single resources require. */
function resourceRules(one: Found): [string, boolean][] {
  if (one.resourceType === "Patient")
    return [
      ["ips-pat-1", ((one["name"] ?? []) as { text?: string }[]).some(({ text }) => Boolean(text))],
      ["birthDate", one["birthDate"] !== undefined || one["_birthDate"] !== undefined],
    ];
  if (one.resourceType === "AllergyIntolerance")
    return [
      ["ait-1", one["clinicalStatus"] !== undefined],
      ["allergy code", isSaid(one["code"])],
    ];
  if (one.resourceType === "MedicationStatement")
    return [
      ["medication", isSaid(one["medicationCodeableConcept"])],
      ["effective", (one["effectiveDateTime"] ?? one["_effectiveDateTime"]) !== undefined],
    ];
  if (one.resourceType === "Observation")
    return [["ips-2", (one["valueQuantity"] ?? one["component"]) !== undefined]];
  return one.resourceType === "Organization" ? [["organization name", Boolean(one["name"])]] : [];
}

const isSaid = (concept: unknown) => {
  const { coding, text } = (concept ?? {}) as Coded;
  return Boolean(text) || (coding ?? []).length > 0;
};

const codeOf = ({ code }: Section) => code?.coding?.find(({ system }) => system === "http://loinc.org")?.code;

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
