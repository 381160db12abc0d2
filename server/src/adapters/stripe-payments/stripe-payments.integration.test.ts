import { readFileSync } from "node:fs";
import path from "node:path";
import { Stripe } from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import type { PaymentRequest } from "../../ports/payments.ts";
import { describePayments } from "../../testing/payments-conformance.ts";
import { stripeDispute, stripeIntent, stripeRefund, stripeSession } from "../../testing/stripe-objects.ts";
import {
  openStripeStandIn,
  openStripeUnderTest,
  stripeAccount,
  type StripeStandIn,
} from "../../testing/stripe-stand-in.ts";
import { stripeVersion } from "./stripe-caller.ts";
import { stripeEvents } from "./stripe-event-kinds.ts";
import { stripePayments } from "./stripe-payments.ts";
import { intentParams, refundParams, sessionParams } from "./stripe-requests.ts";

describePayments("the Stripe adapter", openStripeUnderTest, {
  isAskable: true,
  isPageFinal: false,
  isKeyDeaf: false,
});

let stripe: StripeStandIn;
let count = 0;
beforeAll(async () => void (stripe = await openStripeStandIn()));
afterAll(() => stripe.close());

const requestOf = (method: PaymentMethod, changes: Partial<PaymentRequest> = {}): PaymentRequest => {
  count += 1;
  return {
    reference: `t1-a${count}-CODE`,
    idempotencyKey: `t1-a${count}-CODE`,
    method,
    shopName: "Clínica Aurora",
    returnUrl: "https://aurora.example/appointments/7/pay",
    notificationUrl: "https://aurora.example/api/webhooks/payments/stripe/t1-g1",
    locale: "pt",
    amountMinor: 4500,
    currency: "EUR",
    deadline: new Date(Date.now() + 900_000),
    ...changes,
  };
};
const mbWay = { phoneNumber: "+351912345678" };
const multibanco = { payerEmail: "ines@example.pt" };
const money = { amountMinor: 4500, currency: "EUR" };
const begin = async (request: PaymentRequest) => {
  const begun = await stripe.payments.begin(request);
  if (begun.outcome !== "begun" || begun.providerReference === null) throw new Error(JSON.stringify(begun));
  return begun.providerReference;
};
const sent = () => Object.fromEntries(stripe.exchanges.at(-1)?.form ?? []);
type Message = ReturnType<StripeStandIn["signs"]>;
const read = ({ headers, rawBody }: Message) => stripe.payments.readNotification(headers, rawBody);
const eventsOf = (message: Message) => {
  const reading = read(message);
  return reading.reading === "verified" ? reading.events : [];
};

describe("opening a payment", () => {
  test(
    "a card is paid on Stripe's hosted page, and no card data reaches us",
    { tags: ["S3.PAY.04"] },
    async () => {
      const request = requestOf("credit_card");
      expect(await stripe.payments.begin(request)).toEqual({
        outcome: "begun",
        providerReference: expect.stringMatching(/^cs_test_/),
        action: { type: "redirect", url: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//) },
      });
      expect(sent()).toMatchObject({
        mode: "payment",
        "allowed_payment_method_types[0]": "card",
        "line_items[0][price_data][product_data][name]": "Clínica Aurora",
        success_url:
          "https://aurora.example/appointments/7/pay?payload={CHECKOUT_SESSION_ID}&resultCode=Authorised",
        cancel_url: "https://aurora.example/appointments/7/pay?resultCode=Cancelled",
      });
      // The e-mail address and the phone of the payer are not Stripe's to know here.
      expect(Object.keys(sent()).filter((name) => /email|phone|customer/.test(name))).toEqual([]);
    },
  );

  test(
    "MB Way waits for the phone; a number that cannot have it is not sent",
    { tags: ["S3.PAY.06"] },
    async () => {
      const request = requestOf("mb_way", mbWay);
      expect(await stripe.payments.begin(request)).toEqual({
        outcome: "begun",
        providerReference: expect.stringMatching(/^pi_/),
        action: { type: "wait" },
      });
      expect(sent()).toMatchObject({
        amount: "4500",
        currency: "eur",
        "payment_method_data[billing_details][phone]": "+351912345678",
      });
      const before = stripe.exchanges.length;
      const wrong = await stripe.payments.begin(requestOf("mb_way", { phoneNumber: "+34612345678" }));
      expect([wrong, stripe.exchanges.length]).toEqual([{ outcome: "details_invalid" }, before]);
    },
  );

  test("Multibanco answers with entity and reference", { tags: ["S3.PAY.07"] }, async () => {
    expect(await stripe.payments.begin(requestOf("multibanco", multibanco))).toMatchObject({
      outcome: "begun",
      action: { type: "reference", kind: "multibanco", entity: "12101", reference: "501422944" },
    });
  });

  test("Pix answers with a code to scan, which expires at our deadline", async () => {
    const request = requestOf("qr_code", { currency: "BRL" });
    expect(await stripe.payments.begin(request)).toMatchObject({
      outcome: "begun",
      action: { type: "qr_code", payload: "00020126600014br.gov.bcb.pix" },
    });
    const deadline = String(Math.floor(request.deadline.getTime() / 1000));
    expect(sent()).toMatchObject({
      currency: "brl",
      "payment_method_options[pix][expires_at]": deadline,
    });
  });

  test("zero-decimal amounts are sent unchanged; a currency with other decimals is not sent", async () => {
    await stripe.payments.begin(requestOf("credit_card", { amountMinor: 25_000, currency: "CLP" }));
    expect(sent()).toMatchObject({
      "line_items[0][price_data][unit_amount]": "25000",
      "line_items[0][price_data][currency]": "clp",
    });
    const before = stripe.exchanges.length;
    const other = await stripe.payments.begin(requestOf("credit_card", { currency: "ISK" }));
    expect([other.outcome, stripe.exchanges.length]).toEqual(["refused", before]);
  });

  test("unsupported payment methods and past deadlines are refused before Stripe is called", async () => {
    const before = stripe.exchanges.length;
    const late = { deadline: new Date(Date.now() - 1) };
    for (const request of [requestOf("payu"), requestOf("multibanco"), requestOf("credit_card", late)])
      expect(await stripe.payments.begin(request)).toMatchObject({ outcome: "refused" });
    expect(stripe.exchanges).toHaveLength(before);
  });

  const error = (type: string, more: object = {}) => ({ error: { type, ...more } });
  const phone = { param: "payment_method_data[billing_details][phone]" };
  test.each([
    ["a server's error", "mb_way", 500, error("api_error"), "unavailable"],
    ["a key in use", "mb_way", 409, error("idempotency_error"), "unavailable"],
    [
      "too many requests",
      "mb_way",
      429,
      error("invalid_request_error", { code: "rate_limit" }),
      "unavailable",
    ],
    ["a key of another request", "mb_way", 400, error("idempotency_error"), "unavailable"],
    ["a phone that is none", "mb_way", 400, error("invalid_request_error", phone), "details_invalid"],
    [
      "too small a sum",
      "mb_way",
      400,
      error("invalid_request_error", { code: "amount_too_small" }),
      "refused",
    ],
    [
      "a refusal of the issuer",
      "mb_way",
      402,
      error("card_error", { decline_code: "do_not_honor" }),
      "refused",
    ],
    ["a wrong key", "mb_way", 401, error("invalid_request_error"), "session_failed"],
    ["a key without the permission", "mb_way", 403, error("invalid_request_error"), "session_failed"],
    [
      "a failed attempt",
      "mb_way",
      200,
      stripeIntent({ id: "pi_x", status: "requires_payment_method" }),
      "refused",
    ],
    ["no reference to pay", "multibanco", 200, stripeIntent({ id: "pi_y" }), "unavailable"],
    ["something else", "mb_way", 200, { object: "something" }, "unavailable"],
    ["a refused page", "credit_card", 400, error("invalid_request_error"), "session_failed"],
    [
      "a page without an address",
      "credit_card",
      200,
      stripeSession({ id: "cs_x", url: null }),
      "unavailable",
    ],
  ] as const)(
    "%s, answered to %s with %i, is reported",
    { tags: ["S8.MSG.04"] },
    async (_, method, status, body, outcome) => {
      stripe.answersNext(status, body);
      const request = requestOf(method, { ...mbWay, ...multibanco });
      expect((await stripe.payments.begin(request)).outcome).toBe(outcome);
    },
  );
});

describe("the state of a payment", () => {
  const stateOf = async (providerReference: string) =>
    (await stripe.payments.outcomeOf({ providerReference })).state;

  test(
    "an unconfirmed push expires, and a declined one is refused",
    { tags: ["S4.PAYFLOW.09"] },
    async () => {
      const [late, declined, paid] = [
        await begin(requestOf("mb_way", mbWay)),
        await begin(requestOf("mb_way", mbWay)),
        await begin(requestOf("mb_way", mbWay)),
      ];
      const messages = [
        stripe.fails(late, "payment_intent_payment_attempt_expired"),
        stripe.fails(declined, "payment_method_provider_decline"),
        stripe.pays(paid),
      ];
      expect(messages.map((message) => eventsOf(message).map(({ state }) => state))).toEqual([
        ["expired"],
        ["refused"],
        ["authorised"],
      ]);
      expect([await stateOf(late), await stateOf(declined), await stateOf(paid)]).toEqual([
        "expired",
        "refused",
        "authorised",
      ]);
    },
  );

  test(
    "an abandoned payment is cancelled at Stripe; one paid meanwhile stays paid",
    { tags: ["D.75", "D.76"] },
    async () => {
      const open = await begin(requestOf("multibanco", multibanco));
      expect(await stripe.payments.cancel(open)).toMatchObject({ state: "cancelled", ...money });
      expect(await stripe.payments.cancel(open)).toMatchObject({ state: "cancelled" });
      const paid = await begin(requestOf("multibanco", multibanco));
      stripe.pays(paid);
      expect(await stripe.payments.cancel(paid)).toMatchObject({ state: "authorised" });
      expect(await stripe.payments.cancel("pi_of_nobody")).toEqual({ state: "unknown" });
    },
  );

  test("no answer, a server error and rate limiting are retried; another account's payment is unknown", async () => {
    const id = await begin(requestOf("credit_card"));
    for (const status of [500, 429]) {
      stripe.answersNext(status, {});
      expect(await stateOf(id)).toBe("unavailable");
    }
    stripe.answersNext(200, stripeSession({ id, status: "complete", payment_status: "paid" }));
    expect(await stateOf(id)).toBe("unknown");
  });
});

describe("messages", () => {
  const reference = "t1-a7-CODE";
  const metadata = { reference };
  const session = () =>
    stripeSession({ id: "cs_m", amount_total: 4500, status: "complete", payment_status: "paid", metadata });
  const paid = () => stripe.tells("checkout.session.completed", session());
  const badSignature = { reading: "bad_signature" };

  test("a payment is reported once, with the reference needed for its refund", () => {
    const [event, ...rest] = eventsOf(paid());
    expect(rest).toEqual([]);
    expect(event).toEqual({
      eventId: expect.stringMatching(/^evt_/),
      code: "checkout.session.completed",
      state: "authorised",
      providerReference: "cs_m",
      reference,
      ...money,
    });
  });

  test("a message that was altered, signed with another key, unsigned or in another scheme is refused", () => {
    const { headers, rawBody } = paid();
    const header = headers["stripe-signature"] ?? "";
    const withHeader = (signature: string) => read({ rawBody, headers: { "stripe-signature": signature } });
    expect(read({ headers, rawBody: rawBody.replace("4500", "1") })).toEqual(badSignature);
    expect(read(stripe.signs(rawBody, { secret: "whsec_of_somebody_else" }))).toEqual(badSignature);
    expect(read({ headers: {}, rawBody })).toEqual(badSignature);
    expect(withHeader(header.replace("v1=", "v0="))).toEqual(badSignature);
    expect(withHeader(header.replace(/t=\d+,/, ""))).toEqual(badSignature);
    expect(withHeader(header.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) + 1}`))).toEqual(
      badSignature,
    );
    expect(withHeader("t=1,v1=")).toEqual(badSignature);
    expect(withHeader(header).reading).toBe("verified");
  });

  test("a message older than five minutes is refused, as in Stripe's library", () => {
    const { rawBody } = paid();
    const at = (seconds: number) => stripe.signs(rawBody, { at: new Date(Date.now() + seconds * 1000) });
    const official = ({ headers, rawBody: body }: Message) =>
      Stripe.webhooks.constructEvent(body, headers["stripe-signature"] ?? "", stripeAccount.signingSecret);
    for (const seconds of [0, -290]) {
      expect(read(at(seconds)).reading).toBe("verified");
      expect(official(at(seconds)).type).toBe("checkout.session.completed");
    }
    expect(read(at(-310))).toEqual(badSignature);
    expect(() => official(at(-310))).toThrow("tolerance");
    expect(read(at(310))).toEqual(badSignature);
  });

  test("one valid signature of several is enough while Stripe rolls its secret", () => {
    const { headers, rawBody } = paid();
    const rolled = headers["stripe-signature"]?.replace("v1=", `v1=${"0".repeat(64)},v1=`) ?? "";
    expect(read({ rawBody, headers: { "stripe-signature": rolled } }).reading).toBe("verified");
  });

  test("test-mode, other-account and unknown messages map to no event", () => {
    const live = stripe.tells("checkout.session.completed", session(), { livemode: true });
    const connected = stripe.tells("checkout.session.completed", session(), { account: "acct_of_another" });
    expect([read(live), read(connected)]).toEqual(Array(2).fill({ reading: "verified", events: [] }));
    expect(read(stripe.signs("not JSON"))).toEqual({ reading: "malformed" });
    expect(read(stripe.signs(JSON.stringify(session())))).toEqual({ reading: "malformed" });
    const liveAccount = { baseUrl: stripe.address, ...stripeAccount, apiKey: "rk_live_of_aurora" };
    const { headers, rawBody } = paid();
    expect(stripePayments(liveAccount).readNotification(headers, rawBody)).toEqual({
      reading: "verified",
      events: [],
    });
  });

  test("a hosted page is reported by its session; its payment intent is recorded", () => {
    const hosted = { reference, hosted: "true" };
    const failed = { type: "card_error", code: "card_declined" } as const;
    const declined = stripeIntent({ id: "pi_m", status: "requires_payment_method", metadata: hosted });
    const message = stripe.tells("payment_intent.payment_failed", {
      ...declined,
      last_payment_error: failed,
    });
    expect(eventsOf(message)).toMatchObject([
      { state: "noted", reference, providerReference: null, objectReference: "pi_m" },
    ]);
  });

  const dispute = (status: Stripe.Dispute.Status) =>
    stripeDispute({ id: "du_1", payment_intent: "pi_m", status });
  test.each([
    ["checkout.session.completed", "pending", { ...session(), payment_status: "unpaid" as const }],
    ["checkout.session.async_payment_succeeded", "authorised", session()],
    ["checkout.session.async_payment_failed", "refused", { ...session(), payment_status: "unpaid" as const }],
    ["checkout.session.expired", "expired", { ...session(), status: "expired" as const }],
    ["payment_intent.processing", "pending", stripeIntent({ id: "pi_1", status: "processing", metadata })],
    ["payment_intent.canceled", "cancelled", stripeIntent({ id: "pi_1", status: "canceled", metadata })],
    ["payment_intent.created", "noted", stripeIntent({ id: "pi_1", metadata })],
    ["refund.created", "noted", stripeRefund({ id: "re_1", status: "pending", metadata })],
    ["refund.updated", "refunded", stripeRefund({ id: "re_1", metadata })],
    ["refund.failed", "refund_failed", stripeRefund({ id: "re_1", status: "failed", metadata })],
    ["refund.updated", "refund_failed", stripeRefund({ id: "re_1", status: "canceled", metadata })],
    ["charge.dispute.created", "information_requested", dispute("warning_needs_response")],
    ["charge.dispute.created", "chargeback_announced", dispute("needs_response")],
    ["charge.dispute.updated", "defense_supplied", dispute("under_review")],
    ["charge.dispute.updated", "noted", dispute("needs_response")],
    ["charge.dispute.funds_withdrawn", "charged_back", dispute("needs_response")],
    ["charge.dispute.funds_reinstated", "chargeback_reversed", dispute("won")],
    ["charge.dispute.closed", "arbitration_won", dispute("won")],
    ["charge.dispute.closed", "arbitration_lost", dispute("lost")],
    ["charge.dispute.closed", "issuer_gave_up", dispute("warning_closed")],
  ] as const)("%s maps to %s", (type, state, object) => {
    expect(eventsOf(stripe.tells<typeof type>(type, object as never))).toMatchObject([{ state, code: type }]);
  });

  test("a dispute carries the payment intent and the deadline for the clinic's answer", () => {
    const message = stripe.tells("charge.dispute.created", dispute("needs_response"));
    expect(eventsOf(message)).toEqual([
      expect.objectContaining({
        reference: "",
        providerReference: "pi_m",
        objectReference: "du_1",
        reason: "fraudulent",
        respondBy: "2026-12-03T00:00:00.000Z",
      }),
    ]);
  });

  test("two messages about one refund step map to one event", () => {
    const refund = stripeRefund({ id: "re_2", metadata });
    const ids = [stripe.tells("refund.created", refund), stripe.tells("refund.updated", refund)].flatMap(
      (message) => eventsOf(message).map(({ eventId }) => eventId),
    );
    expect(new Set(ids)).toEqual(new Set(["re_2 succeeded"]));
  });
});

describe("refunds", () => {
  const refund = async (changes: object = {}) => {
    const request = requestOf("mb_way", mbWay);
    const providerReference = await begin(request);
    stripe.pays(providerReference);
    const { reference } = request;
    const idempotencyKey = `refund-${reference}`;
    return { providerReference, reference, idempotencyKey, ...money, ...changes };
  };

  test("a refund is accepted, refused with a reason, or marked for retry", async () => {
    const whole = await refund();
    expect(await stripe.payments.refund(whole)).toMatchObject({ outcome: "accepted" });
    const again = { ...whole, idempotencyKey: "another" };
    expect(await stripe.payments.refund(again)).toMatchObject({
      outcome: "refused",
      reason: expect.stringContaining("charge_already_refunded"),
    });
    const unlucky = await refund();
    stripe.answersNext(500, { error: { type: "api_error" } });
    expect(await stripe.payments.refund(unlucky)).toEqual({ outcome: "unavailable" });
    const failed = stripeRefund({ id: "re_f", status: "failed", failure_reason: "expired_or_canceled_card" });
    const next = await refund();
    stripe.answersNext(200, { ...failed, payment_intent: next.providerReference });
    expect(await stripe.payments.refund(next)).toEqual({
      outcome: "refused",
      reason: "expired_or_canceled_card",
    });
  });

  test("a refund answer for another payment or amount is rejected", async () => {
    const asked = await refund();
    stripe.answersNext(200, stripeRefund({ id: "re_o", payment_intent: "pi_of_another" }));
    expect(await stripe.payments.refund(asked)).toEqual({ outcome: "unavailable" });
    const part = await refund({ amountMinor: 100 });
    stripe.answersNext(200, stripeRefund({ id: "re_p", payment_intent: part.providerReference }));
    expect(await stripe.payments.refund(part)).toEqual({ outcome: "unavailable" });
  });

  test("an unpaid page has nothing to refund", async () => {
    const providerReference = await begin(requestOf("credit_card"));
    const answer = await stripe.payments.refund({ ...(await refund()), providerReference });
    expect(answer).toMatchObject({ outcome: "refused" });
  });
});

describe("Stripe's own library", () => {
  const clientOf = () => {
    const { hostname: host, port } = new URL(stripe.address);
    return new Stripe(stripeAccount.apiKey, {
      host,
      port,
      protocol: "http",
      maxNetworkRetries: 0,
      telemetry: false,
    });
  };
  /** What the last request said. */
  const told = () => {
    const { operation, form, headers } = stripe.exchanges.at(-1) ?? {};
    const names = ["authorization", "stripe-version", "idempotency-key"];
    return { operation, form, headers: names.map((name) => headers?.[name]) };
  };

  test("each request equals the library's request for the same parameters", async () => {
    const client = clientOf();
    const pairs: [() => Promise<unknown>, () => Promise<unknown>][] = [];
    const idempotency = ({ idempotencyKey }: PaymentRequest) => ({ idempotencyKey });
    const card = requestOf("credit_card");
    pairs.push([
      () => stripe.payments.begin(card),
      () => client.checkout.sessions.create(sessionParams(card), idempotency(card)),
    ]);
    for (const method of ["mb_way", "multibanco", "qr_code"] as const) {
      const request = requestOf(method, { ...mbWay, ...multibanco });
      pairs.push([
        () => stripe.payments.begin(request),
        () => client.paymentIntents.create(intentParams(request), idempotency(request)),
      ]);
    }
    const [open, paid] = [await begin(requestOf("credit_card")), await begin(requestOf("mb_way", mbWay))];
    stripe.pays(paid);
    const back = { providerReference: paid, reference: "r", idempotencyKey: "back-1", ...money };
    pairs.push(
      [
        () => stripe.payments.outcomeOf({ providerReference: open }),
        () => client.checkout.sessions.retrieve(open),
      ],
      [
        () => stripe.payments.outcomeOf({ providerReference: paid }),
        () => client.paymentIntents.retrieve(paid),
      ],
      [
        () => stripe.payments.refund(back),
        () => client.refunds.create(refundParams(back, paid), { idempotencyKey: back.idempotencyKey }),
      ],
    );
    for (const [ours, theirs] of pairs) {
      await ours();
      const sentByUs = told();
      await theirs();
      expect(sentByUs).toEqual(told());
    }
  });

  test("a payment is cancelled as by the library", async () => {
    const client = clientOf();
    const closings = [
      [requestOf("credit_card"), (id: string) => client.checkout.sessions.expire(id)],
      [requestOf("mb_way", mbWay), (id: string) => client.paymentIntents.cancel(id)],
    ] as const;
    for (const [request, close] of closings) {
      const [one, other] = [
        await begin(request),
        await begin({ ...request, idempotencyKey: `other-${request.reference}` }),
      ];
      await stripe.payments.cancel(one);
      const { operation, form } = told();
      await close(other);
      expect([operation, form]).toEqual([told().operation, told().form]);
    }
  });

  test("the requested API version is the one whose types the messages have", () => {
    expect(stripeVersion).toBe(Stripe.API_VERSION);
  });

  test("the Stripe page lists exactly the version and events an endpoint needs", () => {
    const page = readFileSync(path.join(import.meta.dirname, "README.md"), "utf8");
    expect(page).toContain(stripeVersion);
    const named = page.match(/(?<=`)(checkout|payment_intent|refund|charge|radar)\.[\w.]+(?=`)/g) ?? [];
    expect(named).toEqual(stripeEvents);
  });
});

test("an unreachable Stripe is unavailable, and no payment page is opened", async () => {
  const id = await begin(requestOf("mb_way", mbWay));
  stripe.close();
  expect(await stripe.payments.begin(requestOf("mb_way", mbWay))).toEqual({ outcome: "unavailable" });
  expect(await stripe.payments.cancel(id)).toEqual({ state: "unavailable" });
});
