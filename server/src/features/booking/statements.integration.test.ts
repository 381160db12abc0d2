import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countStatements, textsOfStatements } from "../../testing/count-statements.ts";
import { openPaymentClinic, type PaymentClinic } from "../../testing/payment-clinic.ts";

let clinic: PaymentClinic;
beforeAll(async () => {
  clinic = await openPaymentClinic();
});
afterAll(() => clinic.close());

const visit = { doctor_id: 1, personal: true, service_type: "remote", platform: "web", symptoms: "A cough" };
const guest = { name: "Ana", birthdate: "1991-02-03", sex: "female", email: "ana@example.org" };

/** How many statements each step of a guest's booking sends, beginning and end of transactions included. */
async function bookAndPay(start_time: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const step = async (name: string, path: string, body: object, headers: Record<string, string> = {}) => {
    let answer: Awaited<ReturnType<typeof clinic.call>> | undefined;
    counts[name] = await countStatements(async () => {
      answer = await clinic.call("POST", path, { body, headers });
    });
    if (!answer || answer.status > 201) throw new Error(`${name}: ${JSON.stringify(answer?.body)}`);
    return answer.body.data;
  };
  const hold = await step("hold", "/appointment_holds", { doctor_id: 1, start_time });
  const key = { "x-appointment-hold": `${hold.entity.id}.${hold.entity.secret}` };
  const body = { ...visit, ...guest, start_time, terms_accepted: true };
  const booked = await step("book", "/guests/appointments", body, key);
  const token = { "x-guest-token": String(booked.guest_token) };
  const { id } = booked.entity;
  await step("begin to pay", `/patients/appointments/${id}/payments`, { method: "credit_card" }, token);
  const payment = (await clinic.table("payments")).findLast((row) => row["appointment_id"] === id);
  const { reference, provider_reference, amount_minor, currency } = payment ?? {};
  const word = {
    eventId: `event ${String(reference)}`,
    state: "authorised",
    providerReference: provider_reference,
    reference,
    amountMinor: amount_minor,
    currency,
  };
  counts["paid"] = await countStatements(() =>
    clinic.app.inject({
      method: "POST",
      url: "/api/webhooks/payments/sandbox",
      headers: { host: "localhost", "x-signature": "good", "content-type": "application/json" },
      payload: JSON.stringify(word),
    }),
  );
  expect((await clinic.info(id, token)).status).toBe("paid");
  return counts;
}

test("a guest's booking sends a fixed number of statements from hold to payment", async () => {
  await bookAndPay("2027-03-02T10:00:00.000Z"); // what a process asks for once is known after it
  expect(await bookAndPay("2027-03-02T11:00:00.000Z")).toEqual({
    hold: 7,
    book: 10,
    "begin to pay": 11,
    paid: 14,
  });
});

test("every statement of a guest's booking can use an index", async () => {
  const sent = await textsOfStatements(() => bookAndPay("2027-03-02T13:00:00.000Z"));
  const statements = new Set(
    sent.filter((text) => /^\s*(\/\*.*?\*\/)?\s*(select|with|insert|update|delete)/i.test(text)),
  );
  const client = new pg.Client(clinic.connections.app);
  await client.connect();
  const unserved: string[] = [];
  try {
    await client.query("set enable_seqscan = off");
    for (const text of statements) {
      if (text.includes('order by "id"')) continue; // the test's own look at a whole table
      const { rows } = await client.query<{ "QUERY PLAN": string }>(
        `explain (generic_plan, costs off) ${text}`,
      );
      for (const { "QUERY PLAN": line } of rows)
        if (line.includes("Seq Scan")) unserved.push(`${line.trim()}: ${text}`);
    }
  } finally {
    await client.end();
  }
  expect(statements.size).toBeGreaterThan(25);
  expect(unserved).toEqual([]);
});
