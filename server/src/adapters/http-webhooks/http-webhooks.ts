import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { WebhookFailureCode } from "@anteroom/domain/clinic/webhook-events";
import { connectionFailureOf } from "../../platform/outgoing/connection-failure.ts";
import { isLocalEndpoint, isPublicEndpoint, publicLookup } from "../../platform/outgoing/public-addresses.ts";
import type { WebhookAnswer, WebhookFailure, WebhookSender } from "../../ports/webhook-sender.ts";

type Options = {
  /** Development: the receiver may be a program on this machine. */
  allowsLocal: boolean;
  /** How long a receiver may take to answer altogether, in ms. */
  patienceMs?: number;
};

/** Fifteen seconds: what Standard Webhooks advises at least. */
const usualPatience = 15_000;

/**
 * Sends webhooks over HTTP to public https addresses. Does not follow redirects. `post` never rejects: a
 * failure is in its answer, as a code and as a sentence.
 */
export function httpWebhooks({ allowsLocal, patienceMs = usualPatience }: Options): WebhookSender {
  const isOpen = (url: string) => allowsLocal && isLocalEndpoint(url);
  return {
    canReach: (url) => isPublicEndpoint(url) || isOpen(url),
    post: async (url, headers, body) => {
      const began = performance.now();
      const elapsed = () => Math.round(performance.now() - began);
      const failed = (code: WebhookFailureCode, failure: string): WebhookAnswer => ({
        status: null,
        failure,
        code,
        ms: elapsed(),
      });
      if (!isPublicEndpoint(url) && !isOpen(url))
        return failed("not_public", "The address is not a public one.");
      try {
        const status = await post(url, headers, { body, isOpen: isOpen(url), patienceMs });
        return { status, ...failureOf(status), ms: elapsed() };
      } catch (error) {
        const code = error instanceof TimedOut ? "timeout" : (connectionFailureOf(error) ?? "unknown");
        return failed(code, textOf(error));
      }
    },
  };
}

class TimedOut extends Error {}

/** Where several addresses of a host failed, Node's error has a code but no message. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ("code" in error ? String(error.code) : error.name);
}

function failureOf(status: number): WebhookFailure {
  if (status >= 200 && status < 300) return { failure: null, code: null };
  if (status >= 300 && status < 400)
    return { failure: `It answered ${status}: redirects are not followed.`, code: "redirected" };
  return { failure: `It answered ${status}.`, code: codeOfStatus(status) };
}

const codes: Readonly<Record<number, WebhookFailureCode>> = {
  401: "access_denied",
  403: "access_denied",
  404: "not_found",
  405: "not_found",
  410: "gone",
  429: "rate_limited",
};

function codeOfStatus(status: number): WebhookFailureCode {
  return codes[status] ?? (status >= 500 ? "server_error" : "rejected");
}

type Sending = { body: string; isOpen: boolean; patienceMs: number };

/** The status of the answer; its body is not read. */
function post(
  url: string,
  headers: Record<string, string>,
  { body, isOpen, patienceMs }: Sending,
): Promise<number> {
  const send = url.startsWith("https:") ? requestHttps : requestHttp;
  const bytes = Buffer.from(body);
  const options = {
    method: "POST",
    headers: { ...headers, "content-length": String(bytes.length) },
    ...(isOpen ? {} : { lookup: publicLookup }),
  };
  return new Promise((resolve, reject) => {
    const sending = send(url, options, (answer) => {
      clearTimeout(timer);
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    const timer = setTimeout(
      () => sending.destroy(new TimedOut(`It did not answer within ${patienceMs} ms.`)),
      patienceMs,
    );
    sending.on("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    sending.end(bytes);
  });
}
