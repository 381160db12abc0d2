import { voucherState, type VoucherFacts, type VoucherWorth } from "@anteroom/domain/payment/voucher";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";

type Row = {
  id: number;
  code: string;
  kind: VoucherWorth["kind"];
  percent: number | null;
  amount_minor: number | null;
  currency: string | null;
  valid_until: Date | null;
  uses_allowed: number | null;
  uses_taken: number;
};

/** A voucher of the clinic with its rules, for `voucherState` and `refusalOfVoucher`. */
export type Voucher = VoucherFacts & { id: number; code: string };

const columns = sql`id, code, kind, percent, amount_minor, currency, valid_until, uses_allowed, uses_taken`;

/**
 * Returns the clinic's voucher with exactly this code, or null. Normalise typed codes with
 * `normaliseVoucherCode` first.
 */
export async function voucherOfCode(tx: Tx, code: string): Promise<Voucher | null> {
  const { rows } = await sql<Row>`select ${columns} from vouchers where code = ${code}`.execute(tx);
  return rows[0] ? voucherOf(rows[0]) : null;
}

/** Returns a voucher by id, or null. */
export async function voucherOfId(tx: Tx, id: number): Promise<Voucher | null> {
  const { rows } = await sql<Row>`select ${columns} from vouchers where id = ${id}`.execute(tx);
  return rows[0] ? voucherOf(rows[0]) : null;
}

/**
 * Returns why a voucher is refused now, or null: expired, used up, or unknown (also for null and for another
 * currency). Limits per person are not checked here.
 */
export function refusalOfVoucher(
  voucher: Voucher | null,
  { now, currency }: { now: Date; currency: string },
): ProblemOutcome | null {
  const state = voucher && voucherState(voucher, { now: now.getTime(), currency });
  if (state === "usable") return null;
  if (state === "expired") return problem("voucher_expired");
  return problem(state === "used" ? "voucher_used" : "voucher_unknown");
}

function voucherOf({ id, code, valid_until, uses_allowed, uses_taken, ...row }: Row): Voucher {
  return {
    id,
    code,
    worth: worthOf(row),
    validUntil: valid_until?.getTime() ?? null,
    usesAllowed: uses_allowed,
    usesTaken: uses_taken,
  };
}

function worthOf({
  kind,
  percent,
  amount_minor,
  currency,
}: Pick<Row, "kind" | "percent" | "amount_minor" | "currency">): VoucherWorth {
  if (kind === "percentage") return { kind, percent: percent ?? 0 };
  if (kind === "fixed") return { kind, amountMinor: amount_minor ?? 0, currency: currency ?? "" };
  return { kind };
}
