import { paymentMethods } from "@anteroom/domain/payment/payment-methods";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { entity, Id, Instant, limits, PathId, text } from "../values.ts";

/** D.78: awaiting = the patient has to act; pending = the provider decides; reserved = booked, and the money is taken later; unsuccessful = it refused; failed = a technical error. */
const PaymentStatus = z.enum([
  "none",
  "awaiting_payment",
  "pending",
  "reserved",
  "paid",
  "unsuccessful",
  "failed",
  "canceled",
  "timed_out",
  "refund_due",
  "refunded",
]);
/** The status of a payment as the patient sees it (D.78). */
export type PaymentStatus = z.infer<typeof PaymentStatus>;

const PaymentMethod = z.enum(paymentMethods);

/** The patient's next step: open a page, pay a reference, show a code to the bank's app, or confirm on the phone. */
const PaymentAction = z.discriminatedUnion("type", [
  z.object({ type: z.literal("redirect"), url: z.string() }),
  z.object({
    type: z.literal("reference"),
    kind: z.enum(["multibanco", "atm"]),
    /** The entity number of the payment network; some have none. */
    entity: z.nullable(z.string()),
    reference: z.string(),
  }),
  z.object({ type: z.literal("qr_code"), payload: z.string() }),
  z.object({ type: z.literal("wait") }),
]);
/** The patient's next step: open a page, pay a reference, show a code to the bank's app, or confirm on the phone. */
export type PaymentAction = z.infer<typeof PaymentAction>;

/** D.14. Amounts in minor units of the currency. */
const PaymentInfo = z.object({
  /** Null until a payment was begun. */
  id: z.nullable(Id),
  appointment_id: Id,
  status: PaymentStatus,
  amount: z.int(),
  discount: z.int(),
  /** What is due: the amount less the discount. */
  total: z.int(),
  currency: z.string(),
  voucher_code: z.nullable(z.string()),
  /** How it is being paid or was paid; null until a payment was begun. */
  method: z.nullable(PaymentMethod),
  /** Payment methods that suit this appointment now; empty where no payment can begin. */
  methods: z.array(PaymentMethod),
  /** The caller's other appointment with an open reference, and the ways to pay that it leaves out here (D.72). */
  open_reference: z.optional(z.object({ appointment_id: Id, methods: z.array(PaymentMethod) })),
  /** Until when the slot is reserved for the payment. */
  deadline: z.nullable(Instant),
  action: z.nullable(PaymentAction),
  /** True only when the provider has confirmed that nothing was taken. */
  no_money_taken: z.boolean(),
});
/** An appointment's price and payment (D.14). Amounts are in minor units of the currency. */
export type PaymentInfo = z.infer<typeof PaymentInfo>;

const AppointmentParams = z.strictObject({ appointment_id: PathId });

/** Returns what is stored; does not ask the provider. */
export const getPaymentInfo = endpoint({
  method: "GET",
  path: "/patients/appointments/{appointment_id}/payment_info",
  summary: "Returns the amount due, the payment methods, and the provider's status",
  caller: "payer",
  params: AppointmentParams,
  response: entity(PaymentInfo),
});

/** `appointment_id` is null without one. */
export const getOpenReference = endpoint({
  method: "GET",
  path: "/patients/open_reference",
  summary:
    "Returns the caller's appointment with an open payment reference, which prevents a second one (D.72)",
  caller: "patient",
  response: entity(z.object({ appointment_id: z.nullable(Id) })),
});

/** Extends the reservation of the slot to the method's deadline. Safe to repeat. Sends a mail for a reference. */
export const beginPayment = endpoint({
  method: "POST",
  path: "/patients/appointments/{appointment_id}/payments",
  summary: "Begins the payment, or returns the one under way: `action` is the patient's next step",
  caller: "payer",
  params: AppointmentParams,
  body: z.strictObject({
    method: PaymentMethod,
    /** The phone number of MB Way. */
    phone_number: z.optional(text(limits.phone)),
  }),
  status: 201,
  response: entity(PaymentInfo),
  problems: [
    "payment_not_possible",
    "payment_unavailable",
    "payment_session_failed",
    "payment_details_invalid",
    "payment_method_unavailable",
    "payment_reference_open",
    "no_payment_methods",
  ],
});

/**
 * The result of the payment page is only a hint: the answer is what the provider reports to the server (D.77). An
 * empty body asks the provider. Only while the payment is undecided.
 */
export const submitPaymentResult = endpoint({
  method: "POST",
  path: "/patients/appointments/{appointment_id}/payment_result",
  summary: "Forwards the result of the payment page; returns the provider's status",
  caller: "payer",
  params: AppointmentParams,
  body: z.strictObject({
    payload: z.optional(z.string().check(z.maxLength(4000))),
    resultCode: z.optional(z.string().check(z.maxLength(100))),
    paymentData: z.optional(z.string().check(z.maxLength(8000))),
  }),
  response: entity(PaymentInfo),
  problems: ["payment_unavailable"],
});

/** Cancels at the provider too. Changes nothing where no payment is due. */
export const giveUpPayment = endpoint({
  method: "POST",
  path: "/patients/appointments/{appointment_id}/payment/give_up",
  summary:
    "Ends the booking unpaid and releases its slot, for good; money that arrived before books it instead",
  caller: "payer",
  params: AppointmentParams,
  response: entity(PaymentInfo),
});

/** The link also expires at the payment's deadline. */
export const handOffPayment = endpoint({
  method: "POST",
  path: "/patients/appointments/{appointment_id}/payment/handoff",
  summary: "Creates a link that opens this payment on another device, once, within ten minutes",
  caller: "visitor",
  params: AppointmentParams,
  status: 201,
  response: entity(z.object({ url: z.string(), expires_at: Instant })),
  problems: ["payment_not_possible"],
});

/** The header of a device to which a payment was moved: gives access to this payment only. */
export const paymentPassHeader = "x-payment-pass";

/**
 * The token gives access to this payment until an hour after its deadline. `link_not_valid` also where no payment is
 * due any more.
 */
export const takeOverPayment = endpoint({
  method: "POST",
  path: "/payment_handoffs",
  summary: "Redeems the link that moves a payment to this device; returns its token",
  caller: "anyone",
  body: z.strictObject({ token: z.string().check(z.minLength(20), z.maxLength(100)) }),
  status: 201,
  response: entity(z.object({ appointment_id: Id, pass: z.string(), expires_at: Instant })),
  problems: ["link_not_valid"],
});
