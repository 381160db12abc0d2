import { kindOf, readableKind } from "./kinds/all-kinds.ts";
import type { Condition, Found, Kind, Reading } from "./kinds/kind.ts";
import type { Resource } from "./mapping/resource.ts";
import { FhirRefusal, operationOutcome, refuseNotFound, refuseValue } from "./outcome.ts";
import { mayInteract } from "./rights.ts";
import { splitValues } from "./search-values.ts";

/** Resources per page without `_count`, and the most. */
const usualPage = 50;
const longestPage = 200;

/** A parsed search request. `after` is the key of the previous page's last resource. */
export type Question = {
  conditions: readonly Condition[];
  /** One of these ids; null: any. */
  ids: readonly string[] | null;
  after: number;
  count: number;
  includes: readonly string[];
  /** What to include of included resources too, as `Schedule:actor`. */
  iterated: readonly string[];
  /** The understood parameters, for the answer's `self` link. */
  understood: URLSearchParams;
};

/** Parameters that concern the format of the answer, not its content; they are ignored. */
const formal: ReadonlySet<string> = new Set(["_format", "_pretty", "_total", "_summary", "_elements"]);

/**
 * Parses a query with the parameters of a type. Unknown parameters are ignored, or refused when `isStrict`;
 * unknown modifiers and invalid values are always refused (`FhirRefusal`). A page has 50 resources, at most
 * 200.
 */
export function readQuestion(kind: Kind, query: URLSearchParams, isStrict: boolean): Question {
  const conditions: Condition[] = [];
  const understood = new URLSearchParams();
  const includes: string[] = [];
  const iterated: string[] = [];
  let [ids, after, count]: [readonly string[] | null, number, number] = [null, 0, usualPage];
  for (const [key, value] of query) {
    if (key === "_cursor") {
      after = Number(value);
      if (!/^\d{1,16}$/.test(value)) throw refuseValue("This page does not exist.");
      continue;
    }
    if (formal.has(key)) continue;
    if (key === "_id") ids = idsIn(value).filter((id) => ids?.includes(id) ?? true);
    else if (key === "_count") count = pageOf(value);
    else if (key === "_include") includes.push(...includeOf(kind, value, isStrict));
    else if (key === "_include:iterate") iterated.push(...iterateOf(value, isStrict));
    else {
      const condition = conditionOf(kind, key, value);
      if (condition === null) {
        if (isStrict) throw new FhirRefusal(400, "not-supported", `${kind.type} has no parameter "${key}".`);
        continue;
      }
      conditions.push(condition);
    }
    understood.append(key, value);
  }
  return { conditions, ids, after, count, includes, iterated, understood };
}

function idsIn(value: string): string[] {
  const ids = [...new Set(splitValues(value))];
  if (ids.length > longestPage) throw refuseValue(`_id has at most ${longestPage} values.`);
  return ids;
}

function pageOf(value: string): number {
  if (!/^\d{1,6}$/.test(value)) throw refuseValue("_count is a whole number.");
  return Math.min(longestPage, Number(value));
}

function conditionOf(kind: Kind, key: string, value: string): Condition | null {
  const [name = "", modifier = null] = key.split(":");
  const known = Object.hasOwn(kind.parameters, name) ? kind.parameters[name] : undefined;
  if (!known) return null;
  // A modifier changes what is found: one that is not known must never be left out.
  const isType = known.type === "reference" && /^[A-Z]/.test(modifier ?? "");
  if (modifier !== null && !isType && !known.modifiers?.includes(modifier))
    throw new FhirRefusal(400, "not-supported", `"${name}" has no modifier "${modifier}".`);
  const values = splitValues(value);
  if (values.length === 0) throw refuseValue(`"${key}" has no value.`);
  return {
    name,
    modifier,
    values: isType ? values.map((one) => (one.includes("/") ? one : `${modifier}/${one}`)) : values,
  };
}

function iterateOf(value: string, isStrict: boolean): string[] {
  const [type = ""] = value.split(":");
  const kind = kindOf(type);
  if (!kind && isStrict) throw new FhirRefusal(400, "not-supported", `There is no _include "${value}".`);
  return kind ? includeOf(kind, value, isStrict).map((name) => `${type}:${name}`) : [];
}

function includeOf(kind: Kind, value: string, isStrict: boolean): string[] {
  const [type, name = ""] = value.split(":");
  const isKnown = type === kind.type && Object.hasOwn(kind.includes ?? {}, name);
  if (!isKnown && isStrict) throw new FhirRefusal(400, "not-supported", `There is no _include "${value}".`);
  return isKnown ? [name] : [];
}

/** Returns whether the token may read a referenced type. */
const mayRead =
  ({ caller }: Pick<Reading, "caller">) =>
  ({ type }: Kind): boolean =>
    mayInteract(caller, type, "r");

/** Returns whether the token may list all resources of a type. */
export const mayList = ({ caller }: Pick<Reading, "caller">, { type }: Kind): boolean =>
  mayInteract(caller, type, "r") && mayInteract(caller, type, "s");

/**
 * Returns one resource. Throws `FhirRefusal` 404 when it does not exist or the caller (a doctor's
 * token, a patient's app) may not see it. Does not check scopes or audit.
 */
export async function readOne(kind: Kind, id: string, reading: Reading): Promise<Resource> {
  const [found] = await kind.find(reading, { conditions: [], id, after: 0, limit: 1 });
  if (!found) throw refuseNotFound();
  return found.resource;
}

/** A page of results: the bundle to send, and the resources in it. */
export type Page = { bundle: Resource; matches: readonly Resource[]; included: readonly Resource[] };

/**
 * Returns a page of results with a link to the next one, and the included resources that the token may read.
 * `total` is given only when everything is on the page. Does not check the scope of `kind` or audit.
 */
export async function searchPage(kind: Kind, question: Question, reading: Reading): Promise<Page> {
  const { after, count, understood } = question;
  const found = await findAmong(kind, question, reading);
  const page = found.slice(0, count);
  const matches = page.map(({ resource }) => resource);
  const included = await loadIncluded(kind, question, matches, reading);
  const address = (more: Record<string, string> = {}) => {
    const query = new URLSearchParams([...understood, ...Object.entries(more)]).toString();
    return `${reading.place.base}/${kind.type}${query === "" ? "" : `?${query}`}`;
  };
  const isMore = found.length > count && count > 0;
  const link = [
    { relation: "self", url: address(after === 0 ? {} : { _cursor: String(after) }) },
    ...(isMore ? [{ relation: "next", url: address({ _cursor: String(lastKey(page)) }) }] : []),
  ];
  const isWhole = after === 0 && !isMore && count > 0;
  return {
    bundle: bundleOf({
      link,
      matches,
      included,
      base: reading.place.base,
      ...(isWhole ? { total: matches.length } : {}),
    }),
    matches,
    included,
  };
}

/** Finds one more than a page has; of several ids each on its own, as a type finds by one. */
async function findAmong(
  kind: Kind,
  { conditions, ids, after, count }: Question,
  reading: Reading,
): Promise<Found[]> {
  const limit = count + 1;
  if (ids === null || ids.length === 1)
    return kind.find(reading, { conditions, id: ids?.[0] ?? null, after, limit });
  const found: Found[] = [];
  for (const id of ids) found.push(...(await kind.find(reading, { conditions, id, after, limit: 1 })));
  return found.toSorted((one, other) => one.key - other.key).slice(0, limit);
}

const lastKey = (page: readonly Found[]) => page.at(-1)?.key ?? 0;

type Contents = {
  link: readonly { relation: string; url: string }[];
  matches: readonly Resource[];
  included: readonly Resource[];
  base: string;
  total?: number;
  /** Additional outcomes in the bundle. */
  outcomes?: readonly Resource[];
};

/** Builds a searchset; `total` only when it is complete. */
function bundleOf({ link, matches, included, base, total, outcomes = [] }: Contents): Resource {
  const entryOf = (mode: string) => (resource: Resource) => ({
    ...(resource.id === undefined ? {} : { fullUrl: `${base}/${resource.resourceType}/${resource.id}` }),
    resource,
    search: { mode },
  });
  const entry = [
    ...matches.map(entryOf("match")),
    ...included.map(entryOf("include")),
    ...outcomes.map(entryOf("outcome")),
  ];
  return {
    resourceType: "Bundle",
    type: "searchset",
    ...(total === undefined ? {} : { total }),
    link,
    ...(entry.length === 0 ? {} : { entry }),
  };
}

async function loadIncluded(
  kind: Kind,
  { includes, iterated }: Pick<Question, "includes" | "iterated">,
  matches: readonly Resource[],
  reading: Reading,
): Promise<Resource[]> {
  const namedIn = (resources: readonly Resource[], paths: readonly string[]) =>
    paths.flatMap((path) => {
      const [type, name = ""] = path.split(":");
      const ofType = resources.filter(({ resourceType }) => resourceType === type);
      return ofType.flatMap((one) => kindOf(one.resourceType)?.includes?.[name]?.(one) ?? []);
    });
  const known = new Set(matches.map(({ resourceType, id }) => `${resourceType}/${id}`));
  const included: Resource[] = [];
  let named = namedIn(matches, [...includes.map((name) => `${kind.type}:${name}`), ...iterated]);
  while (named.length > 0) {
    const fresh = new Set(named.filter((reference) => !known.has(reference)));
    for (const reference of fresh) known.add(reference);
    const loaded = await loadReferences(fresh, reading);
    included.push(...loaded);
    named = namedIn(loaded, iterated);
  }
  return included;
}

/** Returns the referenced resources that the token may read. */
async function loadReferences(references: ReadonlySet<string>, reading: Reading): Promise<Resource[]> {
  const found: Resource[] = [];
  for (const reference of references) {
    const wanted = readableKind(reference, mayRead(reading));
    if (!wanted) continue;
    const [one] = await wanted.kind.find(reading, { conditions: [], id: wanted.id, after: 0, limit: 1 });
    if (one) found.push(one.resource);
  }
  return found;
}

/** Types that belong to a patient's record, by their parameter `patient`. */
const recordTypes = [
  "RelatedPerson",
  "Coverage",
  "Consent",
  "Appointment",
  "Encounter",
  "Observation",
  "QuestionnaireResponse",
  "DocumentReference",
  "Communication",
  "Provenance",
] as const;

/** Most resources of `$everything`; larger records must be searched by type. */
export const largestRecord = 5_000;

/**
 * Returns all of a patient's resources that the token may read, of `types` if given, with the referenced
 * doctors and clinic; an OperationOutcome in the bundle lists types left out for want of a scope. Throws 404
 * for an unknown patient, 400 above 5,000 resources. Does not audit.
 */
export async function patientEverything(
  id: string,
  reading: Reading,
  types: readonly string[] | null,
): Promise<Page> {
  const patient = kindOf("Patient");
  if (!patient) throw refuseNotFound();
  const matches = [await readOne(patient, id, reading)];
  const leftOut: string[] = [];
  for (const type of recordTypes) {
    const kind = kindOf(type);
    if (!kind || (types && !types.includes(type))) continue;
    if (mayList(reading, kind))
      matches.push(...(await allOf(kind, id, reading, largestRecord - matches.length)));
    else leftOut.push(`${type} (${scopeNameOf(reading.caller, kind)})`);
  }
  const named = matches.flatMap((one) =>
    [...JSON.stringify(one).matchAll(/"reference":"((?:Practitioner|Organization)\/[^"]+)"/g)].map(
      ([, reference = ""]) => reference,
    ),
  );
  const included = await loadReferences(new Set(named), reading);
  const outcomes =
    leftOut.length === 0
      ? []
      : [
          operationOutcome(
            "information",
            "suppressed",
            `Left out for want of a scope: ${leftOut.join(", ")}.`,
          ),
        ];
  const { base } = reading.place;
  const query = types === null ? "" : `?${new URLSearchParams({ _type: types.join(",") }).toString()}`;
  const link = [{ relation: "self", url: `${base}/Patient/${id}/$everything${query}` }];
  return {
    bundle: bundleOf({ link, matches, included, base, total: matches.length, outcomes }),
    matches,
    included,
  };
}

function scopeNameOf({ app }: Reading["caller"], { type, scope }: Kind): string {
  if (!app) return scope;
  return `${app.patientId === null ? "system" : "patient"}/${type}.rs`;
}

/**
 * Returns all resources of a type of one patient (`12`, or `guest-12`); throws `FhirRefusal` 400 above `most`. Does not
 * check scopes or audit.
 */
export async function allOf(
  kind: Kind,
  patient: string,
  reading: Reading,
  most: number,
): Promise<Resource[]> {
  const conditions = [{ name: "patient", modifier: null, values: [`Patient/${patient}`] }];
  const found = await kind.find(reading, { conditions, id: null, after: 0, limit: most + 1 });
  if (found.length > most)
    throw new FhirRefusal(400, "too-costly", `More than ${largestRecord} resources: search type by type.`);
  return found.map(({ resource }) => resource);
}
