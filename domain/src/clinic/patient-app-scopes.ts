import { coversScope, readPatientScope, type SmartScope } from "./smart-scopes.ts";

/** What a patient decides on when an app asks to connect, each with the FHIR types that it opens. */
const typesOfKind = {
  details: ["Patient", "RelatedPerson"],
  appointments: ["Appointment", "Encounter"],
  measurements: ["Observation"],
  lists: ["MedicationStatement", "AllergyIntolerance"],
  answers: ["QuestionnaireResponse"],
  documents: ["DocumentReference"],
  messages: ["Communication"],
  insurance: ["Coverage"],
  agreements: ["Consent"],
  origins: ["Provenance"],
} as const satisfies Record<string, readonly string[]>;

/** A kind of data in a patient's record, as the patient allows it. */
export type RecordKind = keyof typeof typesOfKind;
/** Every kind of data, in the order in which patients read them. */
export const recordKinds = Object.keys(typesOfKind) as [RecordKind, ...RecordKind[]];

/** FHIR types about the clinic, which are part of no record: every app of a patient may read them with a scope. */
const clinicTypes = [
  "Organization",
  "HealthcareService",
  "Practitioner",
  "PractitionerRole",
  "Schedule",
  "Slot",
] as const;

/** The FHIR types that an app of a patient may have a scope for. */
const patientAppTypes: ReadonlySet<string> = new Set([...clinicTypes, ...Object.values(typesOfKind).flat()]);

/** The scope of an app that the desk opens with a patient. */
export const deskLaunchScope = "launch";

/**
 * Scopes of a patient's app that open no FHIR type: the patient whose record it is, who signed in, and access for
 * longer than an hour.
 */
export const launchScopes = ["launch/patient", "openid", "fhirUser", "offline_access"] as const;

/** Matches the scopes of an app of patients; `isPatientAppScope` also requires a known type. */
export const patientAppScopePattern =
  /^(launch|launch\/patient|openid|fhirUser|offline_access|patient\/(\*|[A-Z][A-Za-z]{1,40})\.(rs|r|s|read))$/;

const isLaunchScope = (text: string) =>
  text === deskLaunchScope || (launchScopes as readonly string[]).includes(text);

/** Returns whether an app of patients can have this scope here. */
export function isPatientAppScope(text: string): boolean {
  const type = readPatientScope(text)?.type;
  return isLaunchScope(text) || (type !== undefined && (type === "*" || patientAppTypes.has(type)));
}

/**
 * Returns the requested scopes that are not within the allowed ones: unknown and malformed ones, and those that need
 * more. Empty where all may be granted.
 */
export function scopesBeyond(allowed: readonly string[], requested: readonly string[]): string[] {
  const held = allowed.map(readPatientScope).filter((scope): scope is SmartScope => scope !== null);
  return requested.filter((text) => {
    if (isLaunchScope(text)) return !allowed.includes(text);
    const scope = readPatientScope(text);
    return !scope || !isPatientAppScope(text) || !coversScope(held, scope);
  });
}

/** Returns the kinds of data that scopes would open, in the order of `recordKinds`; `patient/*` opens all. */
export function kindsOfScopes(scopes: readonly string[]): RecordKind[] {
  const types = new Set<string>(scopes.flatMap((text) => readPatientScope(text)?.type ?? []));
  return recordKinds.filter((kind) => types.has("*") || typesOf(kind).some((one) => types.has(one)));
}

/**
 * Returns the requested scopes narrowed to the kinds that a patient chose. `patient/*` stays only with all kinds;
 * otherwise it becomes a scope for each type that is left.
 */
export function scopesForKinds(requested: readonly string[], kinds: readonly RecordKind[]): string[] {
  const isWhole = recordKinds.every((kind) => kinds.includes(kind));
  const chosen = recordKinds.filter((kind) => kinds.includes(kind));
  const open = new Set<string>([...clinicTypes, ...chosen.flatMap(typesOf)]);
  const narrowed = requested.flatMap((text) => {
    const type = readPatientScope(text)?.type;
    if (type === undefined) return isLaunchScope(text) ? [text] : [];
    if (type === "*")
      return isWhole ? [text] : [...open].map((one) => text.replace("patient/*.", `patient/${one}.`));
    return open.has(type) ? [text] : [];
  });
  return [...new Set(narrowed)];
}

/**
 * Returns the requested scopes narrowed to the FHIR types that a staff member may read, for an app that the desk opens:
 * `patient/*` becomes a scope for each type. Access ends with the token, so `offline_access` is left out.
 */
export function scopesForTypes(requested: readonly string[], mayRead: (type: string) => boolean): string[] {
  const narrowed = requested.flatMap((text) => {
    const type = readPatientScope(text)?.type;
    if (type === undefined) return isLaunchScope(text) && text !== "offline_access" ? [text] : [];
    const types = type === "*" ? [...patientAppTypes] : [type];
    return types.filter(mayRead).map((one) => text.replace(`patient/${type}.`, `patient/${one}.`));
  });
  return [...new Set(narrowed)];
}

function typesOf(kind: RecordKind): readonly string[] {
  return typesOfKind[kind];
}

/** How long an app reads with one token, in ms. */
export const appTokenLifetime = 3_600_000;
/** How long access beyond one token lasts, in ms; then the app must ask again. */
const appGrantLifetime = 180 * 86_400_000;

/**
 * Returns when access ends that is allowed now, in ms since the epoch: after 180 days with `offline_access`, else
 * after one token's hour.
 */
export function appAccessEnd(scopes: readonly string[], now: number): number {
  return now + (scopes.includes("offline_access") ? appGrantLifetime : appTokenLifetime);
}

const returnAddress =
  /^(https:\/\/[\w.-]+|http:\/\/(127\.0\.0\.1|\[::1\]|localhost))(:\d{1,5})?([/?][^\s#\\]*)?$/;

/**
 * Returns whether an app may register this address for the patient's return: https, or http on the device itself
 * (localhost, 127.0.0.1, [::1]), without user, fragment or backslash. Checks the form alone, not whether the app has
 * registered it.
 */
export function isReturnAddress(text: string): boolean {
  return returnAddress.test(text);
}
