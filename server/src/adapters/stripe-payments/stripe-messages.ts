import { z } from "zod";

// Read loosely, as a foreign house's answers are: it may add fields.
const Metadata = z.record(z.string(), z.string()).nullish();

/** A Checkout Session: a payment on Stripe's hosted page. Amounts are in minor units. */
export const Session = z.object({
  id: z.string(),
  object: z.literal("checkout.session"),
  url: z.url({ protocol: /^https?$/ }).nullable(),
  status: z.string().nullable(),
  payment_status: z.string(),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  payment_intent: z.string().nullable(),
  metadata: Metadata,
});
/** A Checkout Session: a payment on Stripe's hosted page. Amounts are in minor units. */
export type Session = z.infer<typeof Session>;

const PaymentError = z.object({
  code: z.string().optional(),
  decline_code: z.string().optional(),
  message: z.string().optional(),
});

/** A PaymentIntent: of a direct call, or of a session. Amounts are in minor units. */
export const Intent = z.object({
  id: z.string(),
  object: z.literal("payment_intent"),
  status: z.string(),
  amount: z.int(),
  amount_received: z.int(),
  currency: z.string(),
  metadata: Metadata,
  last_payment_error: PaymentError.nullable(),
  next_action: z
    .object({
      multibanco_display_details: z
        .object({ entity: z.string().nullable(), reference: z.string().nullable() })
        .optional(),
      pix_display_qr_code: z.object({ data: z.string().optional() }).optional(),
    })
    .nullable(),
});
/** A PaymentIntent: of a direct call, or of a session. Amounts are in minor units. */
export type Intent = z.infer<typeof Intent>;

/** A refund at Stripe. Its amount is in minor units. */
export const Refund = z.object({
  id: z.string(),
  object: z.literal("refund"),
  status: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  payment_intent: z.string().nullable(),
  metadata: Metadata,
  failure_reason: z.string().optional(),
});

/** A payer's objection to a charge. */
export const Dispute = z.object({
  id: z.string(),
  object: z.literal("dispute"),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  reason: z.string(),
  payment_intent: z.string().nullable(),
  evidence_details: z.object({ due_by: z.int().nullable() }).optional(),
});

/** An issuer's warning, before any dispute. */
export const FraudWarning = z.object({
  id: z.string(),
  object: z.literal("radar.early_fraud_warning"),
  fraud_type: z.string(),
  payment_intent: z.string().optional(),
});

/** A webhook event of Stripe. `account` names the connected account that it is about. */
export const Event = z.object({
  id: z.string(),
  object: z.literal("event"),
  type: z.string(),
  livemode: z.boolean(),
  account: z.string().optional(),
  data: z.object({ object: z.unknown() }),
});

/** Any object of Stripe whose metadata can carry our reference. */
export const Tagged = z.object({ metadata: Metadata });

/** The body of a failed request. */
export const Failed = z.object({
  error: PaymentError.extend({ type: z.string(), param: z.string().optional() }),
});
