import { isInScope } from "@anteroom/domain/clinic/token-scopes";
import { allowsInteraction } from "@anteroom/domain/clinic/smart-scopes";
import { withArabicDates } from "@anteroom/domain/shared/arabic-dates";
import { asLocale } from "@anteroom/domain/shared/locales";
import type { ClinicCaller } from "../../platform/http/authentication.ts";
import { loadRecordLists } from "../health/record/record-lists.ts";
import { kindOf } from "./kinds/all-kinds.ts";
import type { Reading } from "./kinds/kind.ts";
import type { Concept, Resource } from "./mapping/resource.ts";
import { FhirRefusal, refuseNotFound } from "./outcome.ts";
import { allOf, largestRecord, mayList, readOne } from "./search.ts";
import { summaryDocument, summaryProfile } from "./summary/summary-document.ts";
import type { SummaryFacts } from "./summary/summary-facts.ts";

/**
 * Returns a patient's or guest's summary (IPS document), in their language, else the request's, and the Patient. The
 * document marks sections that the token may not read as withheld; medicines and allergies also where the clinic never
 * had an appointment. Throws `FhirRefusal` 404 for unknown patients, 400 for another `profile` URL or above 5,000
 * observations. Check the scope for Patient before. Does not audit.
 */
export async function patientSummary(
  id: string,
  profile: string | null,
  reading: Reading,
): Promise<{ document: Resource; patient: Resource }> {
  const { tenant, place, now } = reading;
  if (profile !== null && profile.split("|")[0] !== summaryProfile)
    throw new FhirRefusal(400, "not-supported", `The only profile of a summary here is ${summaryProfile}.`);
  const [patientKind, observationKind] = [kindOf("Patient"), kindOf("Observation")];
  if (!patientKind || !observationKind) throw refuseNotFound();
  const { link: _merged, ...patient } = await readOne(patientKind, id, reading); // a summary is of one record
  if (patient["active"] === false) throw refuseNotFound();
  const facts: SummaryFacts = {
    patient,
    isFromPatient: false,
    ...(await listsOf(id, reading)),
    observations: mayList(reading, observationKind)
      ? await allOf(observationKind, id, reading, largestRecord)
      : "withheld",
    place,
    locale: languageOf(patient) ?? reading.locale,
    now,
  };
  const { localizedArabicDates } = tenant.settings;
  return { document: withArabicDates(localizedArabicDates, () => summaryDocument(facts)), patient };
}

type Lists = Pick<SummaryFacts, "medicines" | "allergies" | "isDependent">;

/** The clinic sees the lists of whom it has an appointment with, here as at its other interfaces. A guest has none. */
async function listsOf(id: string, { tx, caller }: Reading): Promise<Lists> {
  const patientId = Number(id);
  if (!Number.isInteger(patientId))
    return { medicines: "notasked", allergies: "notasked", isDependent: false };
  const { parent_id } = await tx
    .selectFrom("patients")
    .select("parent_id")
    .where("id", "=", patientId)
    .executeTakeFirstOrThrow();
  const isDependent = parent_id !== null;
  const booked = await tx
    .selectFrom("appointments")
    .select("id")
    .where("patient_id", "=", patientId)
    .where("booked_at", "is not", null)
    .limit(1)
    .executeTakeFirst();
  if (!booked || !mayReadLists(caller)) return { medicines: "withheld", allergies: "withheld", isDependent };
  return { ...(await loadRecordLists(tx, patientId)), isDependent };
}

/** Medicines and allergies are no types of their own here, so an app needs a scope for all types. */
function mayReadLists({ app, scopes }: ClinicCaller): boolean {
  if (!app) return isInScope(scopes, "health:read");
  return ["MedicationStatement", "AllergyIntolerance"].every((type) =>
    allowsInteraction(app.scopes, type, "r"),
  );
}

function languageOf(patient: Resource) {
  const [first] = (patient["communication"] ?? []) as readonly { language: Concept }[];
  return asLocale(first?.language.coding?.[0]?.code);
}
