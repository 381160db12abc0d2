import type { RecordEntry, RecordList } from "@anteroom/contract/health/health-record";
import { isCurrentEntry, listState } from "@anteroom/domain/health/health-record";
import { formatDay } from "@anteroom/domain/appointment/appointment-time";
import { concept, loinc, resource, terminology, type Concept, type Resource } from "../mapping/resource.ts";
import type { Absence, Section, SectionContext } from "./summary-facts.ts";

const snomed = "http://snomed.info/sct";
const absentReason = "http://hl7.org/fhir/StructureDefinition/data-absent-reason";

/** One list: how its entries, and the patient's word that there are none, become resources. */
type ListShape = {
  title: string;
  code: Concept;
  none: string;
  mapEntry: (entry: RecordEntry, context: SectionContext) => Resource;
  mapNone: (confirmedAt: string, context: SectionContext) => Resource;
};

/**
 * Returns the section of allergies and intolerances: the current entries, or one resource with SNOMED's code where
 * the patient has said that there are none. Without resources, and with the absence, where they were not asked for or
 * are withheld.
 */
export function allergySection(context: SectionContext): Section {
  return listSection(
    context.facts.allergies,
    {
      title: context.labels.allergies,
      code: concept(loinc, "48765-2", "Allergies and adverse reactions Document"),
      none: context.labels.noAllergies,
      mapEntry: mapAllergy,
      mapNone: mapNoAllergies,
    },
    context,
  );
}

/**
 * Returns the section of medicines: the current entries, or one resource with SNOMED's code where the patient has
 * said that there are none. Without resources, and with the absence, where they were not asked for or are withheld.
 */
export function medicineSection(context: SectionContext): Section {
  return listSection(
    context.facts.medicines,
    {
      title: context.labels.medicines,
      code: concept(loinc, "10160-0", "History of Medication use Narrative"),
      none: context.labels.noMedicines,
      mapEntry: mapMedicine,
      mapNone: mapNoMedicines,
    },
    context,
  );
}

function listSection(list: RecordList | Absence, shape: ListShape, context: SectionContext): Section {
  const { summary, labels } = context;
  const { title, code } = shape;
  const without = (absence: Absence): Section => ({
    title,
    code,
    lines: [absence === "withheld" ? summary.withheld : summary.notAnswered],
    resources: [],
    absence,
  });
  if (typeof list === "string") return without(list);
  const state = listState(list);
  if (state === "unknown") return without("notasked");
  const confirmed = list.confirmation
    ? labels.confirmed.replace("{day}", dayOf(list.confirmation.confirmed_at, context))
    : "";
  if (state === "none" && list.confirmation)
    return {
      title,
      code,
      lines: [shape.none, confirmed, summary.selfReported],
      resources: [shape.mapNone(list.confirmation.confirmed_at, context)],
      absence: null,
    };
  const entries = list.entries.filter(isCurrentEntry).map(plainEntry);
  return {
    title,
    code,
    lines: [
      ...entries.map((entry) => lineOf(entry, context)),
      state === "confirmed" ? confirmed : summary.notConfirmed,
      summary.selfReported,
    ],
    resources: entries.map((entry) => shape.mapEntry(entry, context)),
    absence: null,
  };
}

function lineOf(entry: RecordEntry, { labels }: SectionContext): string {
  const said = [
    entry.dose,
    entry.frequency,
    entry.reaction,
    entry.severity && labels.severities[entry.severity],
    entry.since && `${labels.since} ${entry.since}`,
  ].filter((text) => text !== null && text !== "");
  return said.length === 0 ? entry.name : `${entry.name}: ${said.join(" · ")}`;
}

/** FHIR's strings have no control characters and of white space only what ASCII has. */
function plainEntry(entry: RecordEntry): RecordEntry {
  const plain = (text: string) =>
    text
      .replaceAll(/[^\S \t\n\r]/gu, " ")
      .replaceAll(/[^\P{Cc}\t\n\r]/gu, "")
      .trim();
  const maybe = (text: string | null) => (text === null || plain(text) === "" ? null : plain(text));
  return {
    ...entry,
    name: plain(entry.name),
    dose: maybe(entry.dose),
    frequency: maybe(entry.frequency),
    since: maybe(entry.since),
    reaction: maybe(entry.reaction),
  };
}

/** The names are the patient's own words: IPS wants text alone where there is no code. */
function mapAllergy(entry: RecordEntry, { source, subject }: SectionContext): Resource {
  const hasReaction = entry.reaction !== null || entry.severity !== null;
  return resource("AllergyIntolerance", `entry-${entry.id}`, {
    meta: { lastUpdated: entry.changed_at },
    clinicalStatus: concept(terminology("allergyintolerance-clinical"), "active", "Active"),
    verificationStatus: concept(terminology("allergyintolerance-verification"), "unconfirmed", "Unconfirmed"),
    code: { text: entry.name },
    patient: subject,
    onsetString: entry.since,
    asserter: source,
    reaction: hasReaction
      ? [
          {
            manifestation: [
              entry.reaction === null
                ? concept(terminology("data-absent-reason"), "unknown", "Unknown")
                : { text: entry.reaction },
            ],
            ...(entry.severity === null ? {} : { severity: entry.severity }),
          },
        ]
      : null,
  });
}

function mapNoAllergies(confirmedAt: string, { source, subject, labels }: SectionContext): Resource {
  return resource("AllergyIntolerance", "none", {
    meta: { lastUpdated: confirmedAt },
    clinicalStatus: concept(terminology("allergyintolerance-clinical"), "active", "Active"),
    verificationStatus: concept(terminology("allergyintolerance-verification"), "unconfirmed", "Unconfirmed"),
    code: { ...concept(snomed, "716186003", "No known allergy (situation)"), text: labels.noAllergies },
    patient: subject,
    asserter: source,
  });
}

/** Since when a medicine is taken is the patient's own words, which are no date. */
function mapMedicine(entry: RecordEntry, { source, subject, labels }: SectionContext): Resource {
  const dosage = [entry.dose, entry.frequency].filter((text) => text !== null && text !== "").join(" · ");
  return resource("MedicationStatement", `entry-${entry.id}`, {
    status: "active",
    medicationCodeableConcept: { text: entry.name },
    subject,
    _effectiveDateTime: {
      extension: [{ url: absentReason, valueCode: entry.since === null ? "unknown" : "as-text" }],
    },
    dateAsserted: entry.changed_at,
    informationSource: source,
    note: entry.since === null ? null : [{ text: `${labels.since} ${entry.since}` }],
    dosage: dosage === "" ? null : [{ text: dosage }],
  });
}

function mapNoMedicines(confirmedAt: string, { source, subject, labels }: SectionContext): Resource {
  return resource("MedicationStatement", "none", {
    status: "active",
    medicationCodeableConcept: {
      ...concept(snomed, "787481004", "No known medications (situation)"),
      text: labels.noMedicines,
    },
    subject,
    effectiveDateTime: confirmedAt,
    dateAsserted: confirmedAt,
    informationSource: source,
  });
}

function dayOf(instant: string, { facts: { place, locale } }: SectionContext): string {
  return formatDay(Date.parse(instant), place.timeZone, locale, true);
}
