import { afterAll, beforeAll, expect, test } from "vitest";
import { issueDueInvoices } from "../../server/src/features/invoices/issue-invoices.ts";
import { openPool, withTenant } from "../../server/src/platform/database/database.ts";
import { makeAppointment } from "../../server/src/testing/make-appointment.ts";
import { makePayment } from "../../server/src/testing/make-payment.ts";
import { openPaymentClinic, type PaymentClinic } from "../../server/src/testing/payment-clinic.ts";
import { known } from "../../server/src/testing/test-clinic.ts";
import type { OwnerClient } from "../../server/src/testing/owner-client.ts";
import { verifyInvoices } from "./verify-invoices.ts";

let clinic: PaymentClinic;
let ownerPool: ReturnType<typeof openPool>;
let owner: Pick<OwnerClient, "query"> & { release: () => void };
beforeAll(async () => {
  clinic = await openPaymentClinic();
  const body = {
    country: "CL",
    legal_name: "Clínica Andes SpA",
    tax_number: "76.192.083-9",
    address: "Alameda 1",
    facts: { document: "boleta", activity: "Salud", activity_code: "862021" },
    issue_at: "payment",
    series_prefix: "",
    tax: { all: { kind: "rate", rate_percent: 19, code: null }, by_service: {} },
    is_issuing: true,
  };
  const headers = { authorization: `Bearer ${known.aurora.clinicToken}` };
  const { status } = await clinic.call("PUT", "/clinic/fiscal_profile", { headers, body });
  if (status !== 200) throw new Error(`The profile was refused with ${status}`);
  const pool = openPool(clinic.connections.jobs, 1, () => {});
  const issue = () =>
    issueDueInvoices(pool, clinic.services, (error) => {
      throw error;
    });
  for (const time of ["08:00", "08:30", "09:00"])
    await makePayment(
      clinic.db,
      await makeAppointment(clinic.db, { start: `2027-03-10T${time}:00.000Z` }),
      "created",
    );
  const step = (status: "authorised" | "refunded", from: string) =>
    withTenant(clinic.db, 1, (tx) =>
      tx
        .updateTable("payments")
        .set({ status })
        .where("status", "=", from as "created")
        .execute(),
    );
  await step("authorised", "created");
  await issue();
  await step("refunded", "authorised");
  await issue();
  await pool.end();
  ownerPool = openPool(clinic.connections.owner, 1, () => {});
  owner = await ownerPool.connect();
});
afterAll(async () => {
  owner.release();
  await ownerPool.end();
  await clinic.close();
});

test("verifyInvoices finds no fault in what the server issued", async () => {
  expect(await verifyInvoices(owner)).toEqual({ documents: 6, wrong: [] });
});

const first = "id = (select min(id) from invoices)";
test.each([
  ["a series has a gap: 39 2027", `delete from invoices where kind = 'invoice' and number = 2`],
  ["a series has a gap: 61 2027", `delete from invoices where kind = 'credit_note' and number = 3`],
  ["a series has a gap: 39 2027", `delete from invoices where kind = 'invoice' and number = 1`],
  [
    "older than the one before",
    `update invoices set issued_at = issued_at - interval '1 s' where number = 2`,
  ],
  ["another sum than its payment", `update payments set amount_minor = amount_minor + 1`],
  ["credit notes are not what went back", `update payments set status = 'refund_failed'`],
  [
    "the tax of all credit notes",
    `update invoices set tax_minor = tax_minor - 1 where kind = 'credit_note' and number = 1`,
  ],
  ["lines do not add up", `update invoices set total_minor = total_minor - 1 where ${first}`],
  [
    "not issued: invoice of payment 1 (no profile)",
    `insert into invoices_due (tenant_id, kind, payment_id, is_ready, failures, failure)
      values (1, 'invoice', (select min(id) from payments), true, 1, 'no profile')`,
  ],
  [
    "a payment has no invoice",
    `insert into payments (tenant_id, appointment_id, provider, method, reference, amount_minor, currency, status, deadline, created_at)
      select tenant_id, appointment_id, provider, method, 'new', amount_minor, currency, 'authorised', deadline, '2027-03-02'
      from payments where id = (select min(id) from payments)`,
  ],
])("verifyInvoices reports: %s", async (said, damage) => {
  await owner.query("begin");
  try {
    await owner.query("select set_config('app.tenant', '1', false)");
    for (const table of ["invoices", "payments"])
      await owner.query(`alter table ${table} disable trigger user`); // triggers would reject it
    await owner.query(damage);
    expect((await verifyInvoices(owner)).wrong.join("\n")).toContain(said);
  } finally {
    await owner.query("rollback");
  }
});
