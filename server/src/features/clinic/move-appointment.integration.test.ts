import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { makeAppointment } from "../../testing/make-appointment.ts";
import { makeStaffSession } from "../../testing/make-staff.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";

const token = "reception-that-moves-00000000000";
const session = { cookie: `anteroom-desk=${token}`, "x-anteroom-desk": "1" };
let clinic: WholeClinic;
let staffId: number;
let id: number;

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  staffId = await makeStaffSession(clinic, { role: "reception", token });
  id = await makeAppointment(clinic.db, { start: "2027-03-02T09:00:00Z" });
  await makeAppointment(clinic.db, { start: "2027-03-03T09:00:00Z" });
});
afterAll(() => clinic.close());

const move = (start_time: string, appointment = id) =>
  clinic.call("POST", `/clinic/appointments/${appointment}/move`, { headers: session, body: { start_time } });

test("reception moves an appointment with its duration, a mail to the patient and a log entry", async () => {
  const moved = await move("2027-03-02T15:00:00.000Z");
  expect(moved.body.data.entity).toMatchObject({
    status: "accepted",
    start_time: "2027-03-02T15:00:00.000Z",
    end_time: "2027-03-02T15:20:00.000Z",
  });
  expect((await move("2027-03-02T15:00:00.000Z")).status).toBe(200);
  const rows = await withTenant(clinic.db, 1, (tx) =>
    tx
      .selectFrom("audit_log")
      .select(["action", "object"])
      .where("actor", "=", `staff/${staffId}`)
      .where("action", "=", "appointment.rescheduled")
      .execute(),
  );
  expect(rows).toEqual([{ action: "appointment.rescheduled", object: `appointment/${id}` }]);
  const mails = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("mails").select("recipient").where("appointment_id", "=", id).execute(),
  );
  expect(mails).toHaveLength(1);
});

test.each([
  ["slot_taken", "2027-03-03T09:10:00.000Z"],
  ["slot_unavailable", "2027-03-01T08:00:00.000Z"],
  ["slot_unavailable", "2029-03-01T08:00:00.000Z"],
])("an unavailable time is refused as %s", async (code, start) => {
  const before = await clinic.call("GET", `/clinic/appointments/${id}`, { headers: session });
  expect((await move(start)).body.code).toBe(code);
  const after = await clinic.call("GET", `/clinic/appointments/${id}`, { headers: session });
  expect(after.body).toEqual(before.body);
});

test("a cancelled appointment cannot be moved", async () => {
  await clinic.call("POST", `/clinic/appointments/${id}/cancel`, { headers: session });
  expect((await move("2027-03-04T09:00:00.000Z")).body.code).toBe("status_conflict");
});
