import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withTenant } from "../platform/database/database.ts";
import { refundAppointment } from "../shared/appointment/refund-appointment.ts";
import { asPatient, openPaymentClinic, type PaymentClinic } from "./payment-clinic.ts";
import {
  stripeDispute,
  stripeFraudWarning,
  stripeIntent,
  stripeRefund,
  stripeSession,
} from "./stripe-objects.ts";
import { openStripeStandIn, stripeAccount, type StripeStandIn } from "./stripe-stand-in.ts";
import { known } from "./test-clinic.ts";

let stripe: StripeStandIn;
let clinic: PaymentClinic;
let gateway: number;
beforeEach(async () => {
  clinic = await openPaymentClinic();
  stripe = await openStripeStandIn(clinic.clock.now);
  gateway = await addGateway();
});
afterEach(async () => {
  await clinic.close();
  stripe.close();
});

type Message = ReturnType<StripeStandIn["signs"]>;
type Slug = "aurora" | "ipe";
const ask = (method: "GET" | "POST", path: string, body?: object, slug: Slug = "aurora") =>
  clinic.call(method, path, {
    clinic: slug,
    headers: { authorization: `Bearer ${known[slug].clinicToken}` },
    ...(body ? { body } : {}),
  });
async function addGateway(slug: Slug = "aurora", changes: object = {}): Promise<number> {
  const account = {
    kind: "stripe",
    name: "Stripe",
    address: stripe.address,
    merchant_account: null,
    methods: ["credit_card", "mb_way", "multibanco", "qr_code"],
    is_enabled: true,
    api_key: stripeAccount.apiKey,
    signing_key: stripeAccount.signingSecret,
    ...changes,
  };
  const { status, body } = await ask("POST", "/clinic/payment_gateways", account, slug);
  expect([status, body]).toEqual([201, expect.anything()]);
  return body.data.entity.id as number;
}
const deliver = async ({ rawBody, headers }: Message, place = `t1-g${gateway}`) => {
  const url = `/api/webhooks/payments/stripe/${place}`;
  const answer = await clinic.app.inject({
    method: "POST",
    url,
    headers: { host: "localhost", "content-type": "application/json", ...headers },
    payload: rawBody,
  });
  return answer.statusCode;
};

const monday = "2027-03-02T11:00:00.000Z";
const inAWeek = "2027-03-09T11:00:00.000Z";
type Begun = { id: number; name: string; action: { type: string; url?: string } };
async function begun(method: string, more: object = {}, start = monday): Promise<Begun> {
  const id = await clinic.book(start);
  const { status, body } = await clinic.begin(id, { method, ...more });
  expect([status, body]).toEqual([201, expect.anything()]);
  return { id, name: String((await paymentOf(id))["provider_reference"]), action: body.data.entity.action };
}
const paymentOf = async (id: number) =>
  (await clinic.table("payments")).findLast((row) => row["appointment_id"] === id) ?? {};
const comesBack = (id: number, body: object) =>
  clinic.call("POST", `/patients/appointments/${id}/payment_result`, { headers: asPatient, body });
const statesOf = async ({ id }: Begun) => [await clinic.statusOf(id), (await paymentOf(id))["status"]];
const asksBack = async ({ id }: Begun, amount_minor: number) => {
  const path = `/clinic/payments/${String((await paymentOf(id))["id"])}/refunds`;
  const answer = await ask("POST", path, { amount_minor, key: "7f9c24e5-2a61-4c7b-9d53-7d1f5a3c9b10" });
  expect(answer.status).toBe(201);
  await clinic.workJobs();
};
/** The appointment is called off, as its cancelling does it. */
async function cancels(appointmentId: number): Promise<void> {
  const tenant = await clinic.app.tenants.ofId(known.aurora.tenantId);
  if (!tenant) throw new Error("No clinic");
  const off = { tenant, appointmentId, actor: "patient/1", now: clinic.clock.now() };
  const how = { isRefunded: true, isNotifiedElsewhere: false };
  await withTenant(clinic.db, tenant.id, (tx) => refundAppointment(tx, clinic.services, { ...off, ...how }));
}
const eventsOf = async ({ id }: Begun) =>
  (await ask("GET", `/clinic/appointments/${id}/payments`)).body.data.collection.flatMap(
    ({ events }: { events: object[] }) => events,
  ) as { kind: string; result: string }[];

describe("a card on the hosted page", () => {
  test(
    "is paid, booked by the message, and refunded in part and then fully",
    { tags: ["S3.PAY.04", "D.77"] },
    async () => {
      const paid = await begun("credit_card");
      expect(paid.action).toEqual({ type: "redirect", url: stripe.sessionOf(paid.name).url });
      expect(await statesOf(paid)).toEqual(["pending_payment", "action_required"]);
      const message = stripe.pays(paid.name);
      expect([await deliver(message), await deliver(message)]).toEqual([202, 202]);
      expect(await statesOf(paid)).toEqual(["accepted", "authorised"]);

      await asksBack(paid, 1500);
      const [part] = stripe.refunds;
      expect(part).toMatchObject({ amount: 1500, payment_intent: `pi_of_${paid.name}` });
      if (!part) throw new Error("nothing went back");
      await deliver(stripe.tells("refund.created", part));
      await deliver(stripe.tells("refund.updated", part));
      expect(await clinic.table("payment_refunds")).toMatchObject([
        { status: "refunded", amount_minor: 1500 },
      ]);
      expect(await statesOf(paid)).toEqual(["accepted", "authorised"]);

      await cancels(paid.id);
      await clinic.workJobs();
      expect(stripe.refunds.map(({ amount }) => amount)).toEqual([1500, 2500]);
      const [, rest] = stripe.refunds;
      if (rest) await deliver(stripe.tells("refund.updated", rest));
      expect((await paymentOf(paid.id))["status"]).toBe("refunded");
    },
  );

  test(
    "is queried when the patient returns before the message, and counted once",
    { tags: ["D.77"] },
    async () => {
      const paid = await begun("credit_card");
      const message = stripe.pays(paid.name);
      expect((await comesBack(paid.id, stripe.returnsFrom(paid.name, "success"))).status).toBe(200);
      expect(await statesOf(paid)).toEqual(["accepted", "authorised"]);
      expect(await deliver(message)).toBe(202);
      expect(await statesOf(paid)).toEqual(["accepted", "authorised"]);
    },
  );

  test(
    "stays open after a declined card, a closed tab and a return, and is closed when cancelled",
    { tags: ["D.75"] },
    async () => {
      const left = await begun("credit_card");
      const failed = { type: "card_error", code: "card_declined" } as const;
      const metadata = { reference: String((await paymentOf(left.id))["reference"]), hosted: "true" };
      const declined = stripeIntent({
        id: "pi_d",
        status: "requires_payment_method",
        metadata,
        amount: 4000,
      });
      await deliver(
        stripe.tells("payment_intent.payment_failed", { ...declined, last_payment_error: failed }),
      );
      for (const body of [{}, stripe.returnsFrom(left.name, "cancel")])
        expect((await comesBack(left.id, body)).status).toBe(200);
      expect(await statesOf(left)).toEqual(["pending_payment", "action_required"]);
      const again = await clinic.begin(left.id, { method: "credit_card" });
      expect(again.body.data.entity.action).toEqual(left.action);
      await clinic.giveUp(left.id);
      expect(stripe.sessionOf(left.name).status).toBe("expired");
      await deliver(stripe.tells("checkout.session.expired", stripe.sessionOf(left.name)));
      expect((await statesOf(left))[1]).toBe("cancelled");
    },
  );

  test(
    "is closed at its deadline, and a payment at that moment books",
    { tags: ["D.72", "D.76"] },
    async () => {
      const [late, paid] = [
        await begun("credit_card"),
        await begun("credit_card", {}, "2027-03-02T11:40:00.000Z"),
      ];
      clinic.clock.set("2027-03-01T09:16:00.000Z");
      stripe.pays(paid.name);
      await clinic.sweep();
      expect(stripe.sessionOf(late.name).status).toBe("expired");
      expect((await statesOf(late))[1]).toBe("expired");
      expect(await statesOf(paid)).toEqual(["accepted", "authorised"]);
    },
  );

  test("with a lost answer is restarted under its key as one payment", async () => {
    const id = await clinic.book(monday);
    stripe.losesNext();
    const lost = await clinic.begin(id, { method: "credit_card" });
    expect([lost.status, lost.body.code]).toEqual([503, "payment_unavailable"]);
    expect((await clinic.begin(id, { method: "credit_card" })).status).toBe(201);
    expect(await paymentOf(id)).toMatchObject({ provider_reference: "cs_test_1" });
    expect(() => stripe.sessionOf("cs_test_2")).toThrow("no cs_test_2");
  });
});

describe("payment methods without a page", () => {
  test("MB Way waits and expires when nobody confirms", { tags: ["S4.PAYFLOW.09"] }, async () => {
    const push = await begun("mb_way", { phone_number: "912345678" });
    expect(push.action).toEqual({ type: "wait" });
    await deliver(stripe.fails(push.name, "payment_intent_payment_attempt_expired"));
    expect((await statesOf(push))[1]).toBe("expired");
  });

  test(
    "Multibanco shows the reference, and its payment books whenever it arrives",
    { tags: ["S3.PAY.07"] },
    async () => {
      const reference = await begun("multibanco", {}, inAWeek);
      expect(reference.action).toMatchObject({ type: "reference", entity: "12101", reference: "501422944" });
      clinic.clock.set("2027-03-01T19:00:00.000Z");
      await deliver(stripe.pays(reference.name));
      expect(await statesOf(reference)).toEqual(["accepted", "authorised"]);
    },
  );

  test("Pix shows the code to scan", async () => {
    expect((await begun("qr_code")).action).toEqual({
      type: "qr_code",
      payload: "00020126600014br.gov.bcb.pix",
    });
  });
});

describe("Stripe events without our reference", () => {
  test.each(["credit_card", "mb_way"])(
    "a dispute of %s finds its payment by the payment intent and alerts the clinic",
    async (method) => {
      const paid = await begun(method, method === "mb_way" ? { phone_number: "912345678" } : {});
      await deliver(stripe.pays(paid.name));
      const payment_intent = method === "mb_way" ? paid.name : `pi_of_${paid.name}`;
      const dispute = stripeDispute({ id: "du_1", payment_intent, amount: 4000 });
      await deliver(stripe.tells("charge.dispute.created", dispute));
      await deliver(stripe.tells("charge.dispute.funds_withdrawn", dispute));
      expect(await paymentOf(paid.id)).toMatchObject({ dispute: "charged_back", status: "authorised" });
      const { body } = await ask("GET", "/clinic/payment_alerts");
      expect(body.data.collection).toHaveLength(2);
      await deliver(stripe.tells("charge.dispute.closed", { ...dispute, status: "won" }));
      await deliver(stripe.tells("charge.dispute.funds_reinstated", { ...dispute, status: "won" }));
      expect(await paymentOf(paid.id)).toMatchObject({ dispute: "won" });
    },
  );

  test("a fraud warning without a sum alerts the clinic with the payment's sum", async () => {
    const paid = await begun("credit_card");
    await deliver(stripe.pays(paid.name));
    const warning = stripeFraudWarning({ id: "issfr_1", payment_intent: `pi_of_${paid.name}` });
    await deliver(stripe.tells("radar.early_fraud_warning.created", warning));
    const { body } = await ask("GET", "/clinic/payment_alerts");
    expect(body.data.collection).toMatchObject([
      { kind: "fraud_reported", amount: { amount_minor: 4000, currency: "EUR" } },
    ]);
  });

  test("a refund made in Stripe's dashboard is recorded as a partial refund", async () => {
    const paid = await begun("credit_card");
    await deliver(stripe.pays(paid.name));
    const refund = stripeRefund({ id: "re_9", payment_intent: `pi_of_${paid.name}`, amount: 700 });
    await deliver(stripe.tells("refund.created", refund));
    expect(await clinic.table("payment_refunds")).toMatchObject([{ status: "refunded", amount_minor: 700 }]);
  });

  test("an event of an unknown payment is accepted and changes nothing", async () => {
    const paid = await begun("credit_card");
    const stranger = stripeDispute({ id: "du_2", payment_intent: "pi_of_a_shop" });
    expect(await deliver(stripe.tells("charge.dispute.created", stranger))).toBe(202);
    expect(await eventsOf(paid)).toEqual([]);
  });
});

describe("attacks", () => {
  const untouched = async (paid: Begun) => {
    expect(await statesOf(paid)).toEqual(["pending_payment", "action_required"]);
  };

  test("a forged, old, misdirected or test-mode message books nothing", { tags: ["D.77"] }, async () => {
    const paid = await begun("credit_card");
    const { rawBody, headers } = stripe.pays(paid.name);
    const forged = stripe.signs(rawBody, { secret: "whsec_of_somebody_else" });
    expect(await deliver(forged)).toBe(401);
    expect(await deliver({ rawBody: rawBody.replace("4000", "1"), headers })).toBe(401);
    expect(await deliver({ rawBody, headers: {} })).toBe(401);
    for (const place of [`t2-g${gateway}`, "t1-g999", "x"])
      expect(await deliver({ rawBody, headers }, place)).toBe(401);
    const session = stripe.sessionOf(paid.name);
    for (const changes of [{ livemode: true }, { account: "acct_of_another" }])
      expect(await deliver(stripe.tells("checkout.session.completed", session, changes))).toBe(202);
    clinic.clock.set("2027-03-01T09:05:01.000Z");
    expect(await deliver({ rawBody, headers })).toBe(401);
    await untouched(paid);
  });

  test("another clinic's gateway, even on the same Stripe account, cannot affect this clinic", async () => {
    const paid = await begun("credit_card");
    const message = stripe.pays(paid.name);
    const other = await addGateway("ipe");
    expect(await deliver(message, `t2-g${other}`)).toBe(202);
    await untouched(paid);
    const byName = stripeRefund({ id: "re_x", payment_intent: `pi_of_${paid.name}`, amount: 1 });
    await deliver(message);
    await deliver(stripe.tells("refund.updated", byName), `t2-g${other}`);
    expect(await clinic.table("payment_refunds")).toEqual([]);
  });

  test(
    "a wrong amount is refunded, and another payment's page pays nothing",
    { tags: ["D.77"] },
    async () => {
      const [paid, other] = [
        await begun("credit_card"),
        await begun("credit_card", {}, "2027-03-02T11:40:00.000Z"),
      ];
      stripe.pays(other.name);
      await comesBack(paid.id, { payload: other.name, resultCode: "Authorised" });
      await untouched(paid);
      const metadata = { reference: String((await paymentOf(paid.id))["reference"]) };
      const cheap = { id: paid.name, amount_total: 1, metadata, payment_intent: "pi_c" };
      const session = stripeSession({ ...cheap, status: "complete", payment_status: "paid" });
      await deliver(stripe.tells("checkout.session.completed", session));
      expect((await statesOf(paid))[1]).toBe("refund_due");
    },
  );
});

test("an account test reads its methods without moving money, and distinguishes key and permission errors", async () => {
  const test = async () => {
    clinic.clock.set(new Date(clinic.clock.now().getTime() + 10_000).toISOString());
    return (await ask("POST", `/clinic/payment_gateways/${gateway}/test`)).body.data.entity;
  };
  expect(await test()).toEqual({ outcome: "works", missing_methods: [] });
  stripe.offers(["card", "multibanco"]);
  expect(await test()).toEqual({ outcome: "works", missing_methods: ["mb_way", "qr_code"] });
  expect(stripe.exchanges.map(({ operation }) => operation)).toEqual(
    Array(2).fill("GET /v1/payment_method_configurations"),
  );
  for (const [status, outcome] of [
    [401, "key_refused"],
    [403, "account_refused"],
    [500, "unavailable"],
  ] as const) {
    stripe.answersNext(status, { error: { type: "api_error" } });
    expect(await test()).toEqual({ outcome, missing_methods: null });
  }
});

test("both signing secrets are accepted after a rotation until the overlap ends", async () => {
  const paid = await begun("mb_way", { phone_number: "912345678" });
  const signing_key = "whsec_the_next_one_A1b2C3d4";
  const path = `/clinic/payment_gateways/${gateway}/rotate_signing_key`;
  expect((await ask("POST", path, { signing_key, overlap_hours: 1 })).status).toBe(200);
  const { rawBody } = stripe.tells("payment_intent.processing", {
    ...stripe.intentOf(paid.name),
    status: "processing",
  });
  for (const secret of [stripeAccount.signingSecret, signing_key])
    expect(await deliver(stripe.signs(rawBody, { secret }))).toBe(202);
  clinic.clock.set("2027-03-01T10:00:00.000Z");
  expect(await deliver(stripe.signs(rawBody))).toBe(401);
  expect(await deliver(stripe.signs(rawBody, { secret: signing_key }))).toBe(202);
});
