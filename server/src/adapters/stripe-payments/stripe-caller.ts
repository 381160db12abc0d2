import { requestJson, type RequestJson } from "../../platform/outgoing/ask-json.ts";

/** Stripe's response to one request. */
export type StripeAnswer = { status: number; body: unknown };
/** Sends one request to Stripe. Returns its answer with any status, null when there is no readable one within 10 s. */
export type StripeCaller = (
  path: string,
  init?: { params?: object; idempotencyKey?: string },
) => Promise<StripeAnswer | null>;

/** The version of Stripe's API whose messages this adapter writes and reads. */
export const stripeVersion = "2026-10-28.endive";

/** A payer is waiting: better told soon that nothing can be paid now than kept. */
const patienceMs = 10_000;

type Options = {
  /** The API with its version, as `https://api.stripe.com/v1`. */
  baseUrl: string;
  apiKey: string;
  /**
   * Sends the requests; `requestJson` by default. Pass `publicJsonClient`'s `ask` for a URL that a clinic configured.
   */
  ask?: RequestJson;
};

/**
 * Returns a function that calls Stripe: POST when there are parameters, empty ones too, else GET. It waits at most
 * 10 seconds.
 */
export function stripeCaller({ baseUrl, apiKey, ask = requestJson }: Options): StripeCaller {
  return (path, { params, idempotencyKey } = {}) =>
    ask(`${baseUrl.replace(/\/$/, "")}${path}`, {
      headers: {
        authorization: `Bearer ${apiKey}`,
        "stripe-version": stripeVersion,
        ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
      },
      ...(params === undefined ? {} : { form: formOf(params) }),
      patienceMs,
    });
}

/** Writes nested parameters as Stripe reads them: `line_items[0][price_data][currency]=eur`. */
function formOf(params: object): string {
  return new URLSearchParams(pairsOf("", params)).toString();
}

function pairsOf(name: string, params: object): [string, string][] {
  return Object.entries(params).flatMap(([key, value]: [string, unknown]) => {
    const inner = name === "" ? key : `${name}[${key}]`;
    if (typeof value === "object" && value !== null) return pairsOf(inner, value);
    return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
      ? [[inner, String(value)] satisfies [string, string]]
      : [];
  });
}
