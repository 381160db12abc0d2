import * as shapes from "@anteroom/contract/administration/invoices";
import { addDays } from "@anteroom/domain/shared/zoned-time";
import { writeCsv } from "@anteroom/domain/text/csv";
import type { Services } from "../../platform/config/services.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import { findDocument, listDocuments } from "./invoice-rows.ts";

const usualLimit = 50;
/** The most days of one file, and the most documents of one page of it. */
const longestFileDays = 366;
const pageOfFile = 1_000;

/**
 * Registers the routes by which a clinic reads its invoices and credit notes: by page (50 unless asked), by id, and
 * as CSV of at most 366 days. All of it is audited.
 */
export function invoiceRoutes({ app }: Pick<Services, "app">): void {
  mount(app, shapes.clinicListInvoices, listInvoices);
  mount(app, shapes.clinicGetInvoice, ({ tenant, caller, params: { invoice_id: id }, tx }) =>
    tx(async (one) => {
      const entity = await findDocument(one, id);
      if (!entity) return problem("not_found");
      await audit(one, tenant.id, {
        actor: actorOf(caller),
        action: "invoice.read",
        object: `invoice/${id}`,
      });
      return { data: { entity } };
    }),
  );
  mount(app, shapes.clinicInvoiceFile, sendFile);
}

function listInvoices({ tenant, caller, query, tx }: Call<typeof shapes.clinicListInvoices>) {
  const { limit: wanted, cursor, ...filter } = query;
  const limit = Number(wanted ?? usualLimit);
  return tx(async (one) => {
    const afterId = cursor === undefined ? undefined : Number(cursor);
    const rows = await listDocuments(one, { ...filter, afterId, limit: limit + 1 });
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "invoices.list",
      object: `tenant/${tenant.id}`,
    });
    const page = rows.slice(0, limit);
    return {
      data: {
        collection: page,
        next_cursor: rows.length > limit ? String(page.at(-1)?.id ?? "") : null,
      },
    };
  });
}

const columns = [
  "invoice_number",
  "kind",
  "document_type",
  "series",
  "number",
  "issued_on",
  "issued_at",
  "payment_id",
  "refund_id",
  "credited_invoice_id",
  "currency",
  "total_minor",
  "tax_minor",
  "atcud",
] as const;
const lineColumns = ["description", "tax_kind", "tax_rate_percent", "tax_code", "exemption_reason"];
const partyColumns = [
  "customer_name",
  "customer_tax_number",
  "issuer_country",
  "issuer_name",
  "issuer_tax_number",
];

function cellsOf(invoice: shapes.Invoice): (string | number | null)[] {
  const [line] = invoice.lines;
  const treatment = line?.treatment;
  return [
    ...columns.map((name) => invoice[name]),
    line?.description ?? null,
    treatment?.kind ?? null,
    treatment?.kind === "rate" ? treatment.rate_percent : null,
    treatment?.code ?? null,
    treatment?.kind === "exempt" ? treatment.reason : null,
    invoice.customer.name,
    invoice.customer.tax_number,
    invoice.issuer.country,
    invoice.issuer.legal_name,
    invoice.issuer.tax_number,
  ];
}

async function sendFile({
  tenant,
  caller,
  query,
  reply,
  tx,
}: Call<typeof shapes.clinicInvoiceFile>): Promise<ProblemOutcome | undefined> {
  const { from, to } = query;
  if (from > to || to >= addDays(from, longestFileDays))
    return problem("validation_failed", { fields: [{ path: "querystring.to", code: "invalid" }] });
  const rows = await tx(async (one) => {
    const all: shapes.Invoice[] = [];
    for (let last: number | undefined; ;) {
      const page = await listDocuments(one, { ...query, afterId: last, limit: pageOfFile });
      all.push(...page);
      last = page.at(-1)?.id;
      if (page.length < pageOfFile) break;
    }
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "invoices.export",
      object: `tenant/${tenant.id}`,
    });
    return all;
  });
  await reply
    .headers({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="invoices-${from}-${to}.csv"`,
      "cache-control": "no-store",
    })
    .send(Buffer.from(writeCsv([...columns, ...lineColumns, ...partyColumns], rows.map(cellsOf))));
  return undefined;
}
