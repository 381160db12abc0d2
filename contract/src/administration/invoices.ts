import { fiscalCountries } from "@anteroom/domain/payment/invoice/company-tax-number";
import { invoiceMoments } from "@anteroom/domain/payment/invoice/fiscal-profile";
import { invoiceKinds } from "@anteroom/domain/payment/invoice/invoice-number";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { replacesOrNothing, replacesRule, versionedEntity } from "../replaces.ts";
import { collection, Day, entity, Id, Instant, PathId, ServiceType, text } from "../values.ts";

const required = (max: number) => text(max).check(z.minLength(1));

const honest =
  "Data for the clinic's accountant or certified invoicing program: not a certified invoice, and not sent to any authority.";

/** How a service is taxed, by the clinic's own choice. `code`: see `clinicSetFiscalProfile`. */
const TaxTreatment = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("exempt"), code: z.nullable(z.string()), reason: required(200) }),
  z.strictObject({ kind: z.literal("rate"), rate_percent: z.number(), code: z.nullable(z.string()) }),
]);

const common = {
  legal_name: required(200),
  tax_number: required(20),
  address: required(200),
  /** `payment`: when the money arrives; `end`: when the appointment is over. */
  issue_at: z.enum(invoiceMoments),
  /** Letters before the year in the codes of series. */
  series_prefix: z.string().check(z.regex(/^[A-Z]{0,4}$/)),
  tax: z.strictObject({
    all: TaxTreatment,
    by_service: z.partialRecord(ServiceType, TaxTreatment),
  }),
  /** Payments that arrive while it is false never get an invoice. */
  is_issuing: z.boolean(),
};

const fiscalProfileWith = <T extends z.core.$ZodLooseShape>(more: T) =>
  z.discriminatedUnion("country", [
    z.strictObject({
      ...common,
      ...more,
      country: z.literal("PT"),
      facts: z.strictObject({
        invoice_type: z.enum(["FT", "FR"]),
        city: required(50),
        postal_code: z.string().check(z.regex(/^\d{4}-\d{3}$/)),
      }),
    }),
    z.strictObject({
      ...common,
      ...more,
      country: z.literal("BR"),
      facts: z.strictObject({
        /** IBGE. */
        municipality_code: z.string().check(z.regex(/^\d{7}$/)),
        /** cTribNac of the national DPS. */
        service_code: z.string().check(z.regex(/^\d{6}$/)),
        /** opSimpNac: 1 not opted in, 2 MEI, 3 ME/EPP. */
        simples: z.enum(["1", "2", "3"]),
        /** regEspTrib. */
        special_regime: z.enum(["0", "1", "2", "3", "4", "5", "6", "9"]),
      }),
    }),
    z.strictObject({
      ...common,
      ...more,
      country: z.literal("CL"),
      facts: z.strictObject({
        document: z.enum(["boleta", "factura"]),
        /** GiroEmis. */
        activity: required(80),
        /** Acteco. */
        activity_code: z.string().check(z.regex(/^\d{6}$/)),
      }),
    }),
  ]);
const FiscalProfile = fiscalProfileWith({});
/** A clinic's tax data for invoices; its `facts` depend on the country. */
export type FiscalProfileBody = z.infer<typeof FiscalProfile>;

const DocumentType = z.string().check(z.regex(/^[A-Z\d]{2,6}$/));
const SeriesCode = z.string().check(z.regex(/^[A-Z]{0,4}\d{4}$/));

export const InvoiceSeries = z.object({
  tax_number: z.string(),
  document_type: z.string(),
  series: z.string(),
  validation_code: z.nullable(z.string()),
  /** The newest number; 0 before the first document. */
  newest: z.int(),
});
/** A numbering series of invoices, with its newest number. */
export type InvoiceSeries = z.infer<typeof InvoiceSeries>;

const InvoiceLine = z.object({
  service_type: ServiceType,
  description: z.string(),
  price_minor: z.int(),
  discount_minor: z.int(),
  /** With the tax. */
  total_minor: z.int(),
  tax_minor: z.int(),
  treatment: TaxTreatment,
});

export const Invoice = z.object({
  id: Id,
  kind: z.enum(invoiceKinds),
  /** Portugal: FT, FR, NC. Brazil: DPS, and CREDIT, which is ours. Chile: 33, 34, 39, 41, 61. */
  document_type: z.string(),
  series: z.string(),
  number: z.int(),
  /** Type, series and number, as `FR A2027/12`. */
  invoice_number: z.string(),
  issued_at: Instant,
  /** On the clinic's calendar. */
  issued_on: Day,
  payment_id: Id,
  /** The partial refund of a credit note; null for all that was left. */
  refund_id: z.nullable(Id),
  credited_invoice_id: z.nullable(Id),
  currency: z.string(),
  total_minor: z.int(),
  tax_minor: z.int(),
  lines: z.array(InvoiceLine),
  issuer: z.object({
    country: z.enum(fiscalCountries),
    legal_name: z.string(),
    tax_number: z.string(),
    address: z.string(),
    facts: z.record(z.string(), z.string()),
  }),
  customer: z.object({
    name: z.string(),
    /** As the patient gave it, where its check digits are right; none is invented. */
    tax_number: z.nullable(z.string()),
    country: z.nullable(z.string()),
  }),
  /** Portugal, once the clinic has entered the series' validation code. */
  atcud: z.nullable(z.string()),
});
/** An issued invoice or credit note. */
export type Invoice = z.infer<typeof Invoice>;

export const clinicGetFiscalProfile = endpoint({
  method: "GET",
  path: "/clinic/fiscal_profile",
  summary: "Returns the data that the clinic puts on its invoices",
  caller: "clinic",
  scope: "settings:read",
  response: versionedEntity(FiscalProfile),
  problems: ["not_found"],
});

export const clinicSetFiscalProfile = endpoint({
  method: "PUT",
  path: "/clinic/fiscal_profile",
  summary: "Sets the data that the clinic puts on its invoices",
  description: `${honest} Issued documents do not change. Payments that arrive from now on get an invoice while \`is_issuing\` is true; earlier ones never. The clinic chooses its tax treatment with its accountant; there is no default. Tax codes. Portugal: exempt M01 to M99 (M07: CIVA art. 9), rate RED, INT, NOR or OUT. Brazil: exempt is tribISSQN 2, 3 or 4; a rate has none. Chile: none. A tax number with wrong check digits, a code of another country and letters in a Brazilian series are refused (\`validation_failed\` with \`invalid\`). ${replacesRule} Where there is no profile yet, it is \`null\`.`,
  caller: "clinic",
  scope: "settings:write",
  body: fiscalProfileWith({ replaces: replacesOrNothing }),
  response: versionedEntity(FiscalProfile),
  problems: ["changed_elsewhere"],
});

export const clinicListInvoiceSeries = endpoint({
  method: "GET",
  path: "/clinic/invoice_series",
  summary: "Lists the series of the clinic's documents with their newest numbers",
  caller: "clinic",
  scope: "settings:read",
  response: collection(InvoiceSeries),
});

export const clinicSetInvoiceSeries = endpoint({
  method: "PUT",
  path: "/clinic/invoice_series",
  summary: "Sets the validation code that Portugal's authority gave to a series, before its first document",
  description:
    "The series belongs to the tax number of the fiscal profile. From then on its documents bear an ATCUD. 409 `status_conflict` once the series has documents.",
  caller: "clinic",
  scope: "settings:write",
  body: z.strictObject({
    document_type: DocumentType,
    series: SeriesCode,
    validation_code: z.string().check(z.regex(/^[A-Z\d]{8,30}$/)),
  }),
  response: entity(InvoiceSeries),
  problems: ["not_found", "status_conflict"],
});

/** The id of the last document of the page before. */
const Cursor = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

const filters = {
  /** Days on the clinic's calendar; `to` is included. */
  from: z.optional(Day),
  to: z.optional(Day),
  document_type: z.optional(DocumentType),
  series: z.optional(SeriesCode),
};

export const clinicListInvoices = endpoint({
  method: "GET",
  path: "/clinic/invoices",
  summary: "Lists invoices and credit notes, oldest first, by page; all filters given must match",
  description: honest,
  caller: "clinic",
  scope: "reports:read",
  query: z.strictObject({
    ...filters,
    limit: z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|1\d\d|200)$/))),
    /** `next_cursor` of the page before. */
    cursor: z.optional(Cursor),
  }),
  response: z.object({
    data: z.object({
      collection: z.array(Invoice),
      /** The cursor of the next page; null on the last. */
      next_cursor: z.nullable(Cursor),
    }),
  }),
});

export const clinicGetInvoice = endpoint({
  method: "GET",
  path: "/clinic/invoices/{invoice_id}",
  summary: "Returns one invoice or credit note",
  description: honest,
  caller: "clinic",
  scope: "reports:read",
  params: z.strictObject({ invoice_id: PathId }),
  response: entity(Invoice),
  problems: ["not_found"],
});

export const clinicInvoiceFile = endpoint({
  method: "GET",
  path: "/clinic/invoices.csv",
  summary: "Returns invoices and credit notes of a span as a CSV file (RFC 4180, UTF-8)",
  description: `${honest} At most 366 days; the last one is included. A text that a spreadsheet would run as a formula has an apostrophe before it.`,
  caller: "clinic",
  scope: "reports:read",
  query: z.strictObject({ ...filters, from: Day, to: Day }),
});
