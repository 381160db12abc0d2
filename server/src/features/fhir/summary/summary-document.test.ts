import type { RecordEntry, RecordList } from "@anteroom/contract/health/health-record";
import { locales } from "@anteroom/domain/shared/locales";
import fc from "fast-check";
import { expect, test } from "vitest";
import { summaryProblems } from "../../../testing/fhir/summary-rules.ts";
import { mapObservation, observedNames, type MeasurementRow } from "../mapping/observations.ts";
import { mapPatient, type PersonRow } from "../mapping/people.ts";
import type { Place, Resource } from "../mapping/resource.ts";
import { summaryDocument } from "./summary-document.ts";
import type { SummaryFacts } from "./summary-facts.ts";

const place: Place = {
  base: "https://aurora.example/fhir/R4",
  origin: "https://aurora.example",
  clinic: { slug: "aurora", name: "Aurora", country: "PT", phone: null, address: null },
  timeZone: "Europe/Lisbon",
};
const now = new Date("2027-03-01T09:00:00Z");
const changed_at = "2027-02-01T09:00:00.000Z";

const person: PersonRow = {
  patient_id: 12,
  guest_id: null,
  name: "Inês Carvalho",
  email: null,
  phone: null,
  birthdate: "1990-05-17",
  sex: "female",
  address: null,
  language: "pt",
  external_id: null,
  taxpayer_number: null,
  health_number: null,
};
const entry: RecordEntry = {
  id: 1,
  kind: "allergy",
  name: "Penicillin <b>&",
  dose: null,
  frequency: null,
  since: "2019",
  reaction: "rash",
  severity: "severe",
  ended_at: null,
  changed_at,
  version: 1,
};
const measurement: MeasurementRow = {
  id: 7,
  name: "systolic",
  measured_at: new Date("2027-02-20T10:00:00Z"),
  saved_at: null,
  source_system: "manual",
  vital_signs: { systolic: 128, diastolic: 82, heart_rate: 71 },
  sources: { systolic: "cuff", heart_rate: "camera" },
  quality: { heart_rate: 0.8 },
  devices: {},
  algorithm_version: "1",
  pressure_readings: null,
  appointment_id: 3,
  patient_id: 12,
  guest_id: null,
};
const listed = (entries: RecordEntry[]): RecordList => ({
  entries,
  confirmation: { answer: "listed", confirmed_at: changed_at },
});
const none: RecordList = { entries: [], confirmation: { answer: "none", confirmed_at: changed_at } };
const unanswered: RecordList = { entries: [], confirmation: null };

const facts = (changes: Partial<SummaryFacts> = {}): SummaryFacts => ({
  patient: mapPatient(person, place),
  isDependent: false,
  isFromPatient: true,
  medicines: unanswered,
  allergies: unanswered,
  observations: [],
  place,
  locale: "en",
  now,
  ...changes,
});

type Section = {
  code: { coding: { code: string }[] };
  text: { div: string };
  emptyReason?: unknown;
  entry?: unknown[];
};
const resourcesOf = (document: Resource) =>
  (document["entry"] as { resource: Resource }[]).map(({ resource }) => resource);
const allOf = (document: Resource, type: string) =>
  resourcesOf(document).filter(({ resourceType }) => resourceType === type);
const sectionOf = (document: Resource, code: string) =>
  ((resourcesOf(document)[0]?.["section"] ?? []) as Section[]).find(
    (one) => one.code.coding[0]?.code === code,
  );

test("an empty summary marks each required section as not asked", () => {
  const document = summaryDocument(facts());
  expect(summaryProblems(document)).toEqual([]);
  for (const code of ["11450-4", "48765-2", "10160-0"]) {
    const section = sectionOf(document, code);
    expect(section).toMatchObject({ emptyReason: { coding: [{ code: "notasked" }] } });
    expect(section?.text.div).toContain("There may be some.");
  }
  expect(sectionOf(document, "8716-3")).toBeUndefined();
  expect(JSON.stringify(document)).not.toMatch(/716186003|787481004|No known|Takes no/);
});

test("no known allergies and no medicines are the patient's statements, coded as IPS requires", () => {
  const document = summaryDocument(facts({ allergies: none, medicines: none }));
  expect(summaryProblems(document)).toEqual([]);
  expect(allOf(document, "AllergyIntolerance")).toMatchObject([
    {
      code: { coding: [{ system: "http://snomed.info/sct", code: "716186003" }], text: "No known allergies" },
      verificationStatus: { coding: [{ code: "unconfirmed" }] },
    },
  ]);
  expect(allOf(document, "MedicationStatement")).toMatchObject([
    { medicationCodeableConcept: { coding: [{ code: "787481004" }] }, effectiveDateTime: changed_at },
  ]);
  const patient = `urn:uuid:${allOf(document, "Patient")[0]?.id}`;
  expect(allOf(document, "AllergyIntolerance")[0]).toMatchObject({ asserter: { reference: patient } });
  expect(sectionOf(document, "48765-2")?.text.div).toContain("No health professional has checked it.");
});

test("entries carry the patient's words and details; ended ones are left out", () => {
  const ended = { ...entry, id: 2, name: "Latex", ended_at: changed_at };
  const severeOnly = { ...entry, id: 3, name: "Nuts", reaction: null, since: null };
  const medicine = {
    ...entry,
    kind: "medicine" as const,
    name: "Ramipril",
    dose: "5 mg",
    frequency: "daily",
    reaction: null,
    severity: null,
  };
  const document = summaryDocument(
    facts({
      allergies: listed([entry, ended, severeOnly]),
      medicines: { entries: [medicine], confirmation: null },
    }),
  );
  expect(summaryProblems(document)).toEqual([]);
  expect(allOf(document, "AllergyIntolerance")).toMatchObject([
    {
      code: { text: "Penicillin <b>&" },
      onsetString: "2019",
      reaction: [{ manifestation: [{ text: "rash" }], severity: "severe" }],
    },
    {
      code: { text: "Nuts" },
      reaction: [{ manifestation: [{ coding: [{ code: "unknown" }] }], severity: "severe" }],
    },
  ]);
  expect(allOf(document, "MedicationStatement")).toMatchObject([
    {
      status: "active",
      medicationCodeableConcept: { text: "Ramipril" },
      dosage: [{ text: "5 mg · daily" }],
      _effectiveDateTime: { extension: [{ valueCode: "as-text" }] },
      note: [{ text: "since 2019" }],
    },
  ]);
  expect(sectionOf(document, "48765-2")?.text.div).toContain(
    "Penicillin &lt;b&gt;&amp;: rash · severe · since 2019",
  );
  expect(sectionOf(document, "48765-2")?.text.div).toContain("Confirmed on");
  expect(sectionOf(document, "10160-0")?.text.div).toContain(
    "No one has confirmed that this list is complete.",
  );
});

test("the newest vital sign of each kind is included with its source and no appointment", () => {
  const older = { ...measurement, id: 6, measured_at: new Date("2026-01-01T10:00:00Z") };
  const observations = [measurement, { ...measurement, name: "heart_rate" as const }, older].map(
    mapObservation,
  );
  const document = summaryDocument(facts({ observations }));
  expect(summaryProblems(document)).toEqual([]);
  expect(allOf(document, "Observation").map((one) => one["effectiveDateTime"])).toEqual([
    "2027-02-20T10:00:00.000Z",
    "2027-02-20T10:00:00.000Z",
  ]);
  expect(JSON.stringify(document)).not.toContain("Encounter");
  const { div } = sectionOf(document, "8716-3")?.text ?? { div: "" };
  expect(div).toContain("blood pressure: 128/82 mmHg");
  expect(div).toMatch(/heart rate: 71 a minute · .*2027 · camera estimate/);
});

test("a dependent's entries name their author by role only", () => {
  const document = summaryDocument(facts({ isDependent: true, allergies: none }));
  expect(summaryProblems(document)).toEqual([]);
  const [carer] = allOf(document, "RelatedPerson");
  expect(carer).toMatchObject({ relationship: [{ coding: [{ code: "RESPRSN" }] }] });
  expect(carer).not.toHaveProperty("name");
  expect(allOf(document, "AllergyIntolerance")).toMatchObject([
    { asserter: { reference: `urn:uuid:${carer?.id}` } },
  ]);
});

test("a withheld section is marked as withheld, not empty", () => {
  const document = summaryDocument(
    facts({ allergies: "withheld", medicines: "withheld", observations: "withheld", isFromPatient: false }),
  );
  expect(summaryProblems(document)).toEqual([]);
  for (const code of ["48765-2", "10160-0", "8716-3"])
    expect(sectionOf(document, code)).toMatchObject({ emptyReason: { coding: [{ code: "withheld" }] } });
});

test("ids are stable across documents and differ between patients", () => {
  const idsOf = (document: Resource) =>
    resourcesOf(document)
      .slice(1)
      .map(({ id }) => id);
  const one = idsOf(summaryDocument(facts({ allergies: none })));
  expect(idsOf(summaryDocument(facts({ allergies: none })))).toEqual(one);
  const other = mapPatient({ ...person, patient_id: 13 }, place);
  const others = idsOf(summaryDocument(facts({ allergies: none, patient: other })));
  expect(one.filter((id) => others.includes(id))).toEqual([]);
});

test("a patient without a birth date carries a data-absent reason", () => {
  const patient = mapPatient({ ...person, birthdate: null, sex: null }, place);
  expect(summaryProblems(summaryDocument(facts({ patient })))).toEqual([]);
});

/** With control characters, which the API refuses, but never of these alone: without them nothing would be left. */
const text = fc
  .string({ minLength: 1, maxLength: 20, unit: "binary" })
  .filter((one) => one.replaceAll(/\p{Cc}/gu, "").trim() !== "" && one.isWellFormed());
const maybe = fc.option(text);
const entryOf = (kind: RecordEntry["kind"]) =>
  fc.record({
    id: fc.nat(),
    kind: fc.constant(kind),
    name: text,
    dose: maybe,
    frequency: maybe,
    since: maybe,
    reaction: maybe,
    severity: fc.option(fc.constantFrom("mild" as const, "moderate" as const, "severe" as const)),
    ended_at: fc.option(fc.constant(changed_at)),
    changed_at: fc.constant(changed_at),
    version: fc.constant(1),
  });
const listOf = (kind: RecordEntry["kind"]) =>
  fc.oneof(
    fc.constantFrom("withheld" as const, "notasked" as const),
    fc.record({
      entries: fc.uniqueArray(entryOf(kind), { selector: ({ id }) => id, maxLength: 4 }),
      confirmation: fc.option(
        fc.record({
          answer: fc.constantFrom("listed" as const, "none" as const),
          confirmed_at: fc.constant(changed_at),
        }),
      ),
    }),
  );
const observed = fc
  .record({ id: fc.integer({ min: 1, max: 99 }), name: fc.constantFrom(...observedNames) })
  .map(({ id, name }) =>
    mapObservation({
      ...measurement,
      id,
      name,
      vital_signs: { ...measurement.vital_signs, [name]: 50, diastolic: 40 },
    }),
  );

test("names alone are valid: an allergy without a reaction, a medicine without a dose", () => {
  const named = (kind: RecordEntry["kind"]) => ({
    entries: [
      {
        id: 1,
        kind,
        name: "Penicillin",
        dose: null,
        frequency: null,
        since: null,
        reaction: null,
        severity: null,
        ended_at: null,
        changed_at,
        version: 1,
      },
    ],
    confirmation: null,
  });
  const document = summaryDocument(facts({ allergies: named("allergy"), medicines: named("medicine") }));
  expect(summaryProblems(document)).toEqual([]);
});

test("every summary is valid for arbitrary entries and in every language", () => {
  const any = fc.record({
    allergies: listOf("allergy"),
    medicines: listOf("medicine"),
    observations: fc.oneof(fc.constant("withheld" as const), fc.array(observed, { maxLength: 12 })),
    isDependent: fc.boolean(),
    isFromPatient: fc.boolean(),
    locale: fc.constantFrom(...locales),
  });
  fc.assert(
    fc.property(any, (changes) => {
      const document = summaryDocument(facts(changes));
      expect(summaryProblems(document)).toEqual([]);
      expect(JSON.stringify(sectionOf(document, "48765-2")?.text)).not.toMatch(/\\u000[0-8bcef]/);
    }),
    { numRuns: 60 },
  );
});
