import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, entity, Id, Instant, PathId, text } from "../values.ts";

const VoucherParams = z.strictObject({ voucher_id: PathId });

const worth = {
  /** `percentage` needs `percent`, `fixed` needs `amount_minor`; both are null for `free_visit`. */
  kind: z.enum(["percentage", "fixed", "free_visit"]),
  percent: z.nullable(z.int().check(z.gte(1), z.lte(100))),
  /** In minor units of the clinic's currency. */
  amount_minor: z.nullable(z.int().check(z.gte(1), z.lte(100_000_000))),
  /** The last instant at which it can be used; null: it has no end. */
  valid_until: z.nullable(Instant),
  /** How often it can be used altogether, and by each patient; null: as often as wanted. */
  uses_allowed: z.nullable(z.int().check(z.gte(1), z.lte(1_000_000))),
  uses_each: z.nullable(z.int().check(z.gte(1), z.lte(1_000_000))),
};

/** A voucher as the clinic sees it, with how often it was used and whether it can still be used. */
export const ClinicVoucher = z.object({
  id: Id,
  code: z.string(),
  ...worth,
  currency: z.nullable(z.string()),
  uses_taken: z.int(),
  created_at: Instant,
  is_usable: z.boolean(),
});
export type ClinicVoucher = z.infer<typeof ClinicVoucher>;

/** The newest 1,000. */
export const clinicListVouchers = endpoint({
  method: "GET",
  path: "/clinic/vouchers",
  summary: "Lists the clinic's 1,000 newest vouchers, newest first",
  caller: "clinic",
  scope: "vouchers:read",
  response: collection(ClinicVoucher),
});

/** `status_conflict`: the clinic has a voucher of this code, ended ones included. */
export const clinicAddVoucher = endpoint({
  method: "POST",
  path: "/clinic/vouchers",
  summary: "Creates a voucher that patients can use when booking",
  description:
    "The code has 4 to 40 letters and digits; case, spaces and dashes are ignored. A voucher's value cannot be changed: end it, and create another.",
  caller: "clinic",
  scope: "vouchers:write",
  body: z.strictObject({ code: text(60).check(z.minLength(1)), ...worth }),
  status: 201,
  response: entity(ClinicVoucher),
  problems: ["status_conflict"],
});

/** Audited. The voucher stays listed, but no new booking can use it. */
export const clinicEndVoucher = endpoint({
  method: "POST",
  path: "/clinic/vouchers/{voucher_id}/end",
  summary: "Ends a voucher; appointments booked with it stay unchanged",
  caller: "clinic",
  scope: "vouchers:write",
  params: VoucherParams,
  response: entity(ClinicVoucher),
});
