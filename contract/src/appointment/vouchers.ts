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
export type OrderTotal = z.infer<typeof OrderTotal>;

export const getOrderTotal = endpoint({
  method: "GET",
  path: "/appointment_holds/{hold_id}/voucher",
  summary: "What the held time costs, with the voucher that was given for it",
  caller: "anyone",
  params: HoldParams,
  headers: HoldHeader,
  response: entity(OrderTotal),
  problems: ["hold_expired"],
});

export const applyVoucher = endpoint({
  method: "PUT",
  path: "/appointment_holds/{hold_id}/voucher",
  summary: "Gives a voucher for the held time in place of any other; it is used up when the time is booked",
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

export const removeVoucher = endpoint({
  method: "DELETE",
  path: "/appointment_holds/{hold_id}/voucher",
  summary: "Takes the voucher back",
  caller: "anyone",
  params: HoldParams,
  headers: HoldHeader,
  response: entity(OrderTotal),
  problems: ["hold_expired"],
});
