import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PaymentRequest, Payments, ReturnedResult } from "../ports/payments.ts";

export type PaymentsUnderTest = {
  payments: Payments;
  /** The payer on the provider's page; answers what it hands back to the clinic's page. */
  payer: Record<"approves" | "isDeclined" | "cancels", (pageUrl: string) => Promise<ReturnedResult>>;
  /** The next message that the provider sends to `notificationUrl`, as it arrived. */
  nextNotification: () => Promise<{ headers: Record<string, string>; rawBody: string }>;
  notificationUrl: string;
  /** From here on the provider cannot be reached. */
  breakDown: () => Promise<void>;
  close: () => Promise<void>;
};

/** What every payment provider must do; `open` starts one that can be paid at. */
export function describePayments(name: string, open: () => Promise<PaymentsUnderTest>): void {
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
        currency: "EUR",
        deadline: new Date(Date.now() + 15 * 60_000),
        ...changes,
      };
    };
    const begin = async (request = requestOf()) => {
      const begun = await provider.payments.begin(request);
      if (begun.outcome !== "begun") throw new Error(`not begun: ${JSON.stringify(begun)}`);
      return { ...begun, request };
    };

    test("D.78: a payment that was begun waits for the patient to act", async () => {
      const { providerReference, request } = await begin();
      expect(await provider.payments.outcomeOf({ providerReference })).toEqual({
        state: "action_required",
        providerReference,
        reference: request.reference,
        amountMinor: 4500,
        currency: "EUR",
      });
    });

    test.each([
      ["approves", "authorised", "Authorised"],
      ["isDeclined", "refused", "Refused"],
      ["cancels", "cancelled", "Cancelled"],
    ] as const)(
      "S3.PAYRESULT.01: when the payer %s, the page, the question and the message all say %s",
      async (deed, state, resultCode) => {
        const { action, providerReference, request } = await begin();
        const returned = await provider.payer[deed](action.url);
        expect(returned).toEqual({
          payload: expect.stringMatching(/./),
          resultCode,
          paymentData: expect.stringMatching(/^\{.+\}$/),
        });
        const word = {
          state,
          providerReference,
          reference: request.reference,
          amountMinor: 4500,
          currency: "EUR",
        };
        expect(await provider.payments.outcomeOf({ returned })).toEqual(word);
        expect(await provider.payments.outcomeOf({ providerReference })).toEqual(word);
        const { headers, rawBody } = await provider.nextNotification();
        expect(provider.payments.readNotification(headers, rawBody)).toEqual({
          reading: "verified",
          events: [{ ...word, eventId: expect.stringMatching(/./) }],
        });
      },
    );

    test("a message changed on the way, signed by a stranger or not signed is refused; a repeated one says the same", async () => {
      const { action } = await begin();
      await provider.payer.isDeclined(action.url);
      const { headers, rawBody } = await provider.nextNotification();
      const read = provider.payments.readNotification;
      const tampered = rawBody.replace('"refused"', '"authorised"').replace("4500", "1");
      expect(tampered).not.toBe(rawBody);
      expect(read(headers, tampered)).toEqual({ reading: "bad_signature" });
      expect(read({}, rawBody)).toEqual({ reading: "bad_signature" });
      expect(
        read(
          mapValues(headers, () => "00ff"),
          rawBody,
        ),
      ).toEqual({ reading: "bad_signature" });
      expect(read(headers, rawBody)).toEqual(read(headers, rawBody));
    });

    test("beginning twice with the same key opens one payment; the same key for another amount is refused", async () => {
      const { providerReference, action, request } = await begin();
      expect(await provider.payments.begin(request)).toEqual({ outcome: "begun", providerReference, action });
      expect(await provider.payments.begin({ ...request, amountMinor: 1 })).toMatchObject({
        outcome: "refused",
      });
    });

    test("D.75: what was given up cannot be paid any more; what was paid stays paid", async () => {
      const open = await begin();
      const cancelled = await provider.payments.cancel(open.providerReference);
      expect(cancelled).toMatchObject({ state: "cancelled", reference: open.request.reference });
      await provider.nextNotification();
      const paid = await begin();
      await provider.payer.approves(paid.action.url);
      await provider.nextNotification();
      expect(await provider.payments.cancel(paid.providerReference)).toMatchObject({ state: "authorised" });
    });

    test("D.77: invented results and references are unknown, never an error", async () => {
      const ask = provider.payments.outcomeOf;
      expect(await ask({ returned: { payload: "x", resultCode: "Authorised" } })).toEqual({
        state: "unknown",
      });
      expect(await ask({ returned: { resultCode: "Authorised" } })).toEqual({ state: "unknown" });
      expect(await ask({ providerReference: "../results" })).toEqual({ state: "unknown" });
    });

    test("a payment whose deadline is over is not begun", async () => {
      const late = requestOf({ deadline: new Date(Date.now() - 1000) });
      expect(await provider.payments.begin(late)).toMatchObject({ outcome: "refused" });
    });

    test("when the provider is down it is unavailable, and there is nothing to open", async () => {
      await provider.breakDown();
      expect(await provider.payments.begin(requestOf())).toEqual({ outcome: "unavailable" });
      expect(await provider.payments.outcomeOf({ providerReference: "any" })).toEqual({
        state: "unavailable",
      });
      expect(await provider.payments.cancel("any")).toEqual({ state: "unavailable" });
    });
  });
}

function mapValues(record: Record<string, string>, change: () => string): Record<string, string> {
  return Object.fromEntries(Object.keys(record).map((name) => [name, change()]));
}
