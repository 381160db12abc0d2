import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { launchGateway, type LaunchedGateway } from "../adapters/sandbox-payments/launch-gateway.ts";
import { freePorts } from "./free-ports.ts";
import { asPatient, openPaymentClinic, type PaymentClinic } from "./payment-clinic.ts";
import { known } from "./test-clinic.ts";
import { carryOutPayment } from "../features/booking/payment/provider/carry-out-payment.ts";

const apiKey = "the-api-key-of-aurora-A1b2";
const signingKey = "the-signing-key-of-aurora-C3d4";
const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-capture-"));
let bank: LaunchedGateway;
let clinic: PaymentClinic;
beforeAll(async () => {
  const stateFile = path.join(folder, "bank.jsonl");
  bank = await launchGateway({ port: 0, stateFile, key: apiKey, secret: signingKey, paceMs: 20 });
});
afterAll(async () => {
  await bank.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The server listens, so that the gateway's own messages reach it. */
beforeEach(async () => {
  const port = await freePorts();
  const env = { BASE_URL: `http://localhost:${port}` };
  const settings = {
    clinicEmail: "desk@aurora.example",
    patientsCancelAppointment: true,
    patientsRescheduleAppointment: true,
    cancelUntilHours: 6,
  };
  clinic = await openPaymentClinic(settings, undefined, env);
  await clinic.app.listen({ port, host: "127.0.0.1" });
  const added = await ask("POST", "/clinic/payment_gateways", {
    kind: "sandbox",
    name: "Cards",
    address: bank.url,
    merchant_account: null,
    methods: ["credit_card", "multibanco"],
    is_enabled: true,
    capture: "manual",
    api_key: apiKey,
    signing_key: signingKey,
  });
  if (added.body.data?.entity.capture !== "manual") throw new Error(JSON.stringify(added.body));
});
afterEach(() => clinic.close());

const headers = { authorization: `Bearer ${known.aurora.clinicToken}` };
const ask = (method: "GET" | "POST" | "PUT", place: string, body?: object) =>
  clinic.call(method, place, { headers, ...(body ? { body } : {}) });

type Row = Record<string, unknown>;
const paymentOf = async (id: number): Promise<Row> =>
  (await clinic.table("payments")).findLast((row) => row["appointment_id"] === id) ?? {};
const becomes = (id: number, facts: Row) =>
  vi.waitFor(async () => expect(await paymentOf(id)).toMatchObject(facts), { timeout: 5_000 });
const control = async (reference: unknown, order: object) => {
  const answer = await fetch(`${bank.url}/control/payments/${String(reference)}`, {
    method: "POST",
    headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
    body: JSON.stringify(order),
  });
  expect(answer.status).toBe(200);
};
const outage = (on: string, kind: string) =>
  fetch(`${bank.url}/control/outages`, {
    method: "POST",
    headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
    body: JSON.stringify({ on, kind }),
  });

const start = "2027-03-03T11:00:00.000Z";
/** An appointment whose payment is authorised and not captured. */
async function reserved(at = start, order: object = {}): Promise<{ id: number; payment: Row }> {
  const id = await clinic.book(at);
  expect((await clinic.begin(id, { method: "credit_card" })).status).toBe(201);
  const { reference } = await paymentOf(id);
  await control(reference, { outcome: "authorised", ...order });
  await becomes(id, { status: "reserved" });
  return { id, payment: await paymentOf(id) };
}
/** Somebody at the clinic captures it in the provider's own pages. */
async function captureByHand(
  { provider_reference, reference, amount_minor }: Row,
  value = Number(amount_minor),
): Promise<void> {
  const place = `${bank.url}/v1/payments/${String(provider_reference)}`;
  const authorization = `Bearer ${apiKey}`;
  const captured = await fetch(`${place}/captures`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify({ reference, amount: { value, currency: "EUR" } }),
  });
  expect(captured.status).toBe(202);
  await vi.waitFor(async () => {
    const shown = await fetch(place, { headers: { authorization } });
    expect(await shown.json()).toMatchObject({ state: "captured" });
  });
}
const dueNow = async () => {
  await clinic.sweep();
  await clinic.workJobs();
};
const cancel = (id: number, expects_refund: boolean) =>
  clinic.call("POST", `/patients/appointments/${id}/cancel`, {
    headers: asPatient,
    body: { expects_refund },
  });
const byClinic = async (id: number) =>
  (await ask("GET", `/clinic/appointments/${id}/payments`)).body.data.collection[0];
const receipts = async (id: number) =>
  (await clinic.call("GET", `/patients/appointments/${id}/receipt`, { headers: asPatient })).status;
const lastMail = async () =>
  String(
    (await clinic.table("mails")).findLast((row) => row["recipient"] !== "desk@aurora.example")?.["body"],
  );
const alerts = async () =>
  (await ask("GET", "/clinic/payment_alerts")).body.data.collection.map(({ kind }: { kind: string }) => kind);

describe("a payment at a gateway that captures later", () => {
  test("books as reserved: nothing is said to be paid, and no receipt is issued", async () => {
    const { id, payment } = await reserved();
    expect(payment).toMatchObject({
      capture: "manual",
      capture_at: new Date(start),
      reserved_until: new Date("2027-03-07T09:00:00.000Z"),
      captured_at: null,
    });
    expect(await clinic.statusOf(id)).toBe("accepted");
    expect(await clinic.info(id)).toMatchObject({ status: "reserved", no_money_taken: true });
    expect(await lastMail()).toContain("Reserved on your card, not taken yet");
    expect(await lastMail()).not.toContain("Total paid");
    expect(await receipts(id)).toBe(404);
    expect(await byClinic(id)).toMatchObject({
      status: "reserved",
      capture: { mode: "manual", at: start, asked_at: null, captured_at: null, released_at: null },
    });
    const refund = { key: crypto.randomUUID(), amount_minor: 100 };
    expect(await ask("POST", `/clinic/payments/${String(payment["id"])}/refunds`, refund)).toMatchObject({
      body: { code: "status_conflict", reason: "not_paid" },
    });
  });

  test("is captured when the appointment begins, once, and counts as paid from then", async () => {
    const { id, payment } = await reserved();
    await dueNow();
    expect(await paymentOf(id)).toMatchObject({ status: "reserved", capture_asked_at: null });
    clinic.clock.set("2027-03-03T11:00:01.000Z");
    await control(payment["reference"], { webhook: { copies: 3 } });
    await Promise.all([clinic.sweep(), clinic.sweep(), clinic.sweep()]); // three servers
    expect(clinic.sentJobs.filter(({ kind }) => kind === "payment")).toHaveLength(1);
    await clinic.workJobs();
    await becomes(id, { status: "authorised", captured_at: clinic.clock.now() });
    await carryOutPayment(clinic.deps)({ tenant: 1, kind: "payment", id: Number(payment["id"]) });
    expect(await clinic.info(id)).toMatchObject({ status: "paid" });
    expect(await receipts(id)).toBe(200);
    expect((await byClinic(id)).events.map(({ kind }: { kind: string }) => kind)).toEqual([
      "authorised",
      "captured",
    ]);
  });

  test("is captured before its authorisation lapses when the appointment is weeks away", async () => {
    const { id } = await reserved("2027-03-24T11:00:00.000Z");
    expect(await paymentOf(id)).toMatchObject({ capture_at: new Date("2027-03-07T09:00:00.000Z") });
    clinic.clock.set("2027-03-07T09:00:00.000Z");
    await dueNow();
    await becomes(id, { status: "authorised" });
  });

  test("moves its capture with its appointment", async () => {
    const { id } = await reserved();
    const start_time = "2027-03-02T15:00:00.000Z";
    const body = { doctor_id: known.aurora.doctorId, start_time };
    const held = await clinic.call("POST", "/appointment_holds", { body, headers: asPatient });
    const { id: hold, secret } = held.body.data.entity;
    const moved = await clinic.call("POST", `/patients/appointments/${id}/reschedule`, {
      body: { start_time },
      headers: { ...asPatient, "x-appointment-hold": `${hold}.${secret}` },
    });
    expect([moved.status, await paymentOf(id)]).toEqual([
      200,
      expect.objectContaining({ capture_at: new Date(start_time) }),
    ]);
  });

  test("captures all other ways to pay at once", async () => {
    const id = await clinic.book("2027-03-05T11:00:00.000Z");
    await clinic.begin(id, { method: "multibanco" });
    const { reference, capture } = await paymentOf(id);
    expect(capture).toBe("immediate");
    await control(reference, { outcome: "authorised" });
    await becomes(id, { status: "authorised" });
    expect(await receipts(id)).toBe(200);
  });
});

describe("a reserved payment whose appointment is cancelled", () => {
  test("is released where the cancellation is free, and is never a refund", async () => {
    const { id } = await reserved();
    expect((await cancel(id, true)).status).toBe(200);
    expect(await paymentOf(id)).toMatchObject({ status: "cancelled", capture_at: null });
    expect(await lastMail()).toContain("You have not been charged.");
    await clinic.workJobs();
    await becomes(id, { status: "cancelled", released_at: clinic.clock.now() });
    clinic.clock.set("2027-03-03T12:00:00.000Z");
    await dueNow();
    expect(await paymentOf(id)).toMatchObject({ status: "cancelled", capture_asked_at: null });
    const shown = await clinic.call("GET", `/patients/appointments/${id}`, { headers: asPatient });
    expect(shown.body.data.entity.payment_state).toBe("released");
    expect(await clinic.info(id)).toMatchObject({ status: "canceled", no_money_taken: true });
    expect([await receipts(id), await alerts()]).toEqual([404, []]);
  });

  test("is not captured again where a capture had failed before", async () => {
    const { id, payment } = await reserved(undefined, { change: "refused" });
    const capture = () => ask("POST", `/clinic/payments/${String(payment["id"])}/capture`);
    expect((await capture()).status).toBe(200);
    await dueNow();
    await becomes(id, { status: "capture_failed" });
    expect((await cancel(id, false)).status).toBe(200);
    await control(payment["reference"], { change: "done" });
    expect(await capture()).toMatchObject({ status: 409, body: { code: "status_conflict" } });
    await dueNow();
    expect(await paymentOf(id)).toMatchObject({ status: "capture_failed", captured_at: null });
  });

  test("is captured where the clinic keeps the money", async () => {
    const { id } = await reserved("2027-03-01T11:00:00.000Z");
    expect((await cancel(id, false)).status).toBe(200);
    expect(await lastMail()).toContain("The clinic takes the amount that was reserved on your card.");
    await dueNow();
    await becomes(id, { status: "authorised" });
    expect(await receipts(id)).toBe(200);
  });

  test("is refunded once it is captured, where the capture was requested before", async () => {
    const { id, payment } = await reserved();
    await control(payment["reference"], { change: "waits" });
    await ask("POST", `/clinic/payments/${String(payment["id"])}/capture`);
    await dueNow();
    expect(await paymentOf(id)).toMatchObject({ status: "reserved", capture_asked_at: clinic.clock.now() });
    expect((await cancel(id, true)).status).toBe(200);
    expect(await paymentOf(id)).toMatchObject({ status: "refund_due" });
    await clinic.workJobs();
    expect(await paymentOf(id)).toMatchObject({ status: "refund_due", refund_asked_at: null });
    await control(payment["reference"], { change: "done" });
    await becomes(id, { captured_at: clinic.clock.now() });
    await clinic.workJobs();
    await becomes(id, { status: "refunded" });
  });

  test("is released where the requested capture fails", async () => {
    const { id, payment } = await reserved();
    await control(payment["reference"], { change: "waits" });
    await ask("POST", `/clinic/payments/${String(payment["id"])}/capture`);
    await dueNow();
    await cancel(id, true);
    await control(payment["reference"], { change: "fails" });
    await becomes(id, { status: "cancelled" });
    await control(payment["reference"], { change: "done" });
    await clinic.workJobs();
    await becomes(id, { status: "cancelled", released_at: clinic.clock.now() });
    expect(await receipts(id)).toBe(404);
  });

  test("is one or the other when both are decided at once", async () => {
    const { id } = await reserved();
    await ask("POST", `/clinic/payments/${String((await paymentOf(id))["id"])}/capture`);
    await Promise.all([dueNow(), cancel(id, true)]);
    await vi.waitFor(
      async () => {
        await clinic.workJobs();
        const { status, released_at } = await paymentOf(id);
        expect(status === "refunded" || (status === "cancelled" && released_at !== null)).toBe(true);
      },
      { timeout: 5_000 },
    );
  });

  test("alerts the clinic where the bank does not release it", async () => {
    const { id, payment } = await reserved(start, { change: "fails" });
    await cancel(id, true);
    await clinic.workJobs();
    await vi.waitFor(async () => expect(await alerts()).toEqual(["release_failed"]), { timeout: 5_000 });
    expect(await paymentOf(id)).toMatchObject({ status: "cancelled", released_at: null });
    expect((await byClinic(id)).id).toBe(Number(payment["id"]));
  });
});

describe("the capture of a reserved payment", () => {
  test("is taken at once when the clinic asks for it, and refused where nothing is reserved", async () => {
    const { id, payment } = await reserved();
    const capture = () => ask("POST", `/clinic/payments/${String(payment["id"])}/capture`);
    expect(await capture()).toMatchObject({
      status: 200,
      body: { data: { entity: { status: "reserved" } } },
    });
    await capture();
    await dueNow();
    await becomes(id, { status: "authorised" });
    expect(await capture()).toMatchObject({
      status: 409,
      body: { code: "status_conflict", reason: "nothing_reserved" },
    });
  });

  test("is retried with the same key when the bank does not answer, and takes the money once", async () => {
    const { id, payment } = await reserved();
    clinic.clock.set(start);
    await outage("capture", "after");
    await clinic.sweep();
    await expect(clinic.workJobs()).rejects.toThrow("does not answer to the capture");
    await becomes(id, { status: "authorised" });
    await outage("capture", "before");
    const second = await reserved("2027-03-03T13:00:00.000Z");
    clinic.clock.set("2027-03-03T13:00:00.000Z");
    await clinic.sweep();
    await expect(clinic.workJobs()).rejects.toThrow("does not answer to the capture");
    const again = Number(second.payment["id"]);
    await carryOutPayment(clinic.deps)({ tenant: 1, kind: "payment", id: again });
    await becomes(second.id, { status: "authorised", capture_attempt: 1 });
    expect(payment["capture_attempt"]).toBe(1);
  });

  test("alerts the clinic when it fails, keeps the booking, and can be requested again", async () => {
    const { id, payment } = await reserved(start, { change: "refused" });
    clinic.clock.set(start);
    await dueNow();
    expect(await paymentOf(id)).toMatchObject({ status: "capture_failed" });
    expect(await clinic.statusOf(id)).toBe("accepted");
    expect(await clinic.info(id)).toMatchObject({ status: "none" });
    expect([await alerts(), await receipts(id)]).toEqual([["capture_failed"], 404]);
    const mails = (await clinic.table("mails")).filter((row) => row["recipient"] === "desk@aurora.example");
    expect(mails).toHaveLength(1);
    await control(payment["reference"], { change: "done" });
    expect((await ask("POST", `/clinic/payments/${String(payment["id"])}/capture`)).status).toBe(200);
    await dueNow();
    await becomes(id, { status: "authorised", capture_attempt: 2 });
    expect(await receipts(id)).toBe(200);
  });

  test("is impossible once the authorisation has lapsed: the clinic is told, the booking stands", async () => {
    const { id, payment } = await reserved(start);
    await control(payment["reference"], { lapse: true });
    await becomes(id, { status: "capture_failed", released_at: clinic.clock.now() });
    expect(await alerts()).toEqual(["authorisation_expired"]);
    const again = await ask("POST", `/clinic/payments/${String(payment["id"])}/capture`);
    expect(again.body).toMatchObject({ code: "status_conflict", reason: "nothing_reserved" });
    const shown = await clinic.call("GET", `/patients/appointments/${id}`, { headers: asPatient });
    expect(shown.body.data.entity).toMatchObject({ status: "accepted", payment_state: "none" });
  });

  test("that is told before the authorisation leaves the payment paid", async () => {
    const id = await clinic.book(start);
    await clinic.begin(id, { method: "credit_card" });
    const payment = await paymentOf(id);
    await control(payment["reference"], { webhook: { hold: true }, outcome: "authorised" });
    await captureByHand(payment);
    await control(payment["reference"], { release: "reversed" });
    await becomes(id, { status: "authorised" });
    expect(await receipts(id)).toBe(200);
  });

  test("of another sum, made by hand, is shown to the clinic and books no receipt", async () => {
    const { id, payment } = await reserved();
    await captureByHand(payment, 100);
    await vi.waitFor(async () => expect(await alerts()).toEqual(["captured"]), { timeout: 5_000 });
    expect([await paymentOf(id), await receipts(id)]).toEqual([
      expect.objectContaining({ status: "reserved", captured_at: null }),
      404,
    ]);
  });

  test("of a booking that was cancelled before its reservation arrived does not follow: it is released", async () => {
    const id = await clinic.book(start);
    await clinic.begin(id, { method: "credit_card" });
    const { reference } = await paymentOf(id);
    expect((await cancel(id, false)).status).toBe(200);
    await clinic.workJobs();
    await control(reference, { outcome: "authorised" });
    await vi.waitFor(
      async () => {
        await clinic.workJobs();
        expect(await paymentOf(id)).toMatchObject({ status: "cancelled", released_at: clinic.clock.now() });
      },
      { timeout: 5_000 },
    );
    expect(await alerts()).toEqual([]);
  });
});

test("a gateway of another kind refuses the mode, and a change of it leaves begun payments as they are", async () => {
  const stripe = await ask("POST", "/clinic/payment_gateways", {
    kind: "stripe",
    name: "Stripe",
    address: "https://api.stripe.com/v1",
    merchant_account: null,
    methods: ["mb_way"],
    is_enabled: false,
    capture: "manual",
    api_key: apiKey,
    signing_key: "whsec_of-a-test-0123456789",
  });
  expect(stripe).toMatchObject({
    status: 400,
    body: { fields: [{ path: "body.capture", code: "not_available" }] },
  });
  const { id } = await reserved();
  const [gateway] = (await ask("GET", "/clinic/payment_gateways")).body.data.collection;
  expect(gateway.open_payments).toBe(1);
  const { name, address, merchant_account, methods, is_enabled, version } = gateway;
  const facts = { name, address, merchant_account, methods, is_enabled, capture: "immediate" };
  const changed = await ask("PUT", `/clinic/payment_gateways/${gateway.id}`, { ...facts, replaces: version });
  expect(changed.body.data.entity.capture).toBe("immediate");
  clinic.clock.set(start);
  await dueNow();
  await becomes(id, { status: "authorised", capture: "manual" });
});
