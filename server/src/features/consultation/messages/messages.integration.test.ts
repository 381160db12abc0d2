import { randomUUID } from "node:crypto";
import { withTenant } from "../../../platform/database/database.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeAppointment, makePatient } from "../../../testing/make-appointment.ts";
import { known } from "../../../testing/test-clinic.ts";
import { openVisitClinic, type VisitClinic } from "../../../testing/visit-clinic.ts";

let clinic: VisitClinic;
beforeEach(async () => void (clinic = await openVisitClinic({ now: "2027-03-01T09:00:00.000Z" })));
afterEach(() => clinic.close());

const asPatient = { "x-patient-token": known.aurora.patientToken };
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const guestToken = "guest-token-0000000000000000000000";
const soon = { start: "2027-03-01T09:30:00Z" };

const write = (
  id: number,
  text: string,
  key: string = randomUUID(),
  headers: Record<string, string> = asPatient,
) => clinic.call("POST", `/visits/${id}/messages`, { headers, body: { key, text } });
const read = (id: number, headers: Record<string, string> = asPatient) =>
  clinic.call("GET", `/visits/${id}/messages`, { headers });
const answer = (id: number, text: string, body: object = {}) =>
  clinic.call("POST", `/clinic/appointments/${id}/messages`, {
    headers: asClinic,
    body: { key: randomUUID(), text, ...body },
  });
const clinicReads = (id: number) =>
  clinic.call("GET", `/clinic/appointments/${id}/messages`, { headers: asClinic });
const hinted = () => clinic.published.filter(({ event }) => event === "messages.changed");

const mails = () =>
  withTenant(clinic.db, 1, (tx) =>
    tx
      .selectFrom("mails")
      .select(["recipient", "subject", "body", "html", "calendar"])
      .orderBy("id")
      .execute(),
  );

test(
  "an absent patient gets one mail without the message's text, and a present one sees it in the call",
  { tags: ["D.93", "D.100"] },
  async () => {
    const token = "token-of-rui-000000000000000000";
    const patientId = await makePatient(clinic.db, "Rui", token, clinic.clock.now());
    await withTenant(clinic.db, 1, (tx) =>
      tx.updateTable("patients").set({ email: "rui@example.pt" }).where("id", "=", patientId).execute(),
    );
    const id = await makeAppointment(clinic.db, { ...soon, patientId });
    await answer(id, "Bring your inhaler, Rui.");
    await answer(id, "And the old letter.");
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: "rui@example.pt", calendar: null });
    expect(mail?.body).toContain(`/appointments/${id}`);
    expect(JSON.stringify({ ...mail, recipient: "" })).not.toMatch(/inhaler|letter/);

    const asRui = { "x-patient-token": token };
    await read(id, asRui);
    await answer(id, "See you.");
    expect(await mails(), "news once more").toHaveLength(2);

    await read(id, asRui);
    await clinic.call("POST", `/visits/${id}/enter`, { headers: asRui });
    await answer(id, "I see you are here.");
    expect(await mails()).toHaveLength(2);
  },
);

test(
  "patient and clinic exchange messages and see delivered and read states",
  { tags: ["D.93", "G.11"] },
  async () => {
    const id = await makeAppointment(clinic.db, soon);
    const sent = await write(id, "  I have a fever too.\nSince Monday. ");
    expect(sent).toMatchObject({ status: 201 });
    expect(sent.body.data.entity).toMatchObject({
      sender: "patient",
      text: "I have a fever too.\nSince Monday.",
      sent_at: "2027-03-01T09:00:00.000Z",
      delivered_at: null,
      seen_at: null,
    });
    expect(hinted()).toEqual([
      {
        channels: [`presence-t1-visit-${id}`, `private-t1-appointment-${id}`, "private-t1-clinic"],
        event: "messages.changed",
        data: { appointment_id: id },
      },
    ]);

    const unseen = (await clinic.call("GET", "/clinic/messages", { headers: asClinic })).body.data.collection;
    expect(unseen).toMatchObject([{ appointment_id: id, patient_name: "Patient aurora", sender: "patient" }]);
    const [theirs] = (await clinicReads(id)).body.data.entity.messages;
    const up_to = theirs.id;
    await clinic.call("POST", `/clinic/appointments/${id}/messages/seen`, {
      headers: asClinic,
      body: { up_to },
    });
    await answer(id, "Thank you, the doctor reads it.");
    await answer(id, "Come in.", { sender: "doctor" });

    const { entity } = (await read(id)).body.data;
    expect(entity).toMatchObject({ is_open: true, closes_at: "2027-03-01T21:50:00.000Z" });
    expect(entity.messages).toMatchObject([
      { sender: "patient", delivered_at: "2027-03-01T09:00:00.000Z", seen_at: "2027-03-01T09:00:00.000Z" },
      { sender: "clinic", delivered_at: "2027-03-01T09:00:00.000Z", seen_at: null },
      { sender: "doctor", text: "Come in.", seen_at: null },
    ]);
    const saw = (message: number) =>
      clinic.call("POST", `/visits/${id}/messages/seen`, { headers: asPatient, body: { up_to: message } });
    await saw(entity.messages[1].id);
    expect((await clinicReads(id)).body.data.entity.messages[2].seen_at).toBeNull();
    await saw(entity.messages[2].id);
    expect((await clinicReads(id)).body.data.entity.messages[2].seen_at).not.toBeNull();
    expect(
      (await clinic.call("GET", "/clinic/messages", { headers: asClinic })).body.data.collection,
    ).toEqual([]);
  },
);

test("a message sent twice with one key is stored once, also simultaneously", async () => {
  const id = await makeAppointment(clinic.db, soon);
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => write(id, "Once", key)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.data.entity.id)).size).toBe(1);
  expect((await read(id)).body.data.entity.messages).toHaveLength(1);
  expect(hinted()).toHaveLength(1);
});

test.each([
  ["pending_payment", 409],
  ["scheduled", 201],
  ["finished", 201],
  ["canceled", 409],
  ["declined", 409],
  ["no_show", 409],
] as const)(
  "writing to an appointment that is %s answers %i, and reading works",
  { tags: ["D.93"] },
  async (status, code) => {
    const id = await makeAppointment(clinic.db, { ...soon, status });
    expect((await write(id, "Hello")).status).toBe(code);
    expect((await answer(id, "Hello")).status).toBe(code);
    expect(await read(id)).toMatchObject({
      status: 200,
      body: { data: { entity: { is_open: code === 201 } } },
    });
  },
);

test("messages are read-only after the window has closed", { tags: ["D.93"] }, async () => {
  const id = await makeAppointment(clinic.db, soon);
  const key = randomUUID();
  await write(id, "Before", key);
  clinic.clock.set("2027-03-01T21:50:00.001Z");
  expect((await write(id, "After")).body).toMatchObject({ code: "messages_closed" });
  expect((await write(id, "Before", key)).status).toBe(201); // it is there: its sender is told so
  expect((await read(id)).body.data.entity).toMatchObject({
    is_open: false,
    messages: [{ text: "Before" }],
  });
});

test("more than ten messages in a minute are refused with a retry time", async () => {
  const id = await makeAppointment(clinic.db, soon);
  for (let count = 0; count < 10; count += 1) expect((await write(id, `${count}`)).status).toBe(201);
  expect(await write(id, "11")).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect((await answer(id, "We are here")).status).toBe(201);
  clinic.clock.setOffset(60_001);
  expect((await write(id, "11")).status).toBe(201);
});

test.each([[{ text: "   " }], [{ text: "x".repeat(2001) }], [{ key: "1" }], [{ extra: 1 }]])(
  "a message as %j is refused",
  async (bent) => {
    const id = await makeAppointment(clinic.db, soon);
    const body = { key: randomUUID(), text: "Hello", ...bent };
    const sent = await clinic.call("POST", `/visits/${id}/messages`, { headers: asPatient, body });
    expect(sent).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  },
);

test("messages of another person, clinic or doctor can be neither read nor written", async () => {
  const id = await makeAppointment(clinic.db, soon);
  const guests = await makeAppointment(clinic.db, { start: "2027-03-01T11:00:00Z", guestToken });
  const token = "other-token-00000000000000000000";
  await makePatient(clinic.db, "Rui Other", token, clinic.clock.now());
  await write(id, "Mine");
  await write(guests, "Ours", randomUUID(), { "x-guest-token": guestToken });
  for (const headers of [{ "x-patient-token": token }, { "x-guest-token": guestToken }]) {
    expect((await read(id, headers)).status).toBe(404);
    expect((await write(id, "x", randomUUID(), headers)).status).toBe(404);
    const seen = await clinic.call("POST", `/visits/${id}/messages/seen`, { headers, body: { up_to: 1 } });
    expect(seen.status).toBe(404);
  }
  expect((await read(guests)).status).toBe(404);
  expect((await read(guests, { "x-guest-token": guestToken })).body.data.entity.messages).toHaveLength(1);
  const ofIpe = { authorization: `Bearer ${known.ipe.clinicToken}` };
  const list = await clinic.call("GET", "/clinic/messages", { clinic: "ipe", headers: ofIpe });
  expect(list.body.data.collection).toEqual([]);
  const foreign = await clinic.call("GET", `/clinic/appointments/${id}/messages`, {
    clinic: "ipe",
    headers: ofIpe,
  });
  expect(foreign.status).toBe(404);
});

test("a doctor's token writes as the doctor, the clinic's token as the clinic, whatever they claim", async () => {
  const id = await makeAppointment(clinic.db, soon);
  await withTenant(clinic.db, 1, (tx) =>
    tx.updateTable("clinic_tokens").set({ doctor_id: 1 }).where("revoked_at", "is", null).execute(),
  );
  const written = await answer(id, "Come in.", { sender: "clinic" });
  expect(written.body.data.entity.sender).toBe("doctor");
});

test("writing and reading messages is in the audit log without their text", async () => {
  const id = await makeAppointment(clinic.db, soon);
  await write(id, "A secret");
  await clinicReads(id);
  const log = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("audit_log").selectAll().orderBy("id").execute(),
  );
  expect(log.map(({ actor, action, object }) => [actor, action, object])).toEqual([
    ["patient/1", "message.send", "message/1"],
    ["clinic/test", "message.read", `appointment/${id}`],
  ]);
  expect(JSON.stringify(log)).not.toContain("secret");
});
