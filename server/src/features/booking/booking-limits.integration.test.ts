import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { makeDoctor } from "../../testing/make-doctor.ts";
import { asPatient, openPaymentClinic, type PaymentClinic } from "../../testing/payment-clinic.ts";
import { changeSettings, known } from "../../testing/test-clinic.ts";

let clinic: PaymentClinic;
beforeEach(async () => {
  clinic = await openPaymentClinic({ patientsManageDependents: true, patientsGuestBooking: true });
}); // Monday 1 March 2027, nine in Lisbon
afterEach(() => clinic.close());

const { tenantId, doctorId, patientId } = known.aurora;
const visit = { service_type: "remote", platform: "web", symptoms: "A cough" };
const guest = {
  name: "Ana",
  birthdate: "1991-02-03",
  sex: "female",
  email: "ana@example.org",
  terms_accepted: true,
};
/** One time of each hour and working day of two weeks. */
const times = ["02", "03", "04", "05", "08", "09", "10", "11", "12"].flatMap((day) =>
  ["10", "11", "13", "14", "15", "16"].map((hour) => `2027-03-${day}T${hour}:00:00.000Z`),
);
const time = (index: number) => times[index] ?? "";

type Options = { doctor_id?: number; headers?: Record<string, string>; body?: object };
const book = (start_time: string, { doctor_id = doctorId, headers = asPatient, body = {} }: Options = {}) =>
  clinic.call("POST", "/patients/appointments", {
    body: { ...visit, personal: true, doctor_id, start_time, ...body },
    headers,
  });

/** Posts as somebody at a network address of their own. */
async function post(
  path: string,
  payload: object,
  remoteAddress: string,
  headers: Record<string, string> = {},
) {
  const answer = await clinic.app.inject({
    method: "POST",
    url: `/api${path}`,
    remoteAddress,
    headers: { host: "aurora.localhost", ...headers },
    payload,
  });
  return {
    status: answer.statusCode,
    body: answer.json(),
    cookie: String(answer.headers["set-cookie"] ?? ""),
  };
}
const bookAsGuest = (start_time: string, address: string, changes: object = {}, headers = {}) =>
  post(
    "/guests/appointments",
    { ...visit, ...guest, personal: true, doctor_id: doctorId, start_time, ...changes },
    address,
    headers,
  );
const unpaid = async () =>
  (await clinic.table("appointments")).filter(({ status }) => status === "pending_payment");

describe("a patient", () => {
  test("gets three unpaid appointments from fifty simultaneous bookings", async () => {
    const answers = await Promise.all(times.slice(0, 50).map((start) => book(start)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(47);
    const open = (await unpaid()).map(({ id }) => id);
    expect(open).toHaveLength(3);
    for (const { body } of refused) {
      expect(body).toMatchObject({ code: "unpaid_limit", title: "You have bookings that aren’t paid yet." });
      expect(open).toContain(body.appointment_id);
    }
  });

  test("can book again once an unpaid appointment is paid, cancelled or timed out", async () => {
    const ids = [];
    for (const start of times.slice(0, 3)) ids.push(Number((await book(start)).body.data.entity.id));
    expect((await book(time(3))).status).toBe(409);
    await clinic.giveUp(ids[0] ?? 0);
    expect((await book(time(3))).status).toBe(201);
    await clinic.begin(ids[1] ?? 0, { method: "credit_card" });
    await clinic.tell(await clinic.referenceOf(ids[1] ?? 0), "authorised");
    expect((await book(time(4))).status).toBe(201);
    expect((await book(time(5))).status).toBe(409);
    clinic.clock.set("2027-03-01T10:00:00.000Z");
    expect((await book(time(5))).status).toBe(201);
  });

  test("is limited by the clinic's settings", async () => {
    await changeSettings(clinic, "aurora", { bookingLimits: { unpaidPerPerson: 1 } });
    expect([(await book(time(0))).status, (await book(time(1))).status]).toEqual([201, 409]);
  });
});

describe("a family of four", () => {
  test("can book one time with four doctors", async () => {
    const children = await withTenant(clinic.db, tenantId, (tx) =>
      tx
        .insertInto("patients")
        .values(
          ["Rui", "Eva", "Leo"].map((name) => ({
            tenant_id: tenantId,
            name,
            parent_id: patientId,
            birthdate: "2018-05-06",
            sex: "other" as const,
            created_at: clinic.clock.now(),
          })),
        )
        .returning("id")
        .execute(),
    );
    const doctors = [];
    for (const child of children) doctors.push({ child, doctor_id: await makeDoctor(clinic.db) });
    const answers = await Promise.all([
      book(time(0)),
      ...doctors.map(({ child, doctor_id }) =>
        book(time(0), { doctor_id, body: { personal: false, dependent_id: child.id } }),
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    // The account's own limit holds for all of them together.
    expect([(await book(time(1))).status, (await book(time(2))).status]).toEqual([201, 201]);
    expect((await book(time(3))).body).toMatchObject({ code: "unpaid_limit" });
  });
});

describe("a guest", () => {
  test("books once, pays later and gets an HttpOnly cookie", async () => {
    const answer = await bookAsGuest(time(0), "203.0.113.7");
    expect(answer.status).toBe(201);
    expect(answer.cookie).toMatch(
      /^booking-device=[\w-]+; Path=\/api; Max-Age=604800; HttpOnly; SameSite=Lax$/,
    );
  });

  test("gets three unpaid appointments under one name from simultaneous bookings", async () => {
    const answers = await Promise.all(
      times.slice(0, 12).map((start, index) => bookAsGuest(start, `203.0.113.${index}`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.find(({ status }) => status === 409)?.body).not.toHaveProperty("appointment_id");
  });

  test("gets six unpaid appointments under many names in one browser", async () => {
    const { cookie } = await bookAsGuest(time(0), "203.0.113.7");
    const headers = { cookie: cookie.split(";")[0] ?? "" };
    const statuses = [];
    for (let index = 1; index < 8; index += 1) {
      const changes = { name: `Guest ${index}`, email: `guest${index}@example.org` };
      statuses.push((await bookAsGuest(time(index * 6), `203.0.113.${index}`, changes, headers)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 409, 409]);
  });

  test("cannot block a doctor's day with unpaid bookings from many addresses", async () => {
    const day = Array.from({ length: 30 }, (_, index) => {
      const at = new Date(Date.parse("2027-03-02T09:00:00.000Z") + index * 20 * 60_000);
      return at.toISOString();
    });
    const answers = [];
    for (const [index, start] of day.entries()) {
      const changes = { name: `Guest ${index}`, email: `guest${index}@example.org` };
      answers.push(await bookAsGuest(start, `198.51.100.${index}`, changes));
    }
    const refused = answers.filter(({ body }) => body.code === "hold_limit");
    // From eight to eight without the hour at noon there are 33 times of twenty minutes; a third is for guests.
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(11);
    expect(refused.length).toBeGreaterThan(9);
  });
});

describe("a voucher", () => {
  const bookWith = async (code: string, start_time: string) => {
    const { body } = await clinic.call("POST", "/appointment_holds", {
      body: { doctor_id: doctorId, start_time },
      headers: asPatient,
    });
    const { id, secret } = body.data.entity;
    const key = { "x-appointment-hold": `${id}.${secret}` };
    await clinic.call("PUT", `/appointment_holds/${id}/voucher`, { body: { code }, headers: key });
    return book(start_time, { headers: { ...asPatient, ...key } });
  };
  const make = (code: string, more: object = {}) =>
    withTenant(clinic.db, tenantId, (tx) =>
      tx
        .insertInto("vouchers")
        .values({ tenant_id: tenantId, code, kind: "free_visit", created_at: clinic.clock.now(), ...more })
        .execute(),
    );

  test("is used once per person and up to its total limit", async () => {
    await make("FREEVISIT");
    await make("TWICEEACH", { uses_each: 2 });
    expect((await bookWith("FREEVISIT", time(0))).status).toBe(201);
    const again = await bookWith("FREEVISIT", time(1));
    expect([again.status, again.body.code]).toEqual([409, "voucher_used_by_you"]);
    expect((await bookWith("TWICEEACH", time(1))).status).toBe(201);
    expect((await bookWith("TWICEEACH", time(2))).status).toBe(201);
    expect((await bookWith("TWICEEACH", time(3))).status).toBe(409);
  });
});

test("the origin of a booking is deleted once it waits for no payment", async () => {
  const { body } = await bookAsGuest(time(0), "203.0.113.7");
  const id = Number(body.data.entity.id);
  expect((await unpaid())[0]?.["origin_address_hash"]).not.toBeNull();
  await clinic.giveUp(id, { "x-guest-token": String(body.data.guest_token) });
  const [row] = await clinic.table("appointments");
  expect([row?.["origin_address_hash"], row?.["origin_device_hash"]]).toEqual([null, null]);
});
