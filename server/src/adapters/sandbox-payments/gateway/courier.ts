import { createHmac } from "node:crypto";
import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import type { GatewayConfig } from "./gateway-config.ts";
import type { Delivery } from "./gateway-payment.ts";
import type { Ledger } from "./ledger.ts";

/** Delivers notifications to the shop. */
export type NotificationSender = {
  /** Sends a delivery once it is due. Ignored when it is held. */
  send: (delivery: Delivery) => void;
  /** Sends deliveries in order: each after the previous one has arrived. */
  sendInTurn: (deliveries: readonly Delivery[]) => void;
  stop: () => void;
};

const firstPause = 500;
const longestPause = 60_000;
const patience = 10_000;

/**
 * Delivers notifications until the shop answers 2xx or their time is over, with doubling pauses; one that is
 * signed wrongly on purpose is sent once. Continues what a stopped gateway left.
 */
export function startNotificationSender(
  ledger: Ledger,
  config: Pick<GatewayConfig, "secret" | "localhost">,
): NotificationSender {
  const timers = new Set<NodeJS.Timeout>();

  const later = (trip: Trip, pause: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void tryOnce(trip);
    }, pause);
    timers.add(timer);
  };
  const tryOnce = async ({ delivery, attempt, arrived }: Trip) => {
    const isOver =
      (await isAccepted(delivery, config)) ||
      delivery.signature !== "good" ||
      Date.now() > delivery.give_up_at;
    if (!isOver)
      return later(
        { delivery, attempt: attempt + 1, arrived },
        Math.min(longestPause, firstPause * 2 ** attempt),
      );
    ledger.save({ delivery: { ...delivery, is_done: true } });
    arrived();
  };
  const start = (delivery: Delivery, arrived = () => {}) =>
    later({ delivery, attempt: 0, arrived }, Math.max(0, delivery.due_at - Date.now()));
  const send = (delivery: Delivery) => {
    if (!delivery.is_held) start(delivery);
  };
  const sendInTurn = ([first, ...rest]: readonly Delivery[]) => {
    if (first) start(first, () => sendInTurn(rest));
  };

  for (const delivery of ledger.openDeliveries()) send(delivery);
  return { send, sendInTurn, stop: () => timers.forEach((timer) => clearTimeout(timer)) };
}

type Trip = { delivery: Delivery; attempt: number; arrived: () => void };

function isAccepted(
  delivery: Delivery,
  { secret, localhost }: Pick<GatewayConfig, "secret" | "localhost">,
): Promise<boolean> {
  const { url, body } = delivery;
  return new Promise((resolve) => {
    const request = (url.startsWith("https:") ? https : http).request(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        ...signatureOf(delivery, secret),
      },
      agent: false,
      timeout: patience,
      // Node's resolver does not know the names under localhost that browsers do.
      ...(/(^|\.)localhost$/.test(new URL(url).hostname) ? { lookup: alwaysAt(localhost) } : {}),
    });
    request.on("response", (answer) => {
      answer.resume();
      resolve(answer.statusCode !== undefined && answer.statusCode >= 200 && answer.statusCode < 300);
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(false));
    request.on("close", () => resolve(false));
    request.end(body);
  });
}

/** The proof that goes with a delivery; a test may want a wrong one, or none. */
function signatureOf({ body, signature }: Delivery, secret: string): Record<string, string> {
  if (signature === "none") return {};
  const key = signature === "good" ? secret : `not ${secret}`;
  return { "x-sandbox-signature": createHmac("sha256", key).update(body).digest("hex") };
}

const alwaysAt =
  (address: string): LookupFunction =>
  (_host, options, found) =>
    options.all ? found(null, [{ address, family: 4 }]) : found(null, address, 4);
