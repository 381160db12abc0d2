import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PaymentRequest, Payments, ReturnedResult } from "../ports/payments.ts";

type Payer = (pageUrl: string) => Promise<ReturnedResult>;
/** A payment provider as the conformance tests drive it. */
export type PaymentsUnderTest = {
  payments: Payments;
  /** Acts as the payer on the provider's page; returns the values for the clinic's page. */
  payer: { approves: Payer; declines?: Payer; cancels?: Payer };
  /** Returns the next notification to `notificationUrl`, as received. */
  nextNotification: () => Promise<{ headers: Record<string, string>; rawBody: string }>;
  notificationUrl: string;
  /** Makes the provider unreachable. */
  breakDown: () => Promise<void>;
  close: () => Promise<void>;
};
type Kind = {
  /** Whether it answers questions about a payment at any time, closes it when asked, and names it at once. */
  isAskable: boolean;
  /**
   * Whether its page is final: what is declined or left there has ended, and the page says so. Otherwise the payer may
   * try again until the payment is closed.
   */
  isPageFinal?: boolean;
  /** Whether a key answers what it answered first, whatever is asked. Otherwise another request under it is refused. */
  isKeyDeaf?: boolean;
  /** Whether it sends messages. Otherwise none is ever taken, and its answers tell everything. */
  hasMessages?: boolean;
  currency?: string;
  /** What its page returns to ours for a result; by default as Adyen's and the sandbox's pages. */
  returnOf?: (resultCode: string) => object;
};

/**
 * Defines the conformance tests of a payment provider; `open` starts one before them, and they
 * close it. The last argument says what its provider can do.
 */
export function describePayments(
  name: string,
  open: () => Promise<PaymentsUnderTest>,
  kind: Kind = { isAskable: true },
): void {
  const { isAskable, isPageFinal = true, isKeyDeaf = true, hasMessages = true, currency = "EUR" } = kind;
  describe(`payments by ${name}`, () => {
    let provider: PaymentsUnderTest;
    let count = 0;
    beforeAll(async () => void (provider = await open()));
    afterAll(() => provider.close());

    const requestOf = (changes: Partial<PaymentRequest> = {}): PaymentRequest => {
      count += 1;
      return {
        reference: `visit-${count}`,
        idempotencyKey: `begin-${count}`,
        method: "credit_card",
        shopName: "Clínica Aurora",
        returnUrl: "http://aurora.localhost:8080/appointments/7/pay?fromRoute=home",
        notificationUrl: provider.notificationUrl,
        locale: "pt",
        amountMinor: 4500,
        currency,
        deadline: new Date(Date.now() + 15 * 60_000),
        ...changes,
      };
    };
    const begin = async (request = requestOf()) => {
      const begun = await provider.payments.begin(request);
      if (begun.outcome !== "begun") throw new Error(`not begun: ${JSON.stringify(begun)}`);
      const { providerReference, action } = begun;
      if (action.type !== "redirect") throw new Error("no page to pay at");
      return { providerReference, action, request };
    };
    /** A payment that its payer has approved and of which the provider has told. */
    const paid = async () => {
      const { action, request } = await begin();
      const returned = await provider.payer.approves(action.url);
      if (hasMessages) await provider.nextNotification();
      const word = await provider.payments.outcomeOf({ returned });
      if (!("providerReference" in word)) throw new Error("not paid");
      const { providerReference, reference } = word;
      return { request, providerReference, reference };
    };
    const wordOf = (request: PaymentRequest, state: string) => ({
      state,
      providerReference: expect.stringMatching(/./),
      reference: request.reference,
      amountMinor: 4500,
      currency,
    });
    const refundAnswer = {
      outcome: hasMessages ? "accepted" : "refunded",
      refundReference: expect.stringMatching(/./),
    };

    test("D.77: a paid payment is reported when asked with the return data and in a message", async () => {
      const { action, request } = await begin();
      const returned = await provider.payer.approves(action.url);
      expect(await provider.payments.outcomeOf({ returned })).toEqual(wordOf(request, "authorised"));
      if (!hasMessages) return;
      const { headers, rawBody } = await provider.nextNotification();
      expect(provider.payments.readNotification(headers, rawBody)).toEqual({
        reading: "verified",
        events: [
          expect.objectContaining({ ...wordOf(request, "authorised"), eventId: expect.stringMatching(/./) }),
        ],
      });
    });

    test("an altered or unsigned message is refused, and a repeated one reports the same", async () => {
      const read = provider.payments.readNotification;
      const { action } = await begin();
      await provider.payer.approves(action.url);
      const { headers, rawBody } = hasMessages
        ? await provider.nextNotification()
        : { headers: {}, rawBody: JSON.stringify({ status: "AUTHORIZED", amount: 4500 }) };
      expect(read(headers, rawBody.replace("4500", "1"))).toEqual({ reading: "bad_signature" });
      expect(read(headers, rawBody)).toEqual(read(headers, rawBody));
      for (const body of ["", "{}", JSON.stringify({ status: "AUTHORIZED" })])
        expect(read({}, body)).toEqual({ reading: "bad_signature" });
    });

    test("starting twice with one key opens one payment", async () => {
      const { providerReference, action, request } = await begin();
      expect(await provider.payments.begin(request)).toEqual({ outcome: "begun", providerReference, action });
    });

    test("repeated refunds with one key refund once", async () => {
      const { request, providerReference, reference } = await paid();
      const { amountMinor, currency } = request;
      const idempotencyKey = `refund ${reference}`;
      const refund = () =>
        provider.payments.refund({ providerReference, reference, idempotencyKey, amountMinor, currency });
      const [first, again] = [await refund(), await refund()];
      // A whole payment that is reversed at once has no name of its own.
      const whole = hasMessages ? refundAnswer : { ...refundAnswer, refundReference: null };
      expect([first, again]).toEqual([whole, first]);
      if (isAskable && hasMessages) await provider.nextNotification();
    });

    test("partial refunds are sent one after another under their own references and amounts", async () => {
      const { request, providerReference, reference } = await paid();
      const { currency } = request;
      const names = new Map<number, unknown>();
      for (const amountMinor of [1000, 2500]) {
        const idempotencyKey = `part ${amountMinor} ${reference}`;
        const part = { providerReference, reference, idempotencyKey, amountMinor, currency };
        const answer = await provider.payments.refund(part);
        expect(answer).toEqual(refundAnswer);
        expect(await provider.payments.refund(part)).toEqual(answer);
        names.set(amountMinor, "refundReference" in answer ? answer.refundReference : null);
      }
      expect(new Set(names.values()).size).toBe(2);
      if (!isAskable || !hasMessages) return;
      for (const [amountMinor, objectReference] of names) {
        const { headers, rawBody } = await provider.nextNotification();
        expect(provider.payments.readNotification(headers, rawBody)).toMatchObject({
          reading: "verified",
          events: [{ state: "refunded", amountMinor, currency, objectReference, providerReference }],
        });
      }
    });

    test("a refund under the payment's own key is not accepted: the provider replays that answer", async () => {
      const { request, providerReference, reference } = await paid();
      const { amountMinor, currency, idempotencyKey } = request;
      const refund = { providerReference, reference, idempotencyKey, amountMinor, currency };
      expect(await provider.payments.refund(refund)).toEqual({ outcome: "unavailable" });
      const again = { ...refund, idempotencyKey: `refund ${reference}` };
      expect(await provider.payments.refund(again)).toMatchObject({ outcome: refundAnswer.outcome });
      if (isAskable && hasMessages) await provider.nextNotification();
    });

    test("D.77: invented results are unknown, never an error", async () => {
      const ask = provider.payments.outcomeOf;
      expect(await ask({ returned: { payload: "x", resultCode: "Authorised" } })).toEqual({
        state: "unknown",
      });
      expect(await ask({ returned: { resultCode: "Authorised" } })).toEqual({ state: "unknown" });
      expect(await ask({ providerReference: "../results" })).toEqual({ state: "unknown" });
    });

    test("a payment whose deadline has passed is not started", async () => {
      const late = requestOf({ deadline: new Date(Date.now() - 1000) });
      expect(await provider.payments.begin(late)).toMatchObject({ outcome: "refused" });
    });

    if (isAskable) describeAskable(() => provider, begin, { isKeyDeaf, hasMessages, currency });
    if (isAskable && isPageFinal) describeFinalPage(() => provider, begin, kind);
    if (isAskable && !isPageFinal) describePatientPage(() => provider, begin);

    test("an unreachable provider is unavailable, and no payment is opened", async () => {
      await provider.breakDown();
      expect(await provider.payments.begin(requestOf())).toEqual({ outcome: "unavailable" });
      expect(await provider.payments.outcomeOf({ returned: { payload: "any" } })).toEqual({
        state: "unavailable",
      });
      const back = { providerReference: "any", reference: "any", idempotencyKey: "any" };
      expect(await provider.payments.refund({ ...back, amountMinor: 1, currency })).toEqual({
        outcome: "unavailable",
      });
    });
  });
}

type Begin = () => Promise<{
  providerReference: string | null;
  action: { url: string };
  request: PaymentRequest;
}>;

/** What more is asked of a provider that answers questions about each payment at any time. */
function describeAskable(
  opened: () => PaymentsUnderTest,
  begin: Begin,
  { isKeyDeaf, hasMessages, currency }: Required<Pick<Kind, "isKeyDeaf" | "hasMessages" | "currency">>,
): void {
  const beginNamed = () => named(begin);

  test("D.78: a started payment requires the patient's action", async () => {
    const { providerReference, request } = await beginNamed();
    expect(await opened().payments.outcomeOf({ providerReference })).toEqual({
      state: "action_required",
      providerReference,
      reference: request.reference,
      amountMinor: 4500,
      currency,
    });
  });

  test("one key with another amount opens no second payment", async () => {
    const { request, providerReference } = await beginNamed();
    const again = await opened().payments.begin({ ...request, amountMinor: 1 });
    expect(again).toMatchObject(
      isKeyDeaf ? { outcome: "begun", providerReference } : { outcome: "unavailable" },
    );
    expect(await opened().payments.outcomeOf({ providerReference })).toMatchObject({ amountMinor: 4500 });
  });

  test("a message with a foreign or missing signature is refused", async () => {
    const { action } = await beginNamed();
    await opened().payer.approves(action.url);
    const sent = hasMessages ? await opened().nextNotification() : { headers: {}, rawBody: "{}" };
    const read = opened().payments.readNotification;
    const foreign = Object.fromEntries(Object.keys(sent.headers).map((header) => [header, "00ff"]));
    expect(read({}, sent.rawBody)).toEqual({ reading: "bad_signature" });
    expect(read(foreign, sent.rawBody)).toEqual({ reading: "bad_signature" });
  });

  test("D.75: a cancelled payment cannot be paid, and a paid one stays paid", async () => {
    const open = await beginNamed();
    const cancelled = await opened().payments.cancel(open.providerReference);
    expect(cancelled).toMatchObject({ state: "cancelled", reference: open.request.reference });
    if (hasMessages) await opened().nextNotification();
    const paid = await beginNamed();
    const returned = await opened().payer.approves(paid.action.url);
    // Without messages the payer's return is what pays.
    await (hasMessages ? opened().nextNotification() : opened().payments.outcomeOf({ returned }));
    expect(await opened().payments.cancel(paid.providerReference)).toMatchObject({ state: "authorised" });
  });
}

async function named(begin: Begin) {
  const { providerReference, ...begun } = await begin();
  if (providerReference === null) throw new Error("begun without a name");
  return { ...begun, providerReference };
}

const adyenReturn = (resultCode: string) => ({
  payload: expect.stringMatching(/./),
  resultCode,
  paymentData: expect.stringMatching(/^\{.+\}$/),
});

/** A page that ends the payment, whatever the payer does there. */
function describeFinalPage(
  opened: () => PaymentsUnderTest,
  begin: Begin,
  { hasMessages = true, currency = "EUR", returnOf = adyenReturn }: Kind,
): void {
  const beginNamed = () => named(begin);

  test.each([
    ["approves", "authorised", "Authorised"],
    ["declines", "refused", "Refused"],
    ["cancels", "cancelled", "Cancelled"],
  ] as const)(
    "S3.PAYRESULT.01: when the payer %s, page, query and message all report %s",
    async (deed, state, resultCode) => {
      const { action, providerReference, request } = await beginNamed();
      const returned = (await opened().payer[deed]?.(action.url)) ?? {};
      expect(returned).toEqual(returnOf(resultCode));
      const { reference } = request;
      const word = { state, providerReference, reference, amountMinor: 4500, currency };
      expect(await opened().payments.outcomeOf({ returned })).toEqual(word);
      expect(await opened().payments.outcomeOf({ providerReference })).toEqual(word);
      if (!hasMessages) return;
      const { headers, rawBody } = await opened().nextNotification();
      expect(opened().payments.readNotification(headers, rawBody)).toEqual({
        reading: "verified",
        events: [{ ...word, eventId: expect.stringMatching(/./) }],
      });
    },
  );
}

/** A page at which a payer can try again. */
function describePatientPage(opened: () => PaymentsUnderTest, begin: Begin): void {
  test("D.75: a page that was left or declined a card stays open and can be paid", async () => {
    const { action, providerReference, request } = await named(begin);
    for (const deed of ["declines", "cancels"] as const) {
      const left = (await opened().payer[deed]?.(action.url)) ?? {};
      expect(left.payload).toBeUndefined();
      expect(await opened().payments.outcomeOf({ returned: left })).toEqual({ state: "unknown" });
      expect(await opened().payments.outcomeOf({ providerReference })).toMatchObject({
        state: "action_required",
      });
    }
    const returned = await opened().payer.approves(action.url);
    const { reference } = request;
    const word = { state: "authorised", providerReference, reference, amountMinor: 4500, currency: "EUR" };
    for (const question of [{ returned }, { providerReference }])
      expect(await opened().payments.outcomeOf(question)).toEqual(word);
    await opened().nextNotification();
  });
}
