import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { changeSettings, known } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";

let clinic: WholeClinic;
beforeEach(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  await changeSettings(clinic, "aurora", { patientsPayments: false, patientsCancelAppointment: true });
});
afterEach(() => clinic.close());

const asPatient = { "x-patient-token": known.aurora.patientToken };
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const adult = { name: "Rui Melo", relationship: "guardian" };
const mails = () =>
  withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("mails").select(["body", "calendar"]).orderBy("id").execute(),
  );
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

test("the accompanying adult is shown to clinic and patient, and not in lists", async () => {
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

test("an appointment without an accompanying adult states that", async () => {
  const { id } = (await book({})).body.data.entity;
  const own = await clinic.call("GET", `/patients/appointments/${id}`, { headers: asPatient });
  expect(own.body.data.entity.accompanying_adult).toBeNull();
});

test("an appointment states its person's age in months without the birth date", async () => {
  await withTenant(clinic.db, 1, (tx) =>
    sql`update patients set birthdate = '2022-03-02' where parent_id is null`.execute(tx),
  );
  const { id } = (await book({})).body.data.entity;
  const own = await clinic.call("GET", `/patients/appointments/${id}`, { headers: asPatient });
  expect(own.body.data.entity.patient_age_months).toBe(59);
  expect(JSON.stringify(own.body)).not.toContain("2022-03-02");
});

test("each mail and calendar entry of a guest's booking for a child names child and adult", async () => {
  const guest = {
    name: "Tim www.example.org",
    birthdate: "2022-02-03",
    sex: "male",
    email: "rui@example.org",
  };
  const booked = await clinic.call("POST", "/guests/appointments", {
    body: {
      doctor_id: 1,
      personal: true,
      service_type: "remote",
      platform: "web",
      start_time: "2027-03-01T10:00:00.000Z",
      symptoms: "A cough for three days",
      accompanying_adult: adult,
      ...guest,
      terms_accepted: true,
    },
  });
  expect(booked.status).toBe(201);
  const { id } = booked.body.data.entity;
  const canceled = await clinic.call("POST", `/patients/appointments/${id}/cancel`, {
    body: { expects_refund: false },
    headers: { "x-guest-token": booked.body.data.guest_token },
  });
  expect(canceled.status).toBe(200);
  const [first, last] = await mails();
  // What a stranger has typed in as a name becomes no link.
  expect(first?.body).toContain("For: Tim www. example. org\n");
  expect(first?.body).toContain("Accompanied by: Rui Melo, legal guardian\n");
  const entry = (first?.calendar ?? "").replaceAll("\r\n ", "");
  expect(entry).toContain(
    "DESCRIPTION:For: Tim www. example. org\\nAccompanied by: Rui Melo\\, legal guardian\\n",
  );
  expect(entry).toMatch(/^SUMMARY:Video appointment\\, [^:]*$/m);
  expect(last?.body).toContain("For: Tim www. example. org\n");
});

test.each([
  ["without a name", { ...adult, name: " " }],
  ["with a name that is too long", { ...adult, name: "x".repeat(201) }],
  ["with an unknown relationship", { ...adult, relationship: "king" }],
  ["with something else beside", { ...adult, phone: "912" }],
])("an accompanying adult %s is refused", async (_how, accompanying_adult) => {
  expect((await book({ accompanying_adult })).status).toBe(400);
});
