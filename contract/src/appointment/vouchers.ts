import * as z from "zod/mini";
import { holdHeader } from "./booking.ts";
import { endpoint } from "../endpoint.ts";
import { entity, PathId, text } from "../values.ts";

const HoldParams = z.strictObject({ hold_id: PathId });
const HoldHeader = z.object({ [holdHeader]: z.string().check(z.maxLength(128)) });

/** What a held time costs, in minor units of the currency. */
const OrderTotal = z.object({
  amount: z.int(),
  discount: z.int(),
  /** The amount less the discount; 0 is booked without a payment (D.30). */
  total: z.int(),
  currency: z.string(),
  voucher_code: z.nullable(z.string()),
});
/** The price of a held time, in minor units of the currency. */
export type OrderTotal = z.infer<typeof OrderTotal>;

/** The voucher is checked again when the slot is booked. */
export const getOrderTotal = endpoint({
  method: "GET",
  path: "/appointment_holds/{hold_id}/voucher",
  summary: "Returns the price of the held slot with its voucher",
  caller: "anyone",
  params: HoldParams,
  headers: HoldHeader,
  response: entity(OrderTotal),
  problems: ["hold_expired"],
});

/** Every code counts as a try: 10 of a hold and 60 of a network in 15 minutes. */
export const applyVoucher = endpoint({
  method: "PUT",
  path: "/appointment_holds/{hold_id}/voucher",
  summary:
    "Applies a voucher to the held slot in place of any other; it counts as used once the slot is booked",
  caller: "anyone",
  params: HoldParams,
  headers: HoldHeader,
  body: z.strictObject({ code: text(40).check(z.minLength(1)) }),
  response: entity(OrderTotal),
  problems: [
    "hold_expired",
    "voucher_unknown",
    "voucher_expired",
    "voucher_used",
    "feature_off",
    "too_many_requests",
  ],
});

/** Idempotent. */
export const removeVoucher = endpoint({
  method: "DELETE",
  path: "/appointment_holds/{hold_id}/voucher",
  summary: "Removes the voucher from the held slot",
  caller: "anyone",
  params: HoldParams,
  headers: HoldHeader,
  response: entity(OrderTotal),
  problems: ["hold_expired"],
});
