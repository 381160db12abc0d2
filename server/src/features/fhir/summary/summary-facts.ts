import type { RecordLists } from "@anteroom/contract/health/health-record";
import type { RecordLabels } from "@anteroom/content/messages/record-words";
import type { summaryLabelsIn } from "@anteroom/content/messages/summary-words";
import type { Locale } from "@anteroom/domain/shared/locales";
import type { Concept, Place, Reference, Resource } from "../mapping/resource.ts";

/** Why a part is not there. `withheld`: not for this reader. `notasked`: nobody has asked. */
export type Absence = "withheld" | "notasked";

/** All that a patient summary is made of. */
export type SummaryFacts = {
  /** As `mapPatient` gives it: whole, or with what a reader needs. */
  patient: Resource;
  /** Whether somebody else acts for the patient, and may have entered what stands here. */
  isDependent: boolean;
  /** Whether the patient gives the summary, or else the clinic. */
  isFromPatient: boolean;
  medicines: RecordLists["medicines"] | Absence;
  allergies: RecordLists["allergies"] | Absence;
  /** Vital signs as `mapObservation` gives them, of whatever age. */
  observations: readonly Resource[] | "withheld";
  place: Place;
  /** The language of the titles and texts. */
  locale: Locale;
  now: Date;
};

/** What sections are written with. */
export type SectionContext = {
  facts: SummaryFacts;
  labels: RecordLabels;
  summary: ReturnType<typeof summaryLabelsIn>;
  /** Who told what stands in the lists. */
  source: Reference;
  subject: Reference;
};

/** A section of the composition with the resources that it names. */
export type Section = {
  title: string;
  code: Concept;
  /** Lines of the text for people. */
  lines: readonly string[];
  resources: readonly Resource[];
  /** Given where there are no resources. */
  absence: Absence | null;
};
