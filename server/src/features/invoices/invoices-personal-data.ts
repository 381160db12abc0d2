import { recordYears } from "@anteroom/domain/shared/lifetimes";
import { sql } from "kysely";
import { registerPersonalData, type PersonalData } from "../../platform/privacy/personal-data.ts";

/** Personal data of invoices: what is exported, erased and stored for how long. */
export const invoicesPersonalData: readonly PersonalData[] = [
  registerPersonalData({
    table: "invoices",
    about: "patient or guest",
    subject: ["payment_id"],
    exported: [
      "kind",
      "document_type",
      "series",
      "number",
      "issued_at",
      "currency",
      "total_minor",
      "tax_minor",
      "lines",
      "customer",
    ],
    erased: [],
    retained: [
      "tenant_id",
      "id",
      "issued_on",
      "refund_id",
      "credited_invoice_id",
      "round",
      "issuer_country",
      "issuer_tax_number",
      "issuer",
      "atcud",
    ],
    rowStays: true,
    retentionPeriod: "10 years",
    retention: [
      {
        keep: { years: recordYears },
        // The table itself refuses by its own clock.
        due: (before) =>
          sql`issued_at <= ${before} and issued_at < clock_timestamp() - ${recordYears}::int * interval '1 year'`,
        end: "delete",
      },
    ],
    why: "Tax law asks for every invoice as it was issued, with the name and the tax number that it bears.",
  }),
  registerPersonalData({
    table: "invoices_due",
    about: "patient or guest",
    subject: ["payment_id"],
    exported: [],
    erased: ["failure"],
    retained: ["tenant_id", "id", "kind", "refund_id", "is_ready", "failures", "next_try_at"],
    rowStays: true,
    retentionPeriod: "10 years",
    retention: [
      {
        keep: { years: recordYears },
        due: (before) => sql`exists (select from payments y where y.tenant_id = invoices_due.tenant_id
          and y.id = invoices_due.payment_id and y.created_at <= ${before})`,
        end: "delete",
      },
    ],
    why: "A document that is due is issued from it, and it goes then; otherwise with its payment.",
  }),
];
