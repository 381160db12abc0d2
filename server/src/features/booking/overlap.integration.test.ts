import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { makeAppointment, makePatient } from "../../testing/make-appointment.ts";
import { makeDoctor } from "../../testing/make-doctor.ts";
import { asPatient, openPaymentClinic, type PaymentClinic } from "../../testing/payment-clinic.ts";
import { changeSettings, known } from "../../testing/test-clinic.ts";

let clinic: PaymentClinic;
let otherDoctor: number;
const settings = { patientsManageDependents: true, patientsGuestBooking: true, patientsPayments: false };
beforeEach(async () => {
  clinic = await openPaymentClinic(settings); // Monday 1 March 2027, nine in Lisbon; nothing is due
  otherDoctor = await makeDoctor(clinic.db);
});
afterEach(() => clinic.close());

const { tenantId, patientId } = known.aurora;
const ten = "2027-03-02T10:00:00.000Z";
const twentyPastTen = "2027-03-02T10:20:00.000Z";
const visit = { personal: true, service_type: "remote", platform: "web", symptoms: "A cough" };

/** Books a time with the other doctor. */
const book = (start_time: string, body: object = {}) =>
  clinic.call("POST", "/patients/appointments", {
    body: { ...visit, doctor_id: otherDoctor, start_time, ...body },
    headers: asPatient,
  });
const bookAsGuest = (doctor_id: number, changes: object = {}) =>
  clinic.call("POST", "/guests/appointments", {
    body: {
      ...visit,
      doctor_id,
      start_time: ten,
      name: "Ana",
      birthdate: "1991-02-03",
      sex: "female",
      email: "ana@example.org",
      terms_accepted: true,
      ...changes,
    },
  });

describe("a booking that overlaps another appointment of the same person", () => {
  test.each(["scheduled", "accepted", "preparing"] as const)(
    "is refused with the other's id while that one is %s",
    async (status) => {
      const id = await makeAppointment(clinic.db, { start: ten, status });
      const refused = await book(ten);
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({
        code: "appointment_overlap",
        title: "This person has another appointment at that time.",
        appointment_id: id,
      });
      expect(await clinic.table("appointments")).toHaveLength(1);
    },
  );

  test.each(["canceled", "declined", "finished", "no_show", "payment_failed"] as const)(
    "is accepted when the other one is %s",
    async (status) => {
      await makeAppointment(clinic.db, { start: ten, status });
      expect((await book(ten)).status).toBe(201);
    },
  );

  test("is refused for a partial overlap and accepted when it starts as the other ends", async () => {
    await makeAppointment(clinic.db, { start: "2027-03-02T09:50:00.000Z" });
    expect((await book(ten)).body).toMatchObject({ code: "appointment_overlap" });
    await makeAppointment(clinic.db, { start: "2027-03-02T11:00:00.000Z" });
    expect((await book("2027-03-02T11:20:00.000Z")).status).toBe(201);
  });

  test("is accepted beside a prescription renewal, which nobody attends", async () => {
    const id = await makeAppointment(clinic.db, { start: ten });
    await withTenant(clinic.db, tenantId, (tx) =>
      tx
        .updateTable("appointments")
        .set({ service_type: "prescription_renewal" })
        .where("id", "=", id)
        .execute(),
    );
    expect((await book(ten)).status).toBe(201);
  });

  test("is accepted for another family member", async () => {
    await makeAppointment(clinic.db, { start: ten });
    const child = await makePatient(clinic.db, "Rui", "child-token-00000000000000000000", clinic.clock.now());
    await withTenant(clinic.db, tenantId, (tx) =>
      tx
        .updateTable("patients")
        .set({ parent_id: patientId, birthdate: "2018-05-06", sex: "male" })
        .where("id", "=", child)
        .execute(),
    );
    const forChild = { personal: false, dependent_id: child };
    expect((await book(ten, forChild)).status).toBe(201);
    const third = await makeDoctor(clinic.db);
    expect((await book(ten, { ...forChild, doctor_id: third })).body.code).toBe("appointment_overlap");
  });

  test("succeeds once when two are sent simultaneously", async () => {
    const third = await makeDoctor(clinic.db);
    const answers = await Promise.all([book(ten), book(ten, { doctor_id: third })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: "appointment_overlap" });
    expect(refused?.body.appointment_id).toBe((await clinic.table("appointments"))[0]?.["id"]);
  });

  test("is refused to a guest with the same name, birthdate and address, and accepted for another name", async () => {
    expect((await bookAsGuest(known.aurora.doctorId)).status).toBe(201);
    const again = await bookAsGuest(otherDoctor, { email: "ANA@example.org" });
    expect(again.body).toMatchObject({ code: "appointment_overlap" });
    expect(again.body).not.toHaveProperty("appointment_id");
    expect((await bookAsGuest(otherDoctor, { name: "Eva" })).status).toBe(201);
  });
});

test("A clinic may allow overlapping booked appointments; an unpaid one still blocks", async () => {
  const bookingLimits = { allowOverlap: true };
  await changeSettings(clinic, "aurora", { ...settings, bookingLimits });
  await makeAppointment(clinic.db, { start: ten });
  expect((await book(ten)).status).toBe(201);
  await makeAppointment(clinic.db, { start: twentyPastTen, status: "pending_payment" });
  expect((await book(twentyPastTen)).body).toMatchObject({ code: "appointment_overlap" });
});
