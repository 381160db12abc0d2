import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { makeAppointment } from "../../testing/make-appointment.ts";
import { makeStaffSession } from "../../testing/make-staff.ts";
import { changeSettings, known } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";

const token = "doctor-at-the-desk-0000000000000";
const session = { cookie: `anteroom-desk=${token}`, "x-anteroom-desk": "1" };
let clinic: WholeClinic;
let staffId: number;
let appointmentId: number;

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  await changeSettings(clinic, "aurora", { showSharedFiles: true });
  staffId = await makeStaffSession(clinic, { role: "doctor", token });
  appointmentId = await makeAppointment(clinic.db, { start: "2027-03-01T09:00:00Z" });
});
afterAll(() => clinic.close());

const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown) =>
  clinic.call(method, path, { headers: session, ...(body === undefined ? {} : { body }) });
const enter = (channel: string) =>
  ask("POST", "/clinic/realtime/auth", { socket_id: "1234.5678", channel_name: channel });

test("a doctor at the desk joins a call, enters its channels, writes the summary and ends it, all logged", async () => {
  const joined = await ask("POST", `/clinic/appointments/${appointmentId}/join`);
  expect(joined.status).toBe(200);
  const { channel, private_channel: own } = joined.body.data.entity;
  expect([(await enter(own)).status, (await enter(channel)).status]).toEqual([200, 200]);
  const text = "Rest, and drink enough.";
  expect((await ask("PUT", `/clinic/appointments/${appointmentId}/summary`, { text })).status).toBe(200);
  const ended = await ask("POST", `/clinic/appointments/${appointmentId}/end`);
  expect(ended.body.data.entity.status).toBe("finished");
  const files = await clinic.call("GET", `/visits/${appointmentId}/files`, {
    headers: { "x-patient-token": known.aurora.patientToken },
  });
  expect(files.body.data.entity.summary.text).toBe(text);
  const entries = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("audit_log").select("action").where("actor", "=", `staff/${staffId}`).execute(),
  );
  expect(entries.map(({ action }) => action)).toContain("visit.join");
});

test("files between the doctor's desk and the patient arrive both ways, and no other role sees them", async () => {
  const send = (to: string, content: Uint8Array, headers: Record<string, string>) =>
    clinic.app.inject({
      method: "POST",
      url: `/api${to}/files`,
      headers: { host: "aurora.localhost", "content-type": "application/octet-stream", ...headers },
      payload: Buffer.from(content),
    });
  const pdf = Buffer.from("%PDF-1.4 what to do at home");
  const atDesk = `/clinic/appointments/${appointmentId}`;
  const asPatient = { "x-patient-token": known.aurora.patientToken };
  const sent = await send(atDesk, pdf, { ...session, "x-file-name": "plan.pdf" });
  expect([sent.statusCode, sent.json().data?.entity]).toMatchObject([
    201,
    { sender: "clinic", name: "plan.pdf" },
  ]);
  const photo = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  expect((await send(`/visits/${appointmentId}`, photo, asPatient)).statusCode).toBe(201);
  const atHome = `/api/visits/${appointmentId}/files/${sent.json().data.entity.id}`;
  const got = await clinic.app.inject({ url: atHome, headers: { host: "aurora.localhost", ...asPatient } });
  expect(got.rawPayload.equals(pdf)).toBe(true);
  const listed = await ask("GET", `${atDesk}/files`);
  expect(listed.body.data.entity.items).toMatchObject([{ sender: "patient" }, { sender: "clinic" }]);
  expect((await send(atDesk, Buffer.from("<html>"), session)).json().code).toBe("file_kind_unknown");
  const other = "reception-sends-a-file-000000000";
  await makeStaffSession(clinic, { role: "reception", token: other });
  const asReception = { ...session, cookie: `anteroom-desk=${other}` };
  expect((await send(atDesk, pdf, asReception)).json().code).toBe("insufficient_scope");
});

test("a doctor at the desk sees no other doctor's appointments", async () => {
  const otherDoctor = await withTenant(clinic.db, 1, async (tx) => {
    const facts = { specialty: "dermatology", languages: ["pt"], portrait: "rui", visit_minutes: 20 };
    const { id } = await tx
      .insertInto("doctors")
      .values({ tenant_id: 1, name: "Dr Other", about: "{}", price_minor: 0, ...facts })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
  await withTenant(clinic.db, 1, (tx) =>
    tx.updateTable("appointments").set({ doctor_id: otherDoctor }).where("id", "=", appointmentId).execute(),
  );
  const path = `/clinic/appointments/${appointmentId}`;
  expect((await ask("GET", path)).status).toBe(404);
  expect((await ask("POST", `${path}/join`)).status).toBe(404);
});

test("a signed-out user enters no channel", async () => {
  expect((await enter("private-t1-clinic")).status).toBe(200);
  expect((await ask("DELETE", "/desk/session")).status).toBe(204);
  expect((await enter("private-t1-clinic")).status).toBe(401);
});

test("an installation with the desk off accepts no sign-in and no session", async () => {
  const off = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z", env: { ANTEROOM_DESK: "off" } });
  try {
    await makeStaffSession(off, { role: "admin", token });
    const body = { email: "a@clinic.example", password: "a long password" };
    const signedIn = await off.call("POST", "/desk/sessions", {
      headers: { "x-anteroom-desk": "1" },
      body,
    });
    expect(signedIn.body.code).toBe("feature_off");
    expect((await off.call("GET", "/clinic/staff", { headers: session })).status).toBe(401);
  } finally {
    await off.close();
  }
});
