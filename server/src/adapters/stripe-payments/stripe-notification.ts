import { createHmac, timingSafeEqual } from "node:crypto";
import type { NotificationReading } from "../../ports/payments.ts";
import { eventOf } from "./stripe-event-kinds.ts";
import { Event } from "./stripe-messages.ts";

type Options = {
  signingSecret: string;
  /** Whether the account's key moves real money. */
  isLive: boolean;
  now: Date;
};

/** A message signed longer ago than this is a replay, as for Stripe's own libraries. Stripe signs each delivery anew. */
const toleranceSeconds = 300;

/**
 * Verifies and parses an event: HMAC over the time and the body (docs.stripe.com/webhooks, "Verify webhook signatures
 * manually"). While Stripe rolls a secret the header has a signature of each. A signature whose time is more than five
 * minutes off is bad. Events of the other mode (test or live) and of connected accounts are verified and dropped.
 */
export function readStripeEvent(
  rawBody: string,
  header: string,
  { signingSecret, isLive, now }: Options,
): NotificationReading {
  if (!isSigned(rawBody, header, { signingSecret, now })) return { reading: "bad_signature" };
  const event = Event.safeParse(parseJson(rawBody)).data;
  if (!event) return { reading: "malformed" };
  // Play money books nothing where real money is due, and what a connected account does is none of ours.
  if (event.livemode !== isLive || event.account !== undefined) return { reading: "verified", events: [] };
  return { reading: "verified", events: [eventOf(event)] };
}

function isSigned(rawBody: string, header: string, { signingSecret, now }: Omit<Options, "isLive">): boolean {
  const parts = header.split(",").map((part) => part.trim().split("="));
  const time = parts.find(([scheme]) => scheme === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false;
  const expected = createHmac("sha256", signingSecret).update(`${time}.${rawBody}`).digest();
  // `v1` alone: another scheme is none that we can verify.
  return parts.some(([scheme, value]) => scheme === "v1" && isSame(expected, value ?? ""));
}

function isSame(expected: Buffer, hex: string): boolean {
  const given = Buffer.from(hex, "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
