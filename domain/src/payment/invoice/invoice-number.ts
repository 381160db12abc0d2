import type { FiscalProfile } from "./fiscal-profile.ts";
import type { TaxTreatment } from "./invoice-tax.ts";

/** The kinds of documents, in every country. */
export const invoiceKinds = ["invoice", "credit_note"] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/**
 * Returns the country's type of a document. Portugal (SAF-T InvoiceType): FT or FR, NC. Chile (SII): 39, 41, 33 or 34,
 * and 61. Brazil: DPS; its standard has no credit note (a note is cancelled or replaced), so ours is called CREDIT.
 */
export function documentTypeOf(profile: FiscalProfile, kind: InvoiceKind, treatment: TaxTreatment): string {
  if (profile.country === "PT") return kind === "invoice" ? profile.facts.invoice_type : "NC";
  if (profile.country === "BR") return kind === "invoice" ? "DPS" : "CREDIT";
  if (kind === "credit_note") return "61";
  const isExempt = treatment.kind === "exempt";
  if (profile.facts.document === "boleta") return isExempt ? "41" : "39";
  return isExempt ? "34" : "33";
}

type Numbered = { documentType: string; series: string; number: number };

/** Returns a document's number as people read it, by the pattern of SAF-T's InvoiceNo: `FR A2027/12`. */
export function invoiceNumber({ documentType, series, number }: Numbered): string {
  return `${documentType} ${series}/${number}`;
}

/**
 * Returns Portugal's unique code of a document: the validation code that the authority gave to the series, a hyphen and
 * the number (Portaria 195/2020, art. 3). Null until the clinic has entered the validation code.
 */
export function atcudOf(validationCode: string | null, number: number): string | null {
  return validationCode === null ? null : `${validationCode}-${number}`;
}

/** Returns the code of the series of a year: the clinic's letters and the year. Each type of document has its own. */
export const seriesOf = ({ series_prefix }: FiscalProfile, year: string): string => `${series_prefix}${year}`;
