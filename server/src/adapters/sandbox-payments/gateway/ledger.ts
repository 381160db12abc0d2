import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { Delivery, GatewayPayment, KeyedAnswer } from "./gateway-payment.ts";

const Line = z.union([
  z.strictObject({ payment: GatewayPayment }),
  z.strictObject({ delivery: Delivery }),
  z.strictObject({ answer: KeyedAnswer }),
]);
type LedgerLine = z.infer<typeof Line>;

/**
 * Payments, deliveries and keyed responses, in memory and in a journal of JSON lines. The last line of an id counts.
 */
export type Ledger = {
  payment: (id: string) => GatewayPayment | undefined;
  paymentByKey: (idempotencyKey: string) => GatewayPayment | undefined;
  paymentByToken: (resultToken: string) => GatewayPayment | undefined;
  /** Finds a payment by its cash-machine reference. */
  paymentByVoucher: (reference: string) => GatewayPayment | undefined;
  payments: () => Iterable<GatewayPayment>;
  /** Returns the first response under an idempotency key, for any operation. */
  answer: (idempotencyKey: string) => KeyedAnswer | undefined;
  openDeliveries: () => Iterable<Delivery>;
  /** Saves lines atomically, so that no decision is stored without its notifications. */
  save: (...lines: LedgerLine[]) => void;
};

/** A settled payment is kept for a week, so that a shop that was down can still ask. */
const retainedAfterExpiry = 7 * 24 * 3_600_000;
/** Milliseconds for which a key replays its answer; Adyen documents at least seven days. */
const keyLifetime = 7 * 24 * 3_600_000;

/** Opens the journal, drops old entries and rewrites the rest. Ignores a line that a crash has cut off. */
export function openLedger(file: string, now: number): Ledger {
  const payments = new Map<string, GatewayPayment>();
  const byKey = new Map<string, string>();
  const byToken = new Map<string, string>();
  const byVoucher = new Map<string, string>();
  const deliveries = new Map<string, Delivery>();
  const answers = new Map<string, KeyedAnswer>();

  const keepPayment = (payment: GatewayPayment) => {
    payments.set(payment.id, payment);
    byKey.set(payment.idempotency_key, payment.id);
    byToken.set(payment.result_token, payment.id);
    if (payment.voucher) byVoucher.set(payment.voucher.reference, payment.id);
  };
  const keepDelivery = (delivery: Delivery) => {
    if (delivery.is_done) deliveries.delete(delivery.id);
    else deliveries.set(delivery.id, delivery);
  };
  const keep = (line: LedgerLine) => {
    if ("payment" in line) keepPayment(line.payment);
    else if ("delivery" in line) keepDelivery(line.delivery);
    else answers.set(line.answer.idempotency_key, line.answer);
  };
  readLines(file).forEach(keep);
  const isFresh = (payment: GatewayPayment) => payment.expires_at + retainedAfterExpiry > now;
  const retained = [...payments.values()].filter(isFresh);
  for (const index of [payments, byKey, byToken, byVoucher]) index.clear();
  for (const payment of retained) keepPayment(payment);
  for (const [key, { at }] of answers) if (at + keyLifetime <= now) answers.delete(key);
  rewrite(file, [
    ...[...answers.values()].map((answer) => ({ answer })),
    ...retained.map((payment) => ({ payment })),
    ...[...deliveries.values()].map((delivery) => ({ delivery })),
  ]);

  return {
    payment: (id) => payments.get(id),
    paymentByKey: (key) => payments.get(byKey.get(key) ?? ""),
    paymentByToken: (token) => payments.get(byToken.get(token) ?? ""),
    paymentByVoucher: (reference) => payments.get(byVoucher.get(reference) ?? ""),
    payments: () => payments.values(),
    answer: (key) => answers.get(key),
    openDeliveries: () => deliveries.values(),
    save: (...lines) => {
      appendFileSync(file, asJournal(lines));
      lines.forEach(keep);
    },
  };
}

function asJournal(lines: readonly LedgerLine[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}

function readLines(file: string): LedgerLine[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((text) => {
      try {
        return [Line.parse(JSON.parse(text))];
      } catch {
        return [];
      }
    });
}

function rewrite(file: string, lines: readonly LedgerLine[]): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const fresh = `${file}.new`;
  writeFileSync(fresh, asJournal(lines), { mode: 0o600 });
  renameSync(fresh, file);
}
