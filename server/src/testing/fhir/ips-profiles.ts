import { readFileSync } from "node:fs";
import path from "node:path";
import {
  holds,
  profileOfR4,
  structureProblems,
  type ElementDefinition,
  type StructureDefinition,
} from "./structure.ts";
import { validatorFolder } from "../validators.ts";

/** A resource of a document. */
export type Found = { resourceType: string; id?: string; [element: string]: unknown };
type Coded = { coding?: readonly { system?: string; code?: string }[] };
type Section = { code?: Coded; entry?: readonly { reference: string }[] };

/** The folder of the guide's package. */
const guide = validatorFolder("hl7.fhir.uv.ips");
const ofR4 = "http://hl7.org/fhir/StructureDefinition/";

/** A profile of the guide's package (`hl7.fhir.uv.ips` 2.0.0) or of R4, by URL; null for a plain type. */
function profileOf(url: string): StructureDefinition | null {
  const name = url.split("|")[0]?.split("/").at(-1) ?? "";
  if (!url.startsWith(ofR4))
    return JSON.parse(
      readFileSync(path.join(guide, `StructureDefinition-${name}.json`), "utf8"),
    ) as StructureDefinition;
  return /^[A-Z]/.test(name) ? null : profileOfR4(name);
}

const bundle = profileOf("http://hl7.org/fhir/uv/ips/StructureDefinition/Bundle-uv-ips");
const composition = profileOf("http://hl7.org/fhir/uv/ips/StructureDefinition/Composition-uv-ips");
const elementsOf = (definition: StructureDefinition | null) => definition?.snapshot.element ?? [];

type Slice = { type: string; profile: string | null; min: number; max: string };

/** The slices of the document's entries: a type each, most with a profile. */
const entrySlices: readonly Slice[] = elementsOf(bundle).flatMap(({ id, type = [] }) => {
  const [, name] = /^Bundle\.entry:([a-z-]+)\.resource$/.exec(id) ?? [];
  const [given] = type;
  const slice = elementsOf(bundle).find((one) => one.id === `Bundle.entry:${name}`);
  if (!given || !slice) return [];
  return [{ type: given.code, profile: given.profile?.[0] ?? null, min: slice.min, max: slice.max }];
});

/**
 * Validates a document by the profiles of the International Patient Summary 2.0: the Bundle, each resource by the
 * profile that the Bundle has for its type and by those that it claims itself, and the sections by their slices, which
 * the validator leaves out where a slice is known by what it refers to. References name types. Returns the problems, empty when valid.
 */
export function ipsProblems(document: Found): string[] {
  const resources = ((document["entry"] ?? []) as readonly { resource: Found }[]).map(
    ({ resource }) => resource,
  );
  const [first] = resources;
  return [
    ...structureProblems(document, bundle ?? undefined),
    ...entrySlices.flatMap(({ type, min, max }) => {
      const { length } = resources.filter(({ resourceType }) => resourceType === type);
      return isWithin(length, min, max) ? [] : [`${length} entries of the type ${type}`];
    }),
    ...resources.flatMap((one) => profilesOf(one).flatMap((profile) => structureProblems(one, profile))),
    ...(first?.resourceType === "Composition" ? sectionProblems(first, resources) : ["no Composition"]),
  ];
}

const isWithin = (count: number, min: number, max: string) =>
  count >= min && (max === "*" || count <= Number(max));

/** Of several profiles for a type, as of Observation, only those that the resource claims. */
function profilesOf({ resourceType, meta }: Found): StructureDefinition[] {
  const claimed = (meta as { profile?: readonly string[] } | undefined)?.profile ?? [];
  const offered = entrySlices.filter(({ type }) => type === resourceType);
  const [only] = offered;
  const demanded = offered.length === 1 && only?.profile ? [only.profile] : [];
  return [...new Set([...claimed, ...demanded])].map(profileOf).filter((one) => one !== null);
}

function sectionProblems(first: Found, resources: readonly Found[]): string[] {
  const sections = (first["section"] ?? []) as readonly Section[];
  const slices = elementsOf(composition).filter(({ id }) => /^Composition\.section:\w+$/.test(id));
  return slices.flatMap((slice) => {
    const name = slice.id.split(":")[1] ?? "";
    const part = (path: string) => elementsOf(composition).filter(({ id }) => id.startsWith(slice.id + path));
    const [code] = part(".code");
    const own = sections.filter((one) => hasCode(one, code));
    return [
      ...(isWithin(own.length, slice.min, slice.max) ? [] : [`${own.length} sections ${name}`]),
      ...own.flatMap((one) => [
        ...(slice.constraint ?? [])
          // The validator's language has no hasValue() of elements.
          .filter(
            ({ key, severity, expression }) =>
              severity === "error" && key !== "ele-1" && !holds(expression, one),
          )
          .map(({ key }) => `${name}: ${key}`),
        ...entryProblems(name, one, part(".entry"), resources),
      ]),
    ];
  });
}

function hasCode({ code }: Section, element: ElementDefinition | undefined): boolean {
  const wanted = element?.patternCodeableConcept?.coding ?? [];
  return wanted.every((one) =>
    code?.coding?.some(({ system, code: given }) => system === one.system && given === one.code),
  );
}

/** An entry is of a type that the section names; the slices, which are open, say by which profile. */
function entryProblems(
  name: string,
  { entry = [] }: Section,
  elements: readonly ElementDefinition[],
  resources: readonly Found[],
): string[] {
  const targets = elements.flatMap(({ type = [] }) =>
    type.flatMap(({ targetProfile = [] }) => targetProfile),
  );
  const types = new Set(targets.map((url) => profileOf(url)?.type ?? url.slice(ofR4.length)));
  return entry.flatMap(({ reference }) => {
    const found = resources.find(({ resourceType, id }) => reference === `${resourceType}/${id}`);
    return found && types.has(found.resourceType)
      ? []
      : [`${name} has an entry of the type ${found?.resourceType}`];
  });
}
