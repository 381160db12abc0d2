import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withTenant } from "../platform/database/database.ts";
import { refundAppointment } from "../shared/appointment/refund-appointment.ts";
import { asPatient, openPaymentClinic, type PaymentClinic } from "./payment-clinic.ts";
import { changeSettings, known } from "./test-clinic.ts";
import { openWebpayStandIn, webpayAccount, type WebpayStandIn } from "./webpay-stand-in.ts";

let webpay: WebpayStandIn;
let clinic: PaymentClinic;
let gateway: number;
beforeEach(async () => {
  clinic = await openPaymentClinic({ currency: "CLP", country: "CL" });
  webpay = await openWebpayStandIn(clinic.clock.now);
  gateway = await addGateway();
});
afterEach(async () => {
  await clinic.close();
  webpay.close();
});

const account = (changes: object = {}) => ({
  kind: "webpay",
  name: "Webpay",
  address: webpay.address,
  merchant_account: webpayAccount.commerceCode,
  methods: ["credit_card"],
  is_enabled: true,
  api_key: webpayAccount.apiKeySecret,
  ...changes,
});
const ask = (method: "GET" | "POST" | "PUT", path: string, body?: object) =>
  clinic.call(method, path, {
    headers: { authorization: `Bearer ${known.aurora.clinicToken}` },
    ...(body ? { body } : {}),
  });
async function addGateway(): Promise<number> {
  const { status, body } = await ask("POST", "/clinic/payment_gateways", account());
  expect([status, body]).toEqual([201, expect.anything()]);
  return body.data.entity.id as number;
}

const monday = "2027-03-02T11:00:00.000Z";
type Begun = { id: number; token: string; url: string };
async function begun(start = monday): Promise<Begun> {
  const id = await clinic.book(start);
  const { status, body } = await clinic.begin(id, { method: "credit_card" });
  expect([status, body]).toEqual([201, expect.anything()]);
  const { action } = body.data.entity;
  return { id, token: String((await paymentOf(id))["provider_reference"]), url: action.url as string };
}
const paymentOf = async (id: number) =>
  (await clinic.table("payments")).findLast((row) => row["appointment_id"] === id) ?? {};
const statesOf = async ({ id }: Begun) => [await clinic.statusOf(id), (await paymentOf(id))["status"]];
/** The browser is sent back: to an address of ours, which leads on. */
async function comesBack(address: string, method: "GET" | "POST" = "GET") {
  const { pathname, searchParams } = new URL(address);
  const to = searchParams.get("to") ?? "";
  searchParams.delete("to");
  const byPost = method === "POST";
  const answer = await clinic.app.inject({
    method,
    url: byPost
      ? `${pathname}?to=${encodeURIComponent(to)}`
      : `${pathname}?to=${encodeURIComponent(to)}&${searchParams.toString()}`,
    headers: {
      host: "localhost",
      ...(byPost ? { "content-type": "application/x-www-form-urlencoded" } : {}),
    },
    ...(byPost ? { payload: searchParams.toString() } : {}),
  });
  return { status: answer.statusCode, location: String(answer.headers["location"]) };
}
const pageOf = ({ id }: Begun, resultCode: string) => ({
  status: 303,
  location: expect.stringMatching(
    new RegExp(`^http://aurora\\.localhost[:\\d]*/appointments/${id}/pay\\?resultCode=${resultCode}$`),
  ),
});
/** The patient's page asks, as it does once it is loaded. */
const pageAsks = (id: number, body: object = {}) =>
  clinic.call("POST", `/patients/appointments/${id}/payment_result`, { headers: asPatient, body });
const asksBack = async (
  { id }: Begun,
  amount_minor: number,
  key = "7f9c24e5-2a61-4c7b-9d53-7d1f5a3c9b10",
) => {
  const path = `/clinic/payments/${String((await paymentOf(id))["id"])}/refunds`;
  expect((await ask("POST", path, { amount_minor, key })).status).toBe(201);
};
/** The appointment is called off, as its cancelling does it. */
async function cancels(appointmentId: number): Promise<void> {
  const tenant = await clinic.app.tenants.ofId(known.aurora.tenantId);
  if (!tenant) throw new Error("No clinic");
  const off = { tenant, appointmentId, actor: "patient/1", now: clinic.clock.now() };
  const how = { isRefunded: true, isNotifiedElsewhere: false };
  await withTenant(clinic.db, tenant.id, (tx) => refundAppointment(tx, clinic.services, { ...off, ...how }));
}
const move = (ms: number) => clinic.clock.set(new Date(clinic.clock.now().getTime() + ms).toISOString());
const commits = ({ token }: Begun) =>
  webpay.exchanges.filter(({ operation }) => operation === `PUT /transactions/${token}`).length;
const mails = async () => (await clinic.table("mails")).map(({ kind }) => kind);

describe("a gateway at Webpay", () => {
  test("has no signing key, shows no secret, and the log of requests to it holds none", async () => {
    const { body } = await ask("GET", `/clinic/payment_gateways/${gateway}`);
    expect(body.data.entity).toMatchObject({
      kind: "webpay",
      merchant_account: webpayAccount.commerceCode,
      api_key: { last_four: "A1b2" },
      signing_key: null,
    });
    await comesBack(webpay.approves((await begun()).token));
    const requests = await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
      tx.selectFrom("gateway_requests").selectAll().execute(),
    );
    expect(requests.map(({ operation }) => operation).toSorted()).toEqual(["begin", "commit"]);
    const stored = JSON.stringify([body, requests, await clinic.table("audit_log"), clinic.reports]);
    expect(stored).not.toContain(webpayAccount.apiKeySecret);
    const tested = await ask("POST", `/clinic/payment_gateways/${gateway}/test`);
    expect(tested.body.data.entity).toEqual({ outcome: "works", missing_methods: null });
  });

  test("is refused with a signing key, a wrong commerce code, another method, and in another currency", async () => {
    const add = async (changes: object) => {
      const { status, body } = await ask(
        "POST",
        "/clinic/payment_gateways",
        account({ is_enabled: false, ...changes }),
      );
      return [status, body.fields];
    };
    const refused = (path: string, code: string) => [400, [{ path: `body.${path}`, code }]];
    expect(await add({ signing_key: "0".repeat(64) })).toEqual(refused("signing_key", "invalid"));
    expect(await add({ merchant_account: "5970" })).toEqual(refused("merchant_account", "invalid"));
    expect(await add({ methods: ["mb_way"] })).toEqual(refused("methods", "not_available"));
    expect(await add({ kind: "sandbox", merchant_account: null })).toEqual(
      refused("signing_key", "required"),
    );
    const key = { signing_key: "another-signing-key", overlap_hours: 0 };
    const rotated = await ask("POST", `/clinic/payment_gateways/${gateway}/rotate_signing_key`, key);
    expect(rotated.body.fields).toEqual([{ path: "body.signing_key", code: "invalid" }]);
    await changeSettings(clinic, "aurora", { currency: "EUR" });
    expect(await add({})).toEqual(refused("kind", "not_available"));
  });

  test("takes no messages", async () => {
    const { token } = await begun();
    const answer = await clinic.app.inject({
      method: "POST",
      url: `/api/webhooks/payments/webpay/t1-g${gateway}`,
      headers: { host: "localhost", "content-type": "application/json" },
      payload: JSON.stringify({ token_ws: token, status: "AUTHORIZED" }),
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe("a card at Webpay", () => {
  test(
    "is paid at the form, committed at the return and booked; further returns change nothing",
    { tags: ["S3.PAY.04", "D.77"] },
    async () => {
      const paid = await begun();
      expect(paid.url).toBe(
        `https://webpay3gint.transbank.cl/webpayserver/initTransaction?token_ws=${paid.token}`,
      );
      expect(await statesOf(paid)).toEqual(["pending_payment", "action_required"]);
      const address = webpay.approves(paid.token);
      expect(await comesBack(address)).toEqual(pageOf(paid, "Authorised"));
      expect(await statesOf(paid)).toEqual(["accepted", "authorised"]);
      const settled = await mails();
      expect(await comesBack(address)).toEqual(pageOf(paid, "Received"));
      expect((await pageAsks(paid.id)).body.data.entity.status).toBe("paid");
      expect([commits(paid), await mails()]).toEqual([1, settled]);
    },
  );

  test("is committed once by two returns at the same time", async () => {
    const paid = await begun();
    const address = webpay.approves(paid.token);
    const pages = await Promise.all([comesBack(address), comesBack(address)]);
    expect(pages.map(({ status }) => status)).toEqual([303, 303]);
    await clinic.workJobs();
    expect([commits(paid), webpay.commits(), await statesOf(paid)]).toEqual([
      1,
      1,
      ["accepted", "authorised"],
    ]);
  });

  test("that is declined ends the payment", async () => {
    const declined = await begun();
    expect(await comesBack(webpay.declines(declined.token))).toEqual(pageOf(declined, "Refused"));
    expect(await statesOf(declined)).toEqual(["payment_failed", "refused"]);
  });

  test.each(["GET", "POST"] as const)(
    "that was left at the form, told by %s, takes nothing",
    async (method) => {
      const left = await begun();
      expect(await comesBack(webpay.leaves(left.token), method)).toEqual(pageOf(left, "Cancelled"));
      expect((await statesOf(left))[1]).toBe("cancelled");
      expect((await pageAsks(left.id)).body.data.entity.no_money_taken).toBe(true);
      // Nor does a late approval in another window take any.
      await comesBack(webpay.approves(left.token));
      expect([commits(left), (await statesOf(left))[1]]).toEqual([0, "cancelled"]);
    },
  );

  test("whose form's time is over comes back without a token and has expired", async () => {
    const late = await begun();
    expect(await comesBack(webpay.timesOut(late.token))).toEqual(pageOf(late, "Cancelled"));
    expect((await statesOf(late))[1]).toBe("expired");
  });

  test("whose form failed comes back with both names of the token, and is not committed", async () => {
    const failed = await begun();
    expect(await comesBack(webpay.fails(failed.token))).toEqual(pageOf(failed, "Cancelled"));
    expect([commits(failed), (await statesOf(failed))[1]]).toEqual([0, "cancelled"]);
  });
});

/** The patient comes back; the answers of the commit and of the status asked after it are lost. */
async function losesCommitAndStatus() {
  const paid = await begun();
  const address = webpay.approves(paid.token);
  webpay.losesNext("PUT");
  // The question before the commit is answered; the one after it is not.
  const hold = webpay.holdsNext("PUT");
  const back = comesBack(address);
  await hold.arrived;
  webpay.dropsNext("GET");
  hold.goesOn();
  return { paid, back: await back };
}

describe("an answer that is lost", () => {
  test("of a commit is settled by the status", async () => {
    const paid = await begun();
    webpay.losesNext("PUT");
    expect(await comesBack(webpay.approves(paid.token))).toEqual(pageOf(paid, "Authorised"));
    expect([commits(paid), await statesOf(paid)]).toEqual([1, ["accepted", "authorised"]]);
  });

  test("of commit and status is settled by a job", async () => {
    const { paid, back } = await losesCommitAndStatus();
    expect(back).toEqual(pageOf(paid, "Received"));
    expect(await statesOf(paid)).toEqual(["pending_payment", "action_required"]);
    await clinic.workJobs();
    expect([commits(paid), await statesOf(paid)]).toEqual([1, ["accepted", "authorised"]]);
  });

  test("of the question before the commit is repeated by a job, which commits", async () => {
    const paid = await begun();
    webpay.dropsNext("GET");
    expect(await comesBack(webpay.approves(paid.token))).toEqual(pageOf(paid, "Received"));
    expect([commits(paid), await statesOf(paid)]).toEqual([0, ["pending_payment", "action_required"]]);
    move(31_000);
    await clinic.workJobs();
    expect([commits(paid), await statesOf(paid)]).toEqual([1, ["accepted", "authorised"]]);
  });

  test("of a commit at the deadline is looked up until it cannot be at work, and never sent again", async () => {
    const paid = await begun();
    webpay.dropsNext("PUT");
    const address = webpay.approves(paid.token);
    // Just before the end of 15 minutes: the commit may still be at work when they are over.
    move(15 * 60_000 - 1000);
    await comesBack(address);
    clinic.sentJobs.splice(0); // the server died before it could queue the job
    move(2000);
    await clinic.sweep();
    await expect(clinic.workJobs()).rejects.toThrow(/does not answer/);
    expect((await statesOf(paid))[0]).toBe("payment_failed");
    await comesBack(address);
    move(31_000);
    const { id } = await paymentOf(paid.id);
    await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
      clinic.services.jobs.send(tx, { tenant: known.aurora.tenantId, kind: "payment", id: Number(id) }),
    );
    await clinic.workJobs();
    // Closed for good: what was never committed is never taken.
    await comesBack(address);
    expect([webpay.commits(), (await statesOf(paid))[0]]).toEqual([0, "payment_failed"]);
  });
});

describe("a payer who never comes back", () => {
  test("has paid nothing: the payment ends at its deadline and is not committed later", async () => {
    const gone = await begun();
    const address = webpay.approves(gone.token);
    move(16 * 60_000);
    expect(await clinic.sweep()).toBe(1);
    expect(await statesOf(gone)).toEqual(["payment_failed", "expired"]);
    expect(await comesBack(address)).toEqual(pageOf(gone, "Received"));
    expect([commits(gone), webpay.commits()]).toEqual([0, 0]);
  });

  test("but whose commit was carried out unseen is booked at the deadline, by the status", async () => {
    const { paid } = await losesCommitAndStatus();
    clinic.sentJobs.splice(0); // the server died before it could queue the job
    move(16 * 60_000);
    await clinic.sweep();
    expect([commits(paid), await statesOf(paid)]).toEqual([1, ["accepted", "authorised"]]);
  });
});

describe("money that goes back", () => {
  test("in part and then the rest is nullified, each once", async () => {
    const paid = await begun();
    await comesBack(webpay.approves(paid.token));
    await asksBack(paid, 1500);
    await clinic.workJobs();
    expect(await clinic.table("payment_refunds")).toMatchObject([{ status: "refunded", amount_minor: 1500 }]);
    await cancels(paid.id);
    await clinic.workJobs();
    const { amount } = webpay.transactionOf(paid.token);
    expect(webpay.refunds).toEqual([
      { type: "NULLIFIED", amount: 1500 },
      { type: "NULLIFIED", amount: amount - 1500 },
    ]);
    expect((await paymentOf(paid.id))["status"]).toBe("refunded");
  });

  test("as a whole is reversed, and a job that runs twice reverses once", async () => {
    const paid = await begun();
    await comesBack(webpay.approves(paid.token));
    await cancels(paid.id);
    const queued = [...clinic.sentJobs];
    webpay.losesNext("POST");
    await expect(clinic.workJobs()).rejects.toThrow(/does not answer/);
    move(31_000);
    clinic.sentJobs.push(...queued);
    await clinic.workJobs();
    expect(webpay.refunds).toEqual([{ type: "REVERSED", amount: webpay.transactionOf(paid.token).amount }]);
    expect((await paymentOf(paid.id))["status"]).toBe("refunded");
  });

  test("that Webpay refuses fails, and the clinic is told why", async () => {
    const paid = await begun();
    await comesBack(webpay.approves(paid.token));
    webpay.usesDebit();
    await asksBack(paid, 1500);
    await clinic.workJobs();
    expect(await clinic.table("payment_refunds")).toMatchObject([
      { status: "failed", failure: "Partial refund not allowed for this card" },
    ]);
  });
});

describe("the address to come back to", () => {
  const place = (rest: string) => `http://aurora.example/api/webhooks/payments/${rest}`;

  test("leads to pages of payments only, and knows no other gateway's payments", async () => {
    const open = await begun();
    const address = webpay.approves(open.token);
    const elsewhere = new URL(address);
    elsewhere.searchParams.set("to", "//evil.example/pay");
    const other = new URL(address);
    other.pathname = `/api/webhooks/payments/webpay/t2-g${gateway}/return`;
    expect((await comesBack(other.href)).status).toBe(404);
    expect(await statesOf(open)).toEqual(["pending_payment", "action_required"]);
    const led = await comesBack(elsewhere.href);
    expect(led).toMatchObject({
      status: 303,
      location: expect.stringMatching(/^http:\/\/aurora\.localhost[:\d]*\/\?/),
    });
  });

  test("is none of gateways that lead back by themselves, and takes what it cannot read", async () => {
    const to = "?to=%2Fappointment-checkout";
    expect((await comesBack(place(`stripe/t1-g${gateway}/return${to}`))).status).toBe(404);
    expect((await comesBack(place(`webpay/nothing/return${to}`))).status).toBe(404);
    for (const query of [
      "",
      "&token_ws=../../x",
      "&TBK_ID_SESION=t2-a1-ABCD1234",
      `&token_ws=${"0".repeat(64)}`,
    ])
      expect((await comesBack(place(`webpay/t1-g${gateway}/return${to}${query}`))).status).toBe(303);
  });
});
