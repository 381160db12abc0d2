import { minorDigits } from "@anteroom/domain/payment/money";
import type { SettlementLine } from "./settlement-lines.ts";

/** A provider's report: the columns that it is read by, and what a row of it says. */
export type ReportFormat = {
  needed: readonly string[];
  /**
   * Reads a row by a function that returns its cell of a column. Returns null for a row about no
   * payment. Throws when an amount cannot be read.
   */
  lineOf: (cell: (name: string) => string) => SettlementLine | null;
};

type LineType = { kind: SettlementLine["kind"]; isBack: boolean };

/** Types of lines about payments, and the column of their amount. Fees, payouts and deposits are of no payment. */
const adyenTypes: Readonly<Record<string, LineType>> = {
  settled: { kind: "payment", isBack: false },
  refunded: { kind: "refund", isBack: false },
  refundedreversed: { kind: "refund", isBack: true },
  chargeback: { kind: "dispute", isBack: false },
  secondchargeback: { kind: "dispute", isBack: false },
  chargebackreversed: { kind: "dispute", isBack: true },
};

/**
 * Adyen's settlement details report, by the columns and types of
 * docs.adyen.com/reporting/settlement-reconciliation/transaction-level/settlement-details-report. Types ending in
 * "ExternallyWithInfo" count like those without it.
 */
const adyen: ReportFormat = {
  needed: ["merchant reference", "type", "gross currency", "gross debit (gc)", "gross credit (gc)"],
  lineOf: (cell) => {
    const name = cell("type")
      .toLowerCase()
      .replace(/externallywithinfo$/, "");
    const type = adyenTypes[name];
    if (!type) return null;
    const isCredit = (type.kind === "payment") !== type.isBack;
    const text = cell(isCredit ? "gross credit (gc)" : "gross debit (gc)");
    if (text.startsWith("-")) throw unreadable(cell("type"), cell("merchant reference"), text);
    const currency = cell("gross currency");
    const row = { what: cell("type"), reference: cell("merchant reference"), text, currency };
    return lineWith(type.kind, row, type.isBack ? -1 : 1);
  },
};

/** Categories of rows about payments; in `gross` what leaves the account is negative. */
const stripeCategories: Readonly<Record<string, SettlementLine["kind"]>> = {
  charge: "payment",
  charge_failure: "payment",
  refund: "refund",
  refund_failure: "refund",
  dispute: "dispute",
  dispute_reversal: "dispute",
};

/**
 * Stripe's itemized balance change from activity, by the columns of docs.stripe.com/reports/report-types and the
 * categories of docs.stripe.com/reports/reporting-categories, with the metadata `reference` of payments as a column.
 */
const stripe: ReportFormat = {
  needed: ["reporting_category", "currency", "gross", "payment_metadata[reference]"],
  lineOf: (cell) => {
    const category = cell("reporting_category");
    const kind = stripeCategories[category];
    const reference = cell("payment_metadata[reference]");
    // The account may take money for more than appointments.
    if (!kind || reference === "") return null;
    const row = { what: category, reference, text: cell("gross"), currency: cell("currency").toUpperCase() };
    return lineWith(kind, row, kind === "payment" ? 1 : -1);
  },
};

/**
 * Returns the format of a report by the lower-case names of its columns: Stripe's with `reporting_category`, else Adyen's. Throws when one
 * that it needs is missing.
 */
export function formatOf(columns: readonly string[]): ReportFormat {
  const format = columns.includes("reporting_category") ? stripe : adyen;
  const missing = format.needed.filter((name) => !columns.includes(name));
  if (missing.length > 0) throw new Error(`The report has no column ${missing.join(", ")}.`);
  return format;
}

type Row = { what: string; reference: string; text: string; currency: string };

function lineWith(
  kind: SettlementLine["kind"],
  { what, reference, text, currency }: Row,
  sign: 1 | -1,
): SettlementLine {
  if (!/^-?\d+(\.\d+)?$/.test(text) || !/^[A-Z]{3}$/.test(currency))
    throw unreadable(what, reference, `${text}" "${currency}`);
  const amountMinor = Math.round(Number(text) * 10 ** minorDigits(currency)) * sign;
  return { kind, reference, amountMinor, currency };
}

function unreadable(what: string, reference: string, text: string): Error {
  return new Error(`The amount of ${what} ${reference} cannot be read: "${text}".`);
}
