import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { readCsv } from "@anteroom/domain/text/csv";
import { formatOf } from "./report-formats.ts";

/** A payment's line in the provider's report. Money in the opposite direction is negative. */
export type SettlementLine = {
  kind: "payment" | "refund" | "dispute";
  reference: string;
  amountMinor: number;
  currency: string;
};

/**
 * Parses a provider's report (CSV) of Adyen or Stripe, a thousand lines at a time; its columns tell which. Never tested with a real
 * report. Throws when it is empty or cut off, a column is missing or an amount cannot be parsed.
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
  formatOf(readCsv(head).columns);
  return head;
}

function linesOf(head: string, records: readonly string[]): SettlementLine[] {
  const { columns, rows } = readCsv([head, ...records].join("\n"));
  const { lineOf } = formatOf(columns);
  return rows.flatMap(({ cells }) => lineOf((name) => cells.get(name) ?? "") ?? []);
}
