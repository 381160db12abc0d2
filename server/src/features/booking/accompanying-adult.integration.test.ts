import { afterEach, beforeEach, expect, test } from "vitest";
import { changeSettings, known } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";

let clinic: WholeClinic;
beforeEach(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  await changeSettings(clinic, "aurora", { patientsPayments: false });
});
afterEach(() => clinic.close());

const asPatient = { "x-patient-token": known.aurora.patientToken };
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const adult = { name: "Rui Melo", relationship: "guardian" };
const book = (more: object) =>
  clinic.call("POST", "/patients/appointments", {
    headers: asPatient,
    body: {
      doctor_id: 1,
      personal: true,
      service_type: "remote",
      platform: "web",
      start_time: "2027-03-01T10:00:00.000Z",
      symptoms: "A cough for three days",
      ...more,
    },
  });

test("who comes with a child is told to the clinic and to the patient, and is no part of a list", async () => {
  const booked = await book({ accompanying_adult: adult });
  expect(booked.status).toBe(201);
  const { id } = booked.body.data.entity;
  const own = await clinic.call("GET", `/patients/appointments/${id}`, { headers: asPatient });
  expect(own.body.data.entity.accompanying_adult).toEqual(adult);
  const span = "from=2027-03-01T00:00:00.000Z&to=2027-03-02T00:00:00.000Z";
  const seen = await clinic.call("GET", `/clinic/appointments?${span}`, { headers: asClinic });
  expect(seen.body.data.collection).toMatchObject([{ id, accompanying_adult: adult }]);
  const list = await clinic.call("GET", "/patients/appointments", { headers: asPatient });
  expect(JSON.stringify(list.body)).not.toContain(adult.name);
});

test("an appointment without an accompanying adult says so", async () => {
  const { id } = (await book({})).body.data.entity;
  const own = await clinic.call("GET", `/patients/appointments/${id}`, { headers: asPatient });
  expect(own.body.data.entity.accompanying_adult).toBeNull();
});

test.each([
  ["without a name", { ...adult, name: " " }],
  ["with a name that is too long", { ...adult, name: "x".repeat(201) }],
  ["with an unknown relationship", { ...adult, relationship: "king" }],
  ["with something else beside", { ...adult, phone: "912" }],
])("an accompanying adult %s is refused", async (_how, accompanying_adult) => {
  expect((await book({ accompanying_adult })).status).toBe(400);
});
