import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { launchGateway, type LaunchedGateway } from "../adapters/sandbox-payments/launch-gateway.ts";
import { openGateways } from "../open-gateways.ts";
import { withTenant } from "../platform/database/database.ts";
import { followPageChanges } from "../platform/pages/page-changes.ts";
import { openAdyenStandIn } from "./adyen-stand-in.ts";
import { asPatient, openPaymentClinic, type PaymentClinic } from "./payment-clinic.ts";
import { hasPublishedDocuments, openPublishedDocument } from "./published-documents.ts";
import { known, openTestClinic } from "./test-clinic.ts";
import { bookingRoutes } from "../features/booking/booking-routes.ts";
import { paymentRoutes } from "../features/booking/payment/payment-routes.ts";

const apiKey = "the-api-key-of-aurora-A1b2";
const signingKey = "the-signing-key-of-aurora-C3d4";
const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-gateways-"));
let bank: LaunchedGateway;
let clinic: PaymentClinic;
beforeAll(async () => {
  bank = await launchGateway({
    port: 0,
    stateFile: path.join(folder, "bank.jsonl"),
    key: apiKey,
    secret: signingKey,
  });
});
afterAll(async () => {
  await bank.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  clinic = await openPaymentClinic({ gateways: { creditCard: { provider: "sandbox", clientKey: null } } });
});
afterEach(() => clinic.close());

type Slug = "aurora" | "ipe";
const ask = (method: "GET" | "POST" | "PUT" | "DELETE", place = "", body?: object, slug: Slug = "aurora") =>
  clinic.call(method, `/clinic/payment_gateways${place}`, {
    clinic: slug,
    headers: { authorization: `Bearer ${known[slug].clinicToken}` },
    ...(body ? { body } : {}),
  });
const facts = () => ({
  name: "Cards",
  address: bank.url,
  merchant_account: null,
  methods: ["credit_card"],
  is_enabled: true,
});
const whole = (changes: object = {}) => ({
  kind: "sandbox",
  ...facts(),
  api_key: apiKey,
  signing_key: signingKey,
  ...changes,
});
async function add(changes: object = {}, slug: Slug = "aurora"): Promise<number> {
  const { status, body } = await ask("POST", "", whole(changes), slug);
  expect([status, body]).toEqual([201, expect.anything()]);
  return body.data.entity.id as number;
}
const show = async (id: number) => (await ask("GET", `/${id}`)).body.data.entity;

type Row = Record<string, unknown>;
const paymentOf = async (appointment: number): Promise<Row> => {
  const rows = await clinic.table("payments");
  return rows.findLast((row) => row["appointment_id"] === appointment) ?? {};
};
/** A message of the provider about a payment, signed. */
async function tell(id: number, row: Row, state: string, changes: { key?: string; place?: string } = {}) {
  const payment = {
    id: row["provider_reference"],
    reference: row["reference"],
    state,
    amount: { value: row["amount_minor"], currency: row["currency"] },
  };
  const payload = JSON.stringify({ id: `event ${String(row["reference"])} ${state}`, payment });
  const { key = signingKey, place = `sandbox/t1-g${id}` } = changes;
  const answer = await clinic.app.inject({
    method: "POST",
    url: `/api/webhooks/payments/${place}`,
    headers: {
      host: "localhost",
      "content-type": "application/json",
      "x-sandbox-signature": createHmac("sha256", key).update(payload).digest("hex"),
    },
    payload,
  });
  return answer.statusCode;
}
const monday = "2027-03-02T11:00:00.000Z";
async function begun(start = monday): Promise<{ id: number; row: Row }> {
  const id = await clinic.book(start);
  expect((await clinic.begin(id, { method: "credit_card" })).status).toBe(201);
  return { id, row: await paymentOf(id) };
}
const conflict = (reason: string) => ({ status: 409, body: { code: "status_conflict", reason } });

test("secrets are write-only: answers show their ends, the database stores them encrypted, the log ids", async () => {
  const added = await ask("POST", "", whole());
  const { id } = added.body.data.entity;
  expect(added.body.data.entity).toMatchObject({
    kind: "sandbox",
    methods: ["credit_card"],
    api_key: { last_four: "A1b2", set_at: "2027-03-01T09:00:00.000Z" },
    signing_key: { last_four: "C3d4", old_until: null },
    open_payments: 0,
    last_test: null,
  });
  expect(new URL(added.body.data.entity.webhook_url).pathname).toBe(
    `/api/webhooks/payments/sandbox/t1-g${id}`,
  );
  const changed = await ask("PUT", `/${id}`, { ...facts(), api_key: "another-api-key-E5f6" });
  expect(changed.body.data.entity.api_key.last_four).toBe("E5f6");
  const rotated = await ask("POST", `/${id}/rotate_signing_key`, {
    signing_key: "another-signing-key-G7h8",
    overlap_hours: 24,
  });
  expect(rotated.body.data.entity.signing_key).toMatchObject({
    last_four: "G7h8",
    old_until: "2027-03-02T09:00:00.000Z",
  });
  const shown = JSON.stringify([added.body, changed.body, rotated.body, (await ask("GET")).body]);
  const refused = await ask("POST", "", whole({ methods: ["credit_card"], kind: "none" }));
  const { rows } = await withTenant(clinic.db, 1, (tx) =>
    sql<{ all: string }>`select (select json_agg(g)::text from payment_gateways g)
      || (select json_agg(encode(sealed_api_key, 'escape') || encode(sealed_signing_key, 'escape')
        || encode(sealed_old_signing_key, 'escape'))::text from payment_gateways)
      || (select json_agg(l)::text from audit_log l) as all`.execute(tx),
  );
  for (const text of [shown, JSON.stringify(refused.body), rows[0]?.all ?? ""])
    expect(text).not.toMatch(/the-api-key|the-signing-key|another-(api|signing)-key/);
  const log = await clinic.table("audit_log");
  const actions = log.filter(({ object }) => object === `payment_gateway/${id}`).map(({ action }) => action);
  expect(actions).toEqual(["payment_gateway.add", "payment_gateway.change", "payment_gateway.rotate"]);
});

test("offered methods change at once on every server and use the clinic's account", async () => {
  const second = await openTestClinic({
    beside: clinic,
    mount: (services) => {
      const { payments, gateways, hints, report } = clinic.deps;
      bookingRoutes({ services, hints, payments });
      paymentRoutes({ services, payments, gateways, hints, report });
    },
  });
  const stop = await followPageChanges(clinic.connections.app, {
    onChange: () => {},
    onClinics: second.app.tenants.clearCache,
    report: (error) => {
      throw error;
    },
  });
  const appointment = await clinic.book(monday);
  const offered = async () =>
    Promise.all(
      [clinic, second].map(async (server) => {
        const answer = await server.call("GET", `/patients/appointments/${appointment}/payment_info`, {
          headers: asPatient,
        });
        return answer.body.data.entity.methods as string[];
      }),
    );
  expect(await offered()).toEqual([["credit_card"], ["credit_card"]]);
  const id = await add({ methods: ["credit_card", "qr_code"] });
  expect(await offered()).toEqual(Array(2).fill(["credit_card", "qr_code"]));
  const settingsOf = async () => (await second.app.tenants.ofSlug("aurora"))?.settings.gateways;
  const own = { provider: "clinic", clientKey: null };
  await vi.waitFor(async () => expect(await settingsOf()).toEqual({ creditCard: own, qrCode: own }));

  const path = `/patients/appointments/${appointment}/payments`;
  const body = { method: "credit_card" };
  const opened = await second.call("POST", path, { headers: asPatient, body });
  expect(opened.body.data.entity.action.url).toContain(bank.url);
  expect(clinic.provider.begun).toEqual([]);
  expect(await paymentOf(appointment)).toMatchObject({ provider: "sandbox", gateway_id: id });
  expect(await show(id)).toMatchObject({ open_payments: 1 });
  await stop();
  await second.close();
});

test("a disabled gateway completes its payments and refunds and starts no new ones", async () => {
  const id = await add();
  const { id: appointment, row } = await begun();
  const unbegun = await clinic.book("2027-03-02T11:40:00.000Z");
  expect((await ask("PUT", `/${id}`, { ...facts(), is_enabled: false })).status).toBe(200);
  const late = await clinic.begin(unbegun, { method: "credit_card" });
  expect(late.body.code).toBe("no_payment_methods");
  // Nor does the clinic's money turn to the installation's account, which the settings name.
  const other = await clinic.call("POST", "/guests/appointments", {
    body: {
      doctor_id: 1,
      personal: true,
      service_type: "remote",
      platform: "web",
      symptoms: "A cough",
      name: "Ana",
      birthdate: "1991-02-03",
      sex: "female",
      email: "ana@example.org",
      terms_accepted: true,
      start_time: "2027-03-02T11:20:00.000Z",
    },
  });
  expect(other.body.code).toBe("no_payment_methods");
  const again = await clinic.begin(appointment, { method: "credit_card" });
  expect(again.body.data.entity.action.url).toContain(bank.url);

  expect(await tell(id, row, "authorised")).toBe(202);
  expect(await clinic.statusOf(appointment)).toBe("accepted");
  expect((await show(id)).last_notified_at).toBe("2027-03-01T09:00:00.000Z");
  const refund = await clinic.call("POST", `/clinic/payments/${String(row["id"])}/refunds`, {
    headers: { authorization: `Bearer ${known.aurora.clinicToken}` },
    body: { amount_minor: 100, key: "7f9c24e5-2a61-4c7b-9d53-7d1f5a3c9b10" },
  });
  expect(refund.status).toBe(201);
  await clinic.workJobs();
  // The bank has seen no money for this payment, and says so: it was asked, and the installation's provider was not.
  expect(clinic.provider.refunds).toEqual([]);
  const [part] = await clinic.table("payment_refunds");
  expect(part).toMatchObject({ status: "failed", failure: expect.stringContaining("not") });
});

test("a gateway's messages count for its own payments only", async () => {
  const id = await add();
  const others = await add({ name: "Ipê" }, "ipe");
  const { id: appointment, row } = await begun();
  const stays = async () => expect(await clinic.statusOf(appointment)).toBe("pending_payment");
  const wrong = ["sandbox/t1-g999", "sandbox/t2-g" + id, "adyen/t1-g" + id, "sandbox/t999-g1", "sandbox/x"];
  for (const place of wrong) expect(await tell(id, row, "authorised", { place })).toBe(401);
  expect(await tell(id, row, "authorised", { key: "somebody-elses-key" })).toBe(401);
  // Clinic 2 knows this key; it says nothing about payments of clinic 1.
  expect(await tell(id, row, "authorised", { place: `sandbox/t2-g${others}` })).toBe(202);
  await stays();
  // The installation's own provider does not either, nor another gateway of the same clinic.
  expect(await clinic.tell(String(row["reference"]), "authorised")).toBe(202);
  const beside = await add({ methods: ["qr_code"] });
  expect(await tell(beside, row, "authorised")).toBe(202);
  await stays();
  expect(await tell(id, row, "authorised")).toBe(202);
  expect(await clinic.statusOf(appointment)).toBe("accepted");
});

test("an old signing key is accepted after a rotation until its overlap ends", async () => {
  const id = await add();
  const { row } = await begun();
  const rotate = (signing_key: string, overlap_hours: number) =>
    ask("POST", `/${id}/rotate_signing_key`, { signing_key, overlap_hours });
  const second = "the-second-signing-key-of-aurora";
  const third = "the-third-signing-key-of-aurora";
  await rotate(second, 1);
  expect(await tell(id, row, "pending")).toBe(202);
  expect(await tell(id, row, "pending", { key: second })).toBe(202);
  clinic.clock.set("2027-03-01T10:00:00.000Z");
  expect(await tell(id, row, "pending")).toBe(401);
  expect(await tell(id, row, "pending", { key: second })).toBe(202);
  await rotate(third, 0);
  expect(await tell(id, row, "pending", { key: second })).toBe(401);
  expect(await tell(id, row, "pending", { key: third })).toBe(202);
});

test("a test calls the provider without moving money, and is rate limited", async () => {
  const id = await add();
  const test = async (one: number) => (await ask("POST", `/${one}/test`)).body;
  expect((await test(id)).data.entity).toEqual({ outcome: "works", missing_methods: null });
  expect(await show(id)).toMatchObject({ last_test: { outcome: "works" } });
  expect(await test(id)).toMatchObject({ code: "too_many_requests", retry_after: 10 });
  const wrongKey = await add({ methods: ["wallet"], api_key: "not-the-key-of-anybody" });
  expect((await test(wrongKey)).data.entity.outcome).toBe("key_refused");
  const away = await add({ methods: ["payu"], address: "http://127.0.0.1:9" });
  expect((await test(away)).data.entity.outcome).toBe("unavailable");
  expect(await show(away)).toMatchObject({ last_test: { outcome: "unavailable" } });
});

test("Adyen is asked for the account's methods, and missing ones are reported", async () => {
  const adyen = await openAdyenStandIn();
  const account = {
    kind: "adyen",
    address: adyen.address,
    merchant_account: "TestMerchant",
    methods: ["credit_card", "mb_way"],
    signing_key: "0".repeat(64),
  };
  const id = await add(account);
  const test = async () => {
    clinic.clock.set(new Date(clinic.clock.now().getTime() + 10_000).toISOString());
    return (await ask("POST", `/${id}/test`)).body.data.entity;
  };
  adyen.answersNext(200, { paymentMethods: [{ name: "Cards", type: "scheme" }] });
  expect(await test()).toEqual({ outcome: "works", missing_methods: ["mb_way"] });
  expect(adyen.exchanges.at(-1)).toMatchObject({
    operation: "POST /paymentMethods",
    request: { merchantAccount: "TestMerchant" },
  });
  const { request, response } = adyen.exchanges.at(-1) ?? {};
  const checkout = hasPublishedDocuments ? openPublishedDocument("CheckoutService-v71.json") : null;
  expect(checkout?.faultsOfRequest("POST /paymentMethods", request) ?? []).toEqual([]);
  expect(checkout?.faultsOfResponse("POST /paymentMethods", 200, response) ?? []).toEqual([]);
  for (const [status, outcome] of [
    [401, "key_refused"],
    [403, "account_refused"],
    [422, "account_refused"],
    [500, "unavailable"],
  ] as const) {
    adyen.answersNext(status, {});
    expect(await test()).toEqual({ outcome, missing_methods: null });
  }
  adyen.close();
});

test("a change that would misdirect money or a key is refused with its reason", async () => {
  const id = await add();
  expect(await ask("POST", "", whole())).toMatchObject(conflict("method_taken"));
  const spare = await add({ is_enabled: false });
  expect(await ask("PUT", `/${spare}`, facts())).toMatchObject(conflict("method_taken"));
  const moved = { ...facts(), address: "http://localhost:9" };
  expect(await ask("PUT", `/${id}`, moved)).toMatchObject({
    status: 400,
    body: { code: "validation_failed", fields: [{ path: "body.api_key", code: "required" }] },
  });
  const { row } = await begun();
  expect(await ask("PUT", `/${id}`, { ...moved, api_key: apiKey })).toMatchObject(conflict("has_payments"));
  expect(await ask("DELETE", `/${id}`)).toMatchObject(conflict("open_payments"));
  await tell(id, row, "authorised");
  expect(await ask("DELETE", `/${id}`)).toMatchObject(conflict("open_payments"));
  for (const more of ["a", "b", "c", "d", "e", "f", "g", "h"]) await add({ name: more, is_enabled: false });
  expect(await ask("POST", "", whole({ is_enabled: false }))).toMatchObject(conflict("too_many"));
});

test("one of two gateways gets a method requested simultaneously", async () => {
  const answers = await Promise.all([ask("POST", "", whole()), ask("POST", "", whole())]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

test("a removed gateway deletes its secrets, and its payments are the clinic's to refund", async () => {
  const id = await add();
  const { id: appointment, row } = await begun();
  await tell(id, row, "refused");
  expect((await show(id)).open_payments).toBe(0);
  const { row: paid } = await begun("2027-03-02T11:20:00.000Z");
  await tell(id, paid, "authorised");
  await withTenant(clinic.db, 1, (tx) =>
    sql`update appointments set status = 'finished' where id = ${paid["appointment_id"] as number}`.execute(
      tx,
    ),
  );
  expect((await ask("DELETE", `/${id}`)).status).toBe(204);
  expect((await ask("GET")).body.data.collection).toEqual([]);
  expect(await ask("GET", `/${id}`)).toMatchObject({ status: 404 });
  const { rows } = await withTenant(clinic.db, 1, (tx) =>
    sql`select sealed_api_key, sealed_signing_key, sealed_old_signing_key from payment_gateways`.execute(tx),
  );
  expect(rows).toEqual([{ sealed_api_key: null, sealed_signing_key: null, sealed_old_signing_key: null }]);
  expect(await tell(id, paid, "refunded")).toBe(401);
  expect(appointment).not.toBe(paid["appointment_id"]);
  await clinic.call("POST", `/clinic/payments/${String(paid["id"])}/refunds`, {
    headers: { authorization: `Bearer ${known.aurora.clinicToken}` },
    body: { amount_minor: 100, key: "7f9c24e5-2a61-4c7b-9d53-7d1f5a3c9b10" },
  });
  await clinic.workJobs();
  const [part] = await clinic.table("payment_refunds");
  expect(part).toMatchObject({ status: "failed", failure: "The clinic has removed the gateway." });
  expect(clinic.provider.refunds).toEqual([]);
});

test("another clinic's gateway is not found by any request", async () => {
  const id = await add();
  const rotation = { signing_key: signingKey, overlap_hours: 0 };
  const calls = [
    ask("GET", `/${id}`, undefined, "ipe"),
    ask("PUT", `/${id}`, facts(), "ipe"),
    ask("POST", `/${id}/rotate_signing_key`, rotation, "ipe"),
    ask("POST", `/${id}/test`, undefined, "ipe"),
    ask("DELETE", `/${id}`, undefined, "ipe"),
  ];
  for (const { status, body } of await Promise.all(calls))
    expect([status, body.code]).toEqual([404, "not_found"]);
  expect((await ask("GET", "", undefined, "ipe")).body.data.collection).toEqual([]);
});

test("a private address, an unknown kind and an unsupported method are refused", async () => {
  const faults = async (changes: object) =>
    (await ask("POST", "", whole(changes))).body.fields as { path: string; code: string }[];
  const adyen = { kind: "adyen", merchant_account: "Aurora", signing_key: "0".repeat(64) };
  for (const address of ["https://10.0.0.1/v71", "https://169.254.169.254/v71", "http://pay.example.org/v71"])
    expect(await faults({ ...adyen, address })).toEqual([{ path: "body.address", code: "not_public" }]);
  const checkout = { ...adyen, address: "https://checkout-test.adyen.com/v71" };
  expect(await faults({ ...checkout, methods: ["payu"] })).toEqual([
    { path: "body.methods", code: "not_available" },
  ]);
  expect(await faults({ ...checkout, signing_key: "not-in-hexadecimal" })).toEqual([
    { path: "body.signing_key", code: "invalid" },
  ]);
});

test("production has no sandbox and no gateway on this machine", () => {
  const gateways = openGateways({ hasSandbox: false, allowsLocal: false, now: () => new Date() });
  expect(gateways.methodsOf("sandbox")).toBeNull();
  expect([bank.url, "https://localhost/v71", "https://[::1]/v71"].map(gateways.canReach)).toEqual([
    false,
    false,
    false,
  ]);
});
