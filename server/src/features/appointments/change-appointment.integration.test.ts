import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { makeAppointment, makePatient } from "../../testing/make-appointment.ts";
import { makeDoctor } from "../../testing/make-doctor.ts";
import { makePayment } from "../../testing/make-payment.ts";
import { standInPayments } from "../../testing/stand-in-payments.ts";
import { changeSettings, known, openTestClinic, type TestClinic } from "../../testing/test-clinic.ts";
import { bookingRoutes } from "../booking/booking-routes.ts";
import { appointmentRoutes } from "./appointment-routes.ts";

let clinic: TestClinic;
let reported: number[] = [];
beforeEach(async () => {
  reported = [];
  const hints = {
    appointmentChanged: async (_tenant: number, { id }: { id: number }) => void reported.push(id),
  };
  clinic = await openTestClinic({
    mount: (services) => {
      appointmentRoutes({ services, hints });
      bookingRoutes({ services, hints, payments: standInPayments() });
    },
  });
  await allow({});
});
afterEach(() => clinic.close());

const asPatient = { "x-patient-token": known.aurora.patientToken };
const guestToken = "guest-token-0000000000000000000000";
const asGuest = { "x-guest-token": guestToken };
const allow = (changes: Record<string, unknown>) =>
  changeSettings(clinic, "aurora", {
    patientsCancelAppointment: true,
    patientsRescheduleAppointment: true,
    patientsManageDependents: true,
    cancelUntilHours: 6,
    ...changes,
  });
const cancel = (id: number, expects_refund: boolean, headers: Record<string, string> = asPatient) =>
  clinic.call("POST", `/patients/appointments/${id}/cancel`, { body: { expects_refund }, headers });
const hold = async (
  start_time: string,
  headers: Record<string, string> = asPatient,
  doctor_id: number = known.aurora.doctorId,
) => {
  const { body } = await clinic.call("POST", "/appointment_holds", {
    body: { doctor_id, start_time },
    headers,
  });
  return `${body.data.entity.id}.${body.data.entity.secret}`;
};
const move = (id: number, start_time: string, key: string, headers: Record<string, string> = asPatient) =>
  clinic.call("POST", `/patients/appointments/${id}/reschedule`, {
    body: { start_time },
    headers: { ...headers, "x-appointment-hold": key },
  });
const read = async <T>(query: ReturnType<typeof sql<T>>) =>
  (await withTenant(clinic.db, 1, (tx) => query.execute(tx))).rows;
const paymentsOf = (id: number) =>
  read(sql<{ status: string }>`select status from payments where appointment_id = ${id}`);
const mails = () =>
  read(
    sql<{
      recipient: string;
      subject: string;
      calendar: string | null;
    }>`select recipient, subject, calendar from mails order by id`,
  );
const freeStarts = async () =>
  (
    await read(
      sql<{ start_time: Date; status: string }>`
        select start_time, status from appointments where status not in ('expired', 'canceled') order by start_time`,
    )
  ).map(({ start_time, status }) => `${start_time.toISOString().slice(0, 16)} ${status}`);

const start = "2027-03-02T10:00:00.000Z";
const other = "2027-03-04T15:20:00.000Z";

test(
  "a paid appointment cancelled in time is refunded and its time freed, with mail and realtime event",
  { tags: ["D.85", "S4.STATUS.06"] },
  async () => {
    const id = await makeAppointment(clinic.db, { start });
    await makePayment(clinic.db, id);
    const answer = await cancel(id, true);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { entity: { status: "canceled", status_code: 6, payment_state: "refund_due" } } },
    });
    expect(await paymentsOf(id)).toEqual([{ status: "refund_due" }]);
    expect(reported).toEqual([id]);
    const sent = await mails();
    const canceled = sent.find(({ subject }) => subject === "Clinic aurora: your appointment is cancelled");
    expect(sent).toHaveLength(1); // one deed, one mail: of the appointment and of the money
    const [{ body }] = (await read(sql<{ body: string }>`select body from mails`)) as [{ body: string }];
    expect(body).toMatch(/refunding you.*Refund: €40.*\?view=receipt/s);
    expect(canceled?.recipient).toBe("patient@aurora.example");
    expect(canceled?.calendar).toContain("METHOD:CANCEL");
    expect(await hold(start)).toMatch(/^\d+\./);
  },
);

test("a patient without appointment mails is informed about the money only, without amounts where hidden", async () => {
  const quiet = await makeAppointment(clinic.db, { start });
  await makePayment(clinic.db, quiet);
  await read(sql`update patients set wants_visit_mails = false where id = ${known.aurora.patientId}`);
  expect(await cancel(quiet, true)).toMatchObject({ status: 200 });
  expect((await mails()).map(({ subject }) => subject)).toEqual(["Clinic aurora: your refund is on its way"]);
  await read(sql`update patients set wants_visit_mails = true where id = ${known.aurora.patientId}`);
  await allow({ patientsHideAmount: true });
  const hidden = await makeAppointment(clinic.db, { start: other });
  await makePayment(clinic.db, hidden);
  expect(await cancel(hidden, true)).toMatchObject({ status: 200 });
  const [, mail] = await read(sql<{ body: string }>`select body from mails order by id`);
  expect(mail?.body).toContain("refunding you");
  expect(mail?.body).not.toContain("€");
});

test(
  "a cancellation after the deadline keeps the money, and the patient is told before",
  { tags: ["D.85"] },
  async () => {
    const id = await makeAppointment(clinic.db, { start });
    await makePayment(clinic.db, id);
    clinic.clock.set("2027-03-02T04:00:01Z");
    expect(await cancel(id, true)).toMatchObject({ status: 409, body: { code: "cost_changed" } });
    expect(reported).toEqual([]);
    expect(await cancel(id, false)).toMatchObject({ status: 200 });
    expect(await paymentsOf(id)).toEqual([{ status: "authorised" }]);
  },
);

test("a cancellation exactly at the deadline refunds everything", { tags: ["D.85"] }, async () => {
  const id = await makeAppointment(clinic.db, { start });
  await makePayment(clinic.db, id);
  clinic.clock.set("2027-03-02T04:00:00Z");
  expect(await cancel(id, false)).toMatchObject({ status: 409, body: { code: "cost_changed" } });
  expect(await cancel(id, true)).toMatchObject({ status: 200 });
});

test("cancelling an unpaid appointment cancels its payment", { tags: ["D.85"] }, async () => {
  const id = await makeAppointment(clinic.db, { start, status: "pending_payment" });
  await makePayment(clinic.db, id, "action_required");
  expect(await cancel(id, false)).toMatchObject({ status: 200 });
  expect(await paymentsOf(id)).toEqual([{ status: "cancelled" }]);
});

test.each(["preparing", "finished", "declined", "no_show", "payment_failed"] as const)(
  "an appointment that is %s can be neither cancelled nor moved",
  { tags: ["D.83"] },
  async (status) => {
    const id = await makeAppointment(clinic.db, { start, status });
    expect(await cancel(id, false)).toMatchObject({ status: 409, body: { code: "status_conflict" } });
    expect(await move(id, other, await hold(other))).toMatchObject({
      status: 409,
      body: { code: "status_conflict" },
    });
  },
);

test(
  "repeated and eight simultaneous cancellations cancel once with one mail",
  { tags: ["D.85"] },
  async () => {
    const id = await makeAppointment(clinic.db, { start });
    const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(id, false)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await mails()).toHaveLength(1);
  },
);

test(
  "carers cancel and move for dependents with an audit entry, guests by token, and nobody else can",
  { tags: ["D.85"] },
  async () => {
    const child = await makePatient(
      clinic.db,
      "A Child",
      "child-token-00000000000000000000",
      clinic.clock.now(),
    );
    await read(sql`update patients set parent_id = 1 where id = ${child}`);
    const childs = await makeAppointment(clinic.db, { start, patientId: child });
    expect(await move(childs, other, await hold(other))).toMatchObject({ status: 200 });
    expect(await cancel(childs, false)).toMatchObject({ status: 200 });
    const lines = await read(
      sql<{ action: string; on_behalf_of: number }>`
      select action, on_behalf_of from audit_log where actor = 'patient/1' order by id`,
    );
    expect(lines).toEqual([
      { action: "appointment.rescheduled", on_behalf_of: child },
      { action: "appointment.canceled", on_behalf_of: child },
    ]);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      "patient@aurora.example",
      "patient@aurora.example",
    ]);
    const guests = await makeAppointment(clinic.db, { start, guestToken });
    expect(await cancel(guests, false)).toMatchObject({ status: 404 });
    const noon = "2027-03-04T13:00:00.000Z";
    expect(await move(guests, noon, await hold(noon, {}), asGuest)).toMatchObject({
      status: 200,
      body: { data: { entity: { start_time: noon, video_link: `/guest/video/${guestToken}` } } },
    });
    expect(await cancel(guests, false, asGuest)).toMatchObject({ status: 200 });
  },
);

test(
  "a time held by another patient cannot be taken by a move, even with its key",
  { tags: ["D.85"] },
  async () => {
    const token = "stranger-token-00000000000000000000";
    await makePatient(clinic.db, "Stranger", token, clinic.clock.now());
    const id = await makeAppointment(clinic.db, { start });
    const theirs = await hold(other, { "x-patient-token": token });
    expect(await move(id, other, theirs)).toMatchObject({ status: 409, body: { code: "hold_expired" } });
    expect(await freeStarts()).toContain("2027-03-02T10:00 accepted");
  },
);

test("cancelling and moving are refused where the clinic disables them", { tags: ["D.85"] }, async () => {
  await allow({ patientsCancelAppointment: false, patientsRescheduleAppointment: false });
  const id = await makeAppointment(clinic.db, { start });
  expect(await cancel(id, false)).toMatchObject({ status: 403, body: { code: "feature_off" } });
  expect(await move(id, other, await hold(other))).toMatchObject({ status: 403 });
});

test(
  "a move frees the old time and keeps the payment, and mail and calendar file announce it",
  { tags: ["D.85"] },
  async () => {
    const id = await makeAppointment(clinic.db, { start });
    await makePayment(clinic.db, id);
    const { body } = await clinic.call("GET", `/patients/appointments/${id}`, { headers: asPatient });
    const { code, reference } = body.data.entity;
    const key = await hold(other);
    reported = [];
    expect(await move(id, other, key)).toMatchObject({
      status: 200,
      body: {
        data: {
          entity: {
            status: "accepted",
            start_time: other,
            end_time: "2027-03-04T15:40:00.000Z",
            payment_state: "paid",
            code,
            reference,
          },
        },
      },
    });
    expect(await paymentsOf(id)).toEqual([{ status: "authorised" }]);
    expect(await freeStarts()).toEqual(["2027-03-04T15:20 accepted"]);
    expect(reported).toEqual([id]);
    const [mail] = await mails();
    expect(mail?.subject).toBe("Clinic aurora: your appointment has a new time");
    expect(mail?.calendar).toContain("DTSTART:20270304T152000Z");
    expect(mail?.calendar).toContain("SEQUENCE:2");
  },
);

test("a manually accepting clinic must accept the new time", { tags: ["D.85"] }, async () => {
  await allow({ autoAccept: false });
  const id = await makeAppointment(clinic.db, { start });
  expect(await move(id, other, await hold(other))).toMatchObject({
    body: { data: { entity: { status: "scheduled" } } },
  });
});

test(
  "a hold that ended, belongs to another time, or has a wrong secret moves nothing",
  { tags: ["D.85"] },
  async () => {
    const id = await makeAppointment(clinic.db, { start });
    const key = await hold(other);
    const [number] = key.split(".");
    for (const wrong of [`${number}.${"x".repeat(43)}`, "nonsense"])
      expect(await move(id, other, wrong)).toMatchObject({ status: 409, body: { code: "hold_expired" } });
    expect(await move(id, "2027-03-04T15:40:00.000Z", key)).toMatchObject({ status: 409 });
    clinic.clock.set("2027-03-01T09:10:00Z");
    expect(await move(id, other, key)).toMatchObject({ status: 409, body: { code: "hold_expired" } });
    expect(await freeStarts()).toContain("2027-03-02T10:00 accepted");
    expect(await mails()).toEqual([]);
  },
);

test(
  "a move is refused after the deadline because it would reopen free cancellation",
  { tags: ["D.85"] },
  async () => {
    const id = await makeAppointment(clinic.db, { start });
    clinic.clock.set("2027-03-02T04:00:01Z");
    expect(await move(id, other, await hold(other))).toMatchObject({
      status: 409,
      body: { code: "status_conflict" },
    });
  },
);

test(
  "repeated and eight simultaneous moves with one hold move once with one mail",
  { tags: ["D.85"] },
  async () => {
    const id = await makeAppointment(clinic.db, { start });
    const key = await hold(other);
    const answers = await Promise.all(Array.from({ length: 8 }, () => move(id, other, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await mails()).toHaveLength(1);
    expect(await freeStarts()).toEqual(["2027-03-04T15:20 accepted"]);
  },
);

test("competing moves and cancellations end without a double booking", { tags: ["D.85"] }, async () => {
  const first = await makeAppointment(clinic.db, { start });
  const key = await hold(other);
  const [moved, gone] = await Promise.all([move(first, other, key), cancel(first, false)]);
  expect(gone.status).toBe(200);
  expect([200, 409]).toContain(moved.status);
  const second = await makeAppointment(clinic.db, { start: "2027-03-02T11:00:00Z" });
  const again = await hold("2027-03-05T09:00:00.000Z");
  const third = await makeAppointment(clinic.db, { start: "2027-03-02T11:30:00Z" });
  const answers = await Promise.all([
    move(second, "2027-03-05T09:00:00.000Z", again),
    move(third, "2027-03-05T09:00:00.000Z", again),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test(
  "a move to the time of the person's other appointment is refused with its id",
  { tags: ["D.85"] },
  async () => {
    const id = await makeAppointment(clinic.db, { start });
    const doctorId = await makeDoctor(clinic.db);
    const inTheWay = await makeAppointment(clinic.db, { start: other, doctorId });
    const key = await hold(other);
    expect(await move(id, other, key)).toMatchObject({
      status: 409,
      body: { code: "appointment_overlap", appointment_id: inTheWay },
    });
    expect(await freeStarts()).toContain("2027-03-02T10:00 accepted");
    expect(await mails()).toEqual([]);
    expect(await cancel(inTheWay, false)).toMatchObject({ status: 200 });
    expect(await move(id, other, key)).toMatchObject({ status: 200 });
  },
);

test("one of two simultaneous moves to one time with two doctors succeeds", { tags: ["D.85"] }, async () => {
  const doctorId = await makeDoctor(clinic.db);
  const one = await makeAppointment(clinic.db, { start });
  const two = await makeAppointment(clinic.db, { start: "2027-03-02T11:00:00Z", doctorId });
  const keys = [await hold(other), await hold(other, {}, doctorId)] as const;
  const answers = await Promise.all([move(one, other, keys[0]), move(two, other, keys[1])]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: "appointment_overlap" });
});

test("a receipt shows payment and refund, and a free appointment has none", async () => {
  const id = await makeAppointment(clinic.db, { start });
  const receipt = () => clinic.call("GET", `/patients/appointments/${id}/receipt`, { headers: asPatient });
  expect(await receipt()).toMatchObject({ status: 404 });
  for (const unpaid of ["refused", "expired", "action_required"] as const) {
    const other = await makeAppointment(clinic.db, {
      start: "2027-03-03T10:00:00Z",
      status: "payment_failed",
    });
    await makePayment(clinic.db, other, unpaid);
    const path = `/patients/appointments/${other}/receipt`;
    expect(await clinic.call("GET", path, { headers: asPatient }), unpaid).toMatchObject({ status: 404 });
  }
  const reference = await makePayment(clinic.db, id);
  expect(await receipt()).toMatchObject({
    status: 200,
    body: {
      data: {
        entity: {
          number: reference,
          clinic: { name: "Clinic aurora" },
          patient_name: "Patient aurora",
          method: "credit_card",
          paid: { amount_minor: 4000, currency: "EUR" },
          refund: null,
        },
      },
    },
  });
  await cancel(id, true);
  expect((await receipt()).body.data.entity.refund).toBe("due");
  const stranger = await makePatient(
    clinic.db,
    "Rui",
    "other-token-00000000000000000000",
    clinic.clock.now(),
  );
  expect(stranger).toBeGreaterThan(0);
  const others = { "x-patient-token": "other-token-00000000000000000000" };
  expect(await clinic.call("GET", `/patients/appointments/${id}/receipt`, { headers: others })).toMatchObject(
    { status: 404 },
  );
});
