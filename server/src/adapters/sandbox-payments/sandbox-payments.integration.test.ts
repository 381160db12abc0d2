import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describePayments } from "../../testing/payments-conformance.ts";
import { approvedCard, declinedCard, openSandboxBank, type SandboxBank } from "../../testing/sandbox-bank.ts";

describePayments("the sandbox gateway", openSandboxBank);

describe("Sandbox Bank", () => {
  let bank: SandboxBank;
  let count = 0;
  beforeAll(async () => void (bank = await openSandboxBank()));
  afterAll(() => bank.close());

  const begin = async (secondsLeft = 900) => {
    count += 1;
    const begun = await bank.payments.begin({
      reference: `visit-${count}`,
      idempotencyKey: `begin-${count}`,
      method: "credit_card",
      shopName: "Clínica Aurora",
      returnUrl: "http://aurora.localhost:8080/appointments/7/pay?fromRoute=home",
      notificationUrl: bank.notificationUrl,
      locale: "en",
      amountMinor: 4500,
      currency: "EUR",
      deadline: new Date(Date.now() + secondsLeft * 1000 + 500),
    });
    if (begun.outcome !== "begun" || begun.action.type !== "redirect") throw new Error("not begun");
    return { reference: begun.providerReference ?? "", url: begun.action.url };
  };
  const stateOf = async (providerReference: string) =>
    (await bank.payments.outcomeOf({ providerReference })).state;

  test(
    "wrong card details are corrected on the same page and payment, which then succeeds",
    { tags: ["S2.SCR.06"] },
    async () => {
      const { reference, url } = await begin();
      const wrong = await bank.submit(url, {
        ...approvedCard,
        number: "4111 1111 1111 1112",
        expiry: "01/20",
        decision: "pay",
      });
      const page = await wrong.text();
      expect(wrong.status).toBe(422);
      expect(page).toContain("Two things need correcting");
      expect(page).toContain("This card has expired. Use another card.");
      expect(page).toContain("Inês Carvalho");
      expect(page).not.toContain('value="123"');
      expect(await stateOf(reference)).toBe("action_required");
      const right = await bank.submit(url, { ...approvedCard, decision: "pay" });
      expect(right.status).toBe(303);
      const back = new URL(right.headers.get("location") ?? "");
      expect([back.origin, back.pathname, back.searchParams.get("fromRoute")]).toEqual([
        "http://aurora.localhost:8080",
        "/appointments/7/pay",
        "home",
      ]);
      expect(await stateOf(reference)).toBe("authorised");
      await bank.nextNotification();
    },
  );

  test("the first decision is final: a second tap, Back and another card only redirect", async () => {
    const { reference, url } = await begin();
    await bank.submit(url, { ...declinedCard, decision: "pay" });
    const again = await bank.submit(url, { ...approvedCard, decision: "pay" });
    const opened = await fetch(url, { redirect: "manual" });
    expect([again.status, opened.status]).toEqual([303, 303]);
    expect(again.headers.get("location")).toContain("resultCode=Refused");
    expect(await stateOf(reference)).toBe("refused");
    await bank.nextNotification();
  });

  test("the bank recovers a payment after a kill, accepts the card and notifies the clinic", async () => {
    const { reference, url } = await begin();
    await bank.restart();
    expect(await stateOf(reference)).toBe("action_required");
    bank.listen(false);
    await bank.submit(url, { ...approvedCard, decision: "pay" });
    await bank.restart();
    expect(await stateOf(reference)).toBe("authorised");
    bank.listen(true);
    const { rawBody } = await bank.nextNotification();
    expect(JSON.parse(rawBody)).toMatchObject({ payment: { id: reference, state: "authorised" } });
  });

  test("an unused payment expires, says so and accepts no card", async () => {
    const { reference, url } = await begin(1);
    const { rawBody } = await bank.nextNotification();
    expect(JSON.parse(rawBody)).toMatchObject({ payment: { id: reference, state: "expired" } });
    const late = await bank.submit(url, { ...approvedCard, decision: "pay" });
    expect(late.status).toBe(410);
    expect(await late.text()).toContain("You haven’t paid anything.");
    expect(await stateOf(reference)).toBe("expired");
  });

  test("tests can set the bank's outcome, suppress its messages and repeat them", async () => {
    const silent = await begin();
    await bank.control(`payments/${silent.reference}`, {
      webhook: { suppress: true },
      outcome: "authorised",
    });
    const loud = await begin();
    await bank.control(`payments/${loud.reference}`, {
      webhook: { copies: 3, delay_ms: 20 },
      outcome: "refused",
    });
    const messages = [
      await bank.nextNotification(),
      await bank.nextNotification(),
      await bank.nextNotification(),
    ];
    expect(new Set(messages.map(({ rawBody }) => rawBody)).size).toBe(1);
    expect(messages[0]?.rawBody).toContain(loud.reference);
    expect(await stateOf(silent.reference)).toBe("authorised");
    await bank.control(`payments/${loud.reference}`, { webhook: { suppress: true }, outcome: "authorised" });
    expect(await stateOf(loud.reference)).toBe("authorised");
  });

  test("the page loads nothing external, runs no script and links only to the clinic", async () => {
    const { url } = await begin();
    const answer = await fetch(url);
    const policy = answer.headers.get("content-security-policy");
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; /);
    expect(policy).toContain("form-action 'self' http://aurora.localhost:8080;");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
  });

  test("card numbers, names and codes are never stored", () => {
    const journal = readFileSync(bank.stateFile, "utf8");
    expect(journal).toContain("visit-1");
    expect(journal).not.toMatch(/4111 ?1111|4000 ?0000|Carvalho|"123"/);
  });

  test("unauthenticated requests, odd paths and odd bodies are answered without a crash", async () => {
    const { reference, url } = await begin();
    const origin = new URL(url).origin;
    const statuses = await Promise.all([
      fetch(`${origin}/v1/payments/${reference}`),
      fetch(`${origin}/control/payments/${reference}`, { method: "POST" }),
      fetch(`${origin}//`),
      fetch(`${origin}/pay/unknown`),
      fetch(url, { method: "POST", body: "x".repeat(50_000) }),
      bank.control(`payments/${reference}`, { outcome: "rich" }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 404, 404, 422, 422]);
    expect(await stateOf(reference)).toBe("action_required");
  });
});
