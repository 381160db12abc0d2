import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { makeAppointment } from "../../testing/make-appointment.ts";
import { makeStaffSession } from "../../testing/make-staff.ts";
import { known } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";

const token = "doctor-who-follows-up-0000000000";
const session = { cookie: `anteroom-desk=${token}`, "x-anteroom-desk": "1" };
let clinic: WholeClinic;
let ofGuest: number;

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  await makeStaffSession(clinic, { role: "doctor", token });
  ofGuest = await makeAppointment(clinic.db, {
    start: "2027-03-01T08:00:00Z",
    status: "finished",
    guestToken: "a-guests-token-of-the-first-visit",
  });
});
afterAll(() => clinic.close());

const follow = (id: number, start_time: string) =>
  clinic.call("POST", `/clinic/appointments/${id}/follow_up`, {
    headers: session,
    body: { service_type: "remote", start_time, symptoms: "To see how it goes" },
  });
const guestsOf = (ids: readonly number[]) =>
  withTenant(clinic.db, 1, (tx) =>
    tx
      .selectFrom("appointments")
      .innerJoin("guests", "guests.id", "appointments.guest_id")
      .select(["appointments.id", "guests.id as guest", "guests.name", "guests.email", "guests.birthdate"])
      .where("appointments.id", "in", ids)
      .orderBy("appointments.id")
      .execute(),
  );

test("a guest's next appointment has the same contact, a personal link of its own, and an email", async () => {
  const made = await follow(ofGuest, "2027-03-08T10:00:00.000Z");
  expect(made).toMatchObject({
    status: 201,
    body: { data: { entity: { status: "accepted", start_time: "2027-03-08T10:00:00.000Z" } } },
  });
  const { id } = made.body.data.entity;
  const [before, after] = await guestsOf([ofGuest, id]);
  expect(after).toMatchObject({ name: before?.name, email: before?.email, birthdate: before?.birthdate });
  expect(after?.guest).not.toBe(before?.guest);
  const [mails, links] = await withTenant(clinic.db, 1, async (tx) => [
    await tx.selectFrom("mails").select("recipient").where("appointment_id", "=", id).execute(),
    await tx
      .selectFrom("guest_links")
      .select("guest_id")
      .where("guest_id", "=", after?.guest ?? 0)
      .execute(),
  ]);
  expect(mails).toEqual([{ recipient: "guest@guests.example" }]);
  expect(links.length).toBeGreaterThan(0);
  // The token of the first appointment does not open the second.
  const asBefore = { "x-guest-token": "a-guests-token-of-the-first-visit" };
  expect((await clinic.call("GET", `/visits/${id}/messages`, { headers: asBefore })).status).not.toBe(200);
});

test("a taken time stores no guest, and a patient's follow-up is the patient's", async () => {
  const count = () => withTenant(clinic.db, 1, (tx) => tx.selectFrom("guests").select("id").execute());
  const before = (await count()).length;
  expect(await follow(ofGuest, "2027-03-08T10:10:00.000Z")).toMatchObject({ status: 409 });
  expect(await follow(ofGuest, "2027-02-08T10:10:00.000Z")).toMatchObject({ status: 409 });
  expect((await count()).length).toBe(before);
  const ofPatient = await makeAppointment(clinic.db, { start: "2027-03-01T07:00:00Z", status: "finished" });
  const { status, body } = await follow(ofPatient, "2027-03-09T10:00:00.000Z");
  expect(status).toBe(201);
  const shown = await clinic.call("GET", `/clinic/appointments/${body.data.entity.id}`, { headers: session });
  expect(shown.body.data.entity.patient_id).toBe(known.aurora.patientId);
});

test("an erased guest and another doctor's appointment get no follow-up", async () => {
  const other = await makeAppointment(clinic.db, {
    clinic: "ipe",
    start: "2027-03-01T08:00:00Z",
    status: "finished",
  });
  expect((await follow(other, "2027-03-10T10:00:00.000Z")).status).toBe(404);
  await withTenant(clinic.db, 1, (tx) =>
    tx
      .updateTable("guests")
      .set({ token_hash: null, birthdate: null, sex: null })
      .where("email", "=", "guest@guests.example")
      .execute(),
  );
  expect(await follow(ofGuest, "2027-03-10T10:00:00.000Z")).toMatchObject({
    status: 409,
    body: { code: "status_conflict" },
  });
});
