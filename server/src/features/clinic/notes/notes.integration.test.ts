import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { makeAppointment } from "../../../testing/make-appointment.ts";
import { makeStaffSession } from "../../../testing/make-staff.ts";
import { changeSettings, known } from "../../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";

const token = "doctor-who-writes-00000000000000";
const session = { cookie: `anteroom-desk=${token}`, "x-anteroom-desk": "1" };
let clinic: WholeClinic;
let staffId: number;
let path: string;

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  await changeSettings(clinic, "aurora", { showSharedFiles: true });
  staffId = await makeStaffSession(clinic, { role: "doctor", token });
  const id = await makeAppointment(clinic.db, { start: "2027-03-01T09:00:00Z" });
  path = `/appointments/${id}`;
});
afterAll(() => clinic.close());

const ask = (method: "GET" | "POST" | "PUT", address: string, body?: unknown, headers = session) =>
  clinic.call(method, `/clinic${path}${address}`, { headers, ...(body === undefined ? {} : { body }) });

test("a doctor's notes are stored with their revisions, and a stale write is refused", async () => {
  const before = await ask("GET", "/notes");
  expect(before.body.data.entity).toEqual({ text: "", version: 0, updated_at: null });
  const first = await ask("PUT", "/notes", { text: "Dry cough", version: 0 });
  expect(first.body.data.entity).toMatchObject({ text: "Dry cough", version: 1 });
  expect((await ask("PUT", "/notes", { text: "Dry cough, no fever", version: 1 })).status).toBe(200);
  const late = await ask("PUT", "/notes", { text: "Something older", version: 1 });
  expect([late.status, late.body.code]).toEqual([409, "changed_elsewhere"]);
  expect((await ask("GET", "/notes")).body.data.entity).toEqual({
    text: "Dry cough, no fever",
    version: 2,
    updated_at: "2027-03-01T09:00:00.000Z",
  });
  const actions = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("audit_log").select("action").where("actor", "=", `staff/${staffId}`).execute(),
  );
  expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(["notes.write", "notes.read"]));
});

test("the patient's files do not include the doctor's notes", async () => {
  await ask("PUT", "/notes", { text: "For the doctor alone", version: 2 });
  const headers = { "x-patient-token": known.aurora.patientToken };
  const files = await clinic.call("GET", `/visits${path.replace("/appointments", "")}/files`, { headers });
  expect(files.status).toBe(200);
  expect(JSON.stringify(files.body)).not.toContain("For the doctor alone");
});

test("other roles neither read nor write a doctor's notes", async () => {
  const other = "reception-that-reads-00000000000";
  await makeStaffSession(clinic, { role: "reception", token: other });
  const headers = { ...session, cookie: `anteroom-desk=${other}` };
  expect((await ask("GET", "/notes", undefined, headers)).body.code).toBe("insufficient_scope");
  expect((await ask("PUT", "/notes", { text: "", version: 0 }, headers)).body.code).toBe(
    "insufficient_scope",
  );
});

test("a doctor's prescription reaches the patient as a PDF", async () => {
  const made = await ask("POST", "/prescriptions", {
    title: "Prescription",
    text: "Ibuprofen 200 mg\nThree times a day",
  });
  expect(made.status).toBe(201);
  expect(made.body.data.entity).toMatchObject({
    sender: "clinic",
    kind: "prescription",
    name: "Prescription.pdf",
    media_type: "application/pdf",
  });
  const files = await clinic.call("GET", `/visits${path.replace("/appointments", "")}/files`, {
    headers: { "x-patient-token": known.aurora.patientToken },
  });
  expect(files.body.data.entity.items).toEqual([made.body.data.entity]);
});
