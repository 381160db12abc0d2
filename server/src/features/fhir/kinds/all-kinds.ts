import { appointmentKind, encounterKind } from "./appointments.ts";
import {
  healthcareServiceKind,
  organizationKind,
  practitionerKind,
  practitionerRoleKind,
  scheduleKind,
} from "./clinic.ts";
import { auditEventKind, communicationKind, documentReferenceKind } from "./documents.ts";
import { observationKind, provenanceKind, questionnaireResponseKind } from "./health.ts";
import type { Kind } from "./kind.ts";
import { consentKind, coverageKind, patientKind, relatedPersonKind } from "./people.ts";
import { slotKind } from "./slots.ts";

/** Every resource type that is served, in the order of the CapabilityStatement. */
export const allKinds: readonly Kind[] = [
  organizationKind,
  healthcareServiceKind,
  practitionerKind,
  practitionerRoleKind,
  scheduleKind,
  slotKind,
  patientKind,
  relatedPersonKind,
  coverageKind,
  consentKind,
  appointmentKind,
  encounterKind,
  observationKind,
  questionnaireResponseKind,
  documentReferenceKind,
  communicationKind,
  provenanceKind,
  auditEventKind,
];

const byType = new Map(allKinds.map((kind) => [kind.type, kind]));

/** Returns the definition of a resource type, or undefined when it is not served. */
export const kindOf = (type: string): Kind | undefined => byType.get(type);

/**
 * Splits a reference such as `Patient/12` into the definition of its type and the id. Returns
 * null for a type that is not served or that `mayRead` rejects. Does not check that the resource
 * exists.
 */
export function readableKind(
  reference: string,
  mayRead: (kind: Kind) => boolean,
): { kind: Kind; id: string } | null {
  const [type = "", id] = reference.split("/");
  const kind = kindOf(type);
  return kind && id !== undefined && mayRead(kind) ? { kind, id } : null;
}
