import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { refundAppointment } from "../../../shared/appointment/refund-appointment.ts";
import { openPaymentClinic, type PaymentClinic } from "../../../testing/payment-clinic.ts";
import { changeSettings, known } from "../../../testing/test-clinic.ts";

let clinic: PaymentClinic;
beforeEach(async () => {
  clinic = await openPaymentClinic({ clinicEmail: "desk@aurora.example" });
});
afterEach(() => clinic.close());

const start = "2027-03-01T11:00:00.000Z";
const token = { authorization: `Bearer ${known.aurora.clinicToken}` };
const clinicMails = async () =>
  (await clinic.table("mails"))
    .filter((row) => row["recipient"] === "desk@aurora.example")
    .map((row) => String(row["subject"]));
const payment = async () => (await clinic.table("payments"))[0] ?? {};
const payments = async (id: number) =>
  (await clinic.call("GET", `/clinic/appointments/${id}/payments`, { headers: token })).body.data.collection;
const alerts = async () =>
  (await clinic.call("GET", "/clinic/payment_alerts", { headers: token })).body.data.collection;

async function paidAppointment(at = start): Promise<{ id: number; reference: string }> {
  const id = await clinic.book(at);
  await clinic.begin(id, { method: "credit_card" });
  const reference = await clinic.referenceOf(id);
  await clinic.tell(reference, "authorised");
  return { id, reference };
}

/** The newest mail to somebody else than the clinic. */
const patientsMail = async () =>
  String(
    (await clinic.table("mails")).findLast((row) => row["recipient"] !== "desk@aurora.example")?.["body"],
  );

describe("a receipt's number", () => {
  const pay = async (start: string) => {
    const id = await clinic.book(start);
    await clinic.begin(id, { method: "credit_card" });
    return clinic.referenceOf(id);
  };
  const receipts = () =>
    withTenant(clinic.db, known.aurora.tenantId, (tx) =>
      tx.selectFrom("receipts").selectAll().orderBy("number").execute(),
    );
  const numbers = async () => (await receipts()).map((one) => [Number(one.number), Number(one.payment_id)]);

  test("follows the order of payment without gaps, however often each is reported", async () => {
    const slots = ["2027-03-01T11:00:00.000Z", "2027-03-01T13:00:00.000Z", "2027-03-01T15:00:00.000Z"];
    const references = [];
    for (const slot of slots) references.push(await pay(slot));
    const [first = "", second = "", third = ""] = references;
    await clinic.tell(second, "refused");
    expect(await numbers()).toEqual([]); // nothing was paid yet
    clinic.clock.set("2027-03-01T09:01:00.000Z");
    await clinic.tell(third, "authorised");
    clinic.clock.set("2027-03-01T09:02:00.000Z");
    await Promise.all(Array.from({ length: 10 }, () => clinic.tell(first, "authorised")));
    const ids = new Map((await clinic.table("payments")).map((row) => [row["reference"], Number(row["id"])]));
    expect(await numbers()).toEqual([
      [1, ids.get(third)],
      [2, ids.get(first)],
    ]);
    const [issued] = await receipts();
    expect(issued?.issued_at).toEqual(new Date("2027-03-01T09:01:00.000Z"));
    await clinic.tell(first, "refunded");
    expect(await numbers()).toHaveLength(2);
  });
});

describe("a payment mail", () => {
  test("states total, tax, terms and receipt when an appointment is paid", async () => {
    await changeSettings(clinic, "aurora", { vat: { ratePercent: 23 } });
    const { id } = await paidAppointment();
    const body = await patientsMail();
    expect(body).toMatch(/Total paid: €40\nVAT: €7\.48 included \(23%\)\nIf you cancel: /);
    expect(body).toContain(`/appointments/${id}?view=receipt`);
  });

  test("names doctor and receipt at a refund", async () => {
    const { id } = await paidAppointment();
    const tenant = await clinic.app.tenants.ofId(known.aurora.tenantId);
    if (!tenant) throw new Error("No clinic");
    const off = { tenant, appointmentId: id, actor: "patient/1", now: clinic.clock.now(), isRefunded: true };
    await withTenant(clinic.db, tenant.id, (tx) => refundAppointment(tx, clinic.services, off));
    const body = await patientsMail();
    expect(body).toContain("Doctor: ");
    expect(body).toContain(`/appointments/${id}?view=receipt`);
  });
});

describe("a chargeback", () => {
  test("appears in the clinic's alerts, its list and a mail when the provider reports it", async () => {
    const { id, reference } = await paidAppointment();
    const dispute = {
      objectReference: "dispute-1",
      code: "CHARGEBACK",
      reason: "4853 Fraud",
      respondBy: "2027-03-20T10:00:00.000Z",
      amountMinor: 4000,
    };
    expect(await clinic.tell(reference, "charged_back", dispute)).toBe(202);
    expect(await alerts()).toMatchObject([
      {
        kind: "charged_back",
        code: "CHARGEBACK",
        reason: "4853 Fraud",
        respond_by: "2027-03-20T10:00:00.000Z",
        amount: { amount_minor: 4000, currency: "EUR" },
        appointment_id: id,
        payment_status: "authorised",
        dispute: "charged_back",
      },
    ]);
    const [listed] = await payments(id);
    expect(listed).toMatchObject({ reference, status: "authorised", dispute: "charged_back" });
    expect(listed.events.map(({ kind }: { kind: string }) => kind)).toEqual(["authorised", "charged_back"]);
    expect(await clinicMails()).toEqual(["Clinic aurora: a payment was charged back"]);
    expect((await clinic.table("audit_log")).map((row) => row["action"])).toContain("payment.charged_back");
    expect(await clinic.statusOf(id)).toBe("accepted");
  });

  test("creates one alert and one mail when delivered many times at once", async () => {
    const { reference } = await paidAppointment();
    await Promise.all(Array.from({ length: 20 }, () => clinic.tell(reference, "charged_back")));
    expect(await alerts()).toHaveLength(1);
    expect(await clinicMails()).toHaveLength(1);
  });

  test("keeps its later state when its announcement arrives afterwards", async () => {
    const { reference } = await paidAppointment();
    await clinic.tell(reference, "charged_back");
    await clinic.tell(reference, "chargeback_reversed");
    await clinic.tell(reference, "chargeback_announced");
    expect(await payment()).toMatchObject({ dispute: "reversed" });
    expect((await alerts()).map(({ kind }: { kind: string }) => kind)).toEqual([
      "charged_back",
      "chargeback_reversed",
      "chargeback_announced",
    ]);
  });

  test("leaves the alerts at the first acknowledgement, which is kept", async () => {
    const { reference } = await paidAppointment();
    await clinic.tell(reference, "charged_back");
    const [alert] = await alerts();
    const path = `/clinic/payment_alerts/${alert.id}/acknowledge`;
    const first = await clinic.call("POST", path, { headers: token });
    clinic.clock.setOffset(60_000);
    const again = await clinic.call("POST", path, { headers: token });
    expect(first.body.data.entity.acknowledged_at).not.toBeNull();
    expect(again.body).toEqual(first.body);
    expect(await alerts()).toEqual([]);
  });

  test("is visible to its clinic and doctor only", async () => {
    const { id, reference } = await paidAppointment();
    await clinic.tell(reference, "charged_back");
    const [alert] = await alerts();
    const headers = { authorization: `Bearer ${known.ipe.clinicToken}` };
    const ask = (method: "GET" | "POST", path: string) =>
      clinic.call(method, path, { headers, clinic: "ipe" });
    expect((await ask("GET", "/clinic/payment_alerts")).body.data.collection).toEqual([]);
    expect((await ask("GET", `/clinic/appointments/${id}/payments`)).status).toBe(404);
    expect((await ask("POST", `/clinic/payment_alerts/${alert.id}/acknowledge`)).status).toBe(404);
  });
});

describe("a failed payment", () => {
  test.each(["capture_failed", "authorisation_expired", "authorisation_cancelled"])(
    "leaves the appointment booked and alerts the clinic after %s",
    async (kind) => {
      const { id, reference } = await paidAppointment();
      await clinic.tell(reference, kind);
      expect(await payment()).toMatchObject({ status: "capture_failed" });
      expect(await clinic.statusOf(id)).toBe("accepted");
      expect((await clinic.info(id)).status).toBe("paid");
      expect(await clinicMails()).toEqual(["Clinic aurora: a payment will not arrive"]);
    },
  );

  test("books nothing when its authorisation arrives after its cancellation", async () => {
    const id = await clinic.book(start);
    await clinic.begin(id, { method: "credit_card" });
    const reference = await clinic.referenceOf(id);
    await clinic.tell(reference, "authorisation_cancelled");
    await clinic.tell(reference, "authorised");
    expect(await payment()).toMatchObject({ status: "cancelled" });
    expect(await clinic.statusOf(id)).toBe("payment_failed");
    expect(await clinicMails()).toEqual([]);
  });

  test("succeeds when the capture is repeated, and not by an outdated event", async () => {
    const { reference } = await paidAppointment();
    await clinic.tell(reference, "capture_failed", { objectReference: "capture-1" });
    await clinic.tell(reference, "captured", { objectReference: "capture-1" });
    expect(await payment()).toMatchObject({ status: "capture_failed" });
    await clinic.tell(reference, "captured", { objectReference: "capture-2", eventId: "second capture" });
    expect(await payment()).toMatchObject({ status: "authorised" });
  });
});

describe("a failed refund", () => {
  const refundDue = async () => {
    const { id, reference } = await paidAppointment("2027-03-03T11:00:00.000Z");
    const tenant = await clinic.app.tenants.ofId(known.aurora.tenantId);
    if (!tenant) throw new Error("No clinic");
    const off = { tenant, appointmentId: id, actor: "patient/1", now: clinic.clock.now(), isRefunded: true };
    await withTenant(clinic.db, tenant.id, (tx) => refundAppointment(tx, clinic.services, off));
    return { id, reference, row: await payment() };
  };
  const retry = (id: unknown) =>
    clinic.call("POST", `/clinic/payments/${String(id)}/refund`, { headers: token });

  test("is retried under a new key when the clinic asks", async () => {
    const { reference, row } = await refundDue();
    clinic.provider.refundAnswer = { outcome: "refused", reason: "137 Insufficient balance" };
    await clinic.workJobs();
    expect(await payment()).toMatchObject({ status: "refund_failed", refund_attempt: 2 });
    expect(await alerts()).toMatchObject([{ kind: "refund_failed", reason: "137 Insufficient balance" }]);
    expect(await clinicMails()).toEqual(["Clinic aurora: a refund has failed"]);
    clinic.provider.refundAnswer = { outcome: "accepted", refundReference: "refund-2" };
    expect((await retry(row["id"])).status).toBe(200);
    expect((await retry(row["id"])).status).toBe(409);
    await clinic.workJobs();
    expect(clinic.provider.refunds.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      `${reference}-refund-1`,
      `${reference}-refund-2`,
    ]);
    await clinic.tell(reference, "refunded", { objectReference: "refund-2" });
    expect(await payment()).toMatchObject({ status: "refunded", refunded_at: clinic.clock.now() });
  });

  test("is owed again when the bank returns the refund", async () => {
    const { id, reference } = await refundDue();
    await clinic.workJobs();
    await clinic.tell(reference, "refunded", { objectReference: "refund-1" });
    await clinic.tell(reference, "refund_reversed", { objectReference: "refund-1" });
    expect(await payment()).toMatchObject({ status: "refund_failed", refunded_at: null });
    expect((await clinic.info(id)).status).toBe("refund_due");
  });

  test("does not undo the next attempt when the first failure arrives late or twice", async () => {
    const { reference, row } = await refundDue();
    clinic.provider.refundAnswer = { outcome: "accepted", refundReference: "refund-1" };
    await clinic.workJobs();
    await clinic.tell(reference, "refund_failed", { objectReference: "refund-1" });
    await retry(row["id"]);
    await clinic.tell(reference, "refund_failed", { objectReference: "refund-1", eventId: "told twice" });
    await clinic.tell(reference, "refunded", { objectReference: "refund-1" });
    expect(await payment()).toMatchObject({ status: "refund_due", refund_attempt: 2 });
  });
});

test("a clinic without an address gets the alert only", async () => {
  const bare = await openPaymentClinic({ globalLinks: {} });
  const id = await bare.book(start);
  await bare.begin(id, { method: "credit_card" });
  const reference = await bare.referenceOf(id);
  await bare.tell(reference, "authorised");
  const before = (await bare.table("mails")).length;
  expect(await bare.tell(reference, "charged_back")).toBe(202);
  expect(await bare.table("mails")).toHaveLength(before);
  await bare.close();
});

test("an event of an unknown payment is recorded for the operator", async () => {
  const unknown = {
    reference: "",
    eventId: "report 1",
    code: "REPORT_AVAILABLE",
    amountMinor: 0,
    currency: "XXX",
  };
  expect(await clinic.tell("none", "noted", unknown)).toBe(202);
  expect(await clinic.tell("none", "noted", unknown)).toBe(202);
  const rows = await clinic.db.selectFrom("provider_events").selectAll().execute();
  expect(rows).toMatchObject([{ event_id: "report 1", code: "REPORT_AVAILABLE" }]);
  expect(clinic.reports).toEqual([]);
});
