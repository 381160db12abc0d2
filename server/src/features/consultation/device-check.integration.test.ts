import { afterEach, beforeEach, expect, test } from "vitest";
import { makeAppointment } from "../../testing/make-appointment.ts";
import { known } from "../../testing/test-clinic.ts";
import { openVisitClinic, type VisitClinic } from "../../testing/visit-clinic.ts";

let clinic: VisitClinic;
beforeEach(async () => void (clinic = await openVisitClinic({ now: "2027-03-01T09:00:00.000Z" })));
afterEach(() => clinic.close());

const asPatient = { "x-patient-token": known.aurora.patientToken };
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const tomorrow = { start: "2027-03-02T15:00:00Z" };
const outcome = {
  camera: "pass",
  speaker: "pass",
  microphone: "pass",
  network: "pass",
  relay: "reached",
  round_trip_ms: 42,
  loss_percent: 0,
  kilobits: 4_800,
  browser: "firefox",
  system: "android",
};

const save = (id: number, body: object = outcome, headers: Record<string, string> = asPatient) =>
  clinic.call("PUT", `/visits/${id}/device_check`, { headers, body });
const lend = (id: number, headers: Record<string, string> = asPatient) =>
  clinic.call("POST", `/visits/${id}/network_check`, { headers });
const seenByClinic = async (id: number) =>
  (await clinic.call("GET", `/clinic/appointments/${id}/device_check`, { headers: asClinic })).body.data
    .entity;

test(
  "the device test result is stored with the appointment for the clinic, and the last one counts",
  { tags: ["D.87"] },
  async () => {
    const id = await makeAppointment(clinic.db, tomorrow);
    expect(await seenByClinic(id)).toBeNull();
    expect((await save(id, { ...outcome, camera: "fail" })).body.data.entity.verdict).toBe("sound-only");
    clinic.clock.setOffset(60_000);
    await save(id, { ...outcome, network: "fail", kilobits: 90, loss_percent: 4 });
    expect(await seenByClinic(id)).toEqual({
      ...outcome,
      network: "fail",
      kilobits: 90,
      loss_percent: 4,
      verdict: "not-ready",
      quality: "poor",
      checked_at: "2027-03-01T09:01:00.000Z",
    });
  },
);

test(
  "the short device check reports devices and keeps the measured connection",
  { tags: ["D.87"] },
  async () => {
    const id = await makeAppointment(clinic.db, tomorrow);
    await save(id);
    const noLine = { network: "skip", relay: null, round_trip_ms: null, loss_percent: null, kilobits: null };
    const short = { ...outcome, ...noLine, camera: "fail", speaker: "skip" };
    expect((await save(id, short)).body.data.entity).toMatchObject({ kilobits: 4_800, camera: "fail" });
    expect(await seenByClinic(id)).toMatchObject({ ...outcome, camera: "fail", speaker: "skip" });
  },
);

test.each([
  ["scheduled", 409, "visit_not_open"],
  ["accepted", 200, undefined],
  ["preparing", 200, undefined],
  ["canceled", 409, "visit_over"],
  ["finished", 409, "visit_over"],
] as const)(
  "an appointment that is %s answers its device test with %i",
  { tags: ["S4.VALID.03", "D.87"] },
  async (status, code, problem) => {
    const id = await makeAppointment(clinic.db, { ...tomorrow, status });
    for (const answer of [await save(id), await lend(id)])
      expect([answer.status, answer.body.code]).toEqual([code, problem]);
  },
);

test("relay credentials for a measurement are anonymous and limited", { tags: ["D.87"] }, async () => {
  const id = await makeAppointment(clinic.db, tomorrow);
  const first = (await lend(id)).body.data.entity.ice_servers[0];
  expect(first).toMatchObject({ urls: ["turn:relay.example"], credential: "secret" });
  expect(first.username).toMatch(/^test-[\w-]{16}$/);
  for (let count = 1; count < 20; count += 1) await lend(id);
  expect((await lend(id)).body.code).toBe("too_many_requests");
});

test(
  "a device test is possible for one's own appointment only, as a guest too",
  { tags: ["D.87"] },
  async () => {
    const guestToken = "guest-token-0000000000000000000000";
    const id = await makeAppointment(clinic.db, { ...tomorrow, guestToken });
    expect((await save(id)).status).toBe(404);
    expect((await lend(id)).status).toBe(404);
    expect((await save(id, outcome, { "x-guest-token": guestToken })).status).toBe(200);
  },
);
