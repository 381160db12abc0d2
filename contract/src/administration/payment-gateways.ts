import { gatewayKinds } from "@anteroom/domain/payment/gateway-kinds";
import { paymentMethods } from "@anteroom/domain/payment/payment-methods";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, entity, Id, Instant, limits, PathId, text } from "../values.ts";

const GatewayParams = z.strictObject({ gateway_id: PathId });

/** The longest time in which the signing key before a rotation is still good, in hours. */
const longestOverlapHours = 168;

const facts = {
  /** For people at the clinic. */
  name: text(100).check(z.minLength(1)),
  /** Where the provider's API is: https, a public name. Adyen: the address of Checkout that ends with `/v71`. */
  address: z.url({ protocol: /^https?$/ }).check(z.maxLength(limits.link)),
  /** Adyen's name of the account; null for other kinds. */
  merchant_account: z.nullable(z.string().check(z.regex(/^[\w-]{1,80}$/))),
  /** What patients pay by through this account. */
  methods: z.array(z.enum(paymentMethods)).check(z.minLength(1), z.maxLength(paymentMethods.length)),
  /** While it is not, nothing new is begun at it; its messages are taken and its refunds are made. */
  is_enabled: z.boolean(),
};

/** Never shown again, wherever it was given. */
const Secret = z.string().check(z.minLength(16), z.maxLength(500), z.regex(/^[\u0021-\u007e]+$/));

/** Of a secret: its last four characters, and since when it holds. */
const secretFacts = { last_four: z.string(), set_at: Instant };

const TestOutcome = z.enum(["works", "key_refused", "account_refused", "unavailable"]);

/** The clinic's own account at a payment provider. */
export const PaymentGateway = z.object({
  id: Id,
  kind: z.enum(gatewayKinds),
  ...facts,
  /** Where the provider sends its messages: to be entered in its settings. */
  webhook_url: z.string(),
  api_key: z.object(secretFacts),
  signing_key: z.object({
    ...secretFacts,
    /** Until when messages signed with the key before it are believed too. */
    old_until: z.nullable(Instant),
  }),
  created_at: Instant,
  /** When a message with a good signature came last, to the minute. */
  last_notified_at: z.nullable(Instant),
  last_test: z.nullable(z.object({ outcome: TestOutcome, tested_at: Instant })),
  /** Payments that still need it: under way, to be sent back, disputed, or of an appointment that is to come. */
  open_payments: z.int(),
});
export type PaymentGateway = z.infer<typeof PaymentGateway>;

export const clinicListPaymentGateways = endpoint({
  method: "GET",
  path: "/clinic/payment_gateways",
  summary: "The clinic's own accounts at payment providers; secrets are not among it",
  caller: "clinic",
  scope: "gateways:read",
  response: collection(PaymentGateway),
});

export const clinicGetPaymentGateway = endpoint({
  method: "GET",
  path: "/clinic/payment_gateways/{gateway_id}",
  summary: "One payment gateway, without its secrets",
  caller: "clinic",
  scope: "gateways:read",
  params: GatewayParams,
  response: entity(PaymentGateway),
});

export const clinicAddPaymentGateway = endpoint({
  method: "POST",
  path: "/clinic/payment_gateways",
  summary: "Has payments by some methods go through an account of the clinic's own",
  description:
    "`api_key` is what the provider is called with, `signing_key` what it signs its messages with; both are kept encrypted and never shown again. What an enabled gateway is for is offered to patients at once and goes through it, whatever the settings say; while it is disabled these methods are not offered. `validation_failed`: `not_public`, the address is not https, or of a private network; `not_available`, there are no gateways of this kind here (the sandbox takes no money and is for development) or this kind has no such method; `invalid`, the form is not the provider's. `status_conflict` with the reason `method_taken`: another enabled gateway has one of the methods; `too_many`: the clinic has ten.",
  caller: "clinic",
  scope: "gateways:write",
  body: z.strictObject({ kind: z.enum(gatewayKinds), ...facts, api_key: Secret, signing_key: Secret }),
  status: 201,
  response: entity(PaymentGateway),
  problems: ["status_conflict"],
});

export const clinicChangePaymentGateway = endpoint({
  method: "PUT",
  path: "/clinic/payment_gateways/{gateway_id}",
  summary: "Changes, enables or disables a payment gateway; payments under way stay with it",
  description:
    "Without `api_key` the key stays. Another address needs it anew (`validation_failed` with `required`), so that nobody has a key that they do not know sent elsewhere. `status_conflict` with the reason `has_payments`: address and account stay once a payment was begun, since its refunds go there; add another gateway. `method_taken`: another enabled gateway has one of the methods.",
  caller: "clinic",
  scope: "gateways:write",
  params: GatewayParams,
  body: z.strictObject({ ...facts, api_key: z.optional(Secret) }),
  response: entity(PaymentGateway),
  problems: ["status_conflict"],
});

export const clinicRotatePaymentGatewayKey = endpoint({
  method: "POST",
  path: "/clinic/payment_gateways/{gateway_id}/rotate_signing_key",
  summary: "Sets the key that the provider signs its messages with; the old one is believed for a while",
  description:
    "First here, then at the provider: messages signed with either are taken until `overlap_hours` are over. 0: the old one is worth nothing at once, as after a leak.",
  caller: "clinic",
  scope: "gateways:write",
  params: GatewayParams,
  body: z.strictObject({
    signing_key: Secret,
    overlap_hours: z.int().check(z.gte(0), z.lte(longestOverlapHours)),
  }),
  response: entity(PaymentGateway),
});

export const clinicTestPaymentGateway = endpoint({
  method: "POST",
  path: "/clinic/payment_gateways/{gateway_id}/test",
  summary:
    "Asks the provider whether it knows key and account, without moving money; ten seconds apart at least",
  description:
    "Adyen is asked for the account's payment methods, the sandbox for a payment that nobody has. It says nothing of the signing key: `last_notified_at` of the gateway does.",
  caller: "clinic",
  scope: "gateways:write",
  params: GatewayParams,
  response: entity(
    z.object({
      /** `key_refused`, `account_refused`: what the provider does not take; `unavailable`: no answer that can be read. */
      outcome: TestOutcome,
      /** Methods of the gateway that the account cannot take; null where the provider does not say. */
      missing_methods: z.nullable(z.array(z.enum(paymentMethods))),
    }),
  ),
  problems: ["too_many_requests"],
});

export const clinicRemovePaymentGateway = endpoint({
  method: "DELETE",
  path: "/clinic/payment_gateways/{gateway_id}",
  summary: "Forgets a payment gateway and its secrets; its methods are as the settings say again",
  description:
    "`status_conflict` with the reason `open_payments`: some payments still need it. A disabled gateway keeps what they need.",
  caller: "clinic",
  scope: "gateways:write",
  params: GatewayParams,
  status: 204,
  problems: ["status_conflict"],
});
