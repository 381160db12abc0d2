import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { refundAppointment } from "../../shared/appointment/refund-appointment.ts";
import { makeAppointment } from "../../testing/make-appointment.ts";
import { makePayment } from "../../testing/make-payment.ts";
import { openPaymentClinic, type PaymentClinic } from "../../testing/payment-clinic.ts";
import { known } from "../../testing/test-clinic.ts";
import { issueDue, issueDueInvoices } from "./issue-invoices.ts";
import { writeInvoice } from "./write-invoice.ts";

let clinic: PaymentClinic;
let jobsPool: pg.Pool;
beforeEach(async () => {
  clinic = await openPaymentClinic(); // Monday 1 March 2027, nine in Lisbon
  jobsPool = new pg.Pool(clinic.connections.jobs);
});
afterEach(async () => {
  await jobsPool.end();
  await clinic.close();
});

const start = "2027-03-01T11:00:00.000Z";
const profile = {
  country: "PT",
  legal_name: "Clínica Aurora, Lda.",
  tax_number: "501 442 600",
  address: "Rua da Saúde 1",
  facts: { invoice_type: "FR", city: "Lisboa", postal_code: "1000-001" },
  issue_at: "payment",
  series_prefix: "A",
  tax: {
    all: { kind: "exempt", code: "M07", reason: "Artigo 9.º do CIVA" },
    by_service: { phone: { kind: "rate", rate_percent: 23, code: "NOR" } },
  },
  is_issuing: true,
};

function setProfile(changes: object = {}, slug: "aurora" | "ipe" = "aurora") {
  return clinic.call("PUT", "/clinic/fiscal_profile", {
    clinic: slug,
    headers: { authorization: `Bearer ${known[slug].clinicToken}` },
    body: { ...profile, ...changes },
  });
}

const reports: string[] = [];
const issue = () => issueDueInvoices(jobsPool, clinic.services, (error) => void reports.push(error.message));
const ofTenant = async (slug: "aurora" | "ipe") => {
  const tenant = await clinic.app.tenants.ofId(known[slug].tenantId);
  if (!tenant) throw new Error("No clinic");
  return tenant;
};
const documents = (slug: "aurora" | "ipe" = "aurora") =>
  withTenant(clinic.db, known[slug].tenantId, (tx) =>
    tx.selectFrom("invoices").selectAll().orderBy("id").execute(),
  );
const due = () =>
  withTenant(clinic.db, known.aurora.tenantId, (tx) => tx.selectFrom("invoices_due").selectAll().execute());
const numbers = async () =>
  (await documents()).map((one) => `${one.document_type} ${one.series}/${one.number}`);

async function paid(at = start): Promise<{ id: number; reference: string; paymentId: number }> {
  const id = await clinic.book(at);
  await clinic.begin(id, { method: "credit_card" });
  const reference = await clinic.referenceOf(id);
  await clinic.tell(reference, "authorised");
  const row = (await clinic.table("payments")).find((one) => one["reference"] === reference);
  return { id, reference, paymentId: Number(row?.["id"]) };
}

/** Pays directly, as many at once as wanted: payments of 40 euros that become authorised. */
async function payMany(count: number, first = "2027-03-10T08:00:00Z"): Promise<number[]> {
  for (let index = 0; index < count; index += 1) {
    const begin = new Date(Date.parse(first) + index * 1_800_000).toISOString();
    await makePayment(clinic.db, await makeAppointment(clinic.db, { start: begin }), "created");
  }
  return withTenant(clinic.db, known.aurora.tenantId, async (tx) => {
    const rows = await tx
      .updateTable("payments")
      .set({ status: "authorised" })
      .where("status", "=", "created")
      .returning("id")
      .execute();
    return rows.map(({ id }) => id);
  });
}

async function cancel(appointmentId: number, isRefunded: boolean): Promise<void> {
  const tenant = await ofTenant("aurora");
  await withTenant(clinic.db, tenant.id, async (tx) => {
    await refundAppointment(tx, clinic.services, {
      tenant,
      appointmentId,
      actor: "patient/1",
      now: clinic.clock.now(),
      isRefunded,
    });
    await endAs("canceled", appointmentId, tx);
  });
}

type Tx = Parameters<Parameters<typeof withTenant<void>>[2]>[0];
async function endAs(status: "canceled" | "finished", appointmentId: number, one?: Tx): Promise<void> {
  const end = async (tx: Tx) =>
    void (await tx.updateTable("appointments").set({ status }).where("id", "=", appointmentId).execute());
  await (one ? end(one) : withTenant(clinic.db, known.aurora.tenantId, end));
}

async function refundPart(paymentId: number, amount_minor: number, key = crypto.randomUUID()) {
  const answer = await clinic.call("POST", `/clinic/payments/${paymentId}/refunds`, {
    headers: { authorization: `Bearer ${known.aurora.clinicToken}` },
    body: { key, amount_minor },
  });
  expect(answer.status).toBe(201);
  clinic.provider.refundAnswer = { outcome: "refunded", refundReference: `part ${key}` };
  await clinic.workJobs();
}

test("a clinic without an invoicing profile issues nothing, and a later one issues from then on", async () => {
  const before = await paid();
  await issue();
  expect(await documents()).toEqual([]);
  expect((await setProfile()).status).toBe(200);
  await cancel(before.id, true);
  await clinic.tell(before.reference, "refunded");
  await issue();
  expect(await documents()).toEqual([]);
  expect(await due()).toEqual([]);
  await paid("2027-03-01T11:20:00.000Z");
  await issue();
  expect(await numbers()).toEqual(["FR A2027/1"]);
  await setProfile({ is_issuing: false });
  await paid("2027-03-01T11:40:00.000Z");
  await issue();
  expect(await numbers()).toEqual(["FR A2027/1"]);
});

test("a wrong tax number and another country's code are refused by field", async () => {
  const answer = await setProfile({
    tax_number: "501442601",
    tax: { ...profile.tax, all: { kind: "exempt", code: null, reason: "none" } },
  });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain("body.tax_number");
  expect(JSON.stringify(answer.body)).toContain("body.tax.all");
  expect((await setProfile({ facts: { invoice_type: "NC", city: "Lisboa", postal_code: "1" } })).status).toBe(
    400,
  );
});

test("an invoice keeps clinic, customer, line and tax as issued, and later changes affect the next one", async () => {
  await setProfile();
  await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx.updateTable("patients").set({ taxpayer_number: "245118900" }).execute(),
  );
  await paid();
  await issue();
  await setProfile({ legal_name: "Another name" });
  const [invoice] = await documents();
  expect(invoice).toMatchObject({
    kind: "invoice",
    issued_on: "2027-03-01",
    currency: "EUR",
    total_minor: 4000,
    tax_minor: 0,
    issuer_tax_number: "501442600",
    issuer: { legal_name: "Clínica Aurora, Lda.", facts: { city: "Lisboa" } },
    customer: { tax_number: "245118900", country: "PT" },
    lines: [{ service_type: "remote", total_minor: 4000, treatment: { kind: "exempt", code: "M07" } }],
    atcud: null,
  });
});

test("a series carries its validation code from its first document and keeps it", async () => {
  await setProfile();
  const set = () =>
    clinic.call("PUT", "/clinic/invoice_series", {
      headers: { authorization: `Bearer ${known.aurora.clinicToken}` },
      body: { document_type: "FR", series: "A2027", validation_code: "JFXYZ123" },
    });
  expect((await set()).body.data.entity).toMatchObject({ validation_code: "JFXYZ123", newest: 0 });
  await paid();
  await issue();
  expect((await documents())[0]?.atcud).toBe("JFXYZ123-1");
  expect((await set()).status).toBe(409);
});

describe("refunds", () => {
  test("partial refunds and the rest are credit notes of their own series that add up to the invoice", async () => {
    await setProfile({ tax: { all: { kind: "rate", rate_percent: 23, code: "NOR" }, by_service: {} } });
    const { id, reference, paymentId } = await paid();
    await refundPart(paymentId, 1_001);
    await refundPart(paymentId, 333);
    clinic.provider.refundAnswer = { outcome: "accepted", refundReference: null };
    await cancel(id, true);
    await clinic.workJobs();
    await clinic.tell(reference, "refunded", { amountMinor: 2_666 });
    await issue();
    expect(await numbers()).toEqual(["FR A2027/1", "NC A2027/1", "NC A2027/2", "NC A2027/3"]);
    const [invoice, ...credits] = await documents();
    expect(credits.map(({ total_minor }) => total_minor)).toEqual([1_001, 333, 2_666]);
    expect(credits.reduce((sum, { tax_minor }) => sum + tax_minor, 0)).toBe(invoice?.tax_minor);
    expect(credits.every(({ credited_invoice_id }) => credited_invoice_id === invoice?.id)).toBe(true);
  });

  test("a refund reported many times is one credit note", async () => {
    await setProfile();
    const { id, reference } = await paid();
    await cancel(id, true);
    await Promise.all(Array.from({ length: 20 }, () => clinic.tell(reference, "refunded")));
    await clinic.tell(reference, "refund_failed", { eventId: "later" });
    await clinic.tell(reference, "refunded", { eventId: "again" });
    await issue();
    await issue();
    expect(await numbers()).toEqual(["FR A2027/1", "NC A2027/1"]);
  });

  test("a chargeback is credited, and invoiced again if the money returns", async () => {
    await setProfile();
    const { paymentId } = await paid();
    const become = (status: "authorised" | "capture_failed") =>
      withTenant(clinic.db, known.aurora.tenantId, (tx) =>
        tx.updateTable("payments").set({ status }).where("id", "=", paymentId).execute(),
      );
    await issue();
    await become("capture_failed");
    await become("authorised"); // before anything was issued
    await issue();
    expect(await numbers()).toEqual(["FR A2027/1"]);
    await become("capture_failed");
    await issue();
    expect(await numbers()).toEqual(["FR A2027/1", "NC A2027/1"]);
    await become("authorised");
    await become("capture_failed");
    await become("authorised");
    await issue();
    expect(await numbers()).toEqual(["FR A2027/1", "NC A2027/1", "FR A2027/2"]);
    expect(await due()).toEqual([]);
  });
});

describe("a clinic that invoices at the end of appointments", () => {
  test("invoices the payment after the appointment, then credits earlier refunds", async () => {
    await setProfile({ issue_at: "end" });
    const { id, paymentId } = await paid();
    await refundPart(paymentId, 1_000);
    await issue();
    await issue();
    expect(await documents()).toEqual([]);
    await endAs("finished", id);
    await issue();
    await issue();
    expect(await numbers()).toEqual(["FR A2027/1", "NC A2027/1"]);
    expect(await due()).toEqual([]);
  });

  test("invoices a cancellation that keeps the money, and not one that refunds it", async () => {
    await setProfile({ issue_at: "end" });
    const kept = await paid();
    const back = await paid("2027-03-01T11:20:00.000Z");
    await cancel(kept.id, false);
    await cancel(back.id, true);
    await issue();
    await clinic.tell(back.reference, "refunded");
    await issue();
    expect(await documents()).toMatchObject([{ payment_id: kept.paymentId }]);
    expect(await due()).toEqual([]);
  });
});

describe("the clinic's API", () => {
  const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
  const asOther = { authorization: `Bearer ${known.ipe.clinicToken}` };
  const ask = (path: string, headers = asClinic, slug = "aurora") =>
    clinic.call("GET", path, { headers, clinic: slug });

  test("lists invoices by page, day, type and series, and returns one", async () => {
    await setProfile();
    const { paymentId } = await paid();
    await payMany(3);
    await refundPart(paymentId, 500);
    await issue();
    const pages: string[] = [];
    for (let cursor = ""; ;) {
      const { data } = (await ask(`/clinic/invoices?limit=2${cursor}`)).body;
      pages.push(data.collection.map((one: { invoice_number: string }) => one.invoice_number).join());
      if (data.next_cursor === null) break;
      cursor = `&cursor=${data.next_cursor}`;
    }
    expect(pages).toEqual(["FR A2027/1,FR A2027/2", "FR A2027/3,FR A2027/4", "NC A2027/1"]);
    const count = async (query: string) =>
      (await ask(`/clinic/invoices?${query}`)).body.data.collection.length;
    expect(await count("document_type=NC")).toBe(1);
    expect(await count("series=A2026")).toBe(0);
    expect(await count("from=2027-03-01&to=2027-03-01")).toBe(5);
    expect(await count("from=2027-03-02")).toBe(0);
    const [first] = await documents();
    const shown = (await ask(`/clinic/invoices/${first?.id}`)).body.data.entity;
    expect(shown).toMatchObject({ invoice_number: "FR A2027/1", issuer: { legal_name: profile.legal_name } });
    expect((await ask(`/clinic/invoices/${first?.id}`, asOther, "ipe")).status).toBe(404);
    expect((await ask("/clinic/invoices", asOther, "ipe")).body.data.collection).toEqual([]);
  });

  test("audits the reading of a document, and not a missing one", async () => {
    await setProfile();
    await payMany(1);
    await issue();
    const [first] = await documents();
    expect((await ask(`/clinic/invoices/${first?.id}`)).status).toBe(200);
    expect((await ask(`/clinic/invoices/${Number(first?.id) + 1}`)).status).toBe(404);
    const log = await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
      tx
        .selectFrom("audit_log")
        .select(["actor", "action", "object"])
        .where("object", "like", "invoice/%")
        .execute(),
    );
    expect(log).toEqual([
      { actor: expect.stringMatching(/^clinic\//), action: "invoice.read", object: `invoice/${first?.id}` },
    ]);
  });

  test("exports a span as CSV with one line per document", async () => {
    await setProfile();
    await payMany(2);
    await issue();
    const file = await clinic.app.inject({
      method: "GET",
      url: "/api/clinic/invoices.csv?from=2027-03-01&to=2027-03-31",
      headers: { host: "aurora.localhost", ...asClinic },
    });
    const lines = file.body.trim().split(/\r?\n/);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain("invoice_number,kind,document_type,series,number,issued_on");
    expect(lines[2]).toContain("FR A2027/2,invoice,FR,A2027,2,2027-03-01");
    expect(lines[2]).toContain("exempt,,M07,Artigo 9.º do CIVA");
    expect((await ask("/clinic/invoices.csv?from=2027-03-01&to=2028-03-01")).status).toBe(400);
  });

  test("sends a webhook per document with ids only", async () => {
    await setProfile();
    await withTenant(clinic.db, 1, (tx) =>
      sql`insert into webhook_endpoints (tenant_id, url, description, event_types, sealed_secret, created_at)
        values (1, 'https://x.example', '', array['invoice.issued'], '', now())`.execute(tx),
    );
    const [paymentId] = await payMany(1);
    await issue();
    const [invoice] = await documents();
    const events = await withTenant(clinic.db, 1, (tx) =>
      tx.selectFrom("webhook_events").select(["event_type", "data"]).execute(),
    );
    expect(events).toEqual([
      {
        event_type: "invoice.issued",
        data: { invoice_id: invoice?.id, payment_id: paymentId, kind: "invoice" },
      },
    ]);
  });
});

describe("the patient", () => {
  const own = (id: number, headers: Record<string, string>, more = "") =>
    clinic.app.inject({
      method: "GET",
      url: `/api/patients/appointments/${id}/invoices${more}`,
      headers: { host: "aurora.localhost", ...headers },
    });

  test("sees documents of an appointment as PDFs in her language, and nobody else does", async () => {
    await setProfile();
    const { id, paymentId } = await paid();
    await refundPart(paymentId, 500);
    await issue();
    const asPatient = { "x-patient-token": known.aurora.patientToken };
    const listed = await own(id, asPatient);
    expect(listed.json().data.collection).toMatchObject([
      { kind: "invoice", invoice_number: "FR A2027/1", total: { amount_minor: 4000, currency: "EUR" } },
      { kind: "credit_note", invoice_number: "NC A2027/1", total: { amount_minor: 500, currency: "EUR" } },
    ]);
    for (const { id: invoice } of listed.json().data.collection)
      for (const language of ["en", "ar"]) {
        const pdf = await own(id, { ...asPatient, "accept-language": language }, `/${invoice}/document`);
        expect([pdf.statusCode, pdf.headers["content-type"]]).toEqual([200, "application/pdf"]);
        expect(pdf.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
      }
    const guest = await clinic.bookAsGuest("2027-03-01T11:20:00.000Z");
    const [first] = await documents();
    expect((await own(id, guest.headers)).statusCode).toBe(404);
    expect((await own(guest.id, guest.headers, `/${first?.id}/document`)).statusCode).toBe(404);
    expect((await own(guest.id, guest.headers)).json().data.collection).toEqual([]);
  });
});

describe("numbers", () => {
  test("run from 1 to n without gaps or duplicates across servers, retries and rollbacks", async () => {
    await setProfile();
    const payments = await payMany(40);
    const tenant = await ofTenant("aurora");
    const rows = await due();
    const rolledBack = () =>
      withTenant(clinic.db, tenant.id, async (tx) => {
        await writeInvoice(tx, { tenant, now: clinic.clock.now(), paymentId: payments[0] ?? 0 });
        throw new Error("rolled back");
      }).catch(() => null);
    await Promise.all([
      ...rows.flatMap(({ id }) => [0, 1, 2].map(() => issueDue(clinic.services, tenant, id))),
      ...Array.from({ length: 10 }, rolledBack),
      issue(),
      issue(),
    ]);
    await issue();
    const all = await documents();
    expect(all.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      payments.map((_, index) => index + 1),
    );
    expect(new Set(all.map(({ payment_id }) => payment_id)).size).toBe(payments.length);
    expect(await due()).toEqual([]);
  });

  test("never decrease in time, even when a server's clock does", async () => {
    await setProfile();
    await payMany(3);
    const tenant = await ofTenant("aurora");
    const rows = await due();
    for (const [index, { id }] of rows.entries()) {
      clinic.clock.set(new Date(Date.parse("2027-03-01T09:00:00Z") - index * 3_600_000).toISOString());
      await issueDue(clinic.services, tenant, id);
    }
    const times = (await documents()).map(({ issued_at }) => issued_at.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times).toHaveLength(3);
  });

  test("restart each year of the clinic's calendar", async () => {
    await setProfile();
    await payMany(1);
    await issue();
    clinic.clock.set("2027-12-31T23:59:59.000Z");
    await payMany(1, "2028-01-10T08:00:00Z");
    await issue();
    clinic.clock.set("2028-01-01T00:00:01.000Z");
    await payMany(1, "2028-01-11T08:00:00Z");
    await issue();
    expect(await numbers()).toEqual(["FR A2027/1", "FR A2027/2", "FR A2028/1"]);
  });

  test("are separate per clinic, and documents of another clinic are hidden", async () => {
    await setProfile();
    await setProfile({}, "ipe");
    await payMany(2);
    await issue();
    expect(await numbers()).toEqual(["FR A2027/1", "FR A2027/2"]);
    expect(await documents("ipe")).toEqual([]);
  });

  test("cannot be skipped, duplicated, changed or deleted, even by the database owner", async () => {
    await setProfile();
    await payMany(2);
    await issue();
    const owner = new pg.Client(clinic.connections.owner);
    await owner.connect();
    try {
      await owner.query("select set_config('app.tenant', '1', false)");
      const refused = (statement: string) =>
        expect(owner.query(statement), statement).rejects.toThrow(/append-only|goes on by one/);
      await refused("update invoices set total_minor = 1");
      await refused("delete from invoices");
      await refused("update invoice_series set newest = newest + 2");
      await refused("update invoice_series set newest = 0");
    } finally {
      await owner.end();
    }
    await expect(
      withTenant(clinic.db, 1, (tx) =>
        sql`insert into invoices (tenant_id, kind, document_type, series, number, issued_at,
        issued_on, payment_id, round, currency, total_minor, tax_minor, lines, issuer_country, issuer_tax_number, issuer, customer)
        select tenant_id, kind, document_type, series, 7, issued_at, issued_on, 999, round, currency, total_minor, tax_minor, lines,
          issuer_country, issuer_tax_number, issuer, customer from invoices limit 1`.execute(tx),
      ),
    ).rejects.toThrow("not the next of its series");
    expect(await numbers()).toEqual(["FR A2027/1", "FR A2027/2"]);
  });

  test("wait with a reason while they cannot be issued, and then follow without a gap", async () => {
    await setProfile();
    await payMany(2);
    const breakTax = (tax: string) =>
      withTenant(clinic.db, 1, (tx) => tx.updateTable("fiscal_profiles").set({ tax }).execute());
    await breakTax("{}");
    await issue();
    expect(await due()).toMatchObject([{ failures: 1 }, { failures: 1 }]);
    await breakTax(JSON.stringify(profile.tax));
    await issue();
    expect(await numbers()).toEqual([]); // not yet
    clinic.clock.setOffset(2_001);
    await issue();
    expect(await numbers()).toEqual(["FR A2027/1", "FR A2027/2"]);
  });
});
