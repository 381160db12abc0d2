import { expect, test } from "vitest";
import { mapPatient } from "../../features/fhir/mapping/people.ts";
import type { Place, Resource } from "../../features/fhir/mapping/resource.ts";
import { summaryDocument } from "../../features/fhir/summary/summary-document.ts";
import { fhirProblems } from "./fhir-problems.ts";
import { summaryProblems } from "./summary-rules.ts";

const place: Place = {
  base: "https://aurora.example/fhir/R4",
  origin: "https://aurora.example",
  clinic: { slug: "aurora", name: "Aurora", country: "PT", phone: null, address: null },
  timeZone: "Europe/Lisbon",
};
const patient = mapPatient(
  {
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
  },
  place,
);
const terminology = "http://terminology.hl7.org/CodeSystem";
const loinc = (code: string) => ({ coding: [{ system: "http://loinc.org", code }] });
const pressure = (codes: readonly string[]) => ({
  resourceType: "Observation",
  status: "final",
  category: [{ coding: [{ system: `${terminology}/observation-category`, code: "vital-signs" }] }],
  code: loinc("85354-9"),
  subject: { reference: "Patient/12" },
  effectiveDateTime: "2027-03-01T09:00:00Z",
  component: codes.map((code) => ({
    code: loinc(code),
    valueQuantity: { value: 80, system: "http://unitsofmeasure.org", code: "mm[Hg]" },
  })),
});
const statusOf = (code: string, display?: string) => ({
  coding: [{ system: `${terminology}/v3-MaritalStatus`, code, ...(display ? { display } : {}) }],
});
const inBundle = (resource: object) => ({
  resourceType: "Bundle",
  type: "searchset",
  entry: [{ resource, search: { mode: "match" } }],
});
const appointment = (more: object) => ({
  resourceType: "Appointment",
  status: "booked",
  start: "2027-03-01T09:00:00Z",
  end: "2027-03-01T09:20:00Z",
  participant: [{ status: "accepted", actor: { reference: "Patient/12" } }],
  ...more,
});

test("valid resources have no problems", () => {
  for (const one of [patient, pressure(["8480-6", "8462-4"]), inBundle(appointment({}))])
    expect(fhirProblems(one)).toEqual([]);
});

test.each<[string, object, RegExp]>([
  [
    "a code outside of a required value set",
    { ...patient, gender: "rather_not_say" },
    /administrative-gender/,
  ],
  [
    "a coded concept outside of its code system",
    { ...patient, maritalStatus: statusOf("X") },
    /has no code X/,
  ],
  ["another display", { ...patient, maritalStatus: statusOf("M", "Maried") }, /Married.*Maried/],
  ["an invariant", appointment({ end: undefined }), /app-3|app-2|Constraint/],
  [
    "a reference to a type that is not allowed",
    appointment({ participant: [{ status: "accepted", actor: { reference: "Observation/1" } }] }),
    /Invalid reference/,
  ],
  ["a code within a bundle", inBundle(appointment({ status: "bookd" })), /appointmentstatus/],
  ["an element that is not known", { ...patient, surname: "x" }, /surname/],
  ["blood pressure without one pressure", pressure(["8480-6"]), /bp: not one component 8462-4/],
  [
    "a vital sign without its category",
    { ...pressure(["8480-6", "8462-4"]), category: undefined },
    /category/,
  ],
  ["an organization without name and identifier", { resourceType: "Organization", active: true }, /org-1/],
  [
    "a contained resource that nothing names",
    { ...patient, contained: [{ resourceType: "Device", id: "device" }] },
    /dom-3/,
  ],
  ["a type that FHIR does not have", { resourceType: "Visit" }, /no type Visit/],
])("%s is a problem", (_name, resource, problem) => {
  // As it is sent, where what is undefined is missing.
  const sent: unknown = JSON.parse(JSON.stringify(resource));
  expect(JSON.stringify(fhirProblems(sent))).toMatch(problem);
});

type Entry = { fullUrl: string; resource: Resource };
type Section = { code: { coding: { code: string }[] }; entry?: object[]; emptyReason?: object };

/** A summary in which nothing was asked, changed before it is validated. */
function summaryWith(
  change: (parts: { entries: Entry[]; composition: Resource; sections: Section[] }) => void,
) {
  const none = { entries: [], confirmation: null };
  const document = structuredClone(
    summaryDocument({
      patient,
      isDependent: false,
      isFromPatient: true,
      medicines: none,
      allergies: none,
      observations: [],
      place,
      locale: "en",
      now: new Date("2027-03-01T09:00:00Z"),
    }),
  );
  const entries = document["entry"] as Entry[];
  const composition = entries[0]?.resource as Resource;
  change({ entries, composition, sections: composition["section"] as Section[] });
  return summaryProblems(document);
}

test("a summary in which nothing was asked conforms to the guide", () => {
  expect(summaryWith(() => {})).toEqual([]);
});

test.each<[string, Parameters<typeof summaryWith>[0], RegExp]>([
  [
    "a required section is missing",
    ({ sections }) => void sections.splice(0, 1),
    /0 sections sectionProblems/,
  ],
  [
    "a section is there twice",
    ({ sections }) => void sections.push({ ...sections[0] } as Section),
    /2 sections sectionProblems/,
  ],
  [
    "a section has neither entries nor a reason",
    ({ sections }) => delete sections[1]?.emptyReason,
    /ips-comp-1/,
  ],
  [
    "a section has an entry of another type",
    ({ sections, entries }) => {
      delete sections[1]?.emptyReason;
      Object.assign(sections[1] ?? {}, { entry: [{ reference: entries[1]?.fullUrl }] });
    },
    /sectionAllergies has an entry of the type Patient/,
  ],
  [
    "the patient has no date of birth",
    ({ entries }) => delete entries[1]?.resource["birthDate"],
    /birthDate/,
  ],
  ["the patient has no name", ({ entries }) => delete entries[1]?.resource["name"], /Patient.name/],
  [
    "the document has two patients",
    ({ entries }) => void entries.push({ ...entries[1] } as Entry),
    /2 entries of the type Patient/,
  ],
  ["the clinic has no name", ({ entries }) => delete entries[2]?.resource["name"], /Organization.name/],
  [
    "the composition has another type",
    ({ composition }) => Object.assign(composition, { type: loinc("11488-4") }),
    /Composition.type/,
  ],
  ["the composition is not the first", ({ entries }) => void entries.reverse(), /no Composition/],
])("a summary is refused when %s", (_name, change, problem) => {
  expect(JSON.stringify(summaryWith(change))).toMatch(problem);
});
