/** A FHIR R4 resource as JSON. Tests validate each with HL7's schema. */
export type Resource = { resourceType: string; id?: string; [element: string]: unknown };
/** A FHIR Coding: a code of a code system, by its URI. */
export type Coding = { system: string; code: string; display?: string };
/** A FHIR CodeableConcept. */
export type Concept = { coding?: readonly Coding[]; text?: string };
/** A FHIR Reference, such as `Patient/12`. */
export type Reference = { reference?: string; display?: string };

/** The base URL of resources and their clinic. */
export type Place = {
  /** `https://aurora.example/fhir/R4`. */
  base: string;
  /** `https://aurora.example`. */
  origin: string;
  clinic: {
    slug: string;
    name: string;
    country: string | null;
    phone: string | null;
    address: string | null;
  };
  timeZone: string;
};

/** Anteroom's own code systems and identifier systems; `docs/fhir.md` lists their codes. */
export const ownSystems = {
  specialty: "urn:anteroom:specialty",
  serviceType: "urn:anteroom:service-type",
  appointmentStatus: "urn:anteroom:appointment-status",
  appointmentCode: "urn:anteroom:appointment-code",
  externalId: "urn:anteroom:external-id",
  taxNumber: "urn:anteroom:tax-number",
  healthNumber: "urn:anteroom:health-number",
  register: "urn:anteroom:register",
  vitalSign: "urn:anteroom:vital-sign",
  vitalSource: "urn:anteroom:vital-source",
  auditAction: "urn:anteroom:audit-action",
} as const;

/** URI of LOINC. */
export const loinc = "http://loinc.org";
/** URI of UCUM. */
export const ucum = "http://unitsofmeasure.org";
/** URI of language tags. */
export const languages = "urn:ietf:bcp:47";

/** Returns the URI of an HL7 code system by its last part, such as `v3-ActCode`. */
export const terminology = (name: string) => `http://terminology.hl7.org/CodeSystem/${name}`;

/** Returns a CodeableConcept with one code. */
export function concept(system: string, code: string, display?: string): Concept {
  return { coding: [{ system, code, ...(display === undefined ? {} : { display }) }] };
}

/** Removes null, undefined, empty texts and empty lists, which FHIR does not allow. */
export function withoutEmpty<T extends Record<string, unknown>>(
  fields: T,
): { [K in keyof T]?: NonNullable<T[K]> } {
  const isPresent = ([, value]: [string, unknown]) =>
    value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(isPresent)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}

/** Builds a resource of this type and id, without elements that are null, undefined or empty. */
export function resource(resourceType: string, id: string, elements: Record<string, unknown>): Resource {
  return { resourceType, id, ...withoutEmpty(elements) };
}

/**
 * Returns a relative reference to a resource of this server, such as `Patient/12`. An empty display is left
 * out.
 */
export function referenceTo(type: string, id: string | number, display?: string | null): Reference {
  return { reference: `${type}/${id}`, ...(display ? { display } : {}) };
}

/** Returns the FHIR id of a patient, or of a guest who booked without an account; null when the row has neither. */
export function patientId({
  patient_id,
  guest_id,
}: {
  patient_id: number | null;
  guest_id?: number | null;
}): string | null {
  if (patient_id !== null) return String(patient_id);
  return guest_id ? `guest-${guest_id}` : null;
}
