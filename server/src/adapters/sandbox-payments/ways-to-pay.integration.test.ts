import { readFileSync } from "node:fs";
import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PaymentRequest } from "../../ports/payments.ts";
import { approvedCard, openSandboxBank, type SandboxBank } from "../../testing/sandbox-bank.ts";
import { testCards, testCode, testPhones } from "./gateway/test-values.ts";

let bank: SandboxBank;
let count = 0;
beforeAll(async () => void (bank = await openSandboxBank()));
afterAll(() => bank.close());

const requestOf = (method: PaymentMethod, changes: Partial<PaymentRequest> = {}): PaymentRequest => {
  count += 1;
  return {
    reference: `way-${count}-of-${method}`,
    idempotencyKey: `way-${count}`,
    method,
    ...(method === "mb_way" ? { phoneNumber: testPhones.accepts } : {}),
    shopName: "Clínica Aurora",
    returnUrl: "http://aurora.localhost:8080/appointments/7/pay",
    notificationUrl: bank.notificationUrl,
    locale: "en",
    amountMinor: 4500,
    currency: "EUR",
    deadline: new Date(Date.now() + 60_500),
    ...changes,
  };
};
const begin = async (method: PaymentMethod, changes: Partial<PaymentRequest> = {}) => {
  const begun = await bank.payments.begin(requestOf(method, changes));
  if (begun.outcome !== "begun") throw new Error(`not begun: ${JSON.stringify(begun)}`);
  return { id: begun.providerReference ?? "", action: begun.action };
};
const pageOf = async (method: PaymentMethod, changes: Partial<PaymentRequest> = {}) => {
  const { id, action } = await begin(method, changes);
  if (action.type !== "redirect") throw new Error("no page");
  return { id, url: action.url };
};
const stateOf = async (id: string) => (await bank.payments.outcomeOf({ providerReference: id })).state;
/** The next thing the bank tells of this payment; the tests of this file are heard one by one. */
const reported = async (id: string) => {
  const { headers, rawBody } = await bank.nextNotification();
  const read = bank.payments.readNotification(headers, rawBody);
  if (read.reading !== "verified") throw new Error(read.reading);
  expect(read.events.map(({ providerReference }) => providerReference)).toEqual([id]);
  return read.events[0]?.state;
};
const waysBack = (answer: Response) => new URL(answer.headers.get("location") ?? "http://none");
const payByCard = (url: string, number: string, more: Record<string, string> = {}) =>
  bank.submit(url, { ...approvedCard, number, decision: "pay", ...more });

describe("card and 3-D Secure", () => {
  test(
    "a wrong 3-D Secure code is corrected in place, and the right one pays",
    { tags: ["S2.SCR.06"] },
    async () => {
      const { id, url } = await pageOf("credit_card");
      const requested = await payByCard(url, testCards.challengePassed);
      expect(requested.headers.get("location")).toBe(new URL(url).pathname);
      expect(await (await fetch(url)).text()).toContain("Your bank wants to check it’s you");
      const wrong = await bank.submit(url, { decision: "allow", code: "654321" });
      expect([wrong.status, await stateOf(id)]).toEqual([422, "action_required"]);
      expect(await wrong.text()).toContain("That code isn’t right");
      const right = await bank.submit(url, { decision: "allow", code: testCode });
      expect(waysBack(right).searchParams.get("resultCode")).toBe("Authorised");
      expect(await reported(id)).toBe("authorised");
    },
  );

  test(
    "the 3-D Secure challenge fails by card, after three wrong codes, or by the payer's refusal",
    { tags: ["S2.SCR.06"] },
    async () => {
      const byCard = await pageOf("credit_card");
      await payByCard(byCard.url, testCards.challengeFailed);
      await bank.submit(byCard.url, { decision: "allow", code: testCode });
      expect(await reported(byCard.id)).toBe("refused");
      const byCodes = await pageOf("credit_card");
      await payByCard(byCodes.url, testCards.challengePassed);
      for (const code of ["000000", "000001", "000002"])
        await bank.submit(byCodes.url, { decision: "allow", code });
      expect(await reported(byCodes.id)).toBe("refused");
      const byPayer = await pageOf("credit_card");
      await payByCard(byPayer.url, testCards.challengePassed);
      await bank.submit(byPayer.url, { decision: "refuse" });
      expect(await reported(byPayer.id)).toBe("refused");
    },
  );

  test(
    "a payer who leaves the challenge has decided nothing and can return",
    { tags: ["D.75"] },
    async () => {
      const { id, url } = await pageOf("credit_card");
      await payByCard(url, testCards.challengePassed);
      const left = await fetch(`${url}/leave`, { redirect: "manual" });
      expect(waysBack(left).searchParams.get("resultCode")).toBe("RedirectShopper");
      expect(await stateOf(id)).toBe("action_required");
      expect(await (await fetch(url)).text()).toContain("Your bank wants to check it’s you");
      const broken = await pageOf("credit_card");
      await payByCard(broken.url, testCards.challengeLeft);
      const away = await bank.submit(broken.url, { decision: "allow", code: testCode });
      expect([away.status, await stateOf(broken.id)]).toEqual([303, "action_required"]);
      expect(await (await fetch(broken.url)).text()).toContain("Card number");
    },
  );

  test(
    "a missing billing address is corrected in place when the bank requires it",
    { tags: ["S3.PAY.05"] },
    async () => {
      const { id, url } = await pageOf("credit_card");
      const wrong = await payByCard(url, testCards.addressWanted);
      expect(wrong.status).toBe(422);
      expect(await wrong.text()).toContain("Enter the street and number.");
      const address = { street: "Rua Augusta 1", postal_code: "1100-048", city: "Lisboa", country: "PT" };
      await payByCard(url, testCards.addressWanted, address);
      expect(await reported(id)).toBe("authorised");
    },
  );

  test(
    "a card under review is pending and then paid; a failing terminal is an error",
    { tags: ["D.78"] },
    async () => {
      const reviewed = await pageOf("credit_card");
      await payByCard(reviewed.url, testCards.reviewed);
      expect([await reported(reviewed.id), await reported(reviewed.id)]).toEqual(["pending", "authorised"]);
      const broken = await pageOf("credit_card");
      await payByCard(broken.url, testCards.broken);
      expect(await reported(broken.id)).toBe("error");
    },
  );

  test("only a token of a card is stored", { tags: ["S3.PAY.05"] }, () => {
    const journal = readFileSync(bank.stateFile, "utf8");
    expect(journal).toContain('"token":"tok_');
    expect(journal).not.toMatch(/4000 ?0000|Augusta|Carvalho|"123"/);
  });

  test(
    "the gateway's page on another origin is opened when the clinic has none",
    { tags: ["S9.DEF.05", "D.80"] },
    async () => {
      expect((await pageOf("credit_card")).url).toMatch(new RegExp(`^${bank.url}/pay/pay_`));
      const own = await pageOf("credit_card", { pageUrl: "https://pay.aurora.example/widget" });
      expect(own.url).toBe(`https://pay.aurora.example/widget/${own.id}`);
    },
  );
});

describe("other payment methods", () => {
  test(
    "the phone's owner accepts, declines, or does not answer before the deadline",
    { tags: ["S3.PAY.06", "S2.SCR.08"] },
    async () => {
      const accepted = await begin("mb_way");
      expect(accepted.action).toEqual({ type: "wait" });
      expect(await reported(accepted.id)).toBe("authorised");
      const declined = await begin("mb_way", { phoneNumber: testPhones.declines });
      expect(await reported(declined.id)).toBe("refused");
      const deadline = new Date(Date.now() + 1500);
      const silent = await begin("mb_way", { phoneNumber: testPhones.isSilent, deadline });
      expect(await reported(silent.id)).toBe("expired");
    },
  );

  test(
    "a phone number without MB Way is reported as invalid, and no payment is opened",
    { tags: ["S3.PAY.06"] },
    async () => {
      for (const phoneNumber of ["+351211000001", "+34612345678", "912345678"])
        expect(await bank.payments.begin(requestOf("mb_way", { phoneNumber }))).toEqual({
          outcome: "details_invalid",
        });
    },
  );

  test.each([
    ["multibanco", "12345", /^\d{9}$/],
    ["atm", null, /^\d{12}$/],
  ] as const)(
    "a reference of %s is paid once at a terminal",
    { tags: ["S3.PAY.07", "S3.PAY.09", "S2.SCR.07"] },
    async (method, entity, shape) => {
      const { id, action } = await begin(method);
      expect(action).toEqual({
        type: "reference",
        kind: method,
        entity,
        reference: expect.stringMatching(shape),
      });
      const voucher = action.type === "reference" ? action.reference : "";
      const machine = `${bank.url}/reference`;
      const spaced = voucher.replaceAll(/(\d{3})(?=\d)/g, "$1 ");
      const typed = { entity: entity ?? "", voucher: spaced };
      const unknown = await bank.submit(machine, { ...typed, voucher: "999", decision: "find" });
      expect([unknown.status, await stateOf(id)]).toEqual([422, "action_required"]);
      const found = await bank.submit(machine, { ...typed, decision: "find" });
      expect(await found.text()).toContain("Payment to Clínica Aurora");
      await bank.submit(machine, { ...typed, decision: "pay" });
      expect(await reported(id)).toBe("authorised");
      expect(await (await bank.submit(machine, { ...typed, decision: "pay" })).text()).toContain("Paid");
      expect(await stateOf(id)).toBe("authorised");
    },
  );

  test("an unpaid reference expires, and its money can still arrive late", { tags: ["D.76"] }, async () => {
    const { id, action } = await begin("multibanco", { deadline: new Date(Date.now() + 1500) });
    expect(await reported(id)).toBe("expired");
    const voucher = action.type === "reference" ? action.reference : "";
    const typed = { entity: "12345", voucher };
    const over = await bank.submit(`${bank.url}/reference`, { ...typed, decision: "pay" });
    expect(await over.text()).toContain("The time to pay is over");
    expect(await stateOf(id)).toBe("expired");
    await bank.submit(`${bank.url}/reference`, { ...typed, decision: "late" });
    expect(await reported(id)).toBe("authorised");
  });

  test.each(["payu", "wallet"] as const)(
    "on the page of %s the patient pays, declines, or postpones",
    { tags: ["S3.PAY.08", "S2.SCR.09", "D.81"] },
    async (method) => {
      const paid = await pageOf(method);
      const back = await bank.submit(paid.url, { decision: "pay" });
      expect(waysBack(back).searchParams.get("resultCode")).toBe("Authorised");
      expect(await reported(paid.id)).toBe("authorised");
      const refused = await pageOf(method);
      await bank.submit(refused.url, { decision: "refuse" });
      expect(await reported(refused.id)).toBe("refused");
      const left = await pageOf(method);
      await fetch(`${left.url}/leave`, { redirect: "manual" });
      expect(await stateOf(left.id)).toBe("action_required");
    },
  );

  test(
    "the QR code opens the gateway on a phone, where it is paid or declined",
    { tags: ["S3.PAY.10", "S2.SCR.10"] },
    async () => {
      const { id, action } = await begin("qr_code");
      const code = action.type === "qr_code" ? action.payload : "";
      expect(code).toBe(`${bank.url}/scan/${id}`);
      expect(await (await fetch(code)).text()).toContain("Pay from your phone");
      const done = await bank.submit(code, { decision: "pay" });
      expect([done.status, await reported(id)]).toEqual([200, "authorised"]);
      expect(await (await fetch(code)).text()).toContain("Go back to Clínica Aurora");
      const other = await begin("qr_code");
      await bank.submit(other.action.type === "qr_code" ? other.action.payload : "", { decision: "refuse" });
      expect(await reported(other.id)).toBe("refused");
    },
  );

  test(
    "a transfer is pending until its money arrives; it may arrive late or never",
    { tags: ["D.81", "G.03"] },
    async () => {
      const prompt = await pageOf("instant_transfer");
      const unsaid = await bank.submit(prompt.url, { decision: "transfer" });
      expect([unsaid.status, await unsaid.text()]).toEqual([
        422,
        expect.stringContaining("Choose an account."),
      ]);
      const sent = await bank.submit(prompt.url, { decision: "transfer", account: "prompt" });
      expect(waysBack(sent).searchParams.get("resultCode")).toBe("Pending");
      expect([await reported(prompt.id), await reported(prompt.id)]).toEqual(["pending", "authorised"]);
      const deadline = () => new Date(Date.now() + 1500);
      const late = await pageOf("instant_transfer", { deadline: deadline() });
      await bank.submit(late.url, { decision: "transfer", account: "late" });
      expect([await reported(late.id), await reported(late.id), await reported(late.id)]).toEqual([
        "pending",
        "expired",
        "authorised",
      ]);
      const never = await pageOf("instant_transfer", { deadline: deadline() });
      await bank.submit(never.url, { decision: "transfer", account: "never" });
      expect([await reported(never.id), await reported(never.id)]).toEqual(["pending", "expired"]);
    },
  );
});

describe("refunds", () => {
  const paidBy = async (number: string) => {
    const { id, url } = await pageOf("credit_card");
    await payByCard(url, number);
    await reported(id);
    return id;
  };
  const refund = (providerReference: string, key = `back-${providerReference}`, amountMinor = 4500) =>
    bank.payments.refund({
      providerReference,
      reference: "r",
      idempotencyKey: key,
      amountMinor,
      currency: "EUR",
    });

  test("repeated requests refund once, and a message reports completion", async () => {
    const id = await paidBy(testCards.approved);
    const first = await refund(id);
    expect(first).toMatchObject({ outcome: "accepted" });
    expect(await refund(id)).toEqual(first);
    expect(await reported(id)).toBe("refunded");
    expect(await refund(id)).toEqual(first);
    expect(await stateOf(id)).toBe("refunded");
    expect(await refund(id, "another key")).toMatchObject({ outcome: "refused" });
  });

  test("a bank may refuse a refund at once or later, and never refunds more than was taken", async () => {
    expect(await refund(await paidBy(testCards.refundRefused))).toEqual({
      outcome: "refused",
      reason: "refused_by_bank",
    });
    const failing = await paidBy(testCards.refundFails);
    expect(await refund(failing)).toMatchObject({ outcome: "accepted" });
    expect(await reported(failing)).toBe("refund_failed");
    const paid = await paidBy(testCards.approved);
    expect(await refund(paid, "too much", 4501)).toMatchObject({ outcome: "refused" });
    const unpaid = await begin("multibanco");
    expect(await refund(unpaid.id)).toEqual({ outcome: "refused", reason: "not_paid" });
  });

  test("a refund interrupted by a kill is completed afterwards", async () => {
    const id = await paidBy(testCards.approved);
    await bank.control(`payments/${id}`, { refund: "waits" });
    await refund(id);
    await bank.restart();
    expect(await stateOf(id)).toBe("authorised");
    await bank.control(`payments/${id}`, { refund: "done" });
    expect(await reported(id)).toBe("refunded");
  });
});

describe("the control endpoint", () => {
  test("messages can be delayed and delivered in reverse order", async () => {
    const { id } = await pageOf("credit_card");
    await bank.control(`payments/${id}`, { webhook: { hold: true }, outcome: "pending" });
    await bank.control(`payments/${id}`, { outcome: "authorised" });
    await bank.control(`payments/${id}`, { release: "reversed" });
    expect([await reported(id), await reported(id)]).toEqual(["authorised", "pending"]);
  });

  test("another amount, an unknown reference, and a wrong or missing signature can be sent", async () => {
    const { id } = await pageOf("credit_card");
    await bank.control(`payments/${id}`, {
      webhook: { reference: "t9-a9-nobody" },
      amount: { value: 1, currency: "EUR" },
      outcome: "authorised",
    });
    const odd = JSON.parse((await bank.nextNotification()).rawBody) as unknown;
    expect(odd).toMatchObject({ payment: { reference: "t9-a9-nobody", amount: { value: 1 } } });
    for (const signature of ["wrong", "none"]) {
      await bank.control(`payments/${id}`, { webhook: { signature }, outcome: "authorised" });
      const { headers, rawBody } = await bank.nextNotification();
      expect(bank.payments.readNotification(headers, rawBody)).toEqual({ reading: "bad_signature" });
    }
  });

  test("the bank can stay silent before or after acting, or report a failure", async () => {
    const strike = (kind: string, on = "begin") =>
      bank.control("outages", { on, kind, reference: "of-payu" });
    const request = requestOf("payu");
    await strike("before");
    expect(await bank.payments.begin(request)).toEqual({ outcome: "unavailable" });
    await strike("after");
    expect(await bank.payments.begin(request)).toEqual({ outcome: "unavailable" });
    const found = await fetch(`${bank.url}/control/payments?reference=${request.reference}`, {
      headers: { authorization: "Bearer a key for tests only" },
    });
    const { payments } = (await found.json()) as { payments: { id: string }[] };
    expect(payments).toHaveLength(1);
    expect(await bank.payments.begin(request)).toMatchObject({
      outcome: "begun",
      providerReference: payments[0]?.id,
    });
    await strike("error");
    expect(await bank.payments.begin(requestOf("payu"))).toEqual({ outcome: "session_failed" });
    await strike("error", "ask");
    expect(await stateOf(payments[0]?.id ?? "")).toBe("unavailable");
    expect(await stateOf(payments[0]?.id ?? "")).toBe("action_required");
  });

  test("a payment is found by our reference and by its number at the terminal", async () => {
    const { id, action } = await begin("multibanco");
    const voucher = action.type === "reference" ? action.reference : "";
    expect((await bank.control(`payments/${voucher}`, { outcome: "authorised" })).status).toBe(200);
    expect(await reported(id)).toBe("authorised");
    expect((await bank.control("payments/nobody", { outcome: "authorised" })).status).toBe(404);
  });
});
