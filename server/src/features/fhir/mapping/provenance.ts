import type { VitalName } from "@anteroom/domain/vitals/vital-values";
import { clinicSystem, observationId, observedNames } from "./observations.ts";
import {
  concept,
  ownSystems,
  patientId,
  referenceTo,
  resource,
  terminology,
  type Reference,
} from "./resource.ts";
import type { Place, Resource } from "./resource.ts";

/** The source of a measurement or questionnaire response. */
export type ProvenanceRow = {
  fhir_id: string;
  kind: "measurement" | "response";
  source_id: number;
  /** Of a measurement: the names of its values. */
  names: string[] | null;
  source_system: string | null;
  recorded: Date;
  occurred: Date;
  patient_id: number | null;
  guest_id: number | null;
};

/**
 * Maps the source of a measurement or response to FHIR's Provenance: author is the clinic for its own values
 * and for a row of nobody, else the patient or guest; always the clinic as custodian.
 */
export function mapProvenance(row: ProvenanceRow, { clinic }: Place): Resource {
  const patient = patientId(row);
  const isOfClinic = row.source_system === clinicSystem;
  const who =
    isOfClinic || patient === null
      ? referenceTo("Organization", clinic.slug)
      : referenceTo("Patient", patient);
  return resource("Provenance", row.fhir_id, {
    target: targetsOf(row),
    occurredDateTime: row.occurred.toISOString(),
    recorded: row.recorded.toISOString(),
    activity: concept(terminology("v3-DataOperation"), "CREATE", "create"),
    agent: [
      { type: concept(terminology("provenance-participant-type"), "author", "Author"), who },
      {
        type: concept(terminology("provenance-participant-type"), "custodian", "Custodian"),
        who: referenceTo("Organization", clinic.slug),
      },
    ],
  });
}

function targetsOf({ kind, source_id, names }: ProvenanceRow): Reference[] {
  if (kind === "response") return [referenceTo("QuestionnaireResponse", source_id)];
  const isThere = (name: VitalName) => names?.includes(name);
  return observedNames
    .filter(isThere)
    .map((name) => referenceTo("Observation", observationId(source_id, name)));
}

/** An entry of the audit log. */
export type AuditRow = {
  id: number;
  at: Date;
  actor: string;
  on_behalf_of: number | null;
  action: string;
  object: string;
};

/** Maps an entry of the audit log to FHIR's AuditEvent; always with outcome success. */
export function mapAuditEvent(row: AuditRow, { clinic }: Place): Resource {
  return resource("AuditEvent", String(row.id), {
    type: { system: terminology("audit-event-type"), code: "rest", display: "RESTful Operation" },
    subtype: [{ system: ownSystems.auditAction, code: row.action }],
    action: auditAction(row.action),
    recorded: row.at.toISOString(),
    outcome: "0",
    agent: [
      { who: whoOf(row.actor), requestor: true },
      ...(row.on_behalf_of === null
        ? []
        : [{ who: referenceTo("Patient", row.on_behalf_of), requestor: false }]),
    ],
    source: { observer: referenceTo("Organization", clinic.slug, clinic.name) },
    entity: entitiesOf(row.object),
  });
}

/** Returns FHIR's code of an action's verb: create, read, update, delete, or else execute. */
export function auditAction(action: string): "C" | "R" | "U" | "D" | "E" {
  const verb = action.split(".")[1] ?? "";
  if (/^(read|list|search|everything|summary|download|get)$/.test(verb)) return "R";
  if (/^(add|make|create|save|send|book|booked|entered|import|invite)$/.test(verb)) return "C";
  if (/^(remove|delete|erase|revoke|forget)$/.test(verb)) return "D";
  if (/^(change|set|write|rotate|update|moved|hide)$/.test(verb)) return "U";
  return "E";
}

function whoOf(actor: string): Reference & { identifier?: object } {
  const [kind = "", id = ""] = actor.split("/");
  if (/^\d+$/.test(id)) {
    if (kind === "patient") return referenceTo("Patient", id);
    if (kind === "guest") return referenceTo("Patient", `guest-${id}`);
    if (kind === "doctor") return referenceTo("Practitioner", id);
  }
  return { display: actor };
}

const referable: Readonly<Record<string, string>> = {
  patient: "Patient",
  appointment: "Appointment",
  doctor: "Practitioner",
};

/** Returns the objects of the action, one for each id. */
function entitiesOf(object: string) {
  const [kind = "", ids = ""] = object.split("/");
  const type = referable[kind];
  const all = ids.split(",").filter((id) => /^[\w.-]{1,64}$/.test(id));
  if (type === undefined || all.length === 0) return [{ what: { display: object.slice(0, 200) } }];
  return all.map((id) => ({ what: referenceTo(type, id) }));
}
