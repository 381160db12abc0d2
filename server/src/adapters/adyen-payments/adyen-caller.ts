/** What Adyen answered, whatever it was. */
export type AdyenAnswer = { status: number; body: unknown };
export type AdyenCaller = (
  path: string,
  init?: { body?: unknown; idempotencyKey?: string },
) => Promise<AdyenAnswer | null>;

/** A payer is waiting: better told soon that nothing can be paid now than kept. */
const patience = 10_000;

/** Calls Checkout: a POST where there is a body, else a GET; null when there is no answer that can be read. */
export function adyenCaller({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }): AdyenCaller {
  return async (path, { body, idempotencyKey } = {}) => {
    try {
      const answer = await fetch(`${baseUrl.replace(/\/$/, "")}${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: {
          "x-api-key": apiKey,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patience),
        redirect: "error",
      });
      return { status: answer.status, body: (await answer.json()) as unknown };
    } catch {
      return null;
    }
  };
}
