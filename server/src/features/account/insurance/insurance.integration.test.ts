import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { cardPicture } from "@anteroom/domain/account/insurance-card";
import { unzipSync } from "fflate";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { hashPassword } from "../../../platform/crypto/password.ts";
import type { FileScanner } from "../../../ports/file-scanner.ts";
import { makeAppointment, makePatient } from "../../../testing/make-appointment.ts";
import { changeSettings, known, proveSessions } from "../../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";

type Headers = Record<string, string>;
const me: Headers = { "x-patient-token": known.aurora.patientToken };
const stranger: Headers = { "x-patient-token": "stranger-token-000000000000000000" };
const clinicToken: Headers = { authorization: `Bearer ${known.aurora.clinicToken}` };
const { patientId } = known.aurora;
const now = "2027-03-01T09:00:00.000Z";
const allOn = {
  patientsProfileSettings: true,
  patientsInsuranceInformation: true,
  patientsManageDependents: true,
};

let clinic: WholeClinic;
let visit: number;
async function openClinic(scanner?: FileScanner): Promise<void> {
  clinic = await openWholeClinic({ now, ...(scanner && { scanner }) });
  await changeSettings(clinic, "aurora", allOn);
  visit = await makeAppointment(clinic.db, { start: "2027-03-01T09:00:00Z" });
}
beforeEach(() => openClinic());
afterEach(() => clinic.close());

/** A JPEG as a camera makes it, with its place; `mark` makes one differ from another. */
function photo(mark = 1, { width = 800, height = 500 } = {}): Buffer {
  const exif = Buffer.from("Exif\0\0 41.1579 N");
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2]),
    exif,
    Buffer.from([0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, mark, 2, 3, 0xff, 0xd9]),
  ]);
}
const cardOf = (id: number, side = "front") => `/patients/insurance_cards/${id}/${side}`;
async function send(content: Buffer, { to = cardOf(patientId), headers = me } = {}) {
  const answer = await clinic.app.inject({
    method: "PUT",
    url: `/api${to}`,
    headers: { host: "aurora.localhost", "content-type": "application/octet-stream", ...headers },
    payload: content,
  });
  return { status: answer.statusCode, body: answer.json() };
}
const fetchBytes = (from: string, headers = me) =>
  clinic.app.inject({ url: `/api${from}`, headers: { host: "aurora.localhost", ...headers } });
const insuranceOf = async (id: number, headers = me) =>
  clinic.call("GET", `/patients/insurance/${id}`, { headers });
const bytesStored = () =>
  existsSync(clinic.filesFolder)
    ? readdirSync(clinic.filesFolder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name))
    : [];
const inTenant = <T>(query: ReturnType<typeof sql<T>>) =>
  withTenant(clinic.db, known.aurora.tenantId, async (tx) => (await query.execute(tx)).rows);
const childOf = async (parentId: number, care: { waiting: boolean } = { waiting: false }) => {
  const child = await makePatient(clinic.db, "Child", `child-token-${"0".repeat(22)}`, clinic.clock.now());
  await inTenant(sql`update patients set parent_id = ${parentId},
    care_ends_at = ${care.waiting ? new Date(0) : null} where id = ${child}`);
  return child;
};

test("a picture is stored without metadata and readable by its person and the clinic only", async () => {
  const { status, body } = await send(photo());
  expect(status).toBe(200);
  expect(body.data.entity).toMatchObject({ scan: "unscanned" });
  const [place = ""] = bytesStored();
  expect(readFileSync(place).includes("Exif")).toBe(false);
  expect((await insuranceOf(patientId)).body.data.entity).toMatchObject({
    front: body.data.entity,
    back: null,
  });
  const own = await fetchBytes(cardOf(patientId));
  expect(own.rawPayload).toEqual(readFileSync(place));
  expect(own.headers).toMatchObject({ "content-type": "image/jpeg", "cache-control": "no-store" });
  const seen = await fetchBytes(`/clinic/appointments/${visit}/insurance_card/front`, clinicToken);
  expect(seen.rawPayload).toEqual(own.rawPayload);
  expect(
    (await fetchBytes(`/clinic/appointments/${visit}/insurance_card/back`, clinicToken)).statusCode,
  ).toBe(404);

  await makePatient(clinic.db, "Stranger", stranger["x-patient-token"] ?? "", clinic.clock.now());
  const foreign = { "x-patient-token": known.ipe.patientToken };
  for (const headers of [stranger, foreign, {}, clinicToken]) {
    expect([401, 404]).toContain((await fetchBytes(cardOf(patientId), headers)).statusCode);
    expect([401, 404]).toContain((await insuranceOf(patientId, headers)).status);
    expect([401, 404]).toContain((await send(photo(9), { headers })).status);
  }
  const otherClinic = { authorization: `Bearer ${known.ipe.clinicToken}` };
  expect(
    (await fetchBytes(`/clinic/appointments/${visit}/insurance_card/front`, otherClinic)).statusCode,
  ).toBe(401);
  expect((await fetchBytes(cardOf(patientId))).rawPayload).toEqual(own.rawPayload);
});

test("the clinic sees the patient's insurer with the appointment", { tags: ["S3.PROFILE.11"] }, async () => {
  const details = {
    insurer: "Multicare",
    insurance_number: "77 1234",
    policy_number: "88 210",
    valid_until: "2028-12-31",
  };
  const saved = await clinic.call("PUT", `/patients/insurance/${patientId}`, {
    headers: me,
    body: { version: 1, ...details },
  });
  expect(saved.body.data.entity).toMatchObject({ ...details, version: 2 });
  const late = await clinic.call("PUT", `/patients/insurance/${patientId}`, {
    headers: me,
    body: { version: 1, ...details, insurer: "Other" },
  });
  expect(late.body).toMatchObject({ code: "changed_elsewhere" });
  await send(photo(), { to: cardOf(patientId, "back") });
  const seen = await clinic.call("GET", `/clinic/appointments/${visit}/insurance`, {
    headers: clinicToken,
  });
  expect(seen.body.data.entity).toMatchObject({ ...details, front: null, back: { scan: "unscanned" } });
  expect(
    await inTenant(sql`select action, object from audit_log where action like 'insurance.%' order by id`),
  ).toEqual([
    { action: "insurance.change", object: `patient/${patientId}` },
    { action: "insurance.picture-send", object: `patient/${patientId}` },
    { action: "insurance.read", object: `appointment/${visit}` },
  ]);
  const guests = await makeAppointment(clinic.db, {
    start: "2027-03-02T09:00:00Z",
    guestToken: "g".repeat(34),
  });
  const ofGuest = await clinic.call("GET", `/clinic/appointments/${guests}/insurance`, {
    headers: clinicToken,
  });
  expect(ofGuest).toMatchObject({ status: 200, body: { data: { entity: null } } });
});

test("a dependent has a separate card, which is hidden while an adult has not agreed to be cared for", async () => {
  const child = await childOf(patientId);
  expect((await send(photo(7), { to: cardOf(child) })).status).toBe(200);
  expect((await insuranceOf(child)).body.data.entity).toMatchObject({ patient_id: child, front: {} });
  expect((await insuranceOf(patientId)).body.data.entity).toMatchObject({ front: null });
  const [line] = await inTenant<{ on_behalf_of: number }>(
    sql`select on_behalf_of from audit_log where action = 'insurance.picture-send'`,
  );
  expect(line).toEqual({ on_behalf_of: child });
  await inTenant(sql`update patients set care_ends_at = ${new Date(0)} where id = ${child}`);
  expect((await insuranceOf(child)).body).toMatchObject({ code: "care_not_confirmed" });
  expect((await fetchBytes(cardOf(child))).json()).toMatchObject({ code: "care_not_confirmed" });
  await inTenant(sql`update patients set care_ends_at = null, removed_at = now() where id = ${child}`);
  expect((await insuranceOf(child)).status).toBe(404);
});

test.each([
  ["no picture", Buffer.from("%PDF-1.7 not a picture"), 415, "file_kind_unknown"],
  ["a picture of too many pixels", photo(1, { width: 8000, height: 500 }), 415, "file_kind_unknown"],
  ["more bytes than a picture may have", Buffer.alloc(cardPicture.bytes + 1), 413, "file_too_large"],
])("%s is refused, and the previous picture stays", async (_name, content, status, code) => {
  await send(photo(5));
  const before = await fetchBytes(cardOf(patientId));
  expect(await send(content)).toMatchObject({ status, body: { code } });
  expect((await fetchBytes(cardOf(patientId))).rawPayload).toEqual(before.rawPayload);
  expect(bytesStored()).toHaveLength(1);
  expect(await inTenant(sql`select 1 from insurance_card_pictures`)).toHaveLength(1);
});

test("twenty simultaneous uploads of one side leave one picture and its bytes", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, mark) => send(photo(mark))));
  const statuses = new Set(answers.map(({ status }) => status));
  statuses.delete(409); // more than may be on their way at once
  expect(statuses).toEqual(new Set([200]));
  expect(await inTenant(sql`select 1 from insurance_card_pictures`)).toHaveLength(1);
  const [key] = await inTenant<{ key: string }>(sql`select storage_key as key from insurance_card_pictures`);
  const gone = await inTenant<{ key: string }>(sql`select storage_key as key from gone_files`);
  const left = bytesStored().map((place) => path.relative(clinic.filesFolder, place).replace(path.sep, ""));
  expect(new Set(left)).toEqual(new Set([key, ...gone].map((row) => row?.key)));
});

test("a removed picture is gone for everybody, and a second removal answers not found", async () => {
  await send(photo());
  const remove = () => clinic.call("DELETE", cardOf(patientId), { headers: me });
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(404);
  expect(bytesStored()).toEqual([]);
  expect(
    (await fetchBytes(`/clinic/appointments/${visit}/insurance_card/front`, clinicToken)).statusCode,
  ).toBe(404);
});

test.each(["patientsInsuranceInformation", "patientsProfileSettings"] as const)(
  "nothing is stored or read where %s is off",
  { tags: ["S3.SET.patientsInsuranceInformation"] },
  async (name) => {
    await send(photo());
    await changeSettings(clinic, "aurora", { ...allOn, [name]: false });
    const codes = [
      (await insuranceOf(patientId)).body.code,
      (await send(photo())).body.code,
      (await fetchBytes(cardOf(patientId))).json().code,
    ];
    expect(codes).toEqual(["feature_off", "feature_off", "feature_off"]);
  },
);

test.each([
  [null, "clean", 200],
  ["Eicar", "infected", 404],
])("a scanner that finds %s leaves the picture %s", async (infection, scan, status) => {
  await clinic.close();
  await openClinic({ scan: () => Promise.resolve({ infection }) });
  expect((await send(photo())).body.data.entity).toMatchObject({ scan: "scanning" });
  const clinics = `/clinic/appointments/${visit}/insurance_card/front`;
  expect((await fetchBytes(clinics, clinicToken)).statusCode).toBe(404);
  await clinic.workJobs();
  expect((await insuranceOf(patientId)).body.data.entity).toMatchObject({ front: { scan } });
  expect((await fetchBytes(clinics, clinicToken)).statusCode).toBe(status);
  expect(bytesStored()).toHaveLength(infection === null ? 1 : 0);
});

test("the data copy contains the pictures, and erasure removes them with the child's", async () => {
  const child = await childOf(patientId);
  await send(photo(3));
  await send(photo(4), { to: cardOf(child, "back") });
  const own = (await fetchBytes(cardOf(patientId))).rawPayload;
  const password = "a long password";
  const password_hash = await hashPassword(password);
  await inTenant(sql`insert into credentials (tenant_id, patient_id, login, password_hash, changed_at)
    values (${known.aurora.tenantId}, ${patientId}, 'me@aurora.example', ${password_hash}, ${clinic.clock.now()})
    on conflict do nothing`);
  await inTenant(
    sql`update credentials set password_hash = ${password_hash} where patient_id = ${patientId}`,
  );
  await proveSessions(clinic, patientId);
  const requested = await clinic.call("POST", "/patients/data_exports", { headers: me });
  await clinic.workJobs();
  const archive = await clinic.app.inject({
    method: "POST",
    url: `/api/patients/data_exports/${requested.body.data.entity.id}/download`,
    headers: { host: "aurora.localhost", ...me },
  });
  const inside = unzipSync(archive.rawPayload);
  const front = Object.keys(inside).find((name) => name.endsWith("insurance-card-front.jpg"));
  expect(Buffer.from(inside[front ?? ""] ?? [])).toEqual(own);
  expect(Object.keys(inside).some((name) => name.endsWith("insurance-card-back.jpg"))).toBe(true);
  await inTenant(sql`update appointments set status = 'canceled' where id = ${visit}`);
  const erased = await clinic.call("POST", "/patients/erasure", { headers: me, body: { password } });
  expect(erased.status).toBe(204);
  expect(await inTenant(sql`select 1 from insurance_card_pictures`)).toEqual([]);
  expect(bytesStored()).toEqual([]);
});
