import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { makeAppointment } from "../../../testing/make-appointment.ts";
import { changeSettings, known } from "../../../testing/test-clinic.ts";
import { openVisitClinic, type VisitClinic } from "../../../testing/visit-clinic.ts";

let clinic: VisitClinic;
beforeEach(async () => {
  clinic = await openVisitClinic({ now: "2027-03-01T09:00:00.000Z" });
  await changeSettings(clinic, "aurora", { patientsVitalSigns: true, phoneCallBack: true });
  await withTenant(clinic.db, 1, (tx) =>
    tx
      .updateTable("patients")
      .set({ phone_country_code: "+351", phone_number: "912345678" })
      .where("id", "=", known.aurora.patientId)
      .execute(),
  );
});
afterEach(() => clinic.close());

const asPatient = { "x-patient-token": known.aurora.patientToken };
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const guestToken = "guest-token-0000000000000000000000";
const asGuest = { "x-guest-token": guestToken };
const soon = { start: "2027-03-01T09:30:00Z" };

const ask = (id: number, kind: string, headers: Record<string, string> = asClinic) =>
  clinic.call("POST", `/clinic/appointments/${id}/requests`, { headers, body: { kind } });
const report = (id: number, request: number, outcome: string) =>
  clinic.call("POST", `/clinic/appointments/${id}/requests/${request}/report`, {
    headers: asClinic,
    body: { outcome },
  });
const stopByClinic = (id: number, request: number) =>
  clinic.call("POST", `/clinic/appointments/${id}/requests/${request}/stop`, { headers: asClinic });
const answer = (
  id: number,
  request: number,
  word: string,
  body?: object,
  headers: Record<string, string> = asPatient,
) => clinic.call("POST", `/visits/${id}/requests/${request}/${word}`, { headers, body });
const seen = async (id: number, headers: Record<string, string> = asPatient) =>
  (await clinic.call("GET", `/visits/${id}/requests`, { headers })).body.data.collection;
const seenByClinic = async (id: number) =>
  (await clinic.call("GET", `/clinic/appointments/${id}/requests`, { headers: asClinic })).body.data
    .collection;
const save = (id: number, data: object, headers: Record<string, string> = asPatient) =>
  clinic.call("POST", `/patients/appointments/${id}/vital_signs_measurements`, {
    headers,
    body: { source_system: "manual", appointment_id: id, data },
  });

test(
  "the doctor requests vital signs, the patient accepts, and the entered values answer the request",
  { tags: ["S6.ROLE.08", "S1.28", "S4.READ.07"] },
  async () => {
    const id = await makeAppointment(clinic.db, soon);
    const { status, body } = await ask(id, "vitals");
    expect([status, body.data.entity]).toMatchObject([201, { kind: "vitals", state: "asked" }]);
    const request = body.data.entity.id;
    expect(clinic.published).toContainEqual({
      channels: [`presence-t1-visit-${id}`, `private-t1-appointment-${id}`],
      event: "requests.changed",
      data: { appointment_id: id },
    });
    const early = await save(id, { vital_signs: { heart_rate: 72 }, request_id: request });
    expect(early).toMatchObject({ status: 409, body: { code: "status_conflict" } });
    expect((await answer(id, request, "accept", {})).body.data.entity.state).toBe("accepted");
    expect((await seenByClinic(id))[0]).toMatchObject({ id: request, state: "accepted" });

    const values = { vital_signs: { heart_rate: 72, systolic: 128, diastolic: 82 }, request_id: request };
    clinic.published.length = 0;
    const saved = await save(id, values);
    expect(saved.status).toBe(201);
    expect(clinic.published, "the doctor hears of it").toContainEqual(
      expect.objectContaining({ event: "requests.changed" }),
    );
    // The answer was lost, and the same is sent again: it counts once.
    expect((await save(id, values)).body).toEqual(saved.body);
    expect((await seenByClinic(id))[0].state).toBe("done");
    for (const [path, headers] of [
      [`/patients/appointments/${id}/vital_signs_measurements?last=true`, asPatient],
      [`/clinic/appointments/${id}/vital_signs_measurements`, asClinic],
    ] as const)
      expect((await clinic.call("GET", path, { headers })).body.data.collection).toEqual([
        {
          date: "2027-03-01T09:00:00.000Z",
          sourceSystem: "manual",
          vitalSigns: { heart_rate: 72, systolic: 128, diastolic: 82 },
          sources: { heart_rate: "self_reported", systolic: "self_reported", diastolic: "self_reported" },
          quality: {},
          algorithmVersion: null,
          pressureReadings: 1,
          devices: {},
          isSentInCall: true,
        },
      ]);
  },
);

test("the doctor sees a refusal and may ask again", { tags: ["S4.READ.08", "S1.30"] }, async () => {
  const id = await makeAppointment(clinic.db, soon);
  const request = (await ask(id, "vitals")).body.data.entity.id;
  expect((await ask(id, "vitals")).body.data.entity.id).toBe(request);
  expect((await answer(id, request, "refuse")).body.data.entity.state).toBe("refused");
  expect((await seenByClinic(id))[0]).toMatchObject({ state: "refused" });
  expect((await answer(id, request, "accept", {})).body.code).toBe("status_conflict");
  const again = (await ask(id, "vitals")).body.data.entity.id;
  expect(again).not.toBe(request);
  expect(await seen(id)).toMatchObject([
    { id: again, state: "asked" },
    { id: request, state: "refused" },
  ]);
});

test(
  "vital signs cannot be requested where the clinic disables them",
  { tags: ["S3.SET.patientsVitalSigns"] },
  async () => {
    const id = await makeAppointment(clinic.db, soon);
    await changeSettings(clinic, "aurora", { patientsVitalSigns: false });
    expect((await ask(id, "vitals")).body.code).toBe("feature_off");
    expect(await seen(id)).toEqual([]);
  },
);

test(
  "nothing is saved after the doctor has stopped the reading",
  { tags: ["S6.ROLE.09", "S4.READ.03"] },
  async () => {
    const id = await makeAppointment(clinic.db, soon);
    const request = (await ask(id, "vitals")).body.data.entity.id;
    await answer(id, request, "accept", {});
    expect((await stopByClinic(id, request)).body.data.entity).toMatchObject({
      state: "stopped",
      stopped_by: "clinic",
    });
    const late = await save(id, { vital_signs: { heart_rate: 72 }, request_id: request });
    expect(late).toMatchObject({ status: 409, body: { code: "status_conflict" } });
    const path = `/patients/appointments/${id}/vital_signs_measurements`;
    expect((await clinic.call("GET", path, { headers: asPatient })).body.data.collection).toEqual([]);
  },
);

test.each([
  [{ heart_rate: 7 }, "body.data.vital_signs.heart_rate"],
  [{ systolic: 120 }, "body.data.vital_signs.diastolic"],
  [{}, "body.data.vital_signs"],
])("impossible values are not saved: %j", async (vital_signs, path) => {
  const id = await makeAppointment(clinic.db, soon);
  const refused = await save(id, { vital_signs });
  expect(refused).toMatchObject({ status: 400, body: { code: "validation_failed", fields: [{ path }] } });
});

test(
  "the patient confirms or changes the phone number, and sees the call that the clinic reports",
  { tags: ["S6.ROLE.10", "D.94"] },
  async () => {
    const id = await makeAppointment(clinic.db, soon);
    const held = await clinic.call("GET", `/visits/${id}/phone`, { headers: asPatient });
    expect(held.body.data.entity).toEqual({ phone_number: "+351912345678" });
    const first = (await ask(id, "call_back")).body.data.entity;
    expect(first.phone_number).toBeNull();
    const wrong = await answer(id, first.id, "accept", { phone_number: "12" });
    expect(wrong.body.fields).toEqual([{ path: "body.phone_number", code: "no-such-number" }]);
    expect((await report(id, first.id, "calling")).body.code).toBe("status_conflict");
    await answer(id, first.id, "accept", { phone_number: "961 234 567" });
    expect((await seenByClinic(id))[0]).toMatchObject({ state: "accepted", phone_number: "+351961234567" });
    await report(id, first.id, "calling");
    await report(id, first.id, "no_answer");
    expect((await seen(id))[0].state).toBe("no_answer");

    const second = (await ask(id, "call_back")).body.data.entity.id;
    await answer(id, second, "accept", {});
    expect((await seenByClinic(id))[0].phone_number).toBe("+351912345678");
    await report(id, second, "calling");
    expect((await report(id, second, "done")).body.data.entity.state).toBe("done");
  },
);

test(
  "a patient can request and withdraw a call-back where the clinic offers it",
  { tags: ["D.94"] },
  async () => {
    const id = await makeAppointment(clinic.db, soon);
    const newRequest = (body: object) =>
      clinic.call("POST", `/visits/${id}/requests`, {
        headers: asPatient,
        body: { kind: "call_back", ...body },
      });
    const requested = await newRequest({});
    expect(requested).toMatchObject({
      status: 201,
      body: { data: { entity: { asked_by: "patient", state: "accepted", phone_number: "+351912345678" } } },
    });
    const { id: request } = requested.body.data.entity;
    expect((await newRequest({})).body.data.entity.id).toBe(request);
    expect((await answer(id, request, "stop")).body.data.entity).toMatchObject({ stopped_by: "patient" });
    await changeSettings(clinic, "aurora", { phoneCallBack: false });
    expect((await newRequest({})).body.code).toBe("feature_off");
    expect((await ask(id, "call_back")).body.code, "nor does the clinic ask for a number").toBe(
      "feature_off",
    );
    await changeSettings(clinic, "aurora", { phoneCallBack: true });
  },
);

test(
  "a repeated request is stored once, and requesting an offered call accepts it",
  { tags: ["D.94"] },
  async () => {
    const id = await makeAppointment(clinic.db, soon);
    const first = (await ask(id, "call_back")).body.data.entity;
    clinic.clock.setOffset(60_000);
    expect((await ask(id, "call_back")).body.data.entity).toEqual(first);
    const newRequest = await clinic.call("POST", `/visits/${id}/requests`, {
      headers: asPatient,
      body: { kind: "call_back", phone_number: "961 234 567" },
    });
    expect(newRequest.body.data.entity).toMatchObject({
      id: first.id,
      state: "accepted",
      phone_number: "+351961234567",
    });
    expect((await seenByClinic(id)).length).toBe(1);
  },
);

test("a guest without a phone number is asked for one", async () => {
  const id = await makeAppointment(clinic.db, { ...soon, guestToken });
  const request = (await ask(id, "call_back")).body.data.entity.id;
  expect((await clinic.call("GET", `/visits/${id}/phone`, { headers: asGuest })).body.data.entity).toEqual({
    phone_number: null,
  });
  expect((await answer(id, request, "accept", {}, asGuest)).body.code).toBe("validation_failed");
  const given = await answer(id, request, "accept", { phone_number: "+44 20 7946 0018" }, asGuest);
  expect(given.body.data.entity.phone_number).toBe("+442079460018");
});

test("open requests end with the appointment, and an agreed call-back stays", async () => {
  const id = await makeAppointment(clinic.db, soon);
  const reading = (await ask(id, "vitals")).body.data.entity.id;
  const call = (await ask(id, "call_back")).body.data.entity.id;
  await answer(id, call, "accept", {});
  await clinic.call("POST", `/clinic/appointments/${id}/join`, { headers: asClinic });
  const ended = await clinic.call("POST", `/clinic/appointments/${id}/end`, { headers: asClinic });
  expect(ended.body).toMatchObject({ data: { entity: { status: "finished" } } });
  expect(await seenByClinic(id)).toMatchObject([
    { id: call, state: "accepted" },
    { id: reading, state: "stopped" },
  ]);
  expect((await ask(id, "vitals")).body.code).toBe("visit_over");
  expect((await report(id, call, "calling")).body.data.entity.state).toBe("calling");
});

test("requests of another appointment can be neither seen nor answered", async () => {
  const id = await makeAppointment(clinic.db, soon);
  const request = (await ask(id, "vitals")).body.data.entity.id;
  await makeAppointment(clinic.db, { start: "2027-03-01T10:00:00Z", guestToken });
  await changeSettings(clinic, "ipe", { phoneCallBack: true });
  const asIpe = { authorization: `Bearer ${known.ipe.clinicToken}` };
  expect((await clinic.call("GET", `/visits/${id}/requests`, { headers: asGuest })).status).toBe(404);
  expect((await answer(id, request, "accept", {}, asGuest)).status).toBe(404);
  expect((await save(id, { vital_signs: { heart_rate: 70 } }, asGuest)).status).toBe(404);
  const other = await clinic.call("POST", `/clinic/appointments/${id}/requests`, {
    clinic: "ipe",
    headers: asIpe,
    body: { kind: "call_back" },
  });
  expect(other.status).toBe(404);
});
