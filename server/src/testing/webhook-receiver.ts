import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { httpWebhooks } from "../adapters/http-webhooks/http-webhooks.ts";
import type { WebhookSender } from "../ports/webhook-sender.ts";

/**
 * Returns the product's webhook sender, allowed to reach this machine; it waits `patienceMs` for
 * an answer.
 */
export const localSender = (patienceMs: number): WebhookSender =>
  httpWebhooks({ allowsLocal: true, patienceMs });

/** The product's webhook sender with production rules. */
export const strictSender = (): WebhookSender => httpWebhooks({ allowsLocal: false });

/** A received request. */
export type ReceivedWebhook = { url: string; headers: Record<string, string>; body: string };
/** Answers a request that the receiver got. */
export type ReceiverAct = (answer: ServerResponse) => void;

/** A local webhook receiver. `act` sets how it answers further requests. */
export type WebhookReceiver = {
  url: string;
  received: ReceivedWebhook[];
  act: (next: ReceiverAct) => void;
  stop: () => Promise<void>;
};

/** Returns an action that answers with a status and headers. */
export const answerWith =
  (status: number, headers: Record<string, string> = {}): ReceiverAct =>
  (answer) =>
    void answer.writeHead(status, headers).end();

/** Starts a receiver on a free port that answers 204 until told otherwise. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  let current: ReceiverAct = answerWith(204);
  const server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts).toString();
      received.push({ url: request.url ?? "", headers: plain(request.headers), body });
      current(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`,
    received,
    act: (next) => void (current = next),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const plain = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
