import { type Delivery, type GatewayPayment, wordOf } from "./gateway-payment.ts";
import { unguessable } from "./unguessable.ts";

const deliveredWithin = 3 * 24 * 3_600_000;

/** What the shop is sent of a change, as often as a test wants it told. */
export function newsOf(payment: GatewayPayment): Delivery[] {
  const { request, webhook } = payment;
  if (webhook.suppress) return [];
  const word = wordOf(payment);
  const body = JSON.stringify({
    id: `evt_${unguessable()}`,
    type: "payment.changed",
    created: new Date().toISOString(),
    payment: { ...word, reference: webhook.reference ?? word.reference },
  });
  const due = Date.now() + webhook.delay_ms;
  return Array.from({ length: webhook.copies }, () => ({
    id: `del_${unguessable()}`,
    payment_id: payment.id,
    url: request.notification_url,
    body,
    signature: webhook.signature,
    is_held: webhook.hold,
    due_at: due,
    give_up_at: due + deliveredWithin,
    is_done: false,
  }));
}
