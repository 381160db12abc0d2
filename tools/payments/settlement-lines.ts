import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { minorDigits } from "@anteroom/domain/payment/money";
import { readCsv, type CsvRow } from "@anteroom/domain/text/csv";

/** A payment's line in the provider's report. Money in the opposite direction is negative. */
export type SettlementLine = {
  kind: "payment" | "refund" | "dispute";
  reference: string;
  amountMinor: number;
  currency: string;
};

/** Types of lines about payments, and the column of their amount. Fees, payouts and deposits are of no payment. */
const types: Readonly<Record<string, { kind: SettlementLine["kind"]; isBack: boolean }>> = {
  settled: { kind: "payment", isBack: false },
  refunded: { kind: "refund", isBack: false },
  refundedreversed: { kind: "refund", isBack: true },
  chargeback: { kind: "dispute", isBack: false },
  secondchargeback: { kind: "dispute", isBack: false },
  chargebackreversed: { kind: "dispute", isBack: true },
};

const needed = [
  "merchant reference",
  "type",
  "gross currency",
  "gross debit (gc)",
  "gross credit (gc)",
] as const;

/**
 * Parses Adyen's settlement details report (CSV), a thousand lines at a time, by the columns and types of
 * docs.adyen.com/reporting/settlement-reconciliation/transaction-level/settlement-details-report. Never tested with
 * a real report. Types ending in "ExternallyWithInfo" count like those without it. Throws when a column is missing
 * or an amount cannot be parsed.
 */
export async function* readSettlement(file: Readable): AsyncGenerator<SettlementLine[]> {
  let head: string | null = null;
  let waiting: string[] = [];
  let record = "";
  for await (const line of createInterface({ input: file, crlfDelay: Infinity })) {
    record = record === "" ? line : `${record}\n${line}`;
    if (record.split('"').length % 2 === 0) continue; // a quoted cell goes on in the next line
    if (head === null) head = checkHead(record);
    else waiting.push(record);
    record = "";
    if (waiting.length < 1000) continue;
    yield linesOf(head, waiting);
    waiting = [];
  }
  if (head === null) throw new Error("The report is empty.");
  if (record !== "") throw new Error("The report ends within a quoted cell.");
  yield linesOf(head, waiting);
}

function checkHead(head: string): string {
  const { columns } = readCsv(head);
  const missing = needed.filter((name) => !columns.includes(name));
  if (missing.length > 0) throw new Error(`The report has no column ${missing.join(", ")}.`);
  return head;
}

function linesOf(head: string, records: readonly string[]): SettlementLine[] {
  return readCsv([head, ...records].join("\n")).rows.flatMap((row) => lineOf(row) ?? []);
}

function lineOf({ cells }: CsvRow): SettlementLine | null {
  const cell = (name: (typeof needed)[number]) => cells.get(name) ?? "";
  const type =
    types[
      cell("type")
        .toLowerCase()
        .replace(/externallywithinfo$/, "")
    ];
  if (!type) return null;
  const currency = cell("gross currency");
  const isCredit = (type.kind === "payment") !== type.isBack;
  const text = cell(isCredit ? "gross credit (gc)" : "gross debit (gc)");
  const reference = cell("merchant reference");
  if (!/^\d+(\.\d+)?$/.test(text) || !/^[A-Z]{3}$/.test(currency))
    throw new Error(`The amount of ${cell("type")} ${reference} cannot be read: "${text}" "${currency}".`);
  const amountMinor = Math.round(Number(text) * 10 ** minorDigits(currency)) * (type.isBack ? -1 : 1);
  return { kind: type.kind, reference, amountMinor, currency };
}
