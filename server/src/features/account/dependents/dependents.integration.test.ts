import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { changeSettings, known, type TestClinic } from "../../../testing/test-clinic.ts";
import { openWholeClinic } from "../../../testing/whole-clinic.ts";
import { queueAppointmentMail } from "../../../shared/mail/appointment-mail.ts";
import { carryOutDueCareSteps } from "./watch-coming-of-age.ts";

let clinic: TestClinic;
const { tenantId, patientId, doctorId } = known.aurora;
const free = { patientsManageDependents: true, patientsPayments: false, patientsSymptoms: false };
beforeEach(async () => {
  clinic = await openWholeClinic();
  await changeSettings(clinic, "aurora", free);
});
afterEach(() => clinic.close());

const headers = { "x-patient-token": known.aurora.patientToken };
const tomas = {
  name: "Tomás Carvalho",
  email: null,
  phone_country_code: null,
  phone_number: null,
  taxpayer_number: null,
  birthdate: "2019-06-03",
  sex: "male",
  address: null,
};
const add = (changes: object = {}) =>
  clinic.call("POST", "/patients/dependents", { body: { ...tomas, ...changes }, headers });
const added = async (changes: object = {}) => (await add(changes)).body.data.entity;
const list = async () =>
  (await clinic.call("GET", "/patients/dependents", { headers })).body.data?.collection;
const change = (id: number, body: object) =>
  clinic.call("PUT", `/patients/dependents/${id}`, { body: { ...tomas, version: 1, ...body }, headers });
const remove = (id: number) => clinic.call("DELETE", `/patients/dependents/${id}`, { headers });

const book = (changes: object) =>
  clinic.call("POST", "/patients/appointments", {
    headers,
    body: {
      doctor_id: doctorId,
      personal: true,
      service_type: "remote",
      platform: "web",
      start_time: "2027-03-01T15:00:00.000Z",
      symptoms: "",
      ...changes,
    },
  });
const bookFor = (dependentId: number, changes: object = {}) =>
  book({ personal: false, dependent_id: dependentId, ...changes });
const mails = () =>
  withTenant(clinic.db, tenantId, (tx) =>
    tx.selectFrom("mails").select(["recipient", "subject", "body", "calendar"]).orderBy("id").execute(),
  );
const audits = () =>
  withTenant(clinic.db, tenantId, (tx) =>
    tx.selectFrom("audit_log").select(["actor", "action", "object", "on_behalf_of"]).orderBy("id").execute(),
  );

test(
  "a dependent is added with the known facts and belongs to the patient",
  {
    tags: [
      "S3.DEPENDENT.01",
      "S3.DEPENDENT.02",
      "S3.DEPENDENT.03",
      "S3.DEPENDENT.04",
      "S3.DEPENDENT.05",
      "S6.ROLE.07",
      "D.63",
      "S3.PROFILE.09",
    ],
  },
  async () => {
    const answer = await add({
      email: "tomas@example.pt",
      phone_country_code: "+351",
      phone_number: "912 345 678",
      taxpayer_number: "299 999 998",
      address: "Rua da Rosa 12",
    });
    expect(answer.status).toBe(201);
    expect(answer.body.data.entity).toMatchObject({
      ...tomas,
      email: "tomas@example.pt",
      phone_country_code: "+351",
      phone_number: "912345678",
      taxpayer_number: "299999998",
      address: "Rua da Rosa 12",
      parent_id: patientId,
      care: "open",
      version: 1,
    });
    expect(await list()).toEqual([answer.body.data.entity]);
  },
);

test(
  "email, phone, birth date and sex are optional",
  { tags: ["S3.DEPENDENT.02", "S3.DEPENDENT.03", "D.63"] },
  async () => {
    expect((await add({ birthdate: null, sex: null })).status).toBe(201);
    expect(await list()).toHaveLength(1);
  },
);

test("a change of a dependent detects a concurrent change in another window", async () => {
  const { id } = await added();
  expect((await change(id, { name: "Tomás C." })).body.data.entity).toMatchObject({
    name: "Tomás C.",
    version: 2,
  });
  expect(await change(id, { name: "late" })).toMatchObject({
    status: 409,
    body: { code: "changed_elsewhere" },
  });
});

test(
  "a removed dependent leaves the family, keeps past appointments, and cannot be booked for",
  { tags: ["S6.ROLE.13"] },
  async () => {
    const { id } = await added();
    expect((await bookFor(id)).status).toBe(201);
    expect((await remove(id)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await remove(id)).status).toBe(404);
    expect((await change(id, {})).status).toBe(404);
    expect((await bookFor(id, { start_time: "2027-03-01T16:00:00.000Z" })).status).toBe(404);
    const visits = await clinic.call("GET", "/patients/appointments", { headers });
    expect(visits.body.data.collection).toHaveLength(1);
  },
);

test("another patient's dependents are not found", async () => {
  const { id } = await added();
  const { id: stranger } = await withTenant(clinic.db, tenantId, (tx) =>
    tx
      .insertInto("patients")
      .values({
        tenant_id: tenantId,
        name: "Stranger",
        birthdate: "1980-01-01",
        sex: "other",
        created_at: clinic.clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  await withTenant(clinic.db, tenantId, (tx) =>
    tx.updateTable("patients").set({ parent_id: stranger }).where("id", "=", id).execute(),
  );
  expect(await list()).toEqual([]);
  expect((await change(id, {})).status).toBe(404);
  expect((await remove(id)).status).toBe(404);
  expect((await bookFor(id)).status).toBe(404);
  expect((await bookFor(stranger)).status).toBe(404);
  expect((await bookFor(known.ipe.patientId)).status).toBe(404);
});

test(
  "an appointment booked for a dependent records on whose behalf, and the patient can read it",
  { tags: ["S1.02", "D.13"] },
  async () => {
    const { id } = await added();
    const booked = await bookFor(id);
    expect(booked).toMatchObject({
      status: 201,
      body: { data: { entity: { patient_name: "Tomás Carvalho", dependent_id: id, status: "accepted" } } },
    });
    const appointmentId = booked.body.data.entity.id;
    const row = await withTenant(clinic.db, tenantId, (tx) =>
      tx
        .selectFrom("appointments")
        .select(["patient_id", "booked_by"])
        .where("id", "=", appointmentId)
        .executeTakeFirstOrThrow(),
    );
    expect(row).toEqual({ patient_id: id, booked_by: patientId });
    const visits = await clinic.call("GET", "/patients/appointments?history=false", { headers });
    expect(visits.body.data.collection).toMatchObject([{ id: appointmentId, dependent_id: id }]);
    const one = await clinic.call("GET", `/patients/appointments/${appointmentId}`, { headers });
    expect(one).toMatchObject({ status: 200, body: { data: { entity: { dependent_id: id } } } });
    expect(await audits()).toEqual(
      expect.arrayContaining([
        { actor: `patient/${patientId}`, action: "dependent.add", object: `patient/${id}`, on_behalf_of: id },
        {
          actor: `patient/${patientId}`,
          action: "appointment.booked",
          object: `appointment/${appointmentId}`,
          on_behalf_of: id,
        },
        {
          actor: `patient/${patientId}`,
          action: "appointment.read",
          object: `appointment/${appointmentId}`,
          on_behalf_of: id,
        },
      ]),
    );
  },
);

test(
  "an appointment for oneself stays so, and a body that states both is refused",
  { tags: ["D.13"] },
  async () => {
    const own = await book({});
    expect(own.body.data.entity).toMatchObject({ dependent_id: null, patient_name: "Patient aurora" });
    const { id } = await added();
    expect((await book({ dependent_id: id })).status).toBe(400);
    expect((await book({ personal: false })).status).toBe(400);
  },
);

test(
  "a dependent's own address receives the mail, and its code opens the appointment",
  { tags: ["S3.DEPENDENT.06"] },
  async () => {
    const { id } = await added({ email: "tomas@example.pt" });
    await bookFor(id);
    expect(await mails()).toEqual([
      expect.objectContaining({
        recipient: "tomas@example.pt",
        body: expect.stringContaining("/join-by-code"),
      }),
    ]);
  },
);

test(
  "the patient receives the mail of a dependent without an address",
  { tags: ["S3.DEPENDENT.07"] },
  async () => {
    const { id } = await added();
    await bookFor(id);
    expect(await mails()).toEqual([
      expect.objectContaining({
        recipient: "patient@aurora.example",
        body: expect.stringMatching(/\/appointments\/\d+/),
      }),
    ]);
  },
);

test("appointment mails and calendar files are omitted when they are switched off", async () => {
  const want = (wants_visit_mails: boolean, wants_calendar_files: boolean) =>
    clinic.call("PUT", "/patients/notifications", {
      headers,
      body: { wants_visit_mails, wants_calendar_files },
    });
  await changeSettings(clinic, "aurora", { ...free, patientsProfileSettings: true });
  expect((await want(false, true)).status).toBe(200);
  await book({});
  expect(await mails()).toEqual([]);
  await want(true, false);
  await book({ start_time: "2027-03-01T16:00:00.000Z" });
  expect(await mails()).toMatchObject([{ calendar: null }]);
});

test(
  "a dependent without birth date or sex cannot be booked for until both are entered",
  { tags: ["D.63"] },
  async () => {
    const { id } = await added({ birthdate: null, sex: null });
    expect(await bookFor(id)).toMatchObject({ status: 409, body: { code: "patient_details_missing" } });
    const complete = (birthdate: string) =>
      clinic.call("POST", `/patients/details/${id}`, { headers, body: { birthdate, sex: "male" } });
    expect(await complete("1950-01-01")).toMatchObject({ status: 409, body: { code: "care_not_confirmed" } });
    expect((await complete("2019-06-03")).status).toBe(204);
    expect((await bookFor(id)).status).toBe(201);
  },
);

test("a clinic without dependents exposes none", { tags: ["S3.SET.patientsManageDependents"] }, async () => {
  const { id } = await added();
  await bookFor(id);
  await changeSettings(clinic, "aurora", { ...free, patientsManageDependents: false });
  const off = { status: 403, body: { code: "feature_off" } };
  expect(await clinic.call("GET", "/patients/dependents", { headers })).toMatchObject(off);
  expect(await add()).toMatchObject(off);
  expect(await change(id, {})).toMatchObject(off);
  expect(await remove(id)).toMatchObject(off);
  expect(await bookFor(id)).toMatchObject(off);
  const visits = await clinic.call("GET", "/patients/appointments", { headers });
  expect(visits.body.data.collection).toEqual([]);
});

const nowAlone = /now decides for themselves$/;
const tokenOf = ({ body }: { body: string }) => /care=([\w-]+)/.exec(body)?.[1] ?? "";
const answer = (token: string, agrees: boolean) =>
  clinic.call("POST", "/patients/care/answer", { body: { token, agrees } });
const grandmother = { name: "Amélia Carvalho", birthdate: "1951-09-02", sex: "female" };

test(
  "a person of nineteen is a child dependent where the clinic's country sets majority at 21",
  { tags: ["D.101", "D.104"] },
  async () => {
    const student = { name: "Rita Carvalho", birthdate: "2008-01-15", sex: "female" };
    expect(await add(student)).toMatchObject({
      status: 400,
      body: { fields: [{ path: "body.email", code: "needed_of_an_adult" }] },
    });
    await changeSettings(clinic, "aurora", { ...free, ageOfMajority: 21 });
    expect(await add(student)).toMatchObject({ status: 201 });
  },
);

test(
  "an adult dependent needs an email address and can be acted for only after agreeing by the link",
  { tags: ["D.101"] },
  async () => {
    expect(await add(grandmother)).toMatchObject({
      status: 400,
      body: { fields: [{ path: "body.email", code: "needed_of_an_adult" }] },
    });
    const { id, care } = await added({ ...grandmother, email: "amelia@example.pt" });
    expect(care).toBe("waiting");
    expect(await bookFor(id)).toMatchObject({ status: 409, body: { code: "care_not_confirmed" } });
    const [mail = { recipient: "", body: "" }] = await mails();
    expect(mail.recipient).toBe("amelia@example.pt");
    expect(mail.body).not.toMatch(/Patient aurora|Amélia/);
    const token = tokenOf(mail);
    // Looking uses nothing up.
    for (let count = 0; count < 2; count += 1)
      expect(await clinic.call("POST", "/patients/care/see", { body: { token } })).toMatchObject({
        status: 200,
        body: { data: { entity: { dependent_name: "Amélia Carvalho", patient_name: "Patient aurora" } } },
      });
    expect((await answer(token, true)).status).toBe(204);
    expect((await answer(token, true)).body.code).toBe("link_not_valid");
    expect(await list()).toMatchObject([{ id, care: "open", care_ends_at: null }]);
    expect((await bookFor(id)).status).toBe(201);
  },
);

test(
  "a declining adult keeps the booked appointments, which the link lists and reminders lead to by code",
  { tags: ["D.101"] },
  async () => {
    const { id } = await added({ birthdate: "2009-03-20", email: "rita@example.pt", name: "Rita" });
    const { id: appointmentId } = (await bookFor(id)).body.data.entity;
    await carryOutDueCareSteps(clinic.services);
    const token = tokenOf((await mails()).find(({ body }) => body.includes("care=")) ?? { body: "" });
    const seen = await clinic.call("POST", "/patients/care/see", { body: { token } });
    const [booked, ...others] = seen.body.data.entity.appointments;
    expect(others).toEqual([]);
    expect(booked).toMatchObject({
      start_time: "2027-03-01T15:00:00.000Z",
      time_zone: "Europe/Lisbon",
      service_type: "remote",
      code: expect.stringMatching(/^[0-9A-Z]{8}$/),
    });
    expect(Object.keys(booked).sort()).toEqual([
      "code",
      "doctor_name",
      "service_type",
      "start_time",
      "time_zone",
    ]);
    expect((await answer(token, false)).status).toBe(204);
    const before = (await mails()).length;
    const tenant = await clinic.services.app.tenants.ofId(tenantId);
    const now = clinic.clock.now();
    if (!tenant) throw new Error("No clinic.");
    await withTenant(clinic.db, tenantId, (tx) =>
      queueAppointmentMail(tx, "visit_reminder_hour", appointmentId, {
        services: clinic.services,
        tenant,
        now,
      }),
    );
    const [reminder, ...more] = (await mails()).slice(before);
    expect(more).toEqual([]);
    expect(reminder?.recipient).toBe("rita@example.pt");
    expect(reminder?.body).toContain(`${booked.code.slice(0, 4)}-${booked.code.slice(4)}`);
    expect(reminder?.body).toContain("/join-by-code");
    expect(reminder?.body).not.toMatch(/\/appointments\/\d/);
  },
);

test(
  "a declining adult is nobody's dependent, and another clinic's link is void",
  { tags: ["D.101"] },
  async () => {
    await add({ ...grandmother, email: "amelia@example.pt" });
    const [mail = { body: "" }] = await mails();
    const elsewhere = await clinic.call("POST", "/patients/care/answer", {
      body: { token: tokenOf(mail), agrees: true },
      clinic: "ipe",
    });
    expect(elsewhere.body.code).toBe("link_not_valid");
    expect((await answer(tokenOf(mail), false)).status).toBe(204);
    expect(await list()).toEqual([]);
    const [, reported] = await mails();
    expect(reported).toMatchObject({
      recipient: "patient@aurora.example",
      subject: expect.stringMatching(nowAlone),
    });
    expect(reported?.body).not.toMatch(/Amélia/); // D.100
  },
);

test(
  "a family that removed a member can read nothing more, and the care still ends at majority",
  { tags: ["D.101"] },
  async () => {
    const { id } = await added({ birthdate: "2009-03-20", email: "rita@example.pt" });
    expect((await remove(id)).status).toBe(204);
    const before = (await mails()).length;
    await carryOutDueCareSteps(clinic.services);
    clinic.clock.set("2027-03-31T09:00:00.000Z");
    await carryOutDueCareSteps(clinic.services);
    expect((await mails()).length).toBe(before);
    const row = await withTenant(clinic.db, tenantId, (tx) =>
      tx.selectFrom("patients").select("parent_id").where("id", "=", id).executeTakeFirst(),
    );
    expect(row).toEqual({ parent_id: null });
  },
);

test(
  "care ends at majority after a notice 30 days before, and continues with an agreement",
  { tags: ["D.101"] },
  async () => {
    const silent = await added({ birthdate: "2009-03-20" });
    const agreeing = await added({ birthdate: "2009-03-20", email: "rita@example.pt", name: "Rita" });
    await bookFor(silent.id);
    const before = (await mails()).length;
    await carryOutDueCareSteps(clinic.services);
    await carryOutDueCareSteps(clinic.services); // once is enough
    const sent = (await mails()).slice(before);
    expect(sent.map(({ recipient }) => recipient)).toEqual([
      "patient@aurora.example",
      "rita@example.pt",
      "patient@aurora.example",
    ]);
    expect(await list()).toMatchObject([
      { care: "ending", care_ends_at: "2027-03-31T09:00:00.000Z" },
      { care: "ending" },
    ]);
    const link = sent.find(({ recipient }) => recipient === "rita@example.pt") ?? { body: "" };
    expect((await answer(tokenOf(link), true)).status).toBe(204);
    const caredFor = () =>
      withTenant(clinic.db, tenantId, (tx) =>
        tx.selectFrom("patients").select("id").where("parent_id", "=", patientId).execute(),
      );
    clinic.clock.set("2027-03-30T09:00:00.000Z");
    await carryOutDueCareSteps(clinic.services);
    expect(await caredFor()).toHaveLength(2);
    clinic.clock.set("2027-03-31T09:00:00.000Z");
    await carryOutDueCareSteps(clinic.services);
    expect(await caredFor()).toEqual([{ id: agreeing.id }]);
    const last = (await mails()).slice(before + sent.length);
    expect(last).toMatchObject([
      { recipient: "patient@aurora.example", subject: expect.stringMatching(nowAlone) },
    ]);
    await carryOutDueCareSteps(clinic.services);
    expect((await mails()).length).toBe(before + sent.length + 1);
  },
);

test.each([
  ["no name", { name: "" }],
  ["an id of its own", { id: 7 }],
  ["another parent", { parent_id: 2 }],
  ["an agreement of its own", { care_confirmed_at: "2027-01-01T00:00:00.000Z" }],
  ["an address that is none", { email: "tomas" }],
  ["a phone that is none", { phone_country_code: "+351", phone_number: "1" }],
  ["a birth date in the future", { birthdate: "2030-01-01" }],
])("a dependent with %s is refused", async (_what, changes) => {
  expect((await add(changes)).status).toBe(400);
  expect(await list()).toEqual([]);
});
