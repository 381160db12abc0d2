import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase, openPool, withTenant } from "../../../platform/database/database.ts";
import { issueReceipt } from "../../../shared/payment/issue-receipt.ts";
import { makeAppointment, makePatient } from "../../../testing/make-appointment.ts";
import { makePayment } from "../../../testing/make-payment.ts";
import { changeSettings, known, openTestClinic, type TestClinic } from "../../../testing/test-clinic.ts";
import { appointmentRoutes } from "../appointment-routes.ts";

let clinic: TestClinic;
const legalData = { name: "Aurora Ltd", taxNumber: "NIF 000", address: "Street 1, Lisbon" };
beforeEach(async () => {
  const hints = { appointmentChanged: async () => {} };
  clinic = await openTestClinic({ mount: (services) => appointmentRoutes({ services, hints }) });
  await changeSettings(clinic, "aurora", { legalData, vat: { ratePercent: 23 } });
});
afterEach(() => clinic.close());

const asPatient = { "x-patient-token": known.aurora.patientToken };
const asGuest = { "x-guest-token": "guest-token-0000000000000000000000" };
const start = (index = 0) => new Date(Date.UTC(2027, 2, 3, 8) + index * 1_800_000).toISOString();
const receiptOf = (id: number, headers: Record<string, string> = asPatient) =>
  clinic.call("GET", `/patients/appointments/${id}/receipt`, { headers });
const documentOf = (id: number, headers: Record<string, string> = asPatient, host = "aurora.localhost") =>
  clinic.app.inject({
    method: "GET",
    url: `/api/patients/appointments/${id}/receipt/document`,
    headers: { host, ...headers },
  });
const change = (statement: ReturnType<typeof sql>) =>
  withTenant(clinic.db, known.aurora.tenantId, (tx) => statement.execute(tx));

test("an appointment shows its price and the amount due or paid after a voucher", async () => {
  const id = await makeAppointment(clinic.db, { start: start() });
  await change(sql`
    with given as (insert into vouchers (tenant_id, code, kind, percent, created_at) values (1, 'FIFTH20', 'percentage', 20, now()) returning id)
    update appointments set voucher_id = given.id, discount_minor = 800 from given where appointments.id = ${id}`);
  const sums = { amount: { amount_minor: 4000 }, total: { amount_minor: 3200, currency: "EUR" } };
  const seen = await clinic.call("GET", `/patients/appointments/${id}`, { headers: asPatient });
  expect(seen.body.data.entity).toMatchObject(sums);
  const listed = await clinic.call("GET", "/patients/appointments", { headers: asPatient });
  expect(listed.body.data.collection).toMatchObject([sums]);
  await changeSettings(clinic, "aurora", { patientsHideAmount: true });
  const hidden = await clinic.call("GET", `/patients/appointments/${id}`, { headers: asPatient });
  expect(hidden.body.data.entity).toMatchObject({ amount: null, total: null });
});

test("a receipt carries the clinic's legal data and VAT of its issue date", async () => {
  const id = await makeAppointment(clinic.db, { start: start() });
  await makePayment(clinic.db, id);
  const first = (await receiptOf(id)).body.data.entity;
  expect(first).toMatchObject({
    receipt_number: "000001",
    clinic: { legal: legalData },
    vat: { rate_percent: 23, amount: { amount_minor: 748, currency: "EUR" } },
  });
  clinic.clock.set("2027-03-02T09:00:00.000Z");
  await changeSettings(clinic, "aurora", { legalData: null, vat: { exemption: { en: "Exempt" } } });
  expect((await receiptOf(id)).body.data.entity).toEqual(first);
});

test("a tax exemption is shown in the reader's language", async () => {
  await changeSettings(clinic, "aurora", { vat: { exemption: { en: "Exempt", pt: "Isento" } } });
  const id = await makeAppointment(clinic.db, { start: start() });
  await makePayment(clinic.db, id);
  const inPortuguese = await receiptOf(id, { ...asPatient, "accept-language": "pt-BR" });
  expect(inPortuguese.body.data.entity.vat).toEqual({ exemption: "Isento" });
});

test("numbers have no gap and no duplicate while two servers issue receipts", async () => {
  const other = openDatabase(openPool(clinic.connections.app, 20, () => {}));
  const ids = await Promise.all(
    Array.from({ length: 12 }, (_, index) => makeAppointment(clinic.db, { start: start(index) })),
  );
  for (const id of ids) await makePayment(clinic.db, id);
  const { rows: payments } = await withTenant(clinic.db, 1, (tx) =>
    sql<{ id: number }>`select id from payments order by id`.execute(tx),
  );
  const tenant = { id: 1, settings: { legalData, vat: null } } as unknown as Parameters<
    typeof issueReceipt
  >[1]["tenant"];
  const elsewhere = payments.map(({ id }) =>
    withTenant(other, 1, (tx) => issueReceipt(tx, { tenant, paymentId: id, now: clinic.clock.now() })),
  );
  const here = await Promise.all(ids.map((id) => receiptOf(id)));
  await Promise.all(elsewhere);
  await other.destroy();
  const numbers = here.map(({ body }) => Number(body.data.entity.receipt_number));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  const failed = await makeAppointment(clinic.db, { start: start(20) });
  expect((await receiptOf(failed)).status).toBe(404);
  const last = await makeAppointment(clinic.db, { start: start(21) });
  await makePayment(clinic.db, last);
  expect((await receiptOf(last)).body.data.entity.receipt_number).toBe("000013");
});

test("the PDF is available to the patient, a dependent's parent and the booking guest only", async () => {
  const own = await makeAppointment(clinic.db, { start: start() });
  await makePayment(clinic.db, own);
  const child = await makePatient(clinic.db, "Child", "child-token-00000000000000000000", clinic.clock.now());
  await change(sql`update patients set parent_id = ${known.aurora.patientId} where id = ${child}`);
  const ofChild = await makeAppointment(clinic.db, { start: start(1), patientId: child });
  await makePayment(clinic.db, ofChild);
  const ofGuest = await makeAppointment(clinic.db, { start: start(2), guestToken: asGuest["x-guest-token"] });
  await makePayment(clinic.db, ofGuest);
  for (const [id, headers] of [
    [own, asPatient],
    [ofChild, asPatient],
    [ofGuest, asGuest],
  ] as const) {
    const answer = await documentOf(id, headers);
    expect([answer.statusCode, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
      200,
      "application/pdf",
      "no-store",
    ]);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  }
  await makePatient(clinic.db, "Rui", "other-token-00000000000000000000", clinic.clock.now());
  const asStranger = { "x-patient-token": "other-token-00000000000000000000" };
  const refused: [number, Record<string, string>, string?][] = [
    [own, asStranger],
    [own, asGuest],
    [ofGuest, asPatient],
    [ofChild, asStranger],
    [own, {}],
    [own, asPatient, "ipe.localhost"],
    [own, { "x-patient-token": known.ipe.patientToken }, "ipe.localhost"],
  ];
  const statuses = [];
  for (const [id, headers, host] of refused) statuses.push((await documentOf(id, headers, host)).statusCode);
  expect(statuses).toEqual([404, 404, 404, 404, 401, 401, 404]);
});

test("a refund is shown on its receipt with its date under the same number", async () => {
  const id = await makeAppointment(clinic.db, { start: start() });
  await makePayment(clinic.db, id);
  const before = (await receiptOf(id)).body.data.entity;
  expect(before).toMatchObject({ receipt_number: "000001", refund: null, refunded_at: null });
  await change(sql`update payments set status = 'refund_due'`);
  expect((await receiptOf(id)).body.data.entity).toMatchObject({ refund: "due", refunded_at: null });
  await change(sql`update payments set status = 'refunded', refunded_at = '2027-03-01T10:00:00Z'`);
  expect((await receiptOf(id)).body.data.entity).toEqual({
    ...before,
    refund: "done",
    refund_amount: before.paid,
    refunded_at: "2027-03-01T10:00:00.000Z",
  });
});

test("a partial refund is shown with its sum, and with its date once everything is refunded", async () => {
  const id = await makeAppointment(clinic.db, { start: start() });
  await makePayment(clinic.db, id);
  const before = (await receiptOf(id)).body.data.entity;
  const part = (amount: number, status: string, ended: string | null) =>
    change(sql`insert into payment_refunds (tenant_id, payment_id, amount_minor, status, made_by, created_at, ended_at)
      select tenant_id, id, ${amount}, ${status}, 'clinic/test', now(), ${ended}::timestamptz from payments where appointment_id = ${id}`);
  await part(700, "failed", "2027-03-01T09:30:00Z");
  expect((await receiptOf(id)).body.data.entity).toEqual(before);
  await part(500, "refunded", "2027-03-01T10:00:00Z");
  const refunded = { refund: "done", refund_amount: { amount_minor: 500, currency: "EUR" } };
  expect((await receiptOf(id)).body.data.entity).toEqual({
    ...before,
    ...refunded,
    refunded_at: "2027-03-01T10:00:00.000Z",
  });
  await part(200, "due", null);
  expect((await receiptOf(id)).body.data.entity).toEqual({
    ...before,
    refund: "due",
    refund_amount: { amount_minor: 700, currency: "EUR" },
    refunded_at: null,
  });
  expect((await documentOf(id, asPatient)).statusCode).toBe(200);
  // What cancelling would send back: the part that the provider was never asked for goes with the rest.
  const shown = async () =>
    (await clinic.call("GET", `/patients/appointments/${id}`, { headers: asPatient })).body.data.entity;
  expect((await shown()).refund).toEqual({ amount_minor: before.paid.amount_minor - 500, currency: "EUR" });
  await changeSettings(clinic, "aurora", { patientsHideAmount: true });
  expect(await shown()).not.toHaveProperty("refund");
});

test.each(["en", "ar", "es", "es-CL", "fr", "it", "pt", "pt-BR"])(
  "a refunded receipt is rendered in %s",
  async (language) => {
    const id = await makeAppointment(clinic.db, { start: start() });
    await makePayment(clinic.db, id, "refunded");
    const answer = await documentOf(id, { ...asPatient, "accept-language": language });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.toString("latin1")).toContain(`/Lang (${language})`);
  },
);
