import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { entity, Id, Instant, PathId } from "./values.ts";

/** D.78: awaiting = the patient has to act; pending = the provider decides; unsuccessful = it refused; failed = a technical error. */
const PaymentStatus = z.enum([
  "none",
  "awaiting_payment",
  "pending",
  "paid",
  "unsuccessful",
  "failed",
  "canceled",
  "timed_out",
  "refund_due",
  "refunded",
]);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

const PaymentMethod = z.enum(["credit_card"]);

/** D.14 */
const PaymentInfo = z.object({
  /** Null until a payment was begun. */
  id: z.nullable(Id),
  appointment_id: Id,
  status: PaymentStatus,
  amount: z.int(),
  discount: z.int(),
  total: z.int(),
  currency: z.string(),
  methods: z.array(PaymentMethod),
  /** Until when the time is kept for the payment. */
  deadline: z.nullable(Instant),
  action: z.nullable(z.object({ type: z.literal("redirect"), url: z.string() })),
  /** True only when the provider has told that nothing was taken. */
  no_money_taken: z.boolean(),
});
export type PaymentInfo = z.infer<typeof PaymentInfo>;

const AppointmentParams = z.strictObject({ appointment_id: PathId });

export const getPaymentInfo = endpoint({
  method: "GET",
  path: "/patients/appointments/{appointment_id}/payment_info",
  summary: "What is due, how it can be paid, what the provider has said",
  caller: "visitor",
  params: AppointmentParams,
  response: entity(PaymentInfo),
});

export const beginPayment = endpoint({
  method: "POST",
  path: "/patients/appointments/{appointment_id}/payments",
  summary: "Begins the payment, or answers the one already begun: its `action` opens in the payment window",
  caller: "visitor",
  params: AppointmentParams,
  body: z.strictObject({ method: PaymentMethod }),
  status: 201,
  response: entity(PaymentInfo),
  problems: ["payment_not_possible", "payment_unavailable", "no_payment_methods"],
});

/** What a payment page hands back. A hint only: the answer is what the provider told the server (D.77). */
export const submitPaymentResult = endpoint({
  method: "POST",
  path: "/patients/appointments/{appointment_id}/payment_result",
  summary: "Hands on what came back from the payment page; answers what the provider says",
  caller: "visitor",
  params: AppointmentParams,
  body: z.strictObject({
    payload: z.optional(z.string().check(z.maxLength(4000))),
    resultCode: z.optional(z.string().check(z.maxLength(100))),
    paymentData: z.optional(z.string().check(z.maxLength(8000))),
  }),
  response: entity(PaymentInfo),
  problems: ["payment_unavailable"],
});
