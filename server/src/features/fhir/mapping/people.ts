import type { AccompanyingRelationship } from "@anteroom/domain/booking/accompanying-adult";
import {
  concept,
  languages,
  ownSystems,
  patientId,
  withoutEmpty,
  referenceTo,
  resource,
  terminology,
} from "./resource.ts";
import type { Concept, Place, Resource } from "./resource.ts";

/** A patient, or a guest who booked without an account. */
export type PersonRow = {
  patient_id: number | null;
  guest_id: number | null;
  name: string;
  email: string | null;
  phone: string | null;
  birthdate: string | null;
  sex: "male" | "female" | "rather_not_say" | "other" | null;
  address: string | null;
  language: string | null;
  external_id: string | null;
  taxpayer_number: string | null;
  health_number: string | null;
};

const genders = { male: "male", female: "female", rather_not_say: "unknown", other: "other" } as const;

/**
 * Maps a patient or guest to FHIR's Patient. The name is one text, because the family name is not known
 * separately.
 */
export function mapPatient(row: PersonRow, { clinic }: Place): Resource {
  return resource("Patient", patientId(row) ?? "", {
    identifier: identifiersOf(row, clinic.country),
    active: true,
    name: [{ use: "official", text: row.name }],
    telecom: contactsOf(row),
    gender: row.sex && genders[row.sex],
    birthDate: row.birthdate,
    address: row.address && [{ text: row.address }],
    communication: row.language && [{ language: concept(languages, row.language), preferred: true }],
    managingOrganization: referenceTo("Organization", clinic.slug),
  });
}

/** Returns the identifiers. The systems of tax and health numbers include the clinic's country. */
function identifiersOf({ external_id, taxpayer_number, health_number }: PersonRow, country: string | null) {
  const ofCountry = (system: string) => (country === null ? system : `${system}:${country}`);
  return [
    ...(external_id === null
      ? []
      : [{ use: "secondary", system: ownSystems.externalId, value: external_id }]),
    ...(taxpayer_number === null
      ? []
      : [
          {
            type: concept(terminology("v2-0203"), "TAX", "Tax ID number"),
            system: ofCountry(ownSystems.taxNumber),
            value: taxpayer_number,
          },
        ]),
    ...(health_number ? [{ system: ofCountry(ownSystems.healthNumber), value: health_number }] : []),
  ];
}

function contactsOf({ phone, email }: { phone: string | null; email: string | null }) {
  return [
    ...(phone ? [{ system: "phone", value: phone }] : []),
    ...(email ? [{ system: "email", value: email }] : []),
  ];
}

/** A person who acts for a patient in the app, or accompanies one. */
export type RelatedRow = {
  fhir_id: string;
  patient_id: number | null;
  guest_id: number | null;
  name: string;
  email: string | null;
  phone: string | null;
  /** Null for the carer of a dependent, whose relationship is unknown. */
  relationship: AccompanyingRelationship | null;
};

const relationshipCodes = {
  parent: ["PRN", "parent"],
  guardian: ["GUARD", "guardian"],
  relative: ["FAMMEMB", "family member"],
} as const;

/** Maps a carer or accompanying adult to FHIR's RelatedPerson. */
export function mapRelatedPerson(row: RelatedRow): Resource {
  return resource("RelatedPerson", row.fhir_id, {
    active: true,
    patient: referenceTo("Patient", patientId(row) ?? ""),
    relationship: [relationshipOf(row.relationship)],
    name: [{ text: row.name }],
    telecom: contactsOf(row),
  });
}

function relationshipOf(relationship: RelatedRow["relationship"]): Concept {
  if (relationship === null)
    return {
      ...concept(terminology("v3-RoleCode"), "RESPRSN", "responsible party"),
      text: "Acts for the patient",
    };
  const text = "Accompanies the patient";
  if (relationship === "other") return { text };
  const [code, display] = relationshipCodes[relationship];
  return { ...concept(terminology("v3-RoleCode"), code, display), text };
}

/** A patient's insurance, as entered. */
export type CoverageRow = {
  patient_id: number;
  name: string;
  insurer: string;
  insurance_number: string | null;
  policy_number: string | null;
  insurance_valid_until: string | null;
};

/**
 * Maps the unverified insurance that a patient has entered to FHIR's Coverage. It is always `active`, also
 * after its end date.
 */
export function mapCoverage(row: CoverageRow): Resource {
  return resource("Coverage", String(row.patient_id), {
    status: "active",
    subscriberId: row.insurance_number,
    beneficiary: referenceTo("Patient", row.patient_id, row.name),
    period: row.insurance_valid_until && { end: row.insurance_valid_until },
    payor: [{ display: row.insurer }],
    class: row.policy_number && [
      { type: concept(terminology("coverage-class"), "plan", "Plan"), value: row.policy_number },
    ],
  });
}

/** A consent; `ended_at` is null while it is valid. */
export type ConsentRow = {
  fhir_id: string;
  patient_id: number;
  kind: "terms" | "sms" | "whatsapp";
  version: string;
  given_at: Date;
  ended_at: Date | null;
};

/**
 * Maps a consent to the clinic's terms or to text messages to FHIR's Consent; inactive once it was withdrawn.
 */
export function mapConsent(row: ConsentRow, { clinic, origin }: Place): Resource {
  const isOver = row.ended_at !== null;
  return resource("Consent", row.fhir_id, {
    status: isOver ? "inactive" : "active",
    scope: concept(terminology("consentscope"), "patient-privacy", "Privacy Consent"),
    category: [
      { ...concept("http://loinc.org", "59284-0", "Consent Document"), text: consentTexts[row.kind] },
    ],
    patient: referenceTo("Patient", row.patient_id),
    dateTime: row.given_at.toISOString(),
    organization: [referenceTo("Organization", clinic.slug)],
    policy: [{ uri: `${origin}/terms#${encodeURIComponent(row.version)}` }],
    provision: {
      type: "permit",
      period: withoutEmpty({ start: row.given_at.toISOString(), end: row.ended_at?.toISOString() }),
    },
  });
}

const consentTexts = {
  terms: "Terms and conditions",
  sms: "Text messages",
  whatsapp: "WhatsApp messages",
} as const;
