import { requestJson, type RequestJson } from "../../platform/outgoing/ask-json.ts";

/** Adyen's response to one request. */
export type AdyenAnswer = { status: number; body: unknown };
/**
 * Sends one request to Adyen (`path` begins with a slash; the body as JSON). Returns its answer with any status, null
 * when there is no readable one within 10 s.
 */
export type AdyenCaller = (
  path: string,
  init?: { body?: unknown; idempotencyKey?: string },
) => Promise<AdyenAnswer | null>;

/** A payer is waiting: better told soon that nothing can be paid now than kept. */
const patienceMs = 10_000;

type Options = {
  baseUrl: string;
  apiKey: string;
  /**
   * Sends the requests; `requestJson` by default. Pass `publicJsonClient`'s `ask` for a URL that a clinic configured.
   */
  ask?: RequestJson;
};

/**
 * Returns a function that calls Adyen Checkout: POST when there is a body, else GET. It waits at most 10 seconds.
 */
export function adyenCaller({ baseUrl, apiKey, ask = requestJson }: Options): AdyenCaller {
  return (path, { body, idempotencyKey } = {}) =>
    ask(`${baseUrl.replace(/\/$/, "")}${path}`, {
      headers: {
        "x-api-key": apiKey,
        ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
      },
      ...(body === undefined ? {} : { body }),
      patienceMs,
    });
}
