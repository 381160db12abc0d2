import { createHmac, timingSafeEqual } from "node:crypto";
import type { z } from "zod";
import { longestReason, type NotificationReading, type PaymentNotification } from "../../ports/payments.ts";
import { kindOfItem, notedCodes } from "./adyen-event-kinds.ts";
import { AccountNotification, Notification, type NotificationItem } from "./adyen-messages.ts";

type Options = { hmacKey: string; merchantAccount: string };

/**
 * Verifies and parses a notification. Each item of a standard one has its own signature; one invalid signature
 * rejects all, as does a malformed body. Items of other merchant accounts are dropped. A notification about the
 * account (`type`, `data`) is signed as a whole: `signature` is its `hmacsignature` header.
 */
export function readAdyenNotification(
  rawBody: string,
  { hmacKey, merchantAccount }: Options,
  signature: string | undefined,
): NotificationReading {
  const body = parseJson(rawBody);
  const account = AccountNotification.safeParse(body).data;
  if (account) {
    if (!isSame(signatureOfText(rawBody, hmacKey), signature ?? "")) return { reading: "bad_signature" };
    return { reading: "verified", events: [accountEvent(account)] };
  }
  const read = Notification.safeParse(body);
  // Without the signed fields there is nothing to prove: the sender is a stranger.
  if (!read.success) return { reading: "bad_signature" };
  const items = read.data.notificationItems.map(({ NotificationRequestItem: item }) => item);
  if (!items.every((item) => isSigned(item, hmacKey))) return { reading: "bad_signature" };
  const ours = items.filter(({ merchantAccountCode }) => merchantAccountCode === merchantAccount);
  return { reading: "verified", events: ours.map(eventOf) };
}

/**
 * Returns the base64 HMAC-SHA256 of one item of a standard notification, over its signed fields joined by colons
 * (docs.adyen.com, "Verify HMAC signatures"). `hmacKey` is hexadecimal.
 */
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
  return signatureOfText(signed, hmacKey);
}

/** Returns the base64 HMAC-SHA256 of a text with the webhook's hexadecimal key. */
export function signatureOfText(text: string, hmacKey: string): string {
  return createHmac("sha256", Buffer.from(hmacKey, "hex")).update(text).digest("base64");
}

function isSigned(item: NotificationItem, hmacKey: string): boolean {
  return isSame(signatureOf(item, hmacKey), item.additionalData?.hmacSignature ?? "");
}

function isSame(one: string, other: string): boolean {
  const expected = Buffer.from(one);
  const given = Buffer.from(other);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Every item is an event: what changes nothing is noted. */
function eventOf(item: NotificationItem): PaymentNotification {
  const { eventCode, pspReference, originalReference, merchantReference, amount, success, reason } = item;
  const { defensePeriodEndsAt, chargebackReasonCode } = item.additionalData ?? {};
  const kind = kindOfItem(item);
  const given = [chargebackReasonCode?.trim(), reason].filter(Boolean).join(" ").slice(0, longestReason);
  const why = given === "" && kind === "noted" ? (notedCodes[eventCode] ?? "") : given;
  const respondBy = defensePeriodEndsAt === undefined ? NaN : Date.parse(defensePeriodEndsAt);
  return {
    // A repeated delivery has the same code and number; a contradicting one is another event.
    eventId: `${eventCode} ${pspReference} ${success}`,
    state: kind,
    code: eventCode,
    // Events about the payment itself carry its number as their own; all others name it as the original.
    providerReference: originalReference || (namesItself.has(eventCode) ? pspReference : null),
    ...(namesItself.has(eventCode) ? {} : { objectReference: pspReference }),
    reference: merchantReference,
    amountMinor: amount.value,
    currency: amount.currency,
    ...(why === "" ? {} : { reason: why }),
    ...(Number.isNaN(respondBy) ? {} : { respondBy: new Date(respondBy).toISOString() }),
  };
}

const namesItself: ReadonlySet<string> = new Set(["AUTHORISATION", "OFFER_CLOSED"]);

/** ISO 4217 for "no currency". */
const nothing = { amountMinor: 0, currency: "XXX" };

function accountEvent({
  type,
  createdAt = "",
  data,
}: z.infer<typeof AccountNotification>): PaymentNotification {
  const eventId = `${type} ${data?.pspReference ?? ""} ${createdAt}`;
  return { eventId, state: "noted", code: type, reference: "", providerReference: null, ...nothing };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
