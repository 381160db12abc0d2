import { createHmac } from "node:crypto";
import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import type { Delivery } from "./gateway-payment.ts";
import type { Ledger } from "./ledger.ts";

export type Courier = { send: (delivery: Delivery) => void; stop: () => void };

const firstPause = 500;
const longestPause = 60_000;
const patience = 10_000;

/** Brings signed notifications to the shop until it answers 2xx, with pauses that double; goes on where a stopped gateway left off. */
export function startCourier(ledger: Ledger, secret: string): Courier {
  const timers = new Set<NodeJS.Timeout>();

  const later = (delivery: Delivery, attempt: number, pause: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void tryOnce(delivery, attempt);
    }, pause);
    timers.add(timer);
  };
  const tryOnce = async (delivery: Delivery, attempt: number) => {
    const isOver = (await isAccepted(delivery, secret)) || Date.now() > delivery.give_up_at;
    if (isOver) ledger.save({ delivery: { ...delivery, is_done: true } });
    else later(delivery, attempt + 1, Math.min(longestPause, firstPause * 2 ** attempt));
  };
  const send = (delivery: Delivery) => later(delivery, 0, Math.max(0, delivery.due_at - Date.now()));

  for (const delivery of ledger.openDeliveries()) send(delivery);
  return { send, stop: () => timers.forEach((timer) => clearTimeout(timer)) };
}

function isAccepted({ url, body }: Delivery, secret: string): Promise<boolean> {
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  return new Promise((resolve) => {
    const request = (url.startsWith("https:") ? https : http).request(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "x-sandbox-signature": signature,
      },
      agent: false,
      timeout: patience,
      // Node's resolver does not know the names under localhost that browsers do.
      ...(new URL(url).hostname.endsWith(".localhost") ? { lookup: loopback } : {}),
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

const loopback: LookupFunction = (_host, options, found) =>
  options.all ? found(null, [{ address: "127.0.0.1", family: 4 }]) : found(null, "127.0.0.1", 4);
