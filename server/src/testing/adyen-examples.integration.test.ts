import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { notedCodes } from "../adapters/adyen-payments/adyen-event-kinds.ts";
import { withTenant } from "../platform/database/database.ts";
import { openAdyenStandIn, type AdyenStandIn } from "./adyen-stand-in.ts";
import { openPaymentClinic, type PaymentClinic } from "./payment-clinic.ts";
import { hasPublishedDocuments, publishedWebhookExamples } from "./published-documents.ts";
import { known } from "./test-clinic.ts";

type Item = {
  merchantReference: string;
  originalReference?: string;
  eventCode: string;
  amount: { value: number; currency: string };
};

let adyen: AdyenStandIn;
let clinic: PaymentClinic;
beforeEach(async () => {
  adyen = await openAdyenStandIn();
  const gateways = { multibanco: { provider: "adyen", clientKey: null } };
  clinic = await openPaymentClinic({ gateways, clinicEmail: "desk@aurora.example" }, adyen.payments);
});
afterEach(async () => {
  await clinic.close();
  adyen.close();
});

const deliver = async ({ rawBody, headers }: { rawBody: string; headers: Record<string, string> }) =>
  (
    await clinic.app.inject({
      method: "POST",
      url: "/api/webhooks/payments/adyen",
      headers: { host: "localhost", "content-type": "application/json", ...headers },
      payload: rawBody,
    })
  ).statusCode;

const itemOf = (body: unknown) =>
  (body as { notificationItems?: { NotificationRequestItem: Item }[] }).notificationItems?.[0]
    ?.NotificationRequestItem;

/** The published examples about a payment of ours, signed with this test's key. */
function examplesAbout(reference: string) {
  return publishedWebhookExamples().map(({ name, body }) => {
    const item = itemOf(body);
    if (!item) return { name, code: null, ...adyen.signs(body) };
    const about = {
      ...item,
      merchantAccountCode: "TestMerchant",
      ...(item.merchantReference === "" ? {} : { merchantReference: reference }),
      ...(item.originalReference ? { originalReference: adyen.pspOf(reference) } : {}),
    };
    return { name, code: item.eventCode, headers: {}, rawBody: adyen.standardNotification(about) };
  });
}

async function paidReference(): Promise<string> {
  const id = await clinic.book("2027-03-02T11:00:00.000Z");
  await clinic.begin(id, { method: "multibanco" });
  const reference = await clinic.referenceOf(id);
  const amount = { value: 4000, currency: "EUR" };
  const rawBody = adyen.standardNotification({
    eventCode: "AUTHORISATION",
    merchantReference: reference,
    amount,
  });
  await deliver({ rawBody, headers: {} });
  return reference;
}

const recorded = async () => {
  const events = await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx.selectFrom("payment_events").selectAll().orderBy("id").execute(),
  );
  const account = await clinic.db.selectFrom("provider_events").selectAll().execute();
  return { events, account };
};

describe.skipIf(!hasPublishedDocuments)("Adyen's published webhook examples", () => {
  test("are each handled or recorded with a reason", async () => {
    const reference = await paidReference();
    const examples = examplesAbout(reference);
    expect(examples).toHaveLength(42);
    for (const example of examples)
      expect([example.name, await deliver(example)]).toEqual([example.name, 202]);
    const { events, account } = await recorded();
    const [, ...rest] = events; // the first is the money itself
    expect(rest).toHaveLength(37);
    // Two of the 42 are one event. AUTHORISATION names another payment under our number: it is the operator's.
    expect(account.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["AUTHORISATION", "REPORT_AVAILABLE", "ach.notificationOfChange"]),
    );
    expect(account).toHaveLength(4);
    expect(events.filter(({ result }) => result === "received")).toEqual([]);
    const noted = rest.filter(({ outcome, code }) => outcome === "noted" && notedCodes[code ?? ""]);
    expect(noted.filter(({ reason }) => !reason)).toEqual([]);
    expect(rest.filter(({ needs_attention }) => needs_attention).map(({ code }) => code)).toEqual(
      expect.arrayContaining([
        "CHARGEBACK",
        "NOTIFICATION_OF_CHARGEBACK",
        "REQUEST_FOR_INFORMATION",
        "SECOND_CHARGEBACK",
        "PREARBITRATION_LOST",
        "CHARGEBACK_REVERSED",
        "NOTIFICATION_OF_FRAUD",
        "REFUND_FAILED",
        "REFUNDED_REVERSED",
      ]),
    );
  });

  test("are recorded once and keep the dispute's first end, in reverse order and repeated", async () => {
    const reference = await paidReference();
    const examples = examplesAbout(reference).toReversed();
    for (const example of [...examples, ...examples]) expect(await deliver(example)).toBe(202);
    const { events, account } = await recorded();
    expect([events.length, account.length]).toEqual([38, 4]);
    expect(await clinic.table("payments")).toMatchObject([{ dispute: "won", status: "capture_failed" }]);
  });
});

test("an account event without Adyen's signature is refused", async () => {
  const { rawBody, headers } = adyen.signs({
    type: "ach.notificationOfChange",
    data: { pspReference: "P1" },
  });
  expect(await deliver({ rawBody, headers: {} })).toBe(401);
  expect(await deliver({ rawBody: rawBody.replace("P1", "P2"), headers })).toBe(401);
  expect(await deliver({ rawBody, headers })).toBe(202);
  expect((await recorded()).account).toMatchObject([{ code: "ach.notificationOfChange" }]);
});
