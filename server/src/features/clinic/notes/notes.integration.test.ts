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

let hour = 10;

/** An appointment of a patient of these languages; of a dependent of theirs, or of a guest. */
async function appointmentOf(
  who: "patient" | "dependent" | "guest",
  languages: { language?: string; device_language?: string },
): Promise<number> {
  const { tenantId, patientId } = known.aurora;
  const guestToken = who === "guest" ? { guestToken: "guest-who-reads-00000000000000000" } : {};
  const id = await makeAppointment(clinic.db, { start: `2027-03-01T${hour++}:00:00Z`, ...guestToken });
  await withTenant(clinic.db, tenantId, async (tx) => {
    if (who === "guest") return tx.updateTable("guests").set(languages).execute();
    const unset = { language: null, device_language: null };
    await tx
      .updateTable("patients")
      .set({ ...unset, ...languages })
      .where("id", "=", patientId)
      .execute();
    if (who === "patient") return undefined;
    const child = await tx
      .insertInto("patients")
      .values({ tenant_id: tenantId, name: "Rita", parent_id: patientId, created_at: clinic.clock.now() })
      .returning("id")
      .executeTakeFirstOrThrow();
    return tx.updateTable("appointments").set({ patient_id: child.id }).where("id", "=", id).execute();
  });
  return id;
}

test.each([
  ["the patient’s", "patient", { language: "es" }, "Receta", "es"],
  ["the one the patient reads in", "patient", { language: "es", device_language: "fr" }, "Ordonnance", "fr"],
  ["the clinic’s where the patient has none", "patient", {}, "Prescription", "en"],
  ["the parent’s for a child", "dependent", { language: "pt-BR" }, "Receita", "pt-BR"],
  ["the guest’s", "guest", { language: "ar" }, "وصفة طبية", "ar"],
] as const)(
  "the language of a prescription without a title is %s",
  async (_whose, who, its, title, language) => {
    const id = await appointmentOf(who, its);
    const made = await clinic.call("POST", `/clinic/appointments/${id}/prescriptions`, {
      headers: { ...session, "accept-language": "it" },
      body: { text: "Ibuprofen 200 mg" },
    });
    expect([made.status, made.body.data?.entity.name]).toEqual([201, `${title}.pdf`]);
    const { rawPayload: pdf } = await clinic.app.inject({
      url: `/api/clinic/appointments/${id}/files/${made.body.data.entity.id}`,
      headers: { host: "aurora.localhost", ...session },
    });
    expect(/\/Lang \(([\w-]+)\)/.exec(pdf.toString("latin1"))?.[1]).toBe(language);
  },
);
