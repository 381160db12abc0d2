import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Payments, PaymentRequest, ReturnedResult } from "../../ports/payments.ts";
import type { RequestLedger } from "../../ports/request-ledger.ts";
import { openRequestLedger } from "../../shared/payment/request-ledger.ts";
import { openPaymentClinic, type PaymentClinic } from "../../testing/payment-clinic.ts";
import { describePayments, type PaymentsUnderTest } from "../../testing/payments-conformance.ts";
import { known } from "../../testing/test-clinic.ts";
import { openWebpayStandIn, webpayAccount, type WebpayStandIn } from "../../testing/webpay-stand-in.ts";
import { testWebpayAccount } from "./test-webpay-account.ts";
import { webpayPayments } from "./webpay-payments.ts";

const notificationUrl = "https://aurora.example/api/webhooks/payments/webpay/t1-g1";

type Opened = {
  webpay: WebpayStandIn;
  payments: Payments;
  ledger: RequestLedger;
  move: (ms: number) => void;
  close: () => Promise<void>;
};

/** The adapter at a stand-in, with the ledger of a gateway in PostgreSQL and one clock for all three. */
async function openAdapter(): Promise<Opened> {
  const clinic: PaymentClinic = await openPaymentClinic({ currency: "CLP" });
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const webpay = await openWebpayStandIn(now);
  const added = await clinic.call("POST", "/clinic/payment_gateways", {
    headers: { authorization: `Bearer ${known.aurora.clinicToken}` },
    body: {
      kind: "webpay",
      name: "Webpay",
      address: webpay.address,
      merchant_account: webpayAccount.commerceCode,
      methods: ["credit_card"],
      is_enabled: true,
      api_key: webpayAccount.apiKeySecret,
    },
  });
  const gatewayId = Number(added.body.data.entity.id);
  const ledger = openRequestLedger({ db: clinic.db, tenantId: known.aurora.tenantId, gatewayId, now });
  const account = { baseUrl: webpay.address, ...webpayAccount };
  return {
    webpay,
    payments: webpayPayments({ ...account, ledger, now }),
    ledger,
    move: (ms) => void (ahead += ms),
    close: async () => {
      webpay.close();
      await clinic.close();
    },
  };
}

const tokenIn = (pageUrl: string) => new URL(pageUrl).searchParams.get("token_ws") ?? "";

/** What the server makes of the address to which a browser is sent back. */
function returnedBy(payments: Payments, address: string): ReturnedResult {
  const returned = payments.readReturn?.(new URL(address).searchParams);
  if (!returned || !("providerReference" in returned)) throw new Error(`nothing came back in ${address}`);
  return { payload: returned.providerReference, resultCode: returned.resultCode };
}

async function openUnderTest(): Promise<PaymentsUnderTest> {
  const { webpay, payments, close } = await openAdapter();
  const back = (address: string) => Promise.resolve(returnedBy(payments, address));
  return {
    payments,
    payer: {
      approves: (pageUrl) => back(webpay.approves(tokenIn(pageUrl))),
      declines: (pageUrl) => back(webpay.declines(tokenIn(pageUrl))),
      cancels: (pageUrl) => back(webpay.leaves(tokenIn(pageUrl))),
    },
    nextNotification: () => Promise.reject(new Error("Webpay sends no messages")),
    notificationUrl,
    breakDown: () => Promise.resolve(webpay.close()),
    close,
  };
}

describePayments("the Webpay adapter", openUnderTest, {
  isAskable: true,
  hasMessages: false,
  currency: "CLP",
  // The address is the same for an approved and a declined card.
  returnOf: (code) => ({
    payload: expect.stringMatching(/^[0-9a-f]{64}$/),
    resultCode: code === "Cancelled" ? code : "Received",
  }),
});

let opened: Opened;
let count = 0;
beforeAll(async () => void (opened = await openAdapter()));
afterAll(() => opened.close());

const requestOf = (changes: Partial<PaymentRequest> = {}): PaymentRequest => {
  count += 1;
  const reference = `t1-a${count}-ABCD1234`;
  return {
    reference,
    idempotencyKey: reference,
    method: "credit_card",
    shopName: "Clínica Andes",
    returnUrl: "https://andes.example/appointments/7/pay",
    notificationUrl,
    locale: "es-CL",
    amountMinor: 25_000,
    currency: "CLP",
    deadline: new Date(Date.now() + 3_600_000_000),
    ...changes,
  };
};
async function begin(
  request = requestOf(),
): Promise<{ token: string; url: string; request: PaymentRequest }> {
  const begun = await opened.payments.begin(request);
  if (begun.outcome !== "begun" || begun.providerReference === null || begun.action.type !== "redirect")
    throw new Error(JSON.stringify(begun));
  return { token: begun.providerReference, url: begun.action.url, request };
}
const comesBack = (address: string) =>
  opened.payments.outcomeOf({ returned: returnedBy(opened.payments, address) });
async function paid() {
  const begun = await begin();
  expect(await comesBack(opened.webpay.approves(begun.token))).toMatchObject({ state: "authorised" });
  return begun;
}
const sentTo = (operation: string) =>
  opened.webpay.exchanges.filter((exchange) => exchange.operation === operation);
const refundOf = (
  { token, request }: { token: string; request: PaymentRequest },
  amountMinor: number,
  key: string,
) => ({
  providerReference: token,
  reference: request.reference,
  idempotencyKey: `${request.reference}-${key}`,
  amountMinor,
  currency: "CLP",
});

describe("opening the form", () => {
  test("the published fields are sent, whole pesos and within their lengths", async () => {
    const { token, url, request } = await begin();
    const { headers, body } =
      opened.webpay.exchanges.findLast(({ operation }) => operation === "POST /transactions") ?? {};
    expect(headers).toMatchObject({
      "tbk-api-key-id": webpayAccount.commerceCode,
      "tbk-api-key-secret": webpayAccount.apiKeySecret,
      "content-type": "application/json",
    });
    expect(body).toEqual({
      buy_order: expect.stringMatching(new RegExp(`^${request.reference}-\\w{1,8}$`)),
      session_id: request.reference,
      amount: 25_000,
      return_url: `${notificationUrl}/return?to=%2Fappointments%2F7%2Fpay`,
    });
    expect(url).toBe(`https://webpay3gint.transbank.cl/webpayserver/initTransaction?token_ws=${token}`);
  });

  test("an order number of a long reference is shortened to 26 characters", async () => {
    const long = "t123456789-a1234567890-ABCD1234";
    const { token } = await begin(requestOf({ reference: long, idempotencyKey: long }));
    expect(opened.webpay.transactionOf(token)).toMatchObject({
      session_id: long,
      buy_order: expect.stringMatching(/^[0-9a-f]{26}$/),
    });
  });

  test("another currency, another method and a long address are refused before Webpay is called", async () => {
    const before = opened.webpay.exchanges.length;
    const long = `https://aurora.example/${"a".repeat(230)}`;
    for (const changes of [{ currency: "EUR" }, { method: "mb_way" }, { notificationUrl: long }] as const)
      expect(await opened.payments.begin(requestOf(changes))).toMatchObject({ outcome: "refused" });
    expect(opened.webpay.exchanges).toHaveLength(before);
  });

  test("a creation whose answer was lost is repeated under another order", async () => {
    const request = requestOf();
    opened.webpay.losesNext("POST");
    expect(await opened.payments.begin(request)).toEqual({ outcome: "unavailable" });
    opened.move(1000);
    const { token } = await begin(request);
    expect(await begin(request)).toMatchObject({ token });
  });

  test("two calls at once open one form", async () => {
    const request = requestOf();
    const hold = opened.webpay.holdsNext("POST");
    const first = opened.payments.begin(request);
    await hold.arrived;
    expect(await opened.payments.begin(request)).toEqual({ outcome: "unavailable" });
    hold.goesOn();
    const opening = await first;
    const { token } = await begin(request);
    expect(opening).toMatchObject({ outcome: "begun", providerReference: token });
  });

  test("a wrong key opens nothing, and the test of the account says so", async () => {
    const account = { baseUrl: opened.webpay.address, ...webpayAccount };
    expect(await testWebpayAccount(account)).toEqual({ outcome: "works", methods: null });
    const wrong = { ...account, apiKeySecret: "another-secret-of-nobody" };
    expect(await testWebpayAccount(wrong)).toEqual({ outcome: "key_refused" });
    const payments = webpayPayments({ ...wrong, ledger: opened.ledger });
    expect(await payments.begin(requestOf())).toEqual({ outcome: "session_failed" });
  });
});

describe("coming back", () => {
  test("two returns at once, and one after them, commit once", async () => {
    const { token } = await begin();
    const address = opened.webpay.approves(token);
    const hold = opened.webpay.holdsNext("PUT");
    const first = comesBack(address);
    await hold.arrived;
    // The first is at work: nobody knows yet, and nothing is sent twice.
    expect(await comesBack(address)).toEqual({ state: "unavailable" });
    hold.goesOn();
    expect(await first).toMatchObject({ state: "authorised", amountMinor: 25_000 });
    expect(await comesBack(address)).toMatchObject({ state: "authorised" });
    expect(sentTo(`PUT /transactions/${token}`)).toHaveLength(1);
  });

  test("a commit whose answer was lost is settled by the status", async () => {
    const { token } = await begin();
    opened.webpay.losesNext("PUT");
    expect(await comesBack(opened.webpay.approves(token))).toMatchObject({ state: "authorised" });
    expect(sentTo(`PUT /transactions/${token}`)).toHaveLength(1);
  });

  test("a commit that never arrived is repeated by a question, once it cannot be at work any more", async () => {
    const { token } = await begin();
    opened.webpay.dropsNext("PUT");
    expect(await comesBack(opened.webpay.approves(token))).toEqual({ state: "unavailable" });
    const ask = () => opened.payments.outcomeOf({ providerReference: token });
    expect(await ask()).toEqual({ state: "unavailable" });
    expect(sentTo(`PUT /transactions/${token}`)).toHaveLength(1);
    opened.move(31_000);
    expect(await ask()).toMatchObject({ state: "authorised" });
    expect(sentTo(`PUT /transactions/${token}`)).toHaveLength(2);
  });

  test("a return that was made up before the payer paid commits nothing, and the real one does", async () => {
    const { token } = await begin();
    const made = { payload: token, resultCode: "Received" };
    expect(await opened.payments.outcomeOf({ returned: made })).toMatchObject({ state: "action_required" });
    expect(await comesBack(opened.webpay.approves(token))).toMatchObject({ state: "authorised" });
  });

  test("a closed payment is never committed, though its payer approved it", async () => {
    const { token } = await begin();
    expect(await opened.payments.cancel(token)).toMatchObject({ state: "cancelled" });
    expect(await comesBack(opened.webpay.approves(token))).toMatchObject({ state: "cancelled" });
    expect(await opened.payments.outcomeOf({ providerReference: token })).toMatchObject({
      state: "cancelled",
    });
    expect(sentTo(`PUT /transactions/${token}`)).toEqual([]);
  });

  test("nothing is closed while a commit may be at work", async () => {
    const { token } = await begin();
    opened.webpay.dropsNext("PUT");
    await comesBack(opened.webpay.approves(token));
    expect(await opened.payments.cancel(token)).toEqual({ state: "unavailable" });
    opened.move(31_000);
    expect(await opened.payments.cancel(token)).toMatchObject({ state: "cancelled" });
  });

  test("what the form brings back is told apart: paid, left, failed, timed out, nothing", async () => {
    const { token, request } = await begin();
    const read = (address: string) => opened.payments.readReturn?.(new URL(address).searchParams);
    expect(read(opened.webpay.declines(token))).toEqual({ providerReference: token, resultCode: "Received" });
    for (const address of [opened.webpay.leaves(token), opened.webpay.fails(token)])
      expect(read(address)).toEqual({ providerReference: token, resultCode: "Cancelled" });
    expect(read(opened.webpay.timesOut(token))).toEqual({
      reference: request.reference,
      resultCode: "Expired",
    });
    for (const query of ["", "?token_ws=../x", "?TBK_TOKEN=", "?TBK_ID_SESION="])
      expect(read(`https://aurora.example/${query}`)).toBeNull();
  });
});

describe("sending money back", () => {
  const hours = 3_600_000;

  test("the whole is reversed within three hours and nullified later", async () => {
    const early = await paid();
    expect(await opened.payments.refund(refundOf(early, 25_000, "a"))).toEqual({
      outcome: "refunded",
      refundReference: null,
    });
    const late = await paid();
    opened.move(4 * hours);
    expect(await opened.payments.refund(refundOf(late, 25_000, "a"))).toEqual({
      outcome: "refunded",
      refundReference: expect.stringMatching(/^\d{6}@\d{4}-/),
    });
    expect(opened.webpay.refunds.slice(-2)).toEqual([
      { type: "REVERSED", amount: 25_000 },
      { type: "NULLIFIED", amount: 25_000 },
    ]);
  });

  test.each(["losesNext", "dropsNext"] as const)(
    "a part whose answer was lost goes back once: %s",
    async (how) => {
      const payment = await paid();
      await opened.payments.refund(refundOf(payment, 5000, "first"));
      opened.webpay[how]("POST");
      const part = refundOf(payment, 7000, "second");
      expect(await opened.payments.refund(part)).toEqual({ outcome: "unavailable" });
      // It may be at work; nor does another refund of the payment begin beside it.
      expect(await opened.payments.refund(part)).toEqual({ outcome: "unavailable" });
      const other = refundOf(payment, 1000, "third");
      expect(await opened.payments.refund(other)).toEqual({ outcome: "unavailable" });
      opened.move(31_000);
      expect(await opened.payments.refund(part)).toMatchObject({ outcome: "refunded" });
      expect(await opened.payments.refund(other)).toMatchObject({ outcome: "refunded" });
      expect(opened.webpay.transactionOf(payment.token).left).toBe(25_000 - 5000 - 7000 - 1000);
    },
  );

  test("two calls at once under one key send one refund", async () => {
    const payment = await paid();
    const part = refundOf(payment, 5000, "part");
    const hold = opened.webpay.holdsNext("POST");
    const first = opened.payments.refund(part);
    await hold.arrived;
    expect(await opened.payments.refund(part)).toEqual({ outcome: "unavailable" });
    hold.goesOn();
    expect(await first).toMatchObject({ outcome: "refunded" });
    expect(opened.webpay.transactionOf(payment.token).left).toBe(20_000);
  });

  test("when the balance does not tell what became of a lost refund, a person has to look", async () => {
    const payment = await paid();
    opened.webpay.ages(payment.token);
    opened.webpay.losesNext("POST");
    const part = refundOf(payment, 7000, "part");
    await opened.payments.refund(part);
    opened.move(31_000);
    const refused = { outcome: "refused", reason: expect.stringMatching(/Look at Transbank/) };
    expect(await opened.payments.refund(part)).toEqual(refused);
    expect(opened.webpay.transactionOf(payment.token).left).toBe(18_000);
  });

  test("a payment older than Webpay tells of is refunded", async () => {
    const payment = await paid();
    opened.webpay.ages(payment.token);
    expect(await opened.payments.refund(refundOf(payment, 7000, "part"))).toMatchObject({
      outcome: "refunded",
    });
  });

  test("what Webpay refuses is refused with its words, and other money is not sent", async () => {
    const payment = await paid();
    expect(await opened.payments.refund(refundOf(payment, 26_000, "more"))).toEqual({
      outcome: "refused",
      reason: "Amount to refund is bigger than authorized",
    });
    const euros = { ...refundOf(payment, 5000, "euros"), currency: "EUR" };
    expect(await opened.payments.refund(euros)).toMatchObject({ outcome: "refused" });
    opened.webpay.usesDebit();
    expect(await opened.payments.refund(refundOf(payment, 5000, "debit"))).toMatchObject({
      outcome: "refused",
    });
    expect(opened.webpay.transactionOf(payment.token).left).toBe(25_000);
  });
});
