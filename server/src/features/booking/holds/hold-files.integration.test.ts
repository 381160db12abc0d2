import { readdirSync } from "node:fs";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { changeSettings, known } from "../../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";

let clinic: WholeClinic;
beforeEach(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  await changeSettings(clinic, "aurora", { patientsPayments: false });
});
afterEach(() => clinic.close());

type Headers = Record<string, string>;
type Held = { id: number; headers: Headers };
const ten = "2027-03-01T10:00:00.000Z";
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const guest = {
  name: "Ana Guest",
  birthdate: "1987-03-27",
  sex: "female",
  email: "ana@example.org",
  terms_accepted: true,
};
const pdf = Buffer.from("%PDF-1.7\n1 0 obj");

async function hold(start_time = ten, headers: Headers = {}): Promise<Held> {
  const { body } = await clinic.call("POST", "/appointment_holds", {
    headers,
    body: { doctor_id: 1, start_time },
  });
  const { id, secret } = body.data.entity;
  return { id, headers: { "x-appointment-hold": `${id}.${secret}` } };
}
async function send({ id, headers }: Held, content = pdf, name = "report.pdf") {
  const answer = await clinic.app.inject({
    method: "POST",
    url: `/api/appointment_holds/${id}/files`,
    headers: {
      host: "aurora.localhost",
      "content-type": "application/octet-stream",
      "x-file-name": name,
      ...headers,
    },
    payload: content,
  });
  return { status: answer.statusCode, body: answer.json() };
}
const list = ({ id, headers }: Held) => clinic.call("GET", `/appointment_holds/${id}/files`, { headers });
const namesOf = async (held: Held) =>
  (await list(held)).body.data.collection.map(({ name }: { name: string }) => name);
const rows = () =>
  withTenant(clinic.db, 1, (tx) => tx.selectFrom("visit_files").select(["id", "appointment_id"]).execute());
const bytesKept = () =>
  readdirSync(clinic.filesFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length;
const book = (held: Held, start_time = ten) =>
  clinic.call("POST", "/guests/appointments", {
    headers: held.headers,
    body: {
      doctor_id: 1,
      personal: true,
      service_type: "remote",
      platform: "web",
      start_time,
      symptoms: "A cough",
      ...guest,
    },
  });

test("a guest's file is added to the hold and reaches the clinic with the booking", async () => {
  const held = await hold();
  expect(await send(held)).toMatchObject({ status: 201, body: { data: { entity: { name: "report.pdf" } } } });
  expect(await namesOf(held)).toEqual(["report.pdf"]);
  const { status, body } = await book(held);
  expect(status).toBe(201);
  const { id } = body.data.entity;
  const seen = await clinic.call("GET", `/clinic/appointments/${id}/files`, { headers: asClinic });
  expect(seen.body.data.entity.items).toMatchObject([{ name: "report.pdf", sender: "patient" }]);
  expect((await send(held)).status, "the hold is over").toBe(409);
});

test("files of a released hold are deleted, row and bytes", async () => {
  const held = await hold();
  await send(held);
  await clinic.call("DELETE", `/appointment_holds/${held.id}`, { headers: held.headers });
  expect(await rows()).toEqual([]);
  // The bytes follow within a minute.
  const gone = await withTenant(clinic.db, 1, (tx) => tx.selectFrom("gone_files").selectAll().execute());
  expect(gone).toHaveLength(1);
});

test("files of an expired hold are deleted when somebody else takes the time", async () => {
  await send(await hold());
  clinic.clock.set("2027-03-01T09:11:00.000Z");
  await hold();
  expect(await rows()).toEqual([]);
});

test("files follow a hold that is moved to another time", async () => {
  const first = await hold();
  await send(first);
  const second = await hold("2027-03-01T11:00:00.000Z", first.headers);
  expect(await namesOf(second)).toEqual(["report.pdf"]);
  expect(await rows()).toMatchObject([{ appointment_id: second.id }]);
});

test("a file is deleted by its own hold only", async () => {
  const held = await hold();
  const { id } = (await send(held)).body.data.entity;
  const remove = (headers: Headers) =>
    clinic.call("DELETE", `/appointment_holds/${held.id}/files/${id}`, { headers });
  expect((await remove({ "x-appointment-hold": `${held.id}.${"x".repeat(43)}` })).status).toBe(404);
  expect((await remove(held.headers)).status).toBe(204);
  expect(await namesOf(held)).toEqual([]);
  expect(bytesKept()).toBe(0);
});

test.each([
  ["a program", Buffer.from("MZ\u0090\u0000"), 415],
  ["a page", Buffer.from("<!doctype html>"), 415],
])("%s is refused and not stored", async (_what, content, status) => {
  const held = await hold();
  expect((await send(held, content)).status).toBe(status);
  expect(await rows()).toEqual([]);
  expect(bytesKept()).toBe(0);
});

test("a hold has a file limit, also for simultaneous uploads", async () => {
  const held = await hold();
  const sent = await Promise.all(Array.from({ length: fieldLimits.filesPerHold + 3 }, () => send(held)));
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(fieldLimits.filesPerHold);
  expect(await rows()).toHaveLength(fieldLimits.filesPerHold);
});

test("another browser's header, another clinic and an id alone open no hold", async () => {
  const held = await hold();
  await send(held);
  expect(
    (await list({ ...held, headers: { "x-appointment-hold": `${held.id}.${"x".repeat(43)}` } })).status,
  ).toBe(404);
  const elsewhere = await clinic.call("GET", `/appointment_holds/${held.id}/files`, {
    headers: held.headers,
    clinic: "ipe",
  });
  expect(elsewhere.status).toBe(404);
});

/** A guest's booking with a file whose payment never came: its time may be held again from 09:16 on. */
async function unpaidBooking(): Promise<{ id: number; token: string }> {
  await changeSettings(clinic, "aurora", { patientsPayments: true });
  const held = await hold();
  await send(held);
  const { body } = await book(held);
  clinic.clock.set("2027-03-01T09:16:00.000Z");
  return { id: body.data.entity.id, token: body.data.guest_token };
}

async function holdWithFilesOf(appointment_id: number, guest_token: string | undefined): Promise<Held> {
  const files_of = { appointment_id, ...(guest_token === undefined ? {} : { guest_token }) };
  const { body } = await clinic.call("POST", "/appointment_holds", {
    body: { doctor_id: 1, start_time: ten, files_of },
  });
  const { id, secret } = body.data.entity;
  return { id, headers: { "x-appointment-hold": `${id}.${secret}` } };
}

test("files of an unpaid booking move to the same guest's next hold", async () => {
  const { id, token } = await unpaidBooking();
  const again = await holdWithFilesOf(id, token);
  expect(await namesOf(again)).toEqual(["report.pdf"]);
  expect(await rows()).toMatchObject([{ appointment_id: again.id }]);
});

test.each([
  ["no token", undefined],
  ["another token", "x".repeat(43)],
])("files of an unpaid booking stay with it for somebody with %s", async (_who, token) => {
  const { id } = await unpaidBooking();
  const again = await holdWithFilesOf(id, token);
  expect(await namesOf(again)).toEqual([]);
  expect(await rows()).toMatchObject([{ appointment_id: id }]);
});

test("files of a booking that waits for payment stay with it", async () => {
  const { id, token } = await unpaidBooking();
  clinic.clock.set("2027-03-01T09:05:00.000Z");
  const { body } = await clinic.call("POST", "/appointment_holds", {
    body: {
      doctor_id: 1,
      start_time: "2027-03-01T11:00:00.000Z",
      files_of: { appointment_id: id, guest_token: token },
    },
  });
  expect(body.data.entity.id).not.toBe(id);
  expect(await rows()).toMatchObject([{ appointment_id: id }]);
});
