import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import type { PaymentRequest } from "../../ports/payments.ts";
import { openAdyenStandIn, openAdyenUnderTest, type AdyenStandIn } from "../../testing/adyen-stand-in.ts";
import { describePayments } from "../../testing/payments-conformance.ts";
import { hasPublishedDocuments, openPublishedDocument } from "../../testing/published-documents.ts";
import { readAdyenNotification, signatureOf } from "./adyen-notification.ts";

describePayments("the Adyen adapter", openAdyenUnderTest, { isAskable: false });

let adyen: AdyenStandIn;
let count = 0;
beforeAll(async () => void (adyen = await openAdyenStandIn()));
afterAll(() => adyen.close());

const requestOf = (method: PaymentMethod, changes: Partial<PaymentRequest> = {}): PaymentRequest => {
  count += 1;
  return {
    reference: `t1-a${count}-CODE`,
    idempotencyKey: `t1-a${count}-CODE`,
    method,
    shopName: "Clínica Aurora",
    returnUrl: "https://aurora.example/appointments/7/pay",
    notificationUrl: "https://aurora.example/api/webhooks/payments/adyen",
    locale: "pt",
    amountMinor: 4500,
    currency: "EUR",
    deadline: new Date(Date.now() + 900_000),
    ...changes,
  };
};
const mbWay = { phoneNumber: "+351912345678", payerEmail: "ines@example.pt" };
const money = { amountMinor: 4500, currency: "EUR" };
const read = (rawBody: string) => adyen.payments.readNotification({}, rawBody);
const stateOf = (rawBody: string) => {
  const reading = read(rawBody);
  return reading.reading === "verified" ? reading.events.map(({ state }) => state) : [reading.reading];
};

describe("opening a payment", () => {
  test(
    "a card is paid on Adyen's hosted page, and no card data reaches us",
    { tags: ["S3.PAY.04"] },
    async () => {
      const request = requestOf("credit_card");
      const begun = await adyen.payments.begin(request);
      expect(begun).toEqual({
        outcome: "begun",
        providerReference: null,
        action: { type: "redirect", url: expect.stringMatching(/^https:\/\/test\.adyen\.link\//) },
      });
      expect(adyen.exchanges.at(-1)?.request).toMatchObject({
        mode: "hosted",
        allowedPaymentMethods: ["scheme"],
        captureDelayHours: 0, // whatever the account's default is
        expiresAt: request.deadline.toISOString(),
        shopperLocale: "pt-PT",
      });
      expect(await adyen.payments.begin(request)).toEqual(begun);
    },
  );

  test(
    "MB Way waits for the phone; a number that cannot have it is not sent",
    { tags: ["S3.PAY.06"] },
    async () => {
      const request = requestOf("mb_way", mbWay);
      expect(await adyen.payments.begin(request)).toEqual({
        outcome: "begun",
        providerReference: adyen.pspOf(request.reference),
        action: { type: "wait" },
      });
      const before = adyen.exchanges.length;
      const wrong = await adyen.payments.begin(
        requestOf("mb_way", { ...mbWay, phoneNumber: "+34612345678" }),
      );
      expect([wrong, adyen.exchanges.length]).toEqual([{ outcome: "details_invalid" }, before]);
      expect(
        await adyen.payments.begin(requestOf("mb_way", { phoneNumber: mbWay.phoneNumber })),
      ).toMatchObject({ outcome: "refused" });
    },
  );

  test("Multibanco answers with entity and reference", { tags: ["S3.PAY.07"] }, async () => {
    expect(await adyen.payments.begin(requestOf("multibanco"))).toMatchObject({
      outcome: "begun",
      action: { type: "reference", kind: "multibanco", entity: "12101", reference: "501422944" },
    });
  });

  test("unsupported payment methods and past deadlines are refused before Adyen is called", async () => {
    const before = adyen.exchanges.length;
    const late = { deadline: new Date(Date.now() - 1) };
    expect(await adyen.payments.begin(requestOf("payu"))).toMatchObject({ outcome: "refused" });
    expect(await adyen.payments.begin(requestOf("credit_card", late))).toMatchObject({ outcome: "refused" });
    expect(adyen.exchanges).toHaveLength(before);
    expect(adyen.payments.capabilities.methods).not.toContain("payu");
  });

  test.each([
    ["multibanco", 500, { status: 500, errorType: "internal" }, "unavailable"],
    ["multibanco", 422, { status: 422, errorCode: "704", errorType: "validation" }, "unavailable"],
    ["multibanco", 422, { status: 422, errorCode: "130", errorType: "validation" }, "refused"],
    ["multibanco", 401, { status: 401, errorCode: "000", errorType: "security" }, "session_failed"],
    ["multibanco", 200, { resultCode: "Refused", refusalReason: "FRAUD" }, "refused"],
    ["multibanco", 200, { resultCode: "Error", refusalReason: "Acquirer Error" }, "session_failed"],
    ["multibanco", 200, { resultCode: "RedirectShopper" }, "unavailable"],
  ] as const)(
    "%s answered with %i %j maps to %s",
    { tags: ["S8.MSG.04"] },
    async (method, status, body, outcome) => {
      adyen.answersNext(status, body);
      expect((await adyen.payments.begin(requestOf(method))).outcome).toBe(outcome);
    },
  );
});

describe("results returned through the browser", () => {
  test(
    "the session result is fetched from Adyen, and only a paid result counts",
    { tags: ["D.77"] },
    async () => {
      const { reference, ...request } = requestOf("credit_card");
      await adyen.payments.begin({ ...request, reference });
      const id = /CS\d+/.exec(JSON.stringify(adyen.exchanges.at(-1)?.response))?.[0] ?? "";
      const returned = { payload: "result", paymentData: id };
      expect(await adyen.payments.outcomeOf({ returned })).toEqual({
        state: "authorised",
        providerReference: adyen.pspOf(reference),
        reference,
        ...money,
      });
      adyen.answersNext(200, { id, status: "refused", reference });
      expect(await adyen.payments.outcomeOf({ returned })).toEqual({ state: "unknown" });
    },
  );

  test(
    "a redirected transfer is looked up by the data its return page received",
    { tags: ["D.81"] },
    async () => {
      const request = requestOf("instant_transfer");
      const begun = await adyen.payments.begin(request);
      expect(begun).toMatchObject({ outcome: "begun", action: { type: "redirect" } });
      const { reference } = request;
      expect(await adyen.payments.outcomeOf({ returned: { payload: `paid ${reference}` } })).toEqual({
        state: "authorised",
        providerReference: adyen.pspOf(reference),
        reference,
        ...money,
      });
      expect(await adyen.payments.outcomeOf({ returned: { payload: `refused ${reference}` } })).toMatchObject(
        {
          state: "refused",
          reference,
        },
      );
    },
  );

  test("invented results are unknown, never an error", { tags: ["D.77"] }, async () => {
    const ask = adyen.payments.outcomeOf;
    expect(await ask({ returned: { payload: "nonsense", resultCode: "Authorised" } })).toEqual({
      state: "unknown",
    });
    expect(await ask({ returned: { resultCode: "Authorised" } })).toEqual({ state: "unknown" });
    expect(await ask({ providerReference: "any" })).toEqual({ state: "unknown" });
  });
});

describe("notifications", () => {
  const merchantReference = "t1-a7-CODE";

  test("the signature matches Adyen's published example", () => {
    const item = {
      pspReference: "7914073381342284",
      originalReference: "",
      merchantAccountCode: "TestMerchant",
      merchantReference: "TestPayment-1407325143704",
      amount: { value: 1130, currency: "EUR" },
      eventCode: "AUTHORISATION",
      success: "true",
    };
    const key = "44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056";
    expect(signatureOf(item, key)).toBe("coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=");
  });

  test("a successful payment carries the reference needed for its refund", () => {
    const rawBody = adyen.standardNotification({
      eventCode: "AUTHORISATION",
      merchantReference,
      paymentMethod: "visa",
    });
    expect(read(rawBody)).toEqual({
      reading: "verified",
      events: [
        {
          eventId: expect.stringContaining("AUTHORISATION PSP"),
          code: "AUTHORISATION",
          state: "authorised",
          providerReference: adyen.pspOf(merchantReference),
          reference: merchantReference,
          ...money,
        },
      ],
    });
    expect(read(rawBody)).toEqual(read(rawBody));
  });

  test.each([
    ["AUTHORISATION", "false", "mbway", ["refused"]],
    ["AUTHORISATION", "false", "visa", ["noted"]],
    ["OFFER_CLOSED", "true", "multibanco", ["expired"]],
    ["CANCELLATION", "true", "visa", ["authorisation_cancelled"]],
    ["TECHNICAL_CANCEL", "true", "visa", ["authorisation_cancelled"]],
    ["REFUND", "true", "visa", ["refunded"]],
    ["REFUND", "false", "visa", ["refund_failed"]],
    ["REFUND_FAILED", "true", "mbway", ["refund_failed"]],
    ["REFUNDED_REVERSED", "true", "visa", ["refund_reversed"]],
    ["CAPTURE", "true", "visa", ["captured"]],
  ])("%s with success %s of %s maps to %j", (eventCode, success, paymentMethod, said) => {
    const isModification = !/AUTHORISATION|OFFER/.test(eventCode);
    const original = isModification ? { originalReference: adyen.pspOf(merchantReference) } : {};
    const rawBody = adyen.standardNotification({
      eventCode,
      success,
      paymentMethod,
      merchantReference,
      ...original,
    });
    expect(stateOf(rawBody)).toEqual(said);
  });

  test("a notification that was altered, signed with another key, unsigned or empty is refused", () => {
    const rawBody = adyen.standardNotification({ eventCode: "AUTHORISATION", merchantReference });
    expect(stateOf(rawBody.replace("4500", "1"))).toEqual(["bad_signature"]);
    expect(stateOf(rawBody.replace(/"hmacSignature":"[^"]+"/, '"hmacSignature":"AAAA"'))).toEqual([
      "bad_signature",
    ]);
    expect(stateOf(rawBody.replace("hmacSignature", "hmacsignature"))).toEqual(["bad_signature"]);
    expect(stateOf("not JSON")).toEqual(["bad_signature"]);
    const stranger = { hmacKey: "00".repeat(32), merchantAccount: "TestMerchant" };
    expect(readAdyenNotification(rawBody, stranger, undefined)).toEqual({ reading: "bad_signature" });
  });

  test("a notification for another merchant account is ignored", () => {
    const rawBody = adyen.standardNotification({
      eventCode: "AUTHORISATION",
      merchantReference,
      merchantAccountCode: "OtherMerchant",
    });
    expect(stateOf(rawBody)).toEqual([]);
  });
});

describe("refunds and abandoned payments", () => {
  const refund = () =>
    adyen.payments.refund({
      providerReference: adyen.pspOf("t1-a7-CODE"),
      reference: "t1-a7-CODE",
      idempotencyKey: `refund-${count++}`,
      ...money,
    });

  test("a refund is accepted, refused with a reason, or marked for retry", async () => {
    expect(await refund()).toMatchObject({ outcome: "accepted" });
    adyen.answersNext(422, {
      status: 422,
      errorCode: "137",
      message: "Invalid amount",
      errorType: "validation",
    });
    expect(await refund()).toEqual({ outcome: "refused", reason: "137 Invalid amount" });
    adyen.answersNext(500, { status: 500, errorType: "internal" });
    expect(await refund()).toEqual({ outcome: "unavailable" });
  });

  test(
    "an abandoned payment is not cancelled at Adyen; money that still arrives is refunded",
    { tags: ["D.76"] },
    async () => {
      const before = adyen.exchanges.length;
      expect(await adyen.payments.cancel(adyen.pspOf("t1-a7-CODE"))).toEqual({ state: "unknown" });
      expect(adyen.exchanges).toHaveLength(before);
    },
  );
});

describe("a card payment that is captured later", () => {
  const reference = "t1-a8-CODE";
  const request = (idempotencyKey: string) => ({
    providerReference: adyen.pspOf(reference),
    reference,
    idempotencyKey,
    ...money,
  });

  test("its session asks for manual capture, whatever the account's default is", async () => {
    await adyen.payments.begin(requestOf("credit_card", { capture: "manual" }));
    const sent = adyen.exchanges.at(-1)?.request;
    expect(sent).toMatchObject({ additionalData: { manualCapture: "true" } });
    expect(sent).not.toHaveProperty("captureDelayHours");
    const before = adyen.exchanges.length;
    expect(await adyen.payments.begin(requestOf("multibanco", { capture: "manual" }))).toEqual({
      outcome: "refused",
      reason: "only cards are captured later",
    });
    expect(adyen.exchanges).toHaveLength(before);
  });

  test("is captured and cancelled once for each key; a refusal and no answer are told apart", async () => {
    const capture = (key: string) => adyen.payments.capture?.(request(key));
    const release = (key: string) => adyen.payments.release?.(request(key));
    expect([await capture("capture-1"), await capture("capture-1")]).toEqual([
      { outcome: "accepted" },
      { outcome: "accepted" },
    ]);
    expect([await release("release-1"), await release("release-1")]).toEqual([
      { outcome: "accepted" },
      { outcome: "accepted" },
    ]);
    const payment = adyen.pspOf(reference);
    expect(adyen.modifications).toEqual([
      { kind: "captures", payment, reference },
      { kind: "cancels", payment, reference },
    ]);
    expect(adyen.exchanges.at(-1)?.request).toEqual({ merchantAccount: "TestMerchant", reference });
    const fault = { errorCode: "167", message: "Original pspReference required for this operation" };
    for (const ask of [capture, release]) {
      adyen.answersNext(422, { status: 422, ...fault, errorType: "validation" });
      expect(await ask(`refused ${ask.name}`)).toEqual({
        outcome: "refused",
        reason: `${fault.errorCode} ${fault.message}`,
      });
      adyen.answersNext(500, { status: 500, errorType: "internal" });
      expect(await ask(`silent ${ask.name}`)).toEqual({ outcome: "unavailable" });
    }
    // An answer that a key of another payment replays is none.
    expect(
      await adyen.payments.capture?.({ ...request("capture-1"), providerReference: "PSP9999999999999" }),
    ).toEqual({ outcome: "unavailable" });
  });
});

// In order, last: it judges what all tests above have sent and received.
describe.skipIf(!hasPublishedDocuments)("Adyen's published API documents", () => {
  test("every request and answer of these tests matches Checkout v71", { tags: ["S3.PAY.04"] }, () => {
    const checkout = openPublishedDocument("CheckoutService-v71.json");
    expect(new Set(adyen.exchanges.map(({ operation }) => operation))).toEqual(
      new Set([
        "POST /sessions",
        "POST /payments/{paymentPspReference}/captures",
        "POST /payments/{paymentPspReference}/cancels",
        "GET /sessions/{sessionId}",
        "POST /payments",
        "POST /payments/details",
        "POST /payments/{paymentPspReference}/refunds",
      ]),
    );
    const faults = adyen.exchanges.flatMap(({ operation, request, status, response }) => [
      ...checkout.faultsOfRequest(operation, request).map((fault) => `${operation}: ${fault}`),
      ...(status === 404 ? [] : checkout.faultsOfResponse(operation, status, response)).map(
        (fault) => `${operation} ${status}: ${fault}`,
      ),
    ]);
    expect(faults).toEqual([]);
  });

  test("every notification of these tests matches Webhooks v1", { tags: ["S3.PAY.04"] }, () => {
    const webhooks = openPublishedDocument("Webhooks-v1.json");
    for (const { eventCode, rawBody } of adyen.notifications) {
      // The document's own example of OFFER_CLOSED carries the signature, which its schema does not name.
      const reported =
        eventCode === "OFFER_CLOSED" ? rawBody.replace(/"hmacSignature":"[^"]+"/, "") : rawBody;
      const faults = webhooks.faultsOfRequest(`POST /${eventCode}`, JSON.parse(reported));
      expect([eventCode, faults]).toEqual([eventCode, []]);
    }
  });

  test("the documents reject unknown fields", () => {
    const checkout = openPublishedDocument("CheckoutService-v71.json");
    const good = adyen.exchanges.find(({ operation }) => operation === "POST /sessions")?.request;
    expect(checkout.faultsOfRequest("POST /sessions", { ...Object(good), card: "4111" })).not.toEqual([]);
    expect(checkout.faultsOfRequest("POST /sessions", { reference: "r" })).not.toEqual([]);
    expect(checkout.faultsOfResponse("POST /payments", 200, { resultCode: "Rich" })).not.toEqual([]);
  });
});

test("an unreachable Adyen is unavailable, and no payment page is opened", async () => {
  adyen.close();
  expect(await adyen.payments.begin(requestOf("multibanco"))).toEqual({ outcome: "unavailable" });
  expect(await adyen.payments.outcomeOf({ returned: { payload: "x" } })).toEqual({ state: "unavailable" });
});
