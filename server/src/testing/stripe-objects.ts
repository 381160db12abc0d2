import { Stripe } from "stripe";

// Whole objects of Stripe's API, by the types that Stripe generates from its OpenAPI document: an object that is not one does not compile.

type Made<Whole> = Partial<Whole> & { id: string };

/** 24 November 2026, in Stripe's seconds. */
const created = 1_795_514_400;

/** Returns a Checkout session: the hosted payment page, open and unpaid, with these changes. */
export function stripeSession(changes: Made<Stripe.Checkout.Session>): Stripe.Checkout.Session {
  return {
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: ["card"],
    amount_subtotal: changes.amount_total ?? null,
    amount_total: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: null,
    client_reference_id: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: "eur",
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: "if_required",
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: created + 86_400,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: {},
    mode: "payment",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "if_required",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: `https://checkout.stripe.com/c/pay/${changes.id}`,
    wallet_options: null,
    ...changes,
  };
}

/** Returns a PaymentIntent of 45.00 EUR that waits for its payer, with these changes. */
export function stripeIntent(changes: Made<Stripe.PaymentIntent>): Stripe.PaymentIntent {
  return {
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: 4500,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: `${changes.id}_secret_0`,
    confirmation_method: "automatic",
    created,
    currency: "eur",
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: [],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_action",
    transfer_group: null,
    ...changes,
  };
}

/** Returns a successful refund of 45.00 EUR, with these changes. */
export function stripeRefund(changes: Made<Stripe.Refund>): Stripe.Refund {
  return {
    object: "refund",
    amount: 4500,
    balance_transaction: null,
    charge: null,
    created,
    currency: "eur",
    customer: null,
    customer_account: null,
    metadata: {},
    payment_intent: null,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
    ...changes,
  };
}

/** Returns a dispute of 45.00 EUR that requires an answer, with these changes. */
export function stripeDispute(changes: Made<Stripe.Dispute>): Stripe.Dispute {
  return {
    object: "dispute",
    amount: 4500,
    balance_transactions: [],
    charge: "ch_1",
    created,
    currency: "eur",
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: 1_796_256_000,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "manual",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: null,
    reason: "fraudulent",
    status: "needs_response",
    ...changes,
  };
}

const noEvidence: Stripe.Dispute["evidence"] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** Returns an issuer's early fraud warning about charge `ch_1`, with these changes. */
export function stripeFraudWarning(
  changes: Made<Stripe.Radar.EarlyFraudWarning>,
): Stripe.Radar.EarlyFraudWarning {
  return {
    object: "radar.early_fraud_warning",
    actionable: true,
    charge: "ch_1",
    created,
    fraud_type: "made_with_stolen_card",
    livemode: false,
    ...changes,
  };
}

/** Returns the payment methods of an account as Stripe lists them: these are on, all others off. */
export function stripeConfigurations(
  types: readonly ("card" | "mb_way" | "multibanco" | "pix")[],
): Stripe.ApiList<Stripe.PaymentMethodConfiguration> {
  const way = (type: (typeof types)[number]) => {
    const isOn = types.includes(type);
    const value = isOn ? ("on" as const) : ("off" as const);
    return { available: isOn, display_preference: { overridable: null, preference: value, value } };
  };
  const configuration: Stripe.PaymentMethodConfiguration = {
    id: "pmc_1",
    object: "payment_method_configuration",
    active: true,
    application: null,
    is_default: true,
    livemode: false,
    name: "Default",
    parent: null,
    card: way("card"),
    mb_way: way("mb_way"),
    multibanco: way("multibanco"),
    pix: way("pix"),
  };
  return {
    object: "list",
    url: "/v1/payment_method_configurations",
    has_more: false,
    data: [configuration],
  };
}

/** Name of a type of Stripe's events, such as `refund.updated`. */
export type StripeEventType = Stripe.Event["type"];
/** The object that events of a type are about. */
export type StripeEventObject<Type extends StripeEventType> = Extract<
  Stripe.Event,
  { type: Type }
>["data"]["object"];

/** Returns an event about an object. The types allow only objects that fit its type. */
export function stripeEvent<Type extends StripeEventType>(
  id: string,
  type: Type,
  object: StripeEventObject<Type>,
): Omit<Stripe.EventBase, "data"> & { data: { object: StripeEventObject<Type> } } {
  return {
    id,
    object: "event",
    api_version: Stripe.API_VERSION,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  };
}
