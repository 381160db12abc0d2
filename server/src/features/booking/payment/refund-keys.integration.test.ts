import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { refundAppointment } from "../../../shared/appointment/refund-appointment.ts";
import { openAdyenStandIn, type AdyenStandIn } from "../../../testing/adyen-stand-in.ts";
import { openPaymentClinic, type PaymentClinic } from "../../../testing/payment-clinic.ts";
import { known } from "../../../testing/test-clinic.ts";
import { carryOutPayment } from "./provider/carry-out-payment.ts";

const gateway = { provider: "adyen", clientKey: null };
let adyen: AdyenStandIn;
let clinic: PaymentClinic;
beforeEach(async () => {
  adyen = await openAdyenStandIn();
  clinic = await openPaymentClinic({ gateways: { multibanco: gateway } }, adyen.payments);
});
afterEach(async () => {
  await clinic.close();
  adyen.close();
});

const tenantId = known.aurora.tenantId;
const notify = (rawBody: string) =>
  clinic.app.inject({
    method: "POST",
    url: "/api/webhooks/payments/adyen",
    headers: { host: "localhost", "content-type": "application/json" },
    payload: rawBody,
  });

/** Books, pays by Multibanco through Adyen's API, and cancels; returns the payment's reference. */
async function refundDue(): Promise<{ id: number; reference: string }> {
  const appointmentId = await clinic.book("2027-03-02T11:00:00.000Z");
  await clinic.begin(appointmentId, { method: "multibanco" });
  const reference = await clinic.referenceOf(appointmentId);
  const amount = { value: 4000, currency: "EUR" };
  const paid = { eventCode: "AUTHORISATION", merchantReference: reference, paymentMethod: "multibanco" };
  await notify(adyen.standardNotification({ ...paid, amount }));
  const tenant = await clinic.app.tenants.ofId(tenantId);
  if (!tenant) throw new Error("No clinic");
  const off = { tenant, appointmentId, actor: "patient/1", now: clinic.clock.now(), isRefunded: true };
  await withTenant(clinic.db, tenantId, (tx) => refundAppointment(tx, clinic.services, off));
  return { id: appointmentId, reference };
}

async function workAgain(): Promise<void> {
  const [payment] = await clinic.table("payments");
  await carryOutPayment(clinic.deps)({ tenant: tenantId, kind: "payment", id: Number(payment?.["id"]) });
}

test("a refund is sent when the payment was opened under its own key", async () => {
  const { reference } = await refundDue();
  await clinic.workJobs();
  expect(adyen.refunds).toEqual([
    { payment: adyen.pspOf(reference), reference, amount: { value: 4000, currency: "EUR" } },
  ]);
});

test("a refund is sent once when the server dies between the call and its commit", async () => {
  const { reference } = await refundDue();
  const attempt = {
    providerReference: adyen.pspOf(reference),
    reference,
    amountMinor: 4000,
    currency: "EUR",
  };
  // What the job asks first; nothing of the answer is committed.
  await adyen.payments.refund({ ...attempt, idempotencyKey: `${reference}-refund-1` });
  await clinic.workJobs();
  await workAgain();
  expect(adyen.refunds).toHaveLength(1);
  const [payment] = await clinic.table("payments");
  expect(payment).toMatchObject({ refund_attempt: 1, refund_reference: "REFUND0000000001" });
});

test("a refund keeps its key when Adyen fails, and takes a new one when Adyen refuses", async () => {
  await refundDue();
  adyen.answersNext(500, { status: 500, errorType: "internal" });
  await expect(clinic.workJobs()).rejects.toThrow("does not answer");
  expect(await clinic.table("payments")).toMatchObject([{ refund_attempt: 1, refund_asked_at: null }]);
  adyen.answersNext(422, {
    status: 422,
    errorCode: "137",
    message: "Invalid amount",
    errorType: "validation",
  });
  await workAgain();
  expect(adyen.refunds).toEqual([]);
  expect(await clinic.table("payments")).toMatchObject([{ refund_attempt: 2 }]);
});
