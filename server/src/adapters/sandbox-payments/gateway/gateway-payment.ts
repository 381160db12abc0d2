import { locales } from "@anteroom/domain/locales";
import { providerStates } from "@anteroom/domain/payment-state";
import { z } from "zod";

const Amount = z.strictObject({
  /** Minor units. */
  value: z.int().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

/** What a shop's server sends to open a payment. */
export const NewPayment = z.strictObject({
  reference: z.string().min(1).max(100),
  amount: Amount,
  method: z.literal("credit_card"),
  shop_name: z.string().min(1).max(120),
  return_url: z.url({ protocol: /^https?$/ }),
  notification_url: z.url({ protocol: /^https?$/ }),
  locale: z.enum(locales),
  expires_in_seconds: z.int().positive(),
});
export type NewPayment = z.infer<typeof NewPayment>;

/** What the gateway does with its word when a payment is decided; changed by the control endpoint only. */
const WebhookPlan = z.strictObject({
  delay_ms: z.int().min(0).max(3_600_000).default(0),
  suppress: z.boolean().default(false),
  copies: z.int().min(1).max(1_000).default(1),
});

export const ControlOrder = z.strictObject({
  outcome: z.enum(providerStates).optional(),
  webhook: WebhookPlan.optional(),
});

/** What the gateway remembers of a payment: never a card. */
export const GatewayPayment = z.strictObject({
  id: z.string(),
  idempotency_key: z.string(),
  request: NewPayment,
  state: z.enum(providerStates),
  /** Handed back through the browser; proves nothing but which payment is meant. */
  result_token: z.string(),
  /** Epoch milliseconds. */
  expires_at: z.number(),
  webhook: WebhookPlan,
});
export type GatewayPayment = z.infer<typeof GatewayPayment>;

/** A notification on its way: `body` is signed as it stands. */
export const Delivery = z.strictObject({
  id: z.string(),
  url: z.string(),
  body: z.string(),
  due_at: z.number(),
  give_up_at: z.number(),
  is_done: z.boolean(),
});
export type Delivery = z.infer<typeof Delivery>;
