import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { makePatient } from "../../testing/make-appointment.ts";
import { asPatient, openPaymentClinic, type PaymentClinic } from "../../testing/payment-clinic.ts";
import { changeSettings, known } from "../../testing/test-clinic.ts";

let clinic: PaymentClinic;
beforeEach(async () => {
  clinic = await openPaymentClinic();
}); // Monday 1 March 2027, nine in Lisbon
afterEach(() => clinic.close());

const soon = "2027-03-01T11:00:00.000Z";
/** Exactly 26 hours ahead. */
const tomorrow = "2027-03-02T11:00:00.000Z";
const phone = { phone_number: "912 345 678" };
const everyMethod = [
  "credit_card",
  "mb_way",
  "multibanco",
  "atm",
  "payu",
  "qr_code",
  "instant_transfer",
  "wallet",
];
const actions = async () => (await clinic.table("audit_log")).map((row) => row["action"]);
const subjects = async () => (await clinic.table("mails")).map((row) => String(row["subject"]));

describe("the payment_info answer", () => {
  test(
    "states the amount, methods, deadline and instructions",
    { tags: ["S7.API.11", "D.14", "S3.PAY.01", "S3.PAY.02", "S3.PAY.03", "S3.PAY.12", "S3.PAY.13"] },
    async () => {
      const id = await clinic.book(tomorrow);
      expect(await clinic.info(id)).toEqual({
        id: null,
        appointment_id: id,
        status: "awaiting_payment",
        amount: 4000,
        discount: 0,
        total: 4000,
        currency: "EUR",
        voucher_code: null,
        method: null,
        methods: everyMethod,
        deadline: "2027-03-01T09:15:00.000Z",
        action: null,
        no_money_taken: false,
      });
      await clinic.begin(id, { method: "multibanco" });
      expect(await clinic.info(id)).toMatchObject({
        id: expect.any(Number),
        status: "awaiting_payment",
        method: "multibanco",
        methods: ["multibanco"],
        deadline: "2027-03-02T09:00:00.000Z",
      });
    },
  );

  test.each([
    ["creditCard", "credit_card"],
    ["atm", "atm"],
    ["mbWay", "mb_way"],
    ["instantTransfer", "instant_transfer"],
    ["wallet", "wallet"],
  ])(
    "the clinic's setting %s alone decides whether %s is offered and accepted",
    {
      tags: [
        "S3.SET.gateway-credit-card",
        "S3.SET.gateway-atm",
        "S3.SET.gateway-mb-way",
        "S3.SET.gateway-instant-transfer",
        "S3.SET.gateway-wallets",
        "G.03",
      ],
    },
    async (name, method) => {
      const id = await clinic.book(tomorrow);
      const one = { provider: "sandbox", clientKey: null };
      await changeSettings(clinic, "aurora", { gateways: { [name]: one } });
      expect((await clinic.info(id)).methods).toEqual([method]);
      const other = method === "credit_card" ? "payu" : "credit_card";
      expect((await clinic.begin(id, { method: other })).body.code).toBe("payment_method_unavailable");
      await changeSettings(clinic, "aurora", { gateways: { [name]: { ...one, provider: "nobody" } } });
      expect((await clinic.info(id)).methods).toEqual([]);
      expect((await clinic.begin(id, { method })).body.code).toBe("no_payment_methods");
    },
  );

  test("an unsupporting provider is not called", async () => {
    const id = await clinic.book(tomorrow);
    clinic.provider.capabilities = { methods: ["credit_card"] };
    expect((await clinic.info(id)).methods).toEqual(["credit_card"]);
  });
});

describe("every payment method", () => {
  test.each([
    ["credit_card", { type: "redirect" }, "2027-03-01T09:15:00.000Z"],
    ["mb_way", { type: "wait" }, "2027-03-01T09:05:00.000Z"],
    [
      "multibanco",
      { type: "reference", kind: "multibanco", entity: "12345", reference: "123456789" },
      "2027-03-02T09:00:00.000Z",
    ],
    ["payu", { type: "redirect" }, "2027-03-01T09:15:00.000Z"],
    ["atm", { type: "reference", kind: "atm", entity: null }, "2027-03-02T09:00:00.000Z"],
    ["qr_code", { type: "qr_code" }, "2027-03-01T09:15:00.000Z"],
    ["instant_transfer", { type: "redirect" }, "2027-03-02T09:00:00.000Z"],
    ["wallet", { type: "redirect" }, "2027-03-01T09:15:00.000Z"],
  ])(
    "%s is started, held until its own deadline, paid, and books",
    {
      tags: [
        "S3.PAY.04",
        "S3.PAY.06",
        "S3.PAY.07",
        "S3.PAY.08",
        "S3.PAY.09",
        "S3.PAY.10",
        "G.03",
        "D.81",
        "D.72",
        "S9.DEADLINE.01",
      ],
    },
    async (method, action, deadline) => {
      const id = await clinic.book(tomorrow);
      const begun = await clinic.begin(id, { method, ...(method === "mb_way" ? phone : {}) });
      expect(begun.status).toBe(201);
      expect(begun.body.data.entity).toMatchObject({ method, action, deadline, status: "awaiting_payment" });
      expect(clinic.provider.begun.at(-1)).toMatchObject({
        method,
        amountMinor: 4000,
        deadline: new Date(deadline),
      });
      const reference = await clinic.referenceOf(id);
      await clinic.tell(reference, "pending");
      expect((await clinic.info(id)).status).toBe("pending");
      await clinic.tell(reference, "authorised");
      expect(await clinic.statusOf(id)).toBe("accepted");
      expect(await clinic.info(id)).toMatchObject({ status: "paid", method, methods: [], deadline: null });
    },
  );

  test.each([
    ["credit_card", "09:15:00"],
    ["mb_way", "09:05:00"],
  ])(
    "%s ends exactly at %s, and the time is free",
    { tags: ["D.72", "S4.PAYFLOW.09"] },
    async (method, time) => {
      const id = await clinic.book(soon);
      await clinic.begin(id, { method, ...phone });
      const before = new Date(Date.parse(`2027-03-01T${time}.000Z`) - 1);
      clinic.clock.set(before.toISOString());
      expect(await clinic.sweep()).toBe(0);
      clinic.clock.set(`2027-03-01T${time}.000Z`);
      clinic.provider.says("cancelled");
      expect(await clinic.sweep()).toBe(1);
      expect(await clinic.info(id)).toMatchObject({ status: "timed_out", no_money_taken: true });
      expect(await subjects()).toEqual(["Clinic aurora: no payment received"]);
      expect(await clinic.book(soon)).toBeGreaterThan(id);
    },
  );

  test(
    "a payment reference requires a signed-in patient and an appointment 26 hours ahead",
    { tags: ["D.72"] },
    async () => {
      const near = await clinic.book("2027-03-02T10:40:00.000Z");
      expect((await clinic.info(near)).methods).not.toContain("multibanco");
      expect((await clinic.begin(near, { method: "multibanco" })).body.code).toBe(
        "payment_method_unavailable",
      );
      const guest = await clinic.bookAsGuest("2027-03-03T11:00:00.000Z");
      expect((await clinic.info(guest.id, guest.headers)).methods).toEqual([
        "credit_card",
        "mb_way",
        "payu",
        "qr_code",
        "wallet",
      ]);
      const refused = await clinic.begin(guest.id, { method: "atm" }, guest.headers);
      expect(refused.body.code).toBe("payment_method_unavailable");
    },
  );

  test("a patient gets one open reference from many simultaneous requests", { tags: ["D.72"] }, async () => {
    const first = await clinic.book(tomorrow);
    const second = await clinic.book("2027-03-02T13:00:00.000Z");
    const answers = await Promise.all([
      clinic.begin(first, { method: "multibanco" }),
      clinic.begin(second, { method: "atm" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const [open, other] = answers[0]?.status === 201 ? [first, second] : [second, first];
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: "payment_reference_open",
      appointment_id: open,
    });
    expect((await clinic.info(other)).methods).not.toContain("instant_transfer");
    expect((await clinic.info(other)).open_reference).toEqual({
      appointment_id: open,
      methods: ["multibanco", "atm", "instant_transfer"],
    });
    expect((await clinic.info(open)).open_reference).toBeUndefined();
    const asked = await clinic.call("GET", "/patients/open_reference", { headers: asPatient });
    expect(asked.body.data.entity).toEqual({ appointment_id: open });
    await clinic.tell(await clinic.referenceOf(open), "authorised");
    expect((await clinic.begin(other, { method: "atm" })).status).toBe(201);
  });

  test(
    "a booking that needs a second reference names the open payment",
    { tags: ["D.72", "S8.MSG.11"] },
    async () => {
      await changeSettings(clinic, "aurora", {
        gateways: { multibanco: { provider: "sandbox", clientKey: null } },
      });
      const first = await clinic.book(tomorrow);
      await clinic.begin(first, { method: "multibanco" });
      const refused = clinic.book("2027-03-02T13:00:00.000Z");
      await expect(refused).rejects.toThrow(/"code":"payment_reference_open".*"appointment_id":\d+/);
    },
  );

  test("an account's open reference is hidden from everybody else", { tags: ["D.72"] }, async () => {
    const first = await clinic.book(tomorrow);
    await clinic.begin(first, { method: "multibanco" });
    const guest = await clinic.bookAsGuest("2027-03-03T11:00:00.000Z");
    expect((await clinic.info(guest.id, guest.headers)).open_reference).toBeUndefined();
    expect((await clinic.call("GET", "/patients/open_reference", { headers: guest.headers })).status).toBe(
      401,
    );
  });

  test(
    "a second start returns the started payment and opens no other",
    { tags: ["D.75", "S4.PAYFLOW.04"] },
    async () => {
      const id = await clinic.book(tomorrow);
      const [first] = await Promise.all([
        clinic.begin(id, { method: "credit_card" }),
        clinic.begin(id, { method: "credit_card" }),
      ]);
      const again = await clinic.begin(id, { method: "wallet" });
      expect(again.body.data.entity).toMatchObject({
        id: first.body.data.entity.id,
        method: "credit_card",
        action: first.body.data.entity.action,
      });
      expect(await clinic.table("payments")).toHaveLength(1);
      expect(new Set(clinic.provider.begun.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    },
  );
});

describe("a payment that cannot be started", () => {
  test(
    "an invalid phone number is corrected in the same payment",
    { tags: ["S8.MSG.08", "D.75"] },
    async () => {
      const id = await clinic.book(tomorrow);
      const wrong = await clinic.begin(id, { method: "mb_way", phone_number: "12" });
      expect(wrong.status).toBe(422);
      expect(wrong.body).toMatchObject({
        code: "payment_details_invalid",
        fields: [{ path: "body.phone_number" }],
      });
      expect(clinic.provider.begun).toEqual([]);
      const { begin } = clinic.provider;
      clinic.provider.begin = async (request) => {
        await begin(request);
        return { outcome: "details_invalid" };
      };
      expect((await clinic.begin(id, { method: "mb_way", ...phone })).body.code).toBe(
        "payment_details_invalid",
      );
      expect(await clinic.info(id)).toMatchObject({ status: "awaiting_payment", methods: everyMethod });
      clinic.provider.begin = begin;
      expect((await clinic.begin(id, { method: "credit_card" })).status).toBe(201);
      expect(await clinic.table("payments")).toHaveLength(1);
      // The refused attempt's key is never used for something else.
      expect(clinic.provider.begun.map(({ idempotencyKey }) => idempotencyKey)).toHaveLength(2);
      expect(new Set(clinic.provider.begun.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
      expect(clinic.provider.begun[0]).toMatchObject({ phoneNumber: "+351912345678" });
    },
  );

  test("a failed session charges nothing and can be retried", { tags: ["S8.MSG.04"] }, async () => {
    const id = await clinic.book(tomorrow);
    const { begin } = clinic.provider;
    clinic.provider.begin = () => Promise.resolve({ outcome: "session_failed" });
    expect((await clinic.begin(id, { method: "payu" })).body.code).toBe("payment_session_failed");
    clinic.provider.begin = begin;
    expect((await clinic.begin(id, { method: "payu" })).status).toBe(201);
  });

  test(
    "an immediate refusal ends the booking without a charge, with a mail",
    { tags: ["S8.MSG.01"] },
    async () => {
      const id = await clinic.book(tomorrow);
      clinic.provider.begin = () => Promise.resolve({ outcome: "refused", reason: "blocked" });
      expect((await clinic.begin(id, { method: "wallet" })).body.code).toBe("payment_not_possible");
      expect(await clinic.info(id)).toMatchObject({ status: "unsuccessful", no_money_taken: true });
      expect(await subjects()).toEqual(["Clinic aurora: the payment could not be completed"]);
    },
  );

  test("after a silent provider only the same method can continue", { tags: ["S8.MSG.01"] }, async () => {
    const id = await clinic.book(tomorrow);
    clinic.provider.isDown = true;
    expect((await clinic.begin(id, { method: "qr_code" })).body.code).toBe("payment_unavailable");
    expect((await clinic.info(id)).methods).toEqual(["qr_code"]);
    clinic.provider.isDown = false;
    expect((await clinic.begin(id, { method: "wallet" })).body.code).toBe("payment_method_unavailable");
    expect((await clinic.begin(id, { method: "qr_code" })).status).toBe(201);
  });
});

describe("provider states", { tags: ["D.78"] }, () => {
  test.each([
    ["pending", "pending"],
    ["action_required", "awaiting_payment"],
    ["authorised", "paid"],
    ["refused", "unsuccessful"],
    ["error", "failed"],
    ["cancelled", "canceled"],
    ["expired", "timed_out"],
  ])("%s maps to %s", { tags: ["D.78"] }, async (word, status) => {
    const id = await clinic.book(soon);
    await clinic.begin(id, { method: "credit_card" });
    await clinic.tell(await clinic.referenceOf(id), word);
    expect((await clinic.info(id)).status).toBe(status);
  });

  test("overtaking events end in the same state in every order", { tags: ["D.76"] }, async () => {
    const words = ["authorised", "pending", "action_required", "refused", "expired"];
    const orders = words.map((_, index) => [...words.slice(index), ...words.slice(0, index)]);
    let day = 2;
    for (const order of [...orders, ...orders.map((one) => one.toReversed())]) {
      const id = await clinic.book(`2027-03-${String((day += 1)).padStart(2, "0")}T11:00:00.000Z`);
      await clinic.begin(id, { method: "credit_card" });
      const reference = await clinic.referenceOf(id);
      for (const word of order) await clinic.tell(reference, word);
      expect([order, (await clinic.info(id)).status]).toEqual([order, "paid"]);
    }
  });
});

describe("cancelling a payment", { tags: ["D.75"] }, () => {
  test("ends it at the provider and frees the time permanently, however often", async () => {
    const id = await clinic.book(soon);
    await clinic.begin(id, { method: "credit_card" });
    clinic.provider.says("cancelled");
    clinic.changed.length = 0;
    expect(await clinic.giveUp(id)).toMatchObject({ status: "canceled", no_money_taken: true, methods: [] });
    expect((await clinic.giveUp(id)).status).toBe("canceled");
    expect(clinic.provider.cancelled).toHaveLength(1);
    expect(clinic.changed).toEqual([id]);
    expect((await clinic.begin(id, { method: "credit_card" })).body.code).toBe("payment_not_possible");
    expect(await clinic.book(soon)).toBeGreaterThan(id);
    expect(await subjects()).toEqual([]);
    expect(await actions()).toContain("payment.cancelled");
  });

  test("releases the time when no payment was started", async () => {
    const id = await clinic.book(soon);
    expect(await clinic.giveUp(id)).toMatchObject({ id: null, status: "canceled", no_money_taken: true });
    expect(await clinic.statusOf(id)).toBe("canceled");
  });

  test("loses to an earlier payment, which books the appointment", { tags: ["D.76"] }, async () => {
    const id = await clinic.book(soon);
    await clinic.begin(id, { method: "mb_way", ...phone });
    clinic.provider.says("authorised");
    expect((await clinic.giveUp(id)).status).toBe("paid");
    expect(await clinic.statusOf(id)).toBe("accepted");
    expect((await clinic.giveUp(id)).status).toBe("paid");
  });

  test("does not wait for a silent provider; a payment that still succeeds books or is refunded", async () => {
    const id = await clinic.book(soon);
    await clinic.begin(id, { method: "credit_card" });
    clinic.provider.says("unavailable");
    expect(await clinic.giveUp(id)).toMatchObject({ status: "canceled", no_money_taken: false });
    await clinic.book(soon, await somebodyElse());
    await clinic.tell(await clinic.referenceOf(id), "authorised");
    expect((await clinic.info(id)).status).toBe("refund_due");
  });

  test("during the provider call cancels the payment at once", async () => {
    const id = await clinic.book(soon);
    const { begin } = clinic.provider;
    clinic.provider.begin = async (request) => {
      const begun = await begin(request);
      await clinic.giveUp(id);
      return begun;
    };
    expect((await clinic.begin(id, { method: "credit_card" })).body.data.entity.status).toBe("canceled");
    expect(clinic.provider.cancelled).toEqual([]);
    clinic.provider.says("cancelled");
    await clinic.workJobs();
    expect(clinic.provider.cancelled).toHaveLength(1);
    expect(await clinic.info(id)).toMatchObject({ status: "canceled", no_money_taken: true, action: null });
  });
});

/** Whom the time is free for now; with what every booking needs. */
async function somebodyElse(): Promise<Record<string, string>> {
  const token = "somebody-else-token-0000000000000000";
  const id = await makePatient(clinic.db, "Rui", token, clinic.clock.now());
  await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx.updateTable("patients").set({ birthdate: "1990-01-01", sex: "male" }).where("id", "=", id).execute(),
  );
  return { "x-patient-token": token };
}

describe("free appointments", { tags: ["D.30"] }, () => {
  test(
    "payments switched off book at once without a payment",
    { tags: ["S3.SET.patientsPayments", "G.04"] },
    async () => {
      await changeSettings(clinic, "aurora", { patientsPayments: false });
      const id = await clinic.book(soon);
      expect(await clinic.statusOf(id)).toBe("accepted");
      expect(await clinic.info(id)).toMatchObject({ status: "none", methods: [], deadline: null });
      expect((await clinic.begin(id, { method: "credit_card" })).body.code).toBe("payment_not_possible");
      expect(await subjects()).toEqual(["Clinic aurora: your video appointment is booked"]);
    },
  );

  test("payments switched on wait for the payment", { tags: ["S3.SET.patientsPayments"] }, async () => {
    const id = await clinic.book(soon);
    expect(await clinic.statusOf(id)).toBe("pending_payment");
  });
});

describe("a payment on another device", () => {
  const handOff = async (id: number, headers: Record<string, string> = asPatient) =>
    clinic.call("POST", `/patients/appointments/${id}/payment/handoff`, { headers });
  const takeOver = (token: string, clinicName = "aurora") =>
    clinic.call("POST", "/payment_handoffs", { body: { token }, clinic: clinicName });
  const tokenOf = (url: string) => new URL(url).searchParams.get("handoff_token") ?? "";

  test("a link opens this payment once within ten minutes and nothing else", async () => {
    const id = await clinic.book(soon);
    const other = await clinic.book("2027-03-01T13:00:00.000Z");
    const { url, expires_at } = (await handOff(id)).body.data.entity;
    expect(url).toContain("http://aurora.localhost:8080/appointment-checkout?handoff_token=");
    expect(expires_at).toBe("2027-03-01T09:10:00.000Z");
    expect((await takeOver(tokenOf(url), "ipe")).body.code).toBe("link_not_valid");
    const both = await Promise.all([takeOver(tokenOf(url)), takeOver(tokenOf(url))]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 410]);
    const { pass, appointment_id } = both.find(({ status }) => status === 201)?.body.data.entity ?? {};
    expect(appointment_id).toBe(id);
    const there = { "x-payment-pass": pass };
    expect((await clinic.begin(id, { method: "credit_card" }, there)).status).toBe(201);
    expect((await clinic.info(id, there)).status).toBe("awaiting_payment");
    expect((await clinic.begin(other, { method: "credit_card" }, there)).status).toBe(404);
    for (const path of ["/patients/appointments", `/patients/appointments/${id}`, "/patients"])
      expect((await clinic.call("GET", path, { headers: there })).status).not.toBe(200);
    expect((await handOff(id, there)).status).toBe(401);
    await clinic.tell(await clinic.referenceOf(id), "authorised");
    expect((await clinic.info(id, there)).status).toBe("paid");
    clinic.clock.set("2027-03-01T10:16:00.000Z");
    expect(
      (await clinic.call("GET", `/patients/appointments/${id}/payment_info`, { headers: there })).status,
    ).toBe(401);
    expect(await actions()).toEqual(expect.arrayContaining(["payment.handed_off", "payment.taken_over"]));
    expect(JSON.stringify(await clinic.table("audit_log"))).not.toContain(pass);
  });

  test("a link is void after ten minutes or when no payment is pending", async () => {
    const id = await clinic.book(soon);
    const { url } = (await handOff(id)).body.data.entity;
    clinic.clock.set("2027-03-01T09:10:00.000Z");
    expect((await takeOver(tokenOf(url))).body.code).toBe("link_not_valid");
    clinic.clock.set("2027-03-01T09:14:00.000Z");
    const late = (await handOff(id)).body.data.entity;
    expect(late.expires_at).toBe("2027-03-01T09:15:00.000Z");
    await clinic.giveUp(id);
    expect((await takeOver(tokenOf(late.url))).body.code).toBe("link_not_valid");
    expect((await handOff(id)).body.code).toBe("payment_not_possible");
  });
});
