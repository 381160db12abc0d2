import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { makePatient } from "../../testing/make-appointment.ts";
import { openSandboxBank } from "../../testing/sandbox-bank.ts";
import { standInPayments, type StandInPayments } from "../../testing/stand-in-payments.ts";
import { changeSettings, known, openTestClinic, type TestClinic } from "../../testing/test-clinic.ts";
import type { Payments } from "../../ports/payments.ts";
import type { PaymentDeps } from "./payment/payment-deps.ts";
import { paymentRoutes } from "./payment/payment-routes.ts";
import { carryOutPayment } from "./payment/provider/carry-out-payment.ts";
import { testGateways } from "../../testing/test-gateways.ts";
import { bookingRoutes } from "./booking-routes.ts";
import { sweepDue } from "./holds/sweep-due.ts";

let clinic: TestClinic;
let provider: StandInPayments;
let deps: PaymentDeps;
let jobsPool: pg.Pool;
let changed: number[];
let reports: string[];

async function open(payments: Payments): Promise<void> {
  changed = [];
  reports = [];
  const hints = {
    appointmentChanged: (_tenant: number, { id }: { id: number }) => Promise.resolve(void changed.push(id)),
  };
  clinic = await openTestClinic({
    mount: (services) => {
      const gateways = testGateways(services.clock.now);
      deps = { services, payments, gateways, hints, report: (error) => void reports.push(error.message) };
      bookingRoutes({ services, hints, payments });
      paymentRoutes(deps);
    },
  }); // Monday 1 March 2027, nine in Lisbon
  jobsPool = new pg.Pool(clinic.connections.jobs);
}

beforeEach(async () => {
  provider = standInPayments();
  await open(provider);
});
afterEach(async () => {
  await jobsPool.end();
  await clinic.close();
});

const ten = "2027-03-01T10:00:00.000Z";
const asPatient = { "x-patient-token": known.aurora.patientToken };
const visit = (start_time = ten) => ({
  doctor_id: 1,
  personal: true,
  service_type: "remote",
  platform: "web",
  start_time,
  symptoms: "A cough",
});
const person = {
  name: "Ana",
  birthdate: "1991-02-03",
  sex: "female",
  email: "ana@example.org",
  terms_accepted: true,
};

const book = (start = ten) =>
  clinic.call("POST", "/patients/appointments", { body: visit(start), headers: asPatient });
const path = (id: number) => `/patients/appointments/${id}`;
const begin = (id: number, headers: Record<string, string> = asPatient) =>
  clinic.call("POST", `${path(id)}/payments`, { body: { method: "credit_card" }, headers });
const info = async (id: number) =>
  (await clinic.call("GET", `${path(id)}/payment_info`, { headers: asPatient })).body.data.entity;
const result = (id: number, body: object = {}) =>
  clinic.call("POST", `${path(id)}/payment_result`, { body, headers: asPatient });
const sweep = () => sweepDue(jobsPool, deps, clinic.clock.now());
const at = (time: string) => clinic.clock.set(`2027-03-01T${time}.000Z`);

async function beginCall(start = ten) {
  const { id } = (await book(start)).body.data.entity;
  const begun = await begin(id);
  expect(begun.status).toBe(201);
  return { id: Number(id), reference: provider.begun.at(-1)?.reference ?? "" };
}

const word = (reference: string, state: string, changes: object = {}) => ({
  eventId: `event ${reference} ${state}`,
  state,
  providerReference: `provider of ${reference}`,
  reference,
  amountMinor: 4000,
  currency: "EUR",
  ...changes,
});
const webhook = (body: unknown, signature = "good", host = "localhost") =>
  clinic.app.inject({
    method: "POST",
    url: "/api/webhooks/payments/sandbox",
    headers: { host, "x-signature": signature, "content-type": "application/json" },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });
const table = (
  name: "appointments" | "payments" | "mails" | "payment_events" | "audit_log",
  tenant = 1,
): Promise<Record<string, unknown>[]> =>
  withTenant(clinic.db, tenant, (tx) => tx.selectFrom(name).selectAll().execute());
const statusOf = async (id: number) =>
  (await table("appointments")).find((row) => row["id"] === id)?.["status"];
const actions = async () => (await table("audit_log")).map((row) => row["action"]);

test(
  "two hundred deliveries of one payment event book once, with one mail and one realtime event",
  { tags: ["S4.PAYFLOW.12", "D.70"] },
  async () => {
    const { id, reference } = await beginCall();
    expect(await info(id)).toMatchObject({
      status: "awaiting_payment",
      total: 4000,
      methods: ["credit_card"],
      deadline: "2027-03-01T09:15:00.000Z",
      action: { type: "redirect", url: `https://pay.example/${reference}` },
      no_money_taken: false,
    });
    changed.length = 0;
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => webhook(word(reference, "authorised"))),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([202]));
    expect(await statusOf(id)).toBe("accepted");
    expect(await table("mails")).toHaveLength(1);
    expect(clinic.sentJobs).toHaveLength(1);
    expect(changed).toEqual([id]);
    expect(await info(id)).toMatchObject({ status: "paid", deadline: null, action: null });
    expect(await actions()).toEqual([
      "appointment.awaits_payment",
      "payment.created",
      "payment.action_required",
      "payment.authorised",
      "appointment.booked",
      "appointment.accepted",
    ]);
  },
);

test("webhook, return page and poll book once; a refusal after the payment is ignored", async () => {
  const { id, reference } = await beginCall();
  provider.says("authorised");
  await Promise.all([
    result(id, { resultCode: "Refused" }),
    webhook(word(reference, "authorised")),
    result(id),
  ]);
  await webhook(word(reference, "refused"));
  expect(await statusOf(id)).toBe("accepted");
  expect(await table("mails")).toHaveLength(1);
  expect((await info(id)).status).toBe("paid");
});

test("return parameters book nothing without the provider's confirmation", { tags: ["D.77"] }, async () => {
  const { id } = await beginCall();
  const answer = await result(id, { payload: "forged", resultCode: "Authorised", paymentData: "odd" });
  expect(answer.body.data.entity.status).toBe("awaiting_payment");
  provider.says("unavailable");
  expect((await result(id)).body.code).toBe("payment_unavailable");
  expect(await statusOf(id)).toBe("pending_payment");
});

test(
  "a declined card ends the booking without a charge, and the time is free",
  { tags: ["S4.PAYFLOW.11", "D.75"] },
  async () => {
    const { id, reference } = await beginCall();
    await webhook(word(reference, "refused"));
    expect(await statusOf(id)).toBe("payment_failed");
    expect(await info(id)).toMatchObject({ status: "unsuccessful", no_money_taken: true, action: null });
    expect((await begin(id)).body.code).toBe("payment_not_possible");
    expect((await table("mails")).map((row) => row["subject"])).toEqual([
      "Clinic aurora: the payment could not be completed",
    ]);
    const [mail] = await table("mails");
    expect(mail?.["body"]).toContain("You have not been charged.");
    expect(mail?.["body"]).not.toContain("If you were charged");
    expect(mail?.["body"]).toMatch(/\/doctors\/\d+\s/);
    expect((await book()).status).toBe(201);
  },
);

test.each([
  ["amount", { amountMinor: 1 }],
  ["currency", { currency: "USD" }],
])("a wrong %s books nothing, is logged for the clinic, and is refunded", async (_what, changes) => {
  const { id, reference } = await beginCall();
  await webhook(word(reference, "authorised", changes));
  expect(await statusOf(id)).toBe("payment_failed");
  expect(await info(id)).toMatchObject({ status: "refund_due", no_money_taken: false });
  expect(await actions()).toContain("payment.wrong_amount");
  const job = clinic.sentJobs.find(({ kind }) => kind === "payment");
  if (!job) throw new Error("No refund was asked for");
  await carryOutPayment(deps)({ tenant: job.tenant, kind: "payment", id: job.id });
  expect(provider.refunds).toMatchObject([{ amountMinor: 4000, currency: "EUR", ...changes }]);
});

test("an unsigned, malformed or unknown payment message changes nothing", async () => {
  const { id, reference } = await beginCall();
  expect((await webhook(word(reference, "authorised"), "bad")).statusCode).toBe(401);
  expect((await webhook("hello")).statusCode).toBe(400);
  for (const unknown of ["nonsense", "t1-a1-ZZZZZZZZ", "t99-a1-ZZZZZZZZ", reference.replace("t1-", "t2-")])
    expect((await webhook(word(unknown, "authorised"))).statusCode).toBe(202);
  expect((await webhook(word(reference, "authorised", { providerReference: "another" }))).statusCode).toBe(
    202,
  );
  expect(reports).toHaveLength(5);
  expect(reports.join()).not.toContain("ZZZ");
  expect(await statusOf(id)).toBe("pending_payment");
});

test("two clinics whose accounts have equal references at the provider both learn of their payments", async () => {
  await beginCall();
  const ipe = { headers: { "x-patient-token": known.ipe.patientToken }, clinic: "ipe" };
  const { body } = await clinic.call("POST", "/patients/appointments", {
    ...ipe,
    body: { ...visit(), doctor_id: 2 },
  });
  const begun = await clinic.call("POST", `${path(Number(body.data.entity.id))}/payments`, {
    ...ipe,
    body: { method: "credit_card" },
  });
  expect(begun.status).toBe(201);
  for (const tenant of [1, 2]) {
    const [payment] = await withTenant(clinic.db, tenant, (tx) =>
      tx.updateTable("payments").set({ provider_reference: null }).returningAll().execute(),
    );
    const { reference = "", amount_minor, currency } = payment ?? {};
    const money = { amountMinor: Number(amount_minor), currency };
    const told = word(reference, "authorised", { providerReference: "the same", ...money });
    expect((await webhook(told)).statusCode).toBe(202);
    expect(await table("payments", tenant)).toMatchObject([
      { status: "authorised", provider_reference: "the same" },
    ]);
  }
});

test(
  "exactly at the deadline the provider is asked once and the time is freed",
  { tags: ["D.72"] },
  async () => {
    const { id } = await beginCall();
    at("09:14:59");
    expect(await sweep()).toBe(0);
    expect((await book()).body.code).toBe("slot_taken");
    at("09:15:00");
    provider.says("cancelled");
    expect(await sweep()).toBe(1);
    expect(provider.cancelled).toHaveLength(1);
    expect(await statusOf(id)).toBe("payment_failed");
    expect(await info(id)).toMatchObject({ status: "timed_out", no_money_taken: true });
    expect(await sweep()).toBe(0);
    expect((await book()).status).toBe(201);
  },
);

test(
  "a last-moment payment books, a silent provider does not, and an unstarted payment just ends",
  { tags: ["D.72"] },
  async () => {
    const paid = await beginCall();
    at("09:15:00");
    provider.says("authorised");
    await sweep();
    expect(await statusOf(paid.id)).toBe("accepted");
    const silent = await beginCall("2027-03-01T11:00:00.000Z");
    at("09:30:00");
    provider.says("unavailable");
    await sweep();
    expect(await info(silent.id)).toMatchObject({ status: "timed_out", no_money_taken: false });
    const { id } = (await book("2027-03-01T11:20:00.000Z")).body.data.entity;
    at("09:45:00");
    await sweep();
    expect(await info(id)).toMatchObject({ id: null, status: "timed_out" });
  },
);

test("the job releases every clinic's expired holds and no others", async () => {
  const ipe = { clinic: "ipe", body: { doctor_id: 2, start_time: ten } };
  await clinic.call("POST", "/appointment_holds", ipe);
  await clinic.call("POST", "/appointment_holds", { body: { doctor_id: 1, start_time: ten } });
  at("09:09:59");
  expect(await sweep()).toBe(0);
  at("09:10:00");
  expect(await sweep()).toBe(2);
  for (const tenant of [1, 2]) expect((await table("appointments", tenant))[0]?.["status"]).toBe("expired");
});

test(
  "a late payment books if time and patient are free, and is refunded otherwise",
  { tags: ["D.76"] },
  async () => {
    const free = await beginCall();
    at("09:15:00");
    await sweep();
    await webhook(word(free.reference, "authorised"));
    expect(await statusOf(free.id)).toBe("accepted");
    const subjects = async () => (await table("mails")).map((row) => String(row["subject"]));
    expect(await subjects()).toEqual([
      "Clinic aurora: no payment received",
      "Clinic aurora: your video appointment is booked",
    ]);

    const lost = await beginCall("2027-03-01T11:00:00.000Z");
    at("09:30:00");
    const other = await clinic.call("POST", "/guests/appointments", {
      body: { ...visit("2027-03-01T11:00:00.000Z"), ...person },
    });
    expect(other.status).toBe(201);
    await webhook(word(lost.reference, "authorised"));
    expect(await statusOf(lost.id)).toBe("payment_failed");
    expect(await info(lost.id)).toMatchObject({ status: "refund_due", no_money_taken: false });
    expect(await subjects()).toContain("Clinic aurora: your refund is on its way");

    const over = await beginCall("2027-03-01T13:00:00.000Z");
    at("13:00:00");
    await sweep();
    await webhook(word(over.reference, "authorised"));
    expect((await info(over.id)).status).toBe("refund_due");
  },
);

test("an expired hold does not block a late payment's booking", async () => {
  const late = await beginCall();
  at("09:15:00");
  await sweep();
  await clinic.call("POST", "/appointment_holds", { body: { doctor_id: 1, start_time: ten } });
  at("09:25:00");
  await webhook(word(late.reference, "authorised"));
  expect(await statusOf(late.id)).toBe("accepted");
});

test("an unavailable provider starts nothing, and the next attempt continues the same payment", async () => {
  const { id } = (await book()).body.data.entity;
  provider.isDown = true;
  expect((await begin(id)).body.code).toBe("payment_unavailable");
  expect((await info(id)).status).toBe("awaiting_payment");
  provider.isDown = false;
  const [first, second] = await Promise.all([begin(id), begin(id)]);
  expect(first.body.data.entity.action).toEqual(second.body.data.entity.action);
  expect(await table("payments")).toHaveLength(1);
  expect(new Set(provider.begun.map((request) => request.idempotencyKey)).size).toBe(1);
  expect((await begin(id)).body.data.entity.id).toBe(first.body.data.entity.id);
});

test("a server crash between two steps leaves a hold with a deadline, and the booking can continue", async () => {
  const { id } = (await book()).body.data.entity;
  provider.onBegin = () => {
    throw new Error("power cut");
  };
  expect((await begin(id)).status).toBe(500);
  expect((await table("appointments"))[0]).toMatchObject({
    status: "pending_payment",
    hold_expires_at: new Date("2027-03-01T09:15:00.000Z"),
  });
  // The provider had taken it: its word reaches a payment that was never told to have begun.
  const [request] = provider.begun;
  await webhook(word(request?.reference ?? "", "authorised"));
  expect(await statusOf(id)).toBe("accepted");
  expect(await info(id)).toMatchObject({ status: "paid" });
});

test("a server crash during booking leaves nothing partial, and the repeated event books", async () => {
  const { id, reference } = await beginCall();
  const { jobs } = clinic.services;
  const { send } = jobs;
  jobs.send = () => Promise.reject(new Error("power cut"));
  expect((await webhook(word(reference, "authorised"))).statusCode).toBe(500);
  expect(await statusOf(id)).toBe("pending_payment");
  expect(await table("mails")).toEqual([]);
  expect(await table("payment_events")).toEqual([]);
  jobs.send = send;
  expect((await webhook(word(reference, "authorised"))).statusCode).toBe(202);
  expect(await statusOf(id)).toBe("accepted");
});

test(
  "another clinic, another patient and a visitor cannot see or start the payment",
  { tags: ["D.01"] },
  async () => {
    const { id } = (await book()).body.data.entity;
    const stranger = { headers: { "x-patient-token": known.ipe.patientToken }, clinic: "ipe" };
    expect((await clinic.call("GET", `${path(id)}/payment_info`, stranger)).body.code).toBe("not_found");
    const guest = await clinic.call("POST", "/guests/appointments", {
      body: { ...visit("2027-03-01T11:00:00.000Z"), ...person },
    });
    const asGuest = { "x-guest-token": guest.body.data.guest_token };
    expect((await begin(id, asGuest)).body.code).toBe("not_found");
    expect((await begin(guest.body.data.entity.id)).body.code).toBe("not_found");
    // Nor can they end it: it still waits for its patient's money.
    const giveUp = (headers: Record<string, string>) =>
      clinic.call("POST", `${path(id)}/payment/give_up`, { headers });
    expect((await giveUp(asGuest)).body.code).toBe("not_found");
    expect(await statusOf(id)).toBe("pending_payment");
    expect((await begin(id, {})).body.code).toBe("unauthenticated");
    expect((await begin(guest.body.data.entity.id, asGuest)).status).toBe(201);
    expect(provider.begun.at(-1)).toMatchObject({
      returnUrl: "http://aurora.localhost:8080/appointment-checkout",
      notificationUrl: "http://localhost:8080/api/webhooks/payments/sandbox",
      shopName: "Clinic aurora",
    });
  },
);

test(
  "a return result of another payment changes nothing: the provider is asked by our own reference",
  { tags: ["D.77"] },
  async () => {
    const { id } = await beginCall();
    provider.says("authorised");
    const reported = await result(id, { payload: "of somebody else's payment", resultCode: "Refused" });
    expect(reported.body.data.entity.status).toBe("paid");
    expect(await statusOf(id)).toBe("accepted");
  },
);

test(
  "the clinic's own payment page is opened if configured, else the provider's",
  { tags: ["S9.DEF.05", "D.80", "G.07"] },
  async () => {
    const { id } = (await book()).body.data.entity;
    await begin(id);
    expect(provider.begun.at(-1)).not.toHaveProperty("pageUrl");
    await changeSettings(clinic, "aurora", { paymentWidgetUrl: "https://pay.aurora.example/widget" });
    const other = (await book("2027-03-01T11:00:00.000Z")).body.data.entity;
    expect((await begin(other.id)).status).toBe(201);
    expect(provider.begun.at(-1)).toMatchObject({ pageUrl: "https://pay.aurora.example/widget" });
  },
);

test(
  "a payment cannot be started where the clinic has no gateway",
  { tags: ["S3.SET.gateway-credit-card"] },
  async () => {
    const { id } = (await book()).body.data.entity;
    await changeSettings(clinic, "aurora", { gateways: {} });
    expect((await info(id)).methods).toEqual([]);
    expect((await begin(id)).body.code).toBe("no_payment_methods");
  },
);

test.each([
  ["has no way to be paid", { gateways: {} }],
  [
    "is paid by a provider that nobody installed",
    { gateways: { creditCard: { provider: "other", clientKey: null } } },
  ],
])(
  "nothing is booked and the hold is kept where the clinic %s",
  { tags: ["S8.MSG.11"] },
  async (_why, settings) => {
    await changeSettings(clinic, "aurora", settings);
    const body = { doctor_id: 1, start_time: ten };
    const held = (await clinic.call("POST", "/appointment_holds", { body, headers: asPatient })).body.data
      .entity;
    const key = { "x-appointment-hold": `${held.id}.${held.secret}` };
    const answer = await clinic.call("POST", "/patients/appointments", {
      body: visit(),
      headers: { ...asPatient, ...key },
    });
    expect(answer).toMatchObject({ status: 409, body: { code: "no_payment_methods" } });
    expect(await statusOf(held.id)).toBe("held");
    expect(await actions()).toEqual([]);
  },
);

test(
  "a patient who missed the deadline is informed when somebody else takes the time before the job runs",
  { tags: ["S8.MSG.06"] },
  async () => {
    const { id, reference } = await beginCall();
    at("09:15:00"); // the second the deadline is over, and no sweep yet
    const token = "somebody-faster-000000000000000000";
    await makePatient(clinic.db, "Somebody Faster", token, clinic.clock.now());
    const taken = await clinic.call("POST", "/appointment_holds", {
      body: { doctor_id: 1, start_time: ten },
      headers: { "x-patient-token": token },
    });
    expect(taken.status).toBe(201);
    expect(await statusOf(id)).toBe("payment_failed");
    expect(
      (await table("mails")).map(({ recipient, subject }) => `${String(recipient)} ${String(subject)}`),
    ).toEqual([expect.stringMatching(/^patient@aurora\.example Clinic aurora: no payment received$/)]);
    await sweep();
    expect(await table("mails")).toHaveLength(1);
    const job = clinic.sentJobs.find(({ kind }) => kind === "payment");
    if (!job) throw new Error("the provider is not told");
    await carryOutPayment(deps)({ ...job, kind: "payment" });
    expect(provider.cancelled).toEqual([`provider of ${reference}`]);
  },
);

test("a payment through the sandbox gateway is started, paid on its page, confirmed by message and booked", async () => {
  await jobsPool.end();
  await clinic.close();
  const bank = await openSandboxBank();
  await open({
    ...bank.payments,
    begin: (request) =>
      bank.payments.begin({
        ...request,
        notificationUrl: bank.notificationUrl,
        deadline: new Date(Date.now() + 900_000),
      }),
  });
  const { id } = (await book()).body.data.entity;
  const { url } = (await begin(id)).body.data.entity.action;
  const returned = await bank.payer.approves(url);
  const { headers, rawBody } = await bank.nextNotification();
  const reported = await clinic.app.inject({
    method: "POST",
    url: "/api/webhooks/payments/sandbox",
    headers: { ...headers, host: "localhost" },
    payload: rawBody,
  });
  expect(reported.statusCode).toBe(202);
  expect(await statusOf(id)).toBe("accepted");
  expect((await result(id, returned)).body.data.entity.status).toBe("paid");
  const { id: second } = (await book("2027-03-01T11:00:00.000Z")).body.data.entity;
  const page = (await begin(second)).body.data.entity.action.url;
  const declined = await bank.payer.declines(page);
  expect((await result(second, declined)).body.data.entity).toMatchObject({
    status: "unsuccessful",
    no_money_taken: true,
  });
  expect(await statusOf(second)).toBe("payment_failed");
  await bank.close();
});
