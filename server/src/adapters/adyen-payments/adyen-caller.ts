import { requestJson, type RequestJson } from "../../platform/outgoing/ask-json.ts";

/** What Adyen answered, whatever it was. */
export type AdyenAnswer = { status: number; body: unknown };
export type AdyenCaller = (
  path: string,
  init?: { body?: unknown; idempotencyKey?: string },
) => Promise<AdyenAnswer | null>;

/** A payer is waiting: better told soon that nothing can be paid now than kept. */
const patienceMs = 10_000;

type Options = {
  baseUrl: string;
  apiKey: string;
  /** How it is asked, where the address is not the operator's own choice. */
  ask?: RequestJson;
};

/** Calls Checkout: a POST where there is a body, else a GET; null when there is no answer that can be read. */
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
