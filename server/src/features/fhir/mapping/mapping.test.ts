import { expect, test } from "vitest";
import { fhirProblems } from "../../../testing/fhir/fhir-problems.ts";
import {
  mapHealthcareService,
  mapOrganization,
  mapPractitioner,
  mapPractitionerRole,
  type DoctorRow,
} from "./clinic.ts";
import { mapCommunication, mapDocumentReference, type DocumentRow } from "./documents.ts";
import { mapObservation, readObservationId, type MeasurementRow } from "./observations.ts";
import { mapConsent, mapCoverage, mapPatient, mapRelatedPerson, type PersonRow } from "./people.ts";
import { auditAction, mapAuditEvent, mapProvenance } from "./provenance.ts";
import type { Place } from "./resource.ts";
import {
  encounterStatus,
  mapAppointment,
  mapEncounter,
  mapSchedule,
  mapSlot,
  readSlotId,
  slotId,
} from "./scheduling.ts";
import type { AppointmentFacts } from "./scheduling.ts";

const place: Place = {
  base: "https://aurora.example/fhir/R4",
  origin: "https://aurora.example",
  clinic: { slug: "aurora", name: "Aurora", country: "PT", phone: "+351210000000", address: "Rua 1, Lisboa" },
  timeZone: "Europe/Lisbon",
};
const at = new Date("2027-03-01T09:00:00Z");

const person: PersonRow = {
  patient_id: 12,
  guest_id: null,
  name: "Inês Carvalho",
  email: "ines@example.pt",
  phone: "+351912345678",
  birthdate: "1990-05-17",
  sex: "rather_not_say",
  address: "Rua 2",
  language: "pt",
  external_id: "p-1",
  taxpayer_number: "123456789",
  health_number: null,
};

const doctor: DoctorRow = {
  id: 3,
  name: "Helena Duarte",
  title: "doctor",
  sex: "female",
  specialty: "dermatology",
  languages: ["pt", "en"],
  is_listed: true,
  register_name: "Ordem dos Médicos",
  register_number: "123",
  external_id: null,
  portrait_url: "/portraits/helena.svg",
  hours: [
    { weekday: 1, from_minute: 540, to_minute: 1440, kind: "open" },
    { weekday: 1, from_minute: 720, to_minute: 780, kind: "break" },
    { weekday: 2, from_minute: 720, to_minute: 780, kind: "break" },
  ],
};

const appointment: AppointmentFacts = {
  id: 7,
  version: 2,
  status: "accepted",
  service_type: "remote",
  start_time: new Date("2027-03-02T09:00:00Z"),
  end_time: new Date("2027-03-02T09:20:00Z"),
  created_at: at,
  code: "AB12CD34",
  symptoms: "A cough",
  patient_id: 12,
  guest_id: null,
  patient_name: "Inês Carvalho",
  doctor_id: 3,
  doctor,
  doctor_specialty: "dermatology",
  accompanying_name: "Rui",
  accompanying_relationship: "parent",
  waiting_since: null,
  doctor_joined_at: null,
  ended_at: null,
};

const measurement: MeasurementRow = {
  id: 5,
  name: "systolic",
  measured_at: at,
  saved_at: at,
  source_system: "device",
  vital_signs: { systolic: 120, diastolic: 80, heart_rate: 61 },
  sources: { systolic: "device", diastolic: "device", heart_rate: "camera" },
  quality: { heart_rate: 0.83 },
  devices: { systolic: "BM54", diastolic: "BM54" },
  algorithm_version: "2.1",
  pressure_readings: 3,
  appointment_id: 7,
  patient_id: null,
  guest_id: 4,
};

const document: DocumentRow = {
  fhir_id: "file-9",
  kind: "prescription",
  file_id: 9,
  sender: "clinic",
  name: "receita.pdf",
  media_type: "application/pdf",
  size_bytes: 1234,
  url: null,
  text: null,
  is_readable: true,
  at,
  appointment_id: 7,
  doctor_id: 3,
  patient_id: 12,
  guest_id: null,
};

test("a patient maps to the given gender, numbers and contacts, and a guest to an id of its own", () => {
  const patient = mapPatient(person, place);
  expect(fhirProblems(patient)).toEqual([]);
  expect(patient).toMatchObject({ id: "12", gender: "unknown", birthDate: "1990-05-17" });
  expect(patient["identifier"]).toMatchObject([
    { system: "urn:anteroom:external-id", value: "p-1" },
    { system: "urn:anteroom:tax-number:PT", value: "123456789" },
  ]);
  const empty = { email: null, phone: null, birthdate: null, sex: null, address: null, language: null };
  const bare = mapPatient(
    { ...person, ...empty, patient_id: null, guest_id: 4, external_id: null, taxpayer_number: null },
    place,
  );
  expect(fhirProblems(bare)).toEqual([]);
  expect(Object.keys(bare).sort()).toEqual(["active", "id", "managingOrganization", "name", "resourceType"]);
  expect(bare.id).toBe("guest-4");
});

test("a carer is no RelatedPerson unless declared as one", () => {
  const row = {
    fhir_id: "account-12",
    patient_id: 12,
    guest_id: null,
    name: "Rui",
    email: null,
    phone: null,
  };
  const codes = (["parent", "other", null] as const).map((relationship) => {
    const related = mapRelatedPerson({ ...row, relationship });
    expect(fhirProblems(related)).toEqual([]);
    return (related["relationship"] as { coding?: { code: string }[] }[])[0]?.coding?.[0]?.code;
  });
  expect(codes).toEqual(["PRN", undefined, "RESPRSN"]);
});

test("insurance and consents follow the patient's entries and withdrawals", () => {
  const coverage = mapCoverage({
    patient_id: 12,
    name: "Inês",
    insurer: "Médis",
    insurance_number: "1",
    policy_number: "2",
    insurance_valid_until: "2027-12-31",
  });
  const consent = {
    fhir_id: "terms-12-abc",
    patient_id: 12,
    kind: "terms",
    version: "2026 1",
    given_at: at,
  } as const;
  const given = mapConsent({ ...consent, ended_at: null }, place);
  const ended = mapConsent({ ...consent, ended_at: at }, place);
  expect([coverage, given, ended].flatMap(fhirProblems)).toEqual([]);
  expect([given["status"], ended["status"]]).toEqual(["active", "inactive"]);
});

test("clinic, services and doctors are mapped, with the regular week without breaks", () => {
  const role = mapPractitionerRole(doctor, place, "en");
  const all = [
    mapOrganization(place),
    mapOrganization({ ...place, clinic: { ...place.clinic, phone: null, address: null, country: null } }),
    mapHealthcareService("on_site", place),
    mapPractitioner(doctor, place, "pt"),
    mapPractitioner({ ...doctor, sex: null, register_number: null, languages: [] }, place, "pt"),
    mapSchedule(doctor, { from: at, to: at }, "en"),
    role,
  ];
  expect(all.flatMap(fhirProblems)).toEqual([]);
  expect(all[2]?.id).toBe("on-site");
  expect(all[3]?.["name"]).toEqual([{ use: "official", text: "Dra. Helena Duarte" }]);
  expect(role["availableTime"]).toEqual([
    { daysOfWeek: ["mon"], availableStartTime: "09:00:00", availableEndTime: "12:00:00" },
    { daysOfWeek: ["mon"], availableStartTime: "13:00:00", availableEndTime: "23:59:59" },
  ]);
});

test("a slot id encodes doctor and start, and any other id is invalid", () => {
  const slot = {
    doctorId: 3,
    start: at.getTime(),
    end: at.getTime() + 1_200_000,
    specialty: "x",
    status: "free",
  } as const;
  expect(fhirProblems(mapSlot(slot, "en"))).toEqual([]);
  expect(readSlotId(slotId(slot))).toEqual({ doctorId: 3, start: at.getTime() });
  expect(["3", "3-", "-3", "03-1", "3-1-1", "a-1"].map(readSlotId)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});

test.each([
  ["pending_payment", "pending", "planned"],
  ["scheduled", "pending", "planned"],
  ["accepted", "booked", "planned"],
  ["preparing", "arrived", "planned"],
  ["finished", "fulfilled", "finished"],
  ["canceled", "cancelled", "cancelled"],
  ["declined", "cancelled", "cancelled"],
  ["payment_failed", "cancelled", "planned"],
  ["no_show", "noshow", "cancelled"],
] as const)("an appointment that is %s maps to %s, and its encounter to %s", (status, fhir, encounter) => {
  const row = { ...appointment, status };
  const mapped = mapAppointment(row, at, "en");
  expect([mapped, mapEncounter(row, place, "en")].flatMap(fhirProblems)).toEqual([]);
  expect([mapped["status"], encounterStatus(row)]).toEqual([fhir, encounter]);
  // R4's invariant app-4: a reason is given of what was cancelled, or nobody came to.
  expect("cancelationReason" in mapped && fhir !== "cancelled" && fhir !== "noshow").toBe(false);
  expect(mapped["meta"]).toEqual({
    versionId: "2",
    tag: [{ system: "urn:anteroom:appointment-status", code: status }],
  });
});

test("an encounter is in progress while both are present and never ends before it begins", () => {
  const row = { ...appointment, status: "preparing", waiting_since: at } as const;
  expect(mapEncounter(row, place, "en")).toMatchObject({
    status: "arrived",
    period: { start: at.toISOString() },
  });
  const early = { ...row, doctor_joined_at: at, ended_at: new Date(0) };
  expect(mapEncounter(early, place, "en")).toMatchObject({
    status: "in-progress",
    period: { start: at.toISOString() },
  });
  expect(mapEncounter(early, place, "en")["period"]).not.toHaveProperty("end");
  expect(mapEncounter({ ...row, service_type: "on_site" }, place, "en")["class"]).toMatchObject({
    code: "AMB",
  });
});

test("both pressures are one observation with device model and source", () => {
  const observation = mapObservation(measurement);
  expect(fhirProblems(observation)).toEqual([]);
  expect(observation).toMatchObject({
    id: "5-blood-pressure",
    code: { coding: [{ system: "http://loinc.org", code: "85354-9" }] },
    subject: { reference: "Patient/guest-4" },
    method: { coding: [{ system: "urn:anteroom:vital-source", code: "device" }] },
    contained: [{ deviceName: [{ name: "BM54" }] }],
    component: [
      { code: { coding: [{ code: "8480-6" }] }, valueQuantity: { value: 120, code: "mm[Hg]" } },
      { code: { coding: [{ code: "8462-4" }] }, valueQuantity: { value: 80, code: "mm[Hg]" } },
    ],
    note: [{ text: "Mean of 3 readings" }],
  });
});

test("a camera value carries confidence and program, and a typed one names no device", () => {
  const pulse = mapObservation({ ...measurement, name: "heart_rate" });
  expect(fhirProblems(pulse)).toEqual([]);
  expect(pulse).toMatchObject({
    valueQuantity: { value: 61, system: "http://unitsofmeasure.org", code: "/min" },
    contained: [{ version: [{ value: "2.1" }] }],
    component: [{ valueQuantity: { value: 83, code: "%" } }],
    performer: [{ reference: "Patient/guest-4" }],
  });
  const typed = mapObservation({
    ...measurement,
    name: "temperature",
    vital_signs: { temperature: 37.2 },
    sources: { temperature: "self_reported" },
  });
  expect(fhirProblems(typed)).toEqual([]);
  expect(typed).not.toHaveProperty("contained");
  expect(typed).toMatchObject({ method: { text: "Entered by the patient" }, valueQuantity: { code: "Cel" } });
  expect(mapObservation({ ...measurement, source_system: "clinic" })).not.toHaveProperty("performer");
});

test("an observation id encodes measurement and value, and any other id is invalid", () => {
  expect(readObservationId("5-blood-pressure")).toEqual({ measurementId: 5, name: "systolic" });
  expect(readObservationId("5-heart-rate")).toEqual({ measurementId: 5, name: "heart_rate" });
  expect(["5", "5-diastolic", "5-systolic", "5-constructor", "0-heart-rate"].map(readObservationId)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});

test("a file maps to its URL, a summary to inline text, and a file being scanned to neither", () => {
  const attachment = (row: Partial<DocumentRow>) => {
    const mapped = mapDocumentReference({ ...document, ...row }, place);
    expect(fhirProblems(mapped)).toEqual([]);
    return (mapped["content"] as { attachment: { url?: string; data?: string } }[])[0]?.attachment;
  };
  expect(attachment({})).toMatchObject({
    url: "https://aurora.example/fhir/R4/Binary/file-9",
    size: 1234,
  });
  expect(attachment({ is_readable: false })).not.toHaveProperty("url");
  expect(attachment({ kind: "link", url: "https://x.example" })).toMatchObject({ url: "https://x.example" });
  const summary = attachment({ kind: "summary", text: "Água", file_id: null });
  expect(Buffer.from(summary?.data ?? "", "base64").toString()).toBe("Água");
});

test.each([
  ["patient", "Patient/12", "Practitioner/3"],
  ["doctor", "Practitioner/3", "Patient/12"],
  ["clinic", "Organization/aurora", "Patient/12"],
] as const)("a message of the %s has %s as sender and %s as recipient", (sender, from, to) => {
  const mapped = mapCommunication(
    {
      id: 1,
      sender,
      body: "Hello",
      sent_at: at,
      delivered_at: null,
      appointment_id: 7,
      doctor_id: 3,
      patient_id: 12,
      guest_id: null,
    },
    place,
  );
  expect(fhirProblems(mapped)).toEqual([]);
  expect([mapped["sender"], mapped["recipient"]]).toEqual([{ reference: from }, [{ reference: to }]]);
});

test("provenance names each observation of a measurement and its author", () => {
  const row = {
    fhir_id: "measurement-5",
    kind: "measurement",
    source_id: 5,
    names: ["systolic", "diastolic", "heart_rate"],
    source_system: "manual",
    recorded: at,
    occurred: at,
    patient_id: 12,
    guest_id: null,
  } as const;
  const mapped = mapProvenance({ ...row, names: [...row.names] }, place);
  const ofClinic = mapProvenance({ ...row, names: [...row.names], source_system: "clinic" }, place);
  const response = mapProvenance({ ...row, names: null, kind: "response", fhir_id: "response-5" }, place);
  expect([mapped, ofClinic, response].flatMap(fhirProblems)).toEqual([]);
  expect(mapped["target"]).toEqual([
    { reference: "Observation/5-heart-rate" },
    { reference: "Observation/5-blood-pressure" },
  ]);
  expect([mapped, ofClinic].map(({ agent }) => (agent as { who: object }[])[0]?.who)).toEqual([
    { reference: "Patient/12" },
    { reference: "Organization/aurora" },
  ]);
});

test("an audit entry names actor, action and subject", () => {
  const row = {
    id: 1,
    at,
    actor: "doctor/3",
    on_behalf_of: 12,
    action: "patient.list",
    object: "patient/1,2",
  };
  const mapped = mapAuditEvent(row, place);
  const strange = mapAuditEvent(
    { ...row, actor: "clinic/EHR", object: "report/2027-01-01..2027-01-02", on_behalf_of: null },
    place,
  );
  expect([mapped, strange].flatMap(fhirProblems)).toEqual([]);
  expect(mapped).toMatchObject({
    action: "R",
    agent: [{ who: { reference: "Practitioner/3" } }, { who: { reference: "Patient/12" }, requestor: false }],
    entity: [{ what: { reference: "Patient/1" } }, { what: { reference: "Patient/2" } }],
  });
  expect(strange).toMatchObject({ agent: [{ who: { display: "clinic/EHR" } }] });
  const verbs = ["patient.add", "fhir.read", "voucher.end", "webhook.remove", "patient.change"].map(
    auditAction,
  );
  expect(verbs).toEqual(["C", "R", "E", "D", "U"]);
});

test("the schema refuses invalid FHIR", () => {
  expect(fhirProblems({ ...mapPatient(person, place), gender: "rather_not_say" })).not.toEqual([]);
  expect(fhirProblems({ ...mapPatient(person, place), surname: "x" })).not.toEqual([]);
  expect(fhirProblems({ resourceType: "Appointment", status: "booked" })).not.toEqual([]);
  expect(
    fhirProblems({ ...mapObservation(measurement), contained: [{ resourceType: "Device", x: 1 }] }),
  ).not.toEqual([]);
});
