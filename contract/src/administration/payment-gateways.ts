import { captureModes, gatewayKinds } from "@anteroom/domain/payment/gateway-kinds";
import { paymentMethods } from "@anteroom/domain/payment/payment-methods";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ContentVersion, replaces, replacesRule } from "../replaces.ts";
import { collection, entity, Id, Instant, limits, PathId, text } from "../values.ts";

const GatewayParams = z.strictObject({ gateway_id: PathId });

/** The longest time in which the signing key before a rotation is still good, in hours. */
const longestOverlapHours = 168;

const facts = {
  /** For people at the clinic. */
  name: text(100).check(z.minLength(1)),
  /** The address of the provider's API: https, a public name. Adyen: Checkout's address ending with `/v71`; Stripe: `https://api.stripe.com/v1`; Webpay: `https://webpay3g.transbank.cl/rswebpaytransaction/api/webpay/v1.2`. */
  address: z.url({ protocol: /^https?$/ }).check(z.maxLength(limits.link)),
  /** Adyen's name of the account, Webpay's commerce code of 12 digits; null for other kinds. */
  merchant_account: z.nullable(z.string().check(z.regex(/^[\w-]{1,80}$/))),
  /** What patients pay by through this account. */
  methods: z.array(z.enum(paymentMethods)).check(z.minLength(1), z.maxLength(paymentMethods.length)),
  /** While false no payment begins there; its messages are accepted and refunds are made. */
  is_enabled: z.boolean(),
};

/** When the money of a card payment is taken: `immediate`, as soon as the patient has paid; `manual`, it is reserved on the card and taken when the appointment begins, or six days after booking at the latest. */
const capture = z.enum(captureModes);

/** Never shown again, wherever it was given. */
const Secret = z.string().check(z.minLength(16), z.maxLength(500), z.regex(/^[\u0021-\u007e]+$/));

/** Of a secret: its last four characters, and since when it holds. */
const secretFacts = { last_four: z.string(), set_at: Instant };

const TestOutcome = z.enum(["works", "key_refused", "account_refused", "unavailable"]);

/** The clinic's own account at a payment provider. */
export const PaymentGateway = z.object({
  id: Id,
  /** Of what `clinicChangePaymentGateway` replaces, the API key included. */
  version: ContentVersion,
  kind: z.enum(gatewayKinds),
  ...facts,
  capture,
  /** The address for the provider's messages, to be entered in its settings. Webpay sends none. */
  webhook_url: z.string(),
  api_key: z.object(secretFacts),
  /** Null for Webpay, which sends no messages. */
  signing_key: z.nullable(
    z.object({
      ...secretFacts,
      /** Until when messages signed with the previous key are accepted. */
      old_until: z.nullable(Instant),
    }),
  ),
  created_at: Instant,
  /** When a correctly signed message last arrived, to the minute. */
  last_notified_at: z.nullable(Instant),
  last_test: z.nullable(z.object({ outcome: TestOutcome, tested_at: Instant })),
  /** Payments that still require it: under way, to be refunded, disputed, or of a future appointment. */
  open_payments: z.int(),
});
export type PaymentGateway = z.infer<typeof PaymentGateway>;

export const clinicListPaymentGateways = endpoint({
  method: "GET",
  path: "/clinic/payment_gateways",
  summary: "Lists the clinic's own accounts at payment providers, without their secrets",
  caller: "clinic",
  scope: "gateways:read",
  response: collection(PaymentGateway),
});

export const clinicGetPaymentGateway = endpoint({
  method: "GET",
  path: "/clinic/payment_gateways/{gateway_id}",
  summary: "Returns one payment gateway, without its secrets",
  caller: "clinic",
  scope: "gateways:read",
  params: GatewayParams,
  response: entity(PaymentGateway),
});

/** Audited. Secrets can be set but never read. At most 10 gateways; one enabled gateway for each method. */
export const clinicAddPaymentGateway = endpoint({
  method: "POST",
  path: "/clinic/payment_gateways",
  summary: "Adds the clinic's own account at a payment provider for some payment methods",
  description:
    "`api_key` authenticates our calls, `signing_key` the provider's messages; both are stored encrypted and never shown again. Webpay sends no messages: its gateways have no `signing_key` and are for clinics whose currency is CLP. Methods of an enabled gateway are offered at once and use it, whatever the settings say; while it is disabled they are not offered. `validation_failed`: `not_public`, the address is not https, or is in a private network; `not_available`, the installation has no gateways of this kind (the sandbox takes no money and is for development) , the kind has no such method or does not take the clinic's currency; `required`, no signing key; `invalid`, not the provider's format. `capture` `manual` is for Adyen and the sandbox: payments of the others are captured at once, and it is refused with `not_available`. It is about cards; all other methods are captured at once. `status_conflict` with the reason `method_taken`: another enabled gateway has one of the methods; `too_many`: the clinic has ten.",
  caller: "clinic",
  scope: "gateways:write",
  body: z.strictObject({
    kind: z.enum(gatewayKinds),
    ...facts,
    /** `immediate` without it. */
    capture: z.optional(capture),
    api_key: Secret,
    signing_key: z.optional(Secret),
  }),
  status: 201,
  response: entity(PaymentGateway),
  problems: ["status_conflict"],
});

/** Audited. The account cannot change once the gateway has payments. */
export const clinicChangePaymentGateway = endpoint({
  method: "PUT",
  path: "/clinic/payment_gateways/{gateway_id}",
  summary: "Changes, enables or disables a payment gateway; payments under way still use it",
  description: `Without \`api_key\` the key stays. Another address requires it again (\`validation_failed\` with \`required\`), so that a key cannot be sent elsewhere by somebody who does not know it. \`status_conflict\` with the reason \`has_payments\`: address and account cannot change once a payment has begun, since refunds use them; add another gateway. \`method_taken\`: another enabled gateway has one of the methods. ${replacesRule}`,
  caller: "clinic",
  scope: "gateways:write",
  params: GatewayParams,
  body: z.strictObject({
    ...facts,
    /** Without it the mode stays. A change holds for payments from now on. */
    capture: z.optional(capture),
    api_key: z.optional(Secret),
    replaces,
  }),
  response: entity(PaymentGateway),
  problems: ["status_conflict", "changed_elsewhere"],
});

/** Audited. */
export const clinicRotatePaymentGatewayKey = endpoint({
  method: "POST",
  path: "/clinic/payment_gateways/{gateway_id}/rotate_signing_key",
  summary: "Replaces the key that signs the provider's messages; the old one stays valid for a while",
  description:
    "Change it here first, then at the provider: messages signed with either are accepted for `overlap_hours`. With 0 the old one is invalid at once, as after a leak.",
  caller: "clinic",
  scope: "gateways:write",
  params: GatewayParams,
  body: z.strictObject({
    signing_key: Secret,
    overlap_hours: z.int().check(z.gte(0), z.lte(longestOverlapHours)),
  }),
  response: entity(PaymentGateway),
});

/** Audited, and its outcome stored. */
export const clinicTestPaymentGateway = endpoint({
  method: "POST",
  path: "/clinic/payment_gateways/{gateway_id}/test",
  summary: "Checks key and account at the provider, without moving money; at most once in ten seconds",
  description:
    "Requests the account's payment methods from Adyen or Stripe, or a payment that does not exist from Webpay or the sandbox. It does not check the signing key; see `last_notified_at` of the gateway.",
  caller: "clinic",
  scope: "gateways:write",
  params: GatewayParams,
  response: entity(
    z.object({
      /** `key_refused`, `account_refused`: rejected by the provider; `unavailable`: no valid answer. */
      outcome: TestOutcome,
      /** Methods of the gateway that the account does not support; null where the provider does not report them. */
      missing_methods: z.nullable(z.array(z.enum(paymentMethods))),
    }),
  ),
  problems: ["too_many_requests"],
});

/** Audited. */
export const clinicRemovePaymentGateway = endpoint({
  method: "DELETE",
  path: "/clinic/payment_gateways/{gateway_id}",
  summary: "Deletes a payment gateway and its secrets; the settings apply to its methods again",
  description:
    "`status_conflict` with the reason `open_payments`: some payments still require it. Disable it instead.",
  caller: "clinic",
  scope: "gateways:write",
  params: GatewayParams,
  status: 204,
  problems: ["status_conflict"],
});
