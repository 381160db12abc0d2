import { createHmac, timingSafeEqual } from "node:crypto";
import type { NotificationReading, NotifiedState, PaymentNotification } from "../../ports/payments.ts";
import { Notification, type NotificationItem } from "./adyen-messages.ts";
import { hasOneAttempt } from "./adyen-words.ts";

type Options = { hmacKey: string; merchantAccount: string };

/** Proves and reads a standard notification. Each item carries its own signature; one that fails refuses them all. */
export function readAdyenNotification(
  rawBody: string,
  { hmacKey, merchantAccount }: Options,
): NotificationReading {
  const read = Notification.safeParse(parseJson(rawBody));
  // Without the signed fields there is nothing to prove: the sender is a stranger.
  if (!read.success) return { reading: "bad_signature" };
  const items = read.data.notificationItems.map(({ NotificationRequestItem: item }) => item);
  if (!items.every((item) => isSigned(item, hmacKey))) return { reading: "bad_signature" };
  const ours = items.filter(({ merchantAccountCode }) => merchantAccountCode === merchantAccount);
  return { reading: "verified", events: ours.flatMap(eventOf) };
}

/** The signature of a standard notification (docs.adyen.com, "Verify HMAC signatures"): these fields, joined by colons. */
export function signatureOf(item: NotificationItem, hmacKey: string): string {
  const signed = [
    item.pspReference,
    item.originalReference ?? "",
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(":");
  return createHmac("sha256", Buffer.from(hmacKey, "hex")).update(signed).digest("base64");
}

function isSigned(item: NotificationItem, hmacKey: string): boolean {
  const expected = Buffer.from(signatureOf(item, hmacKey));
  const given = Buffer.from(item.additionalData?.hmacSignature ?? "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** None for what does not concern us: captures, reports, disputes. */
function eventOf(item: NotificationItem): PaymentNotification[] {
  const state = stateOf(item);
  if (!state) return [];
  const { eventCode, pspReference, originalReference, merchantReference, amount, success } = item;
  return [
    {
      // A repeated delivery has the same code and number; a contradicting one is news.
      eventId: `${eventCode} ${pspReference} ${success}`,
      state,
      providerReference: originalReference || pspReference,
      reference: merchantReference,
      amountMinor: amount.value,
      currency: amount.currency,
    },
  ];
}

function stateOf({ eventCode, success, paymentMethod = "" }: NotificationItem): NotifiedState | null {
  const isSuccess = success === "true";
  switch (eventCode) {
    case "AUTHORISATION":
      if (isSuccess) return "authorised";
      // On the hosted page a refused card is one attempt of several: the next may pay.
      return hasOneAttempt(paymentMethod) ? "refused" : null;
    case "OFFER_CLOSED":
      return isSuccess && hasOneAttempt(paymentMethod) ? "expired" : null;
    case "CANCELLATION":
    case "TECHNICAL_CANCEL":
      return isSuccess ? "cancelled" : null;
    case "REFUND":
      return isSuccess ? "refunded" : "refund_failed";
    case "REFUND_FAILED":
    case "REFUNDED_REVERSED":
      return isSuccess ? "refund_failed" : null;
    default:
      return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
