import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { makeAppointment, makePatient } from "../../testing/make-appointment.ts";
import { known } from "../../testing/test-clinic.ts";
import { openVisitClinic, type VisitClinic } from "../../testing/visit-clinic.ts";

let clinic: VisitClinic;
beforeEach(async () => void (clinic = await openVisitClinic({ now: "2027-03-01T09:00:00.000Z" })));
afterEach(() => clinic.close());

const asPatient = { "x-patient-token": known.aurora.patientToken };
const asOther = { "x-patient-token": "other-token-00000000000000000000" };
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };

const enter = async (id: number, headers: Record<string, string> = asPatient) =>
  (await clinic.call("POST", `/visits/${id}/enter`, { headers })).body.data.entity.visit;
const visit = async (id: number) =>
  (await clinic.call("GET", `/visits/${id}`, { headers: asPatient })).body.data.entity;
const step = (id: number, action: "join" | "end") =>
  clinic.call("POST", `/clinic/appointments/${id}/${action}`, { headers: asClinic });
const say = (status: string, doctor = 1, headers: Record<string, string> = asClinic) =>
  clinic.call("PUT", `/clinic/doctors/${doctor}/status`, { headers, body: { status } });
const hintsTo = (id: number) =>
  clinic.published.filter(
    ({ event, channels }) => event === "visit.changed" && channels.includes(`presence-t1-visit-${id}`),
  ).length;

/** Two patients of the same doctor, both for nine o'clock or so. */
async function two() {
  const other = await makePatient(clinic.db, "Rui Other", asOther["x-patient-token"], clinic.clock.now());
  const theirs = await makeAppointment(clinic.db, { start: "2027-03-01T08:40:00Z", patientId: other });
  const mine = await makeAppointment(clinic.db, { start: "2027-03-01T09:00:00Z" });
  return { theirs, mine };
}

test("an unknown doctor has no expected wait, and the clinic's statement lasts ten minutes", async () => {
  const { mine } = await two();
  expect(await enter(mine)).toMatchObject({
    ahead: 0,
    doctor_status: "unknown",
    expected: null,
    late_from: "2027-03-01T09:10:00.000Z",
  });
  const before = hintsTo(mine);
  expect((await say("online")).status).toBe(204);
  await vi.waitFor(() => expect(hintsTo(mine)).toBe(before + 1));
  expect(await visit(mine)).toMatchObject({
    doctor_status: "online",
    expected: { from: "2027-03-01T09:00:00.000Z", to: "2027-03-01T09:05:00.000Z" },
    late_from: "2027-03-01T09:15:00.000Z",
  });
  await say("away");
  expect(await visit(mine)).toMatchObject({ doctor_status: "away", expected: null });
  clinic.clock.setOffset(10 * 60_000 + 1);
  expect(await visit(mine)).toMatchObject({ doctor_status: "unknown" });
});

test("a waiting patient sees that the doctor is busy, the expected wait, and at once when it ends", async () => {
  const { theirs, mine } = await two();
  await enter(theirs, asOther);
  clinic.clock.setOffset(1_000);
  expect(await enter(mine)).toMatchObject({ ahead: 1, doctor_status: "unknown", expected: null });
  const before = hintsTo(mine);
  await step(theirs, "join");
  await vi.waitFor(() => expect(hintsTo(mine)).toBeGreaterThan(before));
  const busy = await visit(mine);
  expect(busy).toMatchObject({
    ahead: 0,
    doctor_status: "in_call",
    // A visit of twenty minutes takes ten to twenty-five.
    expected: { from: "2027-03-01T09:10:01.000Z", to: "2027-03-01T09:25:01.000Z" },
    late_from: "2027-03-01T09:35:01.000Z",
  });
  clinic.clock.setOffset(20_000);
  const during = hintsTo(mine);
  await step(theirs, "end");
  await vi.waitFor(() => expect(hintsTo(mine)).toBeGreaterThan(during));
  // The first promise counts for what is late.
  expect(await visit(mine)).toMatchObject({ doctor_status: "online", late_from: busy.late_from });
});

test("a doctor who left a call is not shown as busy", async () => {
  const { theirs, mine } = await two();
  await enter(theirs, asOther);
  await step(theirs, "join");
  await enter(mine);
  clinic.clock.setOffset(20_001);
  expect(await visit(mine)).toMatchObject({ doctor_status: "online" });
});

test("the expected duration follows the doctor's last calls", async () => {
  const { theirs, mine } = await two();
  const hold = async (index: number) => {
    const date = 22 + index;
    const id = await makeAppointment(clinic.db, { start: `2027-02-${date}T09:00:00Z`, status: "finished" });
    const joined = new Date(`2027-02-${date}T09:00:00Z`);
    const ended = new Date(joined.getTime() + (30 + index) * 60_000);
    await withTenant(clinic.db, 1, (tx) =>
      tx
        .insertInto("visits")
        .values({ tenant_id: 1, appointment_id: id, doctor_joined_at: joined, ended_at: ended })
        .execute(),
    );
  };
  await say("online");
  await enter(theirs, asOther);
  clinic.clock.setOffset(1_000);
  const { expected: planned } = await enter(mine);
  for (const index of [0, 1, 2, 3]) await hold(index);
  expect((await visit(mine)).expected).toEqual(planned); // four are too few to tell
  await hold(4);
  expect(await visit(mine)).toMatchObject({
    expected: { from: "2027-03-01T09:31:01.000Z", to: "2027-03-01T09:36:01.000Z" },
  });
});

test("a patient away for half an hour keeps the place, and later gets a new one", async () => {
  const { mine } = await two();
  await enter(mine);
  await clinic.call("POST", `/visits/${mine}/leave`, { headers: asPatient });
  clinic.clock.setOffset(30 * 60_000);
  expect(await enter(mine)).toMatchObject({ waiting_since: "2027-03-01T09:00:00.000Z" });
  await clinic.call("POST", `/visits/${mine}/leave`, { headers: asPatient });
  clinic.clock.setOffset(30 * 60_000 + 1);
  expect(await enter(mine)).toMatchObject({ waiting_since: "2027-03-01T10:00:00.001Z" });
});

test("a statement about another clinic's doctor is refused", async () => {
  expect((await say("online", known.ipe.doctorId)).status).toBe(404);
  expect((await say("asleep")).status).toBe(400);
  expect((await say("online", 1, asPatient)).status).toBe(401);
});
