import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant } from "../../server/src/platform/database/database.ts";
import { makeAppointment } from "../../server/src/testing/make-appointment.ts";
import { openWholeClinic, type WholeClinic } from "../../server/src/testing/whole-clinic.ts";
import { reconcile, type Difference } from "./reconcile.ts";
import { readSettlement } from "./settlement-lines.ts";

let clinic: WholeClinic;
beforeAll(async () => void (clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" })));
afterAll(() => clinic.close());

const head =
  "Company Account,Merchant Account,Psp Reference,Merchant Reference,Payment Method,Creation Date,TimeZone,Type,Modification Reference,Gross Currency,Gross Debit (GC),Gross Credit (GC)";
const line = (type: string, reference: string, debit: string, credit: string, currency = "EUR") =>
  `Anteroom,Lisbon,8816178952380553,${reference},visa,2027-03-01 10:00:00,CET,${type},8816178952380554,${currency},${debit},${credit}`;

async function pay(
  reference: string,
  status: "authorised" | "refused" | "refunded" = "authorised",
  other: { dispute?: "charged_back"; created_at?: Date; part?: number; provider?: "stripe" } = {},
) {
  const at = clinic.clock.now();
  const { part, ...fields } = other;
  hour += 1;
  const start = new Date(Date.UTC(2027, 5, 1, hour)).toISOString();
  const appointment_id = await makeAppointment(clinic.db, { start, status: "finished" });
  await withTenant(clinic.db, 1, async (tx) => {
    const { id } = await tx
      .insertInto("payments")
      .values({
        tenant_id: 1,
        appointment_id,
        provider: "adyen",
        method: "credit_card",
        reference,
        amount_minor: 4000,
        currency: "EUR",
        status,
        refunded_at: status === "refunded" ? at : null,
        deadline: at,
        created_at: at,
        ...fields,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (part === undefined) return;
    const refund = { tenant_id: 1, payment_id: id, amount_minor: part, made_by: "clinic/test" };
    await tx
      .insertInto("payment_refunds")
      .values({ ...refund, status: "refunded", created_at: at, ended_at: at })
      .execute();
  });
}
let hour = 0;

test("a clinic's payments are compared with the provider's report, and each difference has a code", async () => {
  await pay("t1-equal", "authorised", { part: 500 });
  await pay("t1-back", "refunded");
  await pay("t1-rest", "refunded", { part: 500 });
  await pay("t1-refused", "refused");
  await pay("t1-earlier", "authorised", { created_at: new Date("2027-01-01T09:00:00Z") });
  await pay("t1-missing");
  await pay("t1-amount");
  await pay("t1-currency");
  await pay("t1-twice");
  await pay("t1-part", "authorised", { part: 700 });
  await pay("t1-taken", "authorised", { dispute: "charged_back" });
  await pay("t1-untold");
  await pay("t1-reversed");
  const report = [
    head,
    line("Settled", "t1-equal", "", "40.00"),
    line("Refunded", "t1-equal", "5.00", ""),
    line("Settled", "t1-back", "", "40.00"),
    line("Refunded", "t1-back", "40.00", ""),
    line("Settled", "t1-rest", "", "40.00"),
    line("Refunded", "t1-rest", "5.00", ""),
    line("Refunded", "t1-rest", "35.00", ""),
    line("Settled", "t1-amount", "", "39.99"),
    line("Settled", "t1-currency", "", "4000", "CLP"),
    line("Settled", "t1-twice", "", "40.00"),
    line("Settled", "t1-twice", "", "40.00"),
    line("Settled", "t1-part", "", "40.00"),
    line("Settled", "t1-taken", "", "40.00"),
    line("Chargeback", "t1-taken", "40.00", ""),
    line("Settled", "t1-untold", "", "40.00"),
    line("Chargeback", "t1-untold", "40.00", ""),
    line("Settled", "t1-reversed", "", "40.00"),
    line("Chargeback", "t1-reversed", "40.00", ""),
    line("ChargebackReversed", "t1-reversed", "", "40.00"),
    line("Settled", "t1-refused", "", "40.00"),
    line("Settled", "t2-of-another-clinic", "", "40.00"),
    'Anteroom,Lisbon,,,,2027-03-01 10:00:00,CET,Fee,"Transaction, fees",EUR,1.00,',
  ].join("\r\n");
  const found: Difference[] = [];
  await reconcile(
    clinic.db,
    {
      tenantId: 1,
      provider: "adyen",
      from: new Date("2027-03-01T00:00:00Z"),
      to: new Date("2027-03-02T00:00:00Z"),
    },
    () => readSettlement(Readable.from([report])),
    (difference) => found.push(difference),
  );
  expect(
    found.map(({ what, reference, here_minor, there_minor, currency }) =>
      [what, reference, here_minor, there_minor, currency].join(" "),
    ),
  ).toEqual([
    "other_amount t1-amount 4000 3999 EUR",
    "other_currency t1-currency 4000 4000 CLP",
    "payment_not_there t1-missing 4000  EUR",
    "refund_differs t1-part 700 0 EUR",
    "payment_not_here t1-refused  4000 EUR",
    "paid_twice t1-twice 4000 8000 EUR",
    "dispute_differs t1-untold 0 4000 EUR",
  ]);
  const strange = readSettlement(Readable.from([`${head}\n${line("Settled", "t1-x", "", "forty")}`]));
  await expect(strange.next()).rejects.toThrow("cannot be read");
});

test("Stripe's report is recognised by its columns, and money that leaves the account is negative", async () => {
  const stripe = { provider: "stripe" } as const;
  await pay("t1-s-equal", "authorised", { ...stripe, part: 500 });
  await pay("t1-s-missing", "authorised", stripe);
  await pay("t1-s-taken", "authorised", { ...stripe, dispute: "charged_back" });
  await pay("t1-s-won", "authorised", stripe);
  await pay("t1-s-failed", "authorised", stripe);
  const row = (category: string, reference: string, gross: string) =>
    `txn_1,2027-03-01 10:00:00,eur,${gross},0.87,${gross},${category},ch_1,"Clínica, Aurora",${reference}`;
  const report = [
    "balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,description,payment_metadata[reference]",
    row("charge", "t1-s-equal", "40.00"),
    row("refund", "t1-s-equal", "-5.00"),
    row("charge", "t1-s-taken", "40.00"),
    row("dispute", "t1-s-taken", "-40.00"),
    row("charge", "t1-s-won", "40.00"),
    row("dispute", "t1-s-won", "-40.00"),
    row("dispute_reversal", "t1-s-won", "40.00"),
    row("charge", "t1-s-failed", "40.00"),
    row("refund", "t1-s-failed", "-40.00"),
    row("refund_failure", "t1-s-failed", "39.00"),
    row("charge", "", "12.00"),
    row("fee", "t1-s-equal", "-0.10"),
  ].join("\n");
  const found: Difference[] = [];
  const span = { from: new Date("2027-03-01T00:00:00Z"), to: new Date("2027-03-02T00:00:00Z") };
  await reconcile(
    clinic.db,
    { tenantId: 1, provider: "stripe", ...span },
    () => readSettlement(Readable.from([report])),
    (difference) => found.push(difference),
  );
  expect(found.map(({ what, reference, there_minor: there }) => [what, reference, there])).toEqual([
    ["refund_differs", "t1-s-failed", 100],
    ["payment_not_there", "t1-s-missing", null],
  ]);
  const [head = ""] = report.split("\n");
  const incomplete = readSettlement(Readable.from([head.replace("[reference]", "[other]")]));
  await expect(incomplete.next()).rejects.toThrow("no column payment_metadata[reference]");
});
