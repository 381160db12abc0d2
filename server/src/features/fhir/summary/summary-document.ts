import { recordLabelsIn } from "@anteroom/content/messages/record-words";
import { summaryLabelsIn } from "@anteroom/content/messages/summary-words";
import { directionOf, type Locale } from "@anteroom/domain/shared/locales";
import { createHash, randomUUID } from "node:crypto";
import { escapeHtml } from "../../../platform/http/escape-html.ts";
import { mapOrganization } from "../mapping/clinic.ts";
import { mapRelatedPerson } from "../mapping/people.ts";
import {
  concept,
  loinc,
  referenceTo,
  terminology,
  withoutEmpty,
  type Resource,
} from "../mapping/resource.ts";
import { allergySection, medicineSection } from "./list-sections.ts";
import type { Absence, Section, SectionContext, SummaryFacts } from "./summary-facts.ts";
import { vitalSection } from "./vital-section.ts";

/** The profile of the International Patient Summary that a document claims. */
export const summaryProfile = "http://hl7.org/fhir/uv/ips/StructureDefinition/Composition-uv-ips";
const bundleProfile = "http://hl7.org/fhir/uv/ips/StructureDefinition/Bundle-uv-ips";

/**
 * Returns a document of the International Patient Summary (HL7 IPS 2.0) with texts in `locale`. Its resources refer
 * to one another by `urn:uuid:`, which stay the same in the next document. Problems are always "not asked". Throws
 * when a resource refers to one that is not in the document.
 */
export function summaryDocument(facts: SummaryFacts): Resource {
  const { patient, isDependent, isFromPatient, place, locale, now } = facts;
  const summary = summaryLabelsIn(locale);
  const subject = referenceTo("Patient", patient.id ?? "");
  const carer = isDependent ? mapCarer(patient) : null;
  const source = carer ? referenceTo("RelatedPerson", carer.id ?? "") : subject;
  const clinic = referenceTo("Organization", place.clinic.slug);
  const context: SectionContext = { facts, labels: recordLabelsIn(locale), summary, source, subject };
  const sections = [problemSection(context), allergySection(context), medicineSection(context)];
  const vitals = vitalSection(context);
  if (vitals) sections.push(vitals);
  const composition: Resource = {
    resourceType: "Composition",
    id: randomUUID(),
    meta: { profile: [summaryProfile] },
    language: locale,
    status: "final",
    type: concept(loinc, "60591-5", "Patient summary Document"),
    subject,
    date: now.toISOString(),
    author: isFromPatient ? [source, clinic] : [clinic],
    title: summary.title,
    confidentiality: "N",
    custodian: clinic,
    section: sections.map((section) => presentSection(section, locale)),
  };
  const entries = sections.flatMap((section) => section.resources);
  // A document has only what it names: the carer not where nothing was entered.
  const isCarerNamed = JSON.stringify([composition, entries]).includes(`"reference":"${source.reference}"`);
  const resources = [
    composition,
    withBirthDate(patient),
    mapOrganization(place),
    ...(carer && isCarerNamed ? [carer] : []),
    ...entries,
  ];
  return {
    resourceType: "Bundle",
    id: randomUUID(),
    meta: { profile: [bundleProfile] },
    language: locale,
    identifier: { system: "urn:ietf:rfc:3986", value: `urn:uuid:${randomUUID()}` },
    type: "document",
    timestamp: now.toISOString(),
    entry: addressed(resources, `${place.origin}/${patient.id ?? ""}`),
  };
}

/** Without a name: that somebody else spoke for the patient matters, and who it was is theirs to tell. */
function mapCarer({ id = "" }: Resource): Resource {
  const fhir_id = `account-${id}`;
  const unnamed = { name: "", email: null, phone: null, relationship: null };
  const { name: _name, ...carer } = mapRelatedPerson({
    fhir_id,
    patient_id: Number(id),
    guest_id: null,
    ...unnamed,
  });
  return carer as Resource;
}

function problemSection({ summary }: SectionContext): Section {
  return {
    title: summary.problems,
    code: concept(loinc, "11450-4", "Problem list - Reported"),
    lines: [summary.noProblemList],
    resources: [],
    absence: "notasked",
  };
}

const absences: Readonly<Record<Absence, string>> = {
  notasked: "Not Asked",
  withheld: "Information Withheld",
};

function presentSection({ title, code, lines, resources, absence }: Section, locale: Locale) {
  const texts = lines.map((line) => `<li>${escapeHtml(withoutControls(line))}</li>`).join("");
  const language = `lang="${locale}" xml:lang="${locale}" dir="${directionOf(locale)}"`;
  return withoutEmpty({
    title,
    code,
    text: {
      status: "generated",
      div: `<div xmlns="http://www.w3.org/1999/xhtml" ${language}><ul>${texts}</ul></div>`,
    },
    entry: resources.map(({ resourceType, id = "" }) => referenceTo(resourceType, id)),
    emptyReason: absence && concept(terminology("list-empty-reason"), absence, absences[absence]),
  });
}

/** Signs that no XML may hold. */
const withoutControls = (text: string) =>
  text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu, "");

/** IPS requires the date of birth, or the reason why it is not there. */
function withBirthDate(patient: Resource): Resource {
  if (patient["birthDate"] !== undefined) return patient;
  const url = "http://hl7.org/fhir/StructureDefinition/data-absent-reason";
  return { ...patient, _birthDate: { extension: [{ url, valueCode: "unknown" }] } };
}

/** Gives each resource an address of its own, and points every reference at one of them. */
function addressed(resources: readonly Resource[], owner: string) {
  const names = resources.map(({ resourceType, id = "" }) => `${resourceType}/${id}`);
  const ids = new Map(
    names.map((name) => [
      name,
      name.startsWith("Composition/") ? name.slice(12) : stableId(`${owner}/${name}`),
    ]),
  );
  return resources.map((one, index) => {
    const id = ids.get(names[index] ?? "") ?? "";
    return { fullUrl: `urn:uuid:${id}`, resource: { ...pointed(one, ids), id } };
  });
}

function pointed<T>(value: T, ids: ReadonlyMap<string, string>): T {
  if (Array.isArray(value)) return value.map((one: unknown) => pointed(one, ids)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      if (key !== "reference" || typeof inner !== "string" || inner.startsWith("#"))
        return [key, pointed(inner, ids)];
      const id = ids.get(inner);
      if (id === undefined) throw new Error(`A summary names ${inner.split("/")[0]}, which is not in it`);
      return [key, `urn:uuid:${id}`];
    }),
  ) as T;
}

/** A UUID of version 8 (RFC 9562): a hash of where a resource comes from. */
function stableId(name: string): string {
  const bytes = createHash("sha256").update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
