import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { refundAppointment } from "../../shared/appointment/refund-appointment.ts";
import { openPaymentClinic, type PaymentClinic } from "../../testing/payment-clinic.ts";
import { changeSettings, known } from "../../testing/test-clinic.ts";

let clinic: PaymentClinic;
beforeEach(async () => {
  clinic = await openPaymentClinic();
}); // Monday 1 March 2027, nine in Lisbon
afterEach(() => clinic.close());

const start = "2027-03-01T11:00:00.000Z";
const subjects = async () => (await clinic.table("mails")).map((row) => String(row["subject"]));
const actions = async () => (await clinic.table("audit_log")).map((row) => row["action"]);

async function paidVisit(at = start): Promise<{ id: number; reference: string }> {
  const id = await clinic.book(at);
  await clinic.begin(id, { method: "credit_card" });
  const reference = await clinic.referenceOf(id);
  await clinic.tell(reference, "authorised");
  return { id, reference };
}

/** The visit is called off, as its cancelling, declining or erasing does it. */
async function cancelForClinic(
  appointmentId: number,
  isRefunded = true,
  isNotifiedElsewhere = false,
): Promise<boolean> {
  const tenant = await clinic.app.tenants.ofId(known.aurora.tenantId);
  if (!tenant) throw new Error("No clinic");
  const off = {
    tenant,
    appointmentId,
    actor: "patient/1",
    now: clinic.clock.now(),
    isRefunded,
    isNotifiedElsewhere,
  };
  return withTenant(clinic.db, tenant.id, async (tx) => {
    const { isRefundDue } = await refundAppointment(tx, clinic.services, off);
    await tx
      .updateTable("appointments")
      .set({ status: "canceled", hold_expires_at: null })
      .where("id", "=", appointmentId)
      .execute();
    return isRefundDue;
  });
}

describe("refunds", () => {
  test(
    "a refund is due at cancellation, sent by a job, and mailed when due and when done",
    { tags: ["D.76"] },
    async () => {
      const { id, reference } = await paidVisit();
      expect(await cancelForClinic(id)).toBe(true);
      expect(await clinic.info(id)).toMatchObject({ status: "refund_due", no_money_taken: false });
      expect(await subjects()).toContain("Clinic aurora: your refund is on its way");
      await clinic.workJobs();
      expect(clinic.provider.refunds).toEqual([
        {
          providerReference: expect.stringContaining(reference),
          reference,
          idempotencyKey: `${reference}-refund-1`,
          amountMinor: 4000,
          currency: "EUR",
        },
      ]);
      expect((await clinic.info(id)).status).toBe("refund_due");
      clinic.changed.length = 0;
      expect(await clinic.tell(reference, "refunded")).toBe(202);
      expect((await clinic.info(id)).status).toBe("refunded");
      expect(clinic.changed).toEqual([id]);
      expect((await subjects()).at(-1)).toBe("Clinic aurora: we’ve refunded you");
      expect(await actions()).toEqual(
        expect.arrayContaining(["payment.refund_due", "payment.refund_accepted", "payment.refunded"]),
      );
    },
  );

  test.each([
    ["within a day is no second mail", [], 23, []],
    ["after a day is told", [], 25, ["we’ve refunded you"]],
    ["after a failed one is told", ["refund_failed"], 1, ["we’ve refunded you"]],
  ])(
    "a refund announced in the cancellation mail that arrives %s",
    async (_title, words, hours, reported) => {
      const { id, reference } = await paidVisit();
      const before = (await subjects()).length;
      await cancelForClinic(id, true, true);
      for (const word of words) await clinic.tell(reference, word);
      clinic.clock.set(new Date(clinic.clock.now().getTime() + hours * 3_600_000).toISOString());
      await clinic.tell(reference, "refunded");
      expect((await clinic.info(id)).status).toBe("refunded");
      expect((await subjects()).slice(before)).toEqual(reported.map((one) => `Clinic aurora: ${one}`));
    },
  );

  test("an immediately refunding provider needs no confirmation", async () => {
    const { id } = await paidVisit();
    await cancelForClinic(id);
    clinic.provider.refundAnswer = { outcome: "refunded", refundReference: null };
    await clinic.workJobs();
    expect((await clinic.info(id)).status).toBe("refunded");
  });

  test("a hundred runs of one refund job and its event refund once with one mail", async () => {
    const { id, reference } = await paidVisit();
    await cancelForClinic(id);
    const job = clinic.sentJobs.find(({ kind }) => kind === "payment");
    if (!job) throw new Error("No job");
    clinic.sentJobs.push(...Array.from({ length: 99 }, () => job));
    await clinic.workJobs();
    await Promise.all(Array.from({ length: 100 }, () => clinic.tell(reference, "refunded")));
    expect(new Set(clinic.provider.refunds.map(({ idempotencyKey }) => idempotencyKey))).toEqual(
      new Set([`${reference}-refund-1`]),
    );
    expect((await subjects()).filter((one) => one.includes("refunded"))).toHaveLength(1);
  });

  test("an unavailable provider is retried, and a refused refund is shown to the clinic", async () => {
    const { id } = await paidVisit();
    await cancelForClinic(id);
    clinic.provider.refundAnswer = { outcome: "unavailable" };
    const job = clinic.sentJobs.find(({ kind }) => kind === "payment");
    await expect(clinic.workJobs()).rejects.toThrow("does not answer"); // the queue tries it again
    clinic.provider.refundAnswer = { outcome: "refused", reason: "too old" };
    if (job) clinic.sentJobs.push(job);
    await clinic.workJobs();
    expect((await clinic.info(id)).status).toBe("refund_due");
    expect(await actions()).toContain("payment.refund_failed");
    expect(clinic.reports.join()).toContain("refuses the refund");
  });

  test("a refund that fails at the bank stays due and is logged", async () => {
    const { id, reference } = await paidVisit();
    await cancelForClinic(id);
    for (let again = 0; again < 3; again += 1) await clinic.tell(reference, "refund_failed");
    expect((await clinic.info(id)).status).toBe("refund_due");
    // One word is one line and one report, however often it is told.
    expect((await actions()).filter((action) => action === "payment.refund_failed")).toHaveLength(1);
    expect(clinic.reports.filter((report) => report.includes("could not send"))).toHaveLength(1);
    await clinic.tell(reference, "refunded");
    expect((await clinic.info(id)).status).toBe("refunded");
  });

  test("a late cancellation by the clinic's terms is not refunded", async () => {
    const { id } = await paidVisit();
    expect(await cancelForClinic(id, false)).toBe(false);
    expect((await clinic.info(id)).status).toBe("paid");
    expect(clinic.sentJobs.filter(({ kind }) => kind === "payment")).toEqual([]);
  });

  test("the open payment of a cancelled appointment is closed at the provider, or refunded if it was paid", async () => {
    const closed = await clinic.book(start);
    await clinic.begin(closed, { method: "credit_card" });
    await cancelForClinic(closed);
    clinic.provider.says("cancelled");
    await clinic.workJobs();
    expect(clinic.provider.cancelled).toHaveLength(1);
    expect(await clinic.info(closed)).toMatchObject({ status: "canceled", no_money_taken: true });
    const paid = await clinic.book("2027-03-01T13:00:00.000Z");
    await clinic.begin(paid, { method: "credit_card" });
    await cancelForClinic(paid);
    clinic.provider.says("authorised");
    await clinic.workJobs();
    expect((await clinic.info(paid)).status).toBe("refund_due");
    await clinic.workJobs();
    expect(clinic.provider.refunds).toHaveLength(1);
  });
});

describe("mail content", () => {
  test("a payment reference is mailed with sum and deadline", async () => {
    const id = await clinic.book("2027-03-02T11:00:00.000Z");
    await clinic.begin(id, { method: "multibanco" });
    const [mail] = await clinic.table("mails");
    expect(mail).toMatchObject({
      appointment_id: id,
      subject: "Clinic aurora: how to pay for your appointment",
    });
    const body = String(mail?.["body"]);
    for (const words of [
      "Entity: 12345",
      "Reference: 123 456 789",
      "Amount: €40",
      "2 March 2027, 09:00",
      `/appointments/${id}/pay`,
    ])
      expect(body).toContain(words);
    expect(mail?.["html"]).toContain("123 456 789");
  });

  test("a mail names no amount where hidden, and never the reason", { tags: ["D.31", "D.100"] }, async () => {
    await changeSettings(clinic, "aurora", {
      patientsHideAmount: true,
      gateways: {
        atm: { provider: "sandbox", clientKey: null },
        creditCard: { provider: "sandbox", clientKey: null },
      },
    });
    const id = await clinic.book("2027-03-02T11:00:00.000Z");
    await clinic.begin(id, { method: "atm" });
    const paid = await paidVisit();
    await cancelForClinic(paid.id);
    await clinic.tell(paid.reference, "refunded");
    const mails = await clinic.table("mails");
    expect(mails).toHaveLength(4);
    for (const { body, html } of mails) {
      expect(body).not.toMatch(/[{}]/);
      expect(`${String(body)} ${String(html)}`).not.toMatch(/40[.,]00|Amount|Entity|cough/);
    }
  });

  test("each mail is in the patient's language", async () => {
    await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
      tx.updateTable("patients").set({ language: "pt-BR" }).execute(),
    );
    const id = await clinic.book(start);
    await clinic.begin(id, { method: "credit_card" });
    await clinic.tell(await clinic.referenceOf(id), "refused");
    expect(await subjects()).toEqual(["Clinic aurora: não foi possível concluir o pagamento"]);
  });

  test("refund mails are sent even when appointment mails are off", async () => {
    await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
      tx.updateTable("patients").set({ wants_visit_mails: false }).execute(),
    );
    const refused = await clinic.book(start);
    await clinic.begin(refused, { method: "credit_card" });
    await clinic.tell(await clinic.referenceOf(refused), "refused");
    expect(await subjects()).toEqual([]);
    const { id } = await paidVisit("2027-03-01T13:00:00.000Z");
    await cancelForClinic(id);
    expect(await subjects()).toEqual(["Clinic aurora: your refund is on its way"]);
  });
});

describe("a partial refund", () => {
  const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
  const keys = [1, 2, 3].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
  const refund = (
    payment: number,
    amount_minor: number,
    key = keys[0],
    headers: Record<string, string> = asClinic,
  ) => clinic.call("POST", `/clinic/payments/${payment}/refunds`, { headers, body: { key, amount_minor } });
  const paymentOf = async (id: number) => {
    const { body } = await clinic.call("GET", `/clinic/appointments/${id}/payments`, { headers: asClinic });
    return body.data.collection[0];
  };
  const parts = async () =>
    (await clinic.table("payment_refunds")).map(({ amount_minor, status }) => [amount_minor, status]);

  test("is sent once however often it is requested, and the appointment stays paid", async () => {
    const { id, reference } = await paidVisit();
    const { id: payment } = await paymentOf(id);
    const first = await refund(payment, 1500);
    expect([first.status, first.body.data.entity]).toMatchObject([
      201,
      {
        status: "authorised",
        refunded: { amount_minor: 0 },
        refunds: [{ status: "due", made_by: "clinic/test" }],
      },
    ]);
    expect((await refund(payment, 1500)).status).toBe(201);
    const other = await refund(payment, 1501);
    expect([other.status, other.body.reason]).toEqual([409, "key_was_used"]);
    clinic.provider.refundAnswer = { outcome: "accepted", refundReference: "R1" };
    await clinic.workJobs();
    const part = {
      reference,
      amountMinor: 1500,
      currency: "EUR",
      idempotencyKey: expect.stringMatching(/-part-\d+$/),
    };
    expect(clinic.provider.refunds).toMatchObject([part]);
    const done = { amountMinor: 1500, objectReference: "R1", eventId: "e1" };
    for (const _ of [1, 2]) expect(await clinic.tell(reference, "refunded", done)).toBe(202);
    expect(await paymentOf(id)).toMatchObject({
      status: "authorised",
      amount: { amount_minor: 4000 },
      refunded: { amount_minor: 1500, currency: "EUR" },
      refunds: [{ status: "refunded", failure: null }],
    });
    expect(await clinic.statusOf(id)).toBe("accepted");
    expect((await clinic.info(id)).status).toBe("paid");
    expect(await actions()).toEqual(
      expect.arrayContaining([
        "payment.part_refund_due",
        "payment.part_refund_accepted",
        "payment.part_refunded",
      ]),
    );
  });

  test("is mailed once with the refunded and remaining amounts, and the rest is mailed separately", async () => {
    const { id, reference } = await paidVisit();
    const mails = async () =>
      (await clinic.table("mails")).filter(({ subject }) => /refund/.test(String(subject)));
    await refund((await paymentOf(id)).id, 1500);
    clinic.provider.refundAnswer = { outcome: "accepted", refundReference: "R1" };
    await clinic.workJobs();
    expect(await mails()).toEqual([]);
    const done = { amountMinor: 1500, objectReference: "R1", eventId: "e1" };
    for (const eventId of ["e1", "e1", "e2"]) await clinic.tell(reference, "refunded", { ...done, eventId });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.["subject"]).toBe("Clinic aurora: part of your payment is refunded");
    for (const text of [mail?.["body"], mail?.["html"]])
      for (const fact of ["€15", "€25", "up to 14 days"]) expect(text).toContain(fact);
    await cancelForClinic(id);
    const last = (await mails()).at(-1);
    expect(last?.["subject"]).toBe("Clinic aurora: your refund is on its way");
    expect(last?.["body"]).toContain("€25");
    expect(last?.["body"]).not.toContain("€40");
  });

  test("that is sent immediately and confirmed again is mailed once", async () => {
    const { id, reference } = await paidVisit();
    await refund((await paymentOf(id)).id, 1500);
    clinic.provider.refundAnswer = { outcome: "refunded", refundReference: "R1" };
    await clinic.workJobs();
    await clinic.tell(reference, "refunded", { amountMinor: 1500, objectReference: "R1", eventId: "e1" });
    const told = (await subjects()).filter((one) => one.includes("part of your payment"));
    expect(told).toHaveLength(1);
  });

  test("can be the whole rest once the appointment is over, with the clinic's reason, and not more", async () => {
    const { id, reference } = await paidVisit();
    const { id: payment } = await paymentOf(id);
    await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
      tx.updateTable("appointments").set({ status: "finished" }).where("id", "=", id).execute(),
    );
    expect((await refund(payment, 4001)).body.reason).toBe("more_than_is_left");
    const body = { key: keys[0], amount_minor: 4000, reason: "  Asked for in kindness " };
    const path = `/clinic/payments/${payment}/refunds`;
    expect((await clinic.call("POST", path, { headers: asClinic, body })).status).toBe(201);
    expect((await refund(payment, 1, keys[1])).body.reason).toBe("more_than_is_left");
    clinic.provider.refundAnswer = { outcome: "accepted", refundReference: "R1" };
    await clinic.workJobs();
    await clinic.tell(reference, "refunded", { amountMinor: 4000, objectReference: "R1", eventId: "e1" });
    expect(await paymentOf(id)).toMatchObject({
      status: "authorised",
      refunded: { amount_minor: 4000 },
      refunds: [{ status: "refunded", reason: "Asked for in kindness" }],
    });
    expect(await clinic.statusOf(id)).toBe("finished");
  });

  test("never adds up to everything under concurrency, and the rest is refunded with the appointment", async () => {
    const { id, reference } = await paidVisit();
    const { id: payment } = await paymentOf(id);
    expect((await refund(payment, 4000)).body.reason).toBe("more_than_is_left");
    const answers = await Promise.all(keys.map((key) => refund(payment, 1500, key)));
    expect(Object.groupBy(answers, ({ status }) => status)).toMatchObject({ 201: [{}, {}], 409: [{}] });
    clinic.provider.refundAnswer = { outcome: "accepted", refundReference: null };
    await clinic.workJobs();
    expect(clinic.provider.refunds).toHaveLength(2);
    await cancelForClinic(id);
    await clinic.workJobs();
    expect(clinic.provider.refunds[2]).toMatchObject({
      amountMinor: 1000,
      idempotencyKey: `${reference}-refund-1`,
    });
    await clinic.tell(reference, "refunded", { amountMinor: 1000 });
    expect((await clinic.info(id)).status).toBe("refunded");
    expect((await refund(payment, 1, "00000000-0000-4000-8000-00000000000f")).body.reason).toBe("not_paid");
  });

  test("that is still unsent goes with the rest when the appointment is cancelled", async () => {
    const { id } = await paidVisit();
    const { id: payment } = await paymentOf(id);
    await refund(payment, 1500);
    await cancelForClinic(id);
    await clinic.workJobs();
    // Both jobs ask for it, under one key: it goes back once.
    expect(new Set(clinic.provider.refunds.map(({ amountMinor }) => amountMinor))).toEqual(new Set([4000]));
    expect(new Set(clinic.provider.refunds.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(await parts()).toEqual([[1500, "failed"]]);
  });

  test.each([
    ["refuses at once", { outcome: "refused", reason: "Bank says no" } as const, []],
    ["says later that it failed", { outcome: "accepted", refundReference: "R1" } as const, ["refund_failed"]],
    [
      "takes back what it had said",
      { outcome: "accepted", refundReference: "R1" } as const,
      ["refunded", "refund_reversed", "refunded"],
    ],
  ])(
    "fails where the provider %s: the clinic is alerted and may retry with another",
    async (_what, answer, words) => {
      const { id, reference } = await paidVisit();
      const { id: payment } = await paymentOf(id);
      await refund(payment, 1500);
      clinic.provider.refundAnswer = answer;
      await clinic.workJobs();
      for (const [index, word] of words.entries())
        await clinic.tell(reference, word, {
          amountMinor: 1500,
          objectReference: "R1",
          eventId: `e${index}`,
        });
      expect(await paymentOf(id)).toMatchObject({ status: "authorised", refunded: { amount_minor: 0 } });
      expect(await parts()).toEqual([[1500, "failed"]]);
      const { body } = await clinic.call("GET", "/clinic/payment_alerts", { headers: asClinic });
      expect(body.data.collection).toMatchObject([{ payment_id: payment, amount: { amount_minor: 1500 } }]);
      expect((await refund(payment, 3999, keys[1])).status).toBe(201);
    },
  );

  test("whose event precedes the provider's answer is matched by its sum", async () => {
    const { id, reference } = await paidVisit();
    await refund((await paymentOf(id)).id, 1500);
    await clinic.tell(reference, "refunded", { amountMinor: 1500, objectReference: "R9" });
    clinic.provider.refundAnswer = { outcome: "accepted", refundReference: "R9" };
    await clinic.workJobs();
    expect(await parts()).toEqual([[1500, "refunded"]]);
  });

  test("made at the provider itself is recorded once", async () => {
    const { id, reference } = await paidVisit();
    for (const eventId of ["e1", "e2"])
      await clinic.tell(reference, "refunded", { amountMinor: 700, objectReference: "R7", eventId });
    expect((await subjects()).filter((one) => one.includes("part of your payment"))).toHaveLength(1);
    expect(await paymentOf(id)).toMatchObject({
      status: "authorised",
      refunded: { amount_minor: 700 },
      refunds: [{ made_by: "provider/sandbox", status: "refunded" }],
    });
  });

  test("is refused to another clinic's token, and a lost answer is retried under the same key", async () => {
    const { id } = await paidVisit();
    const { id: payment } = await paymentOf(id);
    const stranger = { authorization: `Bearer ${known.ipe.clinicToken}` };
    const foreign = await clinic.call("POST", `/clinic/payments/${payment}/refunds`, {
      clinic: "ipe",
      headers: stranger,
      body: { key: keys[0], amount_minor: 1 },
    });
    expect(foreign.status).toBe(404);
    await refund(payment, 1500);
    const [job] = clinic.sentJobs.filter(({ kind }) => kind === "payment").slice(-1);
    clinic.provider.refundAnswer = { outcome: "unavailable" };
    await expect(clinic.workJobs()).rejects.toThrow("does not answer");
    clinic.provider.refundAnswer = { outcome: "refunded", refundReference: "R1" };
    if (job) clinic.sentJobs.push(job, job);
    await clinic.workJobs();
    expect(new Set(clinic.provider.refunds.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(clinic.provider.refunds).toHaveLength(2);
    expect(await parts()).toEqual([[1500, "refunded"]]);
  });
});
