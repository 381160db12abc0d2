/** A FHIR R4 resource as JSON; the tests validate each by HL7's schema. */
export type Resource = { resourceType: string; id?: string; [element: string]: unknown };
export type Coding = { system: string; code: string; display?: string };
export type Concept = { coding?: readonly Coding[]; text?: string };
export type Reference = { reference?: string; display?: string };

/** Where resources live and whose they are. */
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

/** Code systems and identifier systems of Anteroom's own; `docs/fhir.md` lists their codes. */
export const own = {
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

export const loinc = "http://loinc.org";
export const ucum = "http://unitsofmeasure.org";
export const languages = "urn:ietf:bcp:47";

/** HL7's own systems, by the last part of their address. */
export const terminology = (name: string) => `http://terminology.hl7.org/CodeSystem/${name}`;

/** A concept of one code. */
export function concept(system: string, code: string, display?: string): Concept {
  return { coding: [{ system, code, ...(display === undefined ? {} : { display }) }] };
}

/** The object without what is null, undefined or an empty list: FHIR has neither. */
export function present<T extends Record<string, unknown>>(
  fields: T,
): { [K in keyof T]?: NonNullable<T[K]> } {
  const isPresent = ([, value]: [string, unknown]) =>
    value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(isPresent)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}

/** A resource of this type and id with the elements that are there. */
export function resource(resourceType: string, id: string, elements: Record<string, unknown>): Resource {
  return { resourceType, id, ...present(elements) };
}

/** A reference to a resource of this server. */
export function refer(type: string, id: string | number, display?: string | null): Reference {
  return { reference: `${type}/${id}`, ...(display ? { display } : {}) };
}

/** The id of a patient, or of a guest who booked without an account; null where a row names neither. */
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
