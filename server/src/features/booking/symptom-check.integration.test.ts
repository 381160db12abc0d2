import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { makePatient } from "../../testing/make-appointment.ts";
import { changeSettings, known } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";

let clinic: WholeClinic;
const on = { patientsSymptomChecker: true, symptomCheckerProvider: "embedded", patientsPayments: false };
beforeEach(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  await changeSettings(clinic, "aurora", on);
});
afterEach(() => clinic.close());

const ten = "2027-03-01T10:00:00.000Z";
const asPatient = { "x-patient-token": known.aurora.patientToken };
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const details = '{"urgency":{"code":"consultation","words":"See a doctor in the next days"}}';
const visit = {
  doctor_id: 1,
  personal: true,
  service_type: "remote",
  platform: "web",
  start_time: ten,
  symptoms: "A cough for three days",
};
const book = (more: object, headers: Record<string, string> = asPatient) =>
  clinic.call("POST", "/patients/appointments", { headers, body: { ...visit, ...more } });
const read = async (id: number, headers: Record<string, string>, slug = "aurora") =>
  clinic.call("GET", `/patients/appointments/${id}`, { headers, clinic: slug });
const clinicReads = async (headers: Record<string, string> = asClinic, slug = "aurora") => {
  const span = "from=2027-03-01T00:00:00.000Z&to=2027-03-02T00:00:00.000Z";
  const { body } = await clinic.call("GET", `/clinic/appointments?${span}`, { headers, clinic: slug });
  return body.data.collection;
};

test(
  "a symptom check's result reaches clinic and patient with the booking, and nobody else",
  { tags: ["S7.API.12.triage", "S3.DRAFT.03"] },
  async () => {
    const booked = await book({ symptoms_triage_details: details });
    expect(booked.status).toBe(201);
    const { id } = booked.body.data.entity;
    expect(await clinicReads()).toMatchObject([{ id, symptoms_triage_details: details }]);
    expect((await read(id, asPatient)).body.data.entity.symptoms_triage_details).toBe(details);
    const list = await clinic.call("GET", "/patients/appointments", { headers: asPatient });
    expect(JSON.stringify(list.body), "a list is no place for it").not.toContain("urgency");

    const token = "neighbour-token-000000000000000000";
    await makePatient(clinic.db, "Neighbour", token, clinic.clock.now());
    expect((await read(id, { "x-patient-token": token })).status).toBe(404);
    const other = { "x-patient-token": known.ipe.patientToken };
    expect((await read(id, other, "ipe")).status).toBe(404);
    expect(await clinicReads({ authorization: `Bearer ${known.ipe.clinicToken}` }, "ipe")).toEqual([]);
    const audit = await withTenant(clinic.db, 1, (tx) => tx.selectFrom("audit_log").selectAll().execute());
    expect(audit).toContainEqual(
      expect.objectContaining({ action: "appointment.list", object: `appointment/${id}` }),
    );
    expect(JSON.stringify(audit)).not.toContain("next days");
  },
);

test(
  "a booking without a symptom check or with an empty one has none",
  { tags: ["S7.API.12.triage"] },
  async () => {
    for (const more of [{}, { symptoms_triage_details: "", start_time: "2027-03-01T10:20:00.000Z" }]) {
      const { body } = await book(more);
      const { id } = body.data.entity;
      expect((await read(id, asPatient)).body.data.entity.symptoms_triage_details).toBeNull();
    }
  },
);

test(
  "a guest's check is stored and readable with the guest's token only",
  { tags: ["S7.API.12.triage"] },
  async () => {
    const guest = {
      name: "Ana Guest",
      birthdate: "1991-02-03",
      sex: "female",
      email: "ana@example.org",
      terms_accepted: true,
    };
    const { status, body } = await clinic.call("POST", "/guests/appointments", {
      body: { ...visit, ...guest, symptoms_triage_details: details },
    });
    expect(status).toBe(201);
    const headers = { "x-guest-token": body.data.guest_token };
    const own = await clinic.call("GET", "/guests/appointment", { headers });
    expect(own.body.data.entity.symptoms_triage_details).toBe(details);
    expect((await read(body.data.entity.id, asPatient)).status).toBe(404);
  },
);

test.each([
  ["its flag is off", { patientsSymptomChecker: false }],
  ["it has no provider", { symptomCheckerProvider: "none" }],
  ["nobody installed its provider", { symptomCheckerProvider: "checks-elsewhere" }],
])(
  "the clinic accepts no check where %s",
  { tags: ["S3.SET.patientsSymptomChecker", "S3.SET.symptomCheckerProvider", "D.33", "S1.34"] },
  async (_, off) => {
    await changeSettings(clinic, "aurora", off);
    expect((await book({ symptoms_triage_details: details })).body.code).toBe("feature_off");
    expect((await book({})).status).toBe(201);
  },
);

test(
  "details over their maximum length are refused before anything is stored",
  { tags: ["S7.API.12.triage"] },
  async () => {
    const { status, body } = await book({ symptoms_triage_details: "x".repeat(20_001) });
    expect([status, body.code]).toEqual([400, "validation_failed"]);
    expect(await clinicReads()).toEqual([]);
  },
);
