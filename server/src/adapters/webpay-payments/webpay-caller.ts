import { requestJson, type RequestJson } from "../../platform/outgoing/ask-json.ts";

/** An answer of any status with its parsed JSON; null without one within 10 s. */
export type WebpayAnswer = { status: number; body: unknown } | null;

/** Calls Webpay at a path below its base URL: GET without `request`. */
export type WebpayCaller = (
  path: string,
  request?: { method: "POST" | "PUT"; body: object },
) => Promise<WebpayAnswer>;

const patienceMs = 10_000;

/** The address of Webpay's API, and the credentials of one shop there. */
export type WebpayAccount = {
  /** The API with its version, as `https://webpay3g.transbank.cl/rswebpaytransaction/api/webpay/v1.2`. */
  baseUrl: string;
  /** Twelve digits. */
  commerceCode: string;
  apiKeySecret: string;
  /**
   * Sends the requests; `requestJson` by default. Pass `publicJsonClient`'s `ask` for a URL that a clinic configured.
   */
  ask?: RequestJson;
};

/** Returns a function that calls Webpay Plus, and waits at most 10 seconds. */
export function webpayCaller({
  baseUrl,
  commerceCode,
  apiKeySecret,
  ask = requestJson,
}: WebpayAccount): WebpayCaller {
  return (path, request) =>
    ask(`${baseUrl.replace(/\/$/, "")}${path}`, {
      headers: { "tbk-api-key-id": commerceCode, "tbk-api-key-secret": apiKeySecret },
      ...request,
      patienceMs,
    });
}

/**
 * Returns whether an answer says nothing about the request: none, an error of the server, too many requests, or a wrong
 * key, which the clinic can correct.
 */
export function isNoAnswer(answer: WebpayAnswer): answer is null {
  if (answer === null) return true;
  return answer.status >= 500 || [401, 403, 408, 429].includes(answer.status);
}
