import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { makeAppointment } from "../../testing/make-appointment.ts";
import { known, type TestClinic } from "../../testing/test-clinic.ts";
import { openWholeClinic } from "../../testing/whole-clinic.ts";

let clinic: TestClinic;
beforeAll(async () => void (clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" })));
afterAll(() => clinic.close());

const headers = { authorization: `Bearer ${known.aurora.clinicToken}` };
const get = (path: string) => clinic.call("GET", `/clinic/reports/${path}`, { headers });

async function pay(appointment_id: number, status: "authorised" | "refunded", amount_minor: number) {
  const at = clinic.clock.now();
  await withTenant(clinic.db, 1, (tx) =>
    tx
      .insertInto("payments")
      .values({
        tenant_id: 1,
        appointment_id,
        provider: "sandbox",
        method: "card",
        reference: `r-${appointment_id}`,
        amount_minor,
        currency: "EUR",
        status,
        deadline: at,
        created_at: at,
      })
      .execute(),
  );
}

async function refundPart(appointmentId: number, status: "due" | "refunded", amount_minor: number) {
  const at = clinic.clock.now();
  await withTenant(clinic.db, 1, async (tx) => {
    const { id } = await tx
      .selectFrom("payments")
      .select("id")
      .where("appointment_id", "=", appointmentId)
      .executeTakeFirstOrThrow();
    const ended_at = status === "due" ? null : at;
    await tx
      .insertInto("payment_refunds")
      .values({
        tenant_id: 1,
        payment_id: id,
        amount_minor,
        status,
        made_by: "clinic/test",
        created_at: at,
        ended_at,
      })
      .execute();
  });
}

async function wait(appointment_id: number, since: string, joined: string) {
  await withTenant(clinic.db, 1, (tx) =>
    tx
      .insertInto("visits")
      .values({
        tenant_id: 1,
        appointment_id,
        waiting_since: new Date(since),
        doctor_joined_at: new Date(joined),
        ended_at: null,
        expected_by: null,
        away_since: null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["tenant_id", "appointment_id"])
          .doUpdateSet({ waiting_since: new Date(since), doctor_joined_at: new Date(joined) }),
      )
      .execute(),
  );
}

test("appointments are counted by the clinic's day and doctor, with revenue and waiting times", async () => {
  // 23:30 UTC on 3 July is 00:30 on 4 July in Lisbon.
  const late = await makeAppointment(clinic.db, { start: "2027-07-03T23:30:00Z", status: "finished" });
  const noon = await makeAppointment(clinic.db, { start: "2027-07-04T12:00:00Z", status: "finished" });
  const off = await makeAppointment(clinic.db, { start: "2027-07-04T13:00:00Z", status: "canceled" });
  await makeAppointment(clinic.db, { start: "2027-07-04T14:00:00Z", status: "no_show" });
  await makeAppointment(clinic.db, { start: "2027-07-04T15:00:00Z", status: "held" });
  await makeAppointment(clinic.db, { clinic: "ipe", start: "2027-07-04T12:00:00Z" });
  await makeAppointment(clinic.db, { start: "2027-07-05T12:00:00Z" });
  await pay(late, "authorised", 4000);
  await pay(noon, "authorised", 4500);
  await pay(off, "refunded", 3000);
  // Of one payment a part went back, and of the other one is on its way.
  await refundPart(late, "refunded", 500);
  await refundPart(noon, "due", 300);
  await wait(late, "2027-07-03T23:20:00Z", "2027-07-03T23:31:00Z"); // a minute after the time
  await wait(noon, "2027-07-04T12:05:00Z", "2027-07-04T12:08:00Z"); // late, then three minutes
  const { status, body } = await get("appointments?from=2027-07-04&to=2027-07-04");
  expect([status, body.data]).toEqual([
    200,
    {
      currency: "EUR",
      collection: [
        {
          day: "2027-07-04",
          doctor_id: 1,
          doctor_name: "Dr aurora",
          booked: 4,
          finished: 2,
          canceled: 1,
          declined: 0,
          no_shows: 1,
          revenue_minor: 8000,
          refunded_minor: 3500,
          met: 2,
          waited_median_s: 120,
          waited_longest_s: 180,
        },
      ],
    },
  ]);
  const file = await clinic.app.inject({
    url: "/api/clinic/reports/appointments.csv?from=2027-07-04&to=2027-07-05",
    headers: { ...headers, host: "aurora.localhost" },
  });
  expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(file.body.split("\r\n")).toEqual([
    "day,doctor_id,doctor_name,booked,finished,canceled,declined,no_shows,revenue_minor,refunded_minor,met,waited_median_s,waited_longest_s,currency",
    "2027-07-04,1,Dr aurora,4,2,1,0,1,8000,3500,2,120,180,EUR",
    "2027-07-05,1,Dr aurora,1,0,0,0,0,0,0,0,,,EUR",
    "",
  ]);
});

test("disputed money is not revenue until it is returned", async () => {
  const whole = await makeAppointment(clinic.db, { start: "2027-08-04T12:00:00Z", status: "finished" });
  const inPart = await makeAppointment(clinic.db, { start: "2027-08-04T13:00:00Z", status: "finished" });
  await pay(whole, "authorised", 4000);
  await pay(inPart, "authorised", 4500);
  const revenue = async () => {
    const { body } = await get("appointments?from=2027-08-04&to=2027-08-04");
    return body.data.collection[0].revenue_minor;
  };
  const dispute = async (appointment: number, state: "charged_back" | "reversed" | "announced") =>
    withTenant(clinic.db, 1, (tx) =>
      tx
        .updateTable("payments")
        .set({ dispute: state })
        .where("appointment_id", "=", appointment)
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
  await dispute(whole, "announced");
  expect(await revenue()).toBe(8500);
  await dispute(whole, "charged_back");
  await refundPart(whole, "refunded", 500); // no more can be taken than is left
  expect(await revenue()).toBe(4500);
  const { id } = await dispute(inPart, "charged_back");
  await withTenant(clinic.db, 1, (tx) =>
    tx
      .insertInto("payment_events")
      .values({
        tenant_id: 1,
        provider: "sandbox",
        event_id: "chargeback-in-part",
        payment_id: id,
        outcome: "charged_back",
        result: "applied",
        amount_minor: 1000,
        currency: "EUR",
        received_at: clinic.clock.now(),
      })
      .execute(),
  );
  expect(await revenue()).toBe(3500);
  await dispute(whole, "reversed");
  await dispute(inPart, "reversed");
  expect(await revenue()).toBe(8000);
});

test("a reversed span or one longer than a year is refused", async () => {
  for (const span of [
    "from=2027-07-05&to=2027-07-04",
    "from=2027-01-01&to=2028-01-02",
    "from=9999-12-31&to=9999-12-31",
    "from=0001-01-01&to=0001-01-01",
  ])
    expect([
      (await get(`appointments?${span}`)).status,
      (await get(`appointments.csv?${span}`)).status,
    ]).toEqual([400, 400]);
  expect((await get("appointments?from=2027-01-01&to=2028-01-01")).status).toBe(200);
});
