import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isLocalEndpoint, isPublicEndpoint, publicLookup } from "../../platform/outgoing/public-addresses.ts";
import type { WebhookAnswer, WebhookSender } from "../../ports/webhook-sender.ts";

type Options = {
  /** Development: the receiver may be a program on this machine. */
  allowsLocal: boolean;
  /** How long a receiver may take to answer altogether, in ms. */
  patienceMs?: number;
};

/** Fifteen seconds: what Standard Webhooks advises at least. */
const usualPatience = 15_000;

/**
 * Sends webhooks over HTTP to public https addresses. Does not follow redirects. `post` never rejects: each
 * failure is a sentence in its answer.
 */
export function httpWebhooks({ allowsLocal, patienceMs = usualPatience }: Options): WebhookSender {
  const isOpen = (url: string) => allowsLocal && isLocalEndpoint(url);
  return {
    canReach: (url) => isPublicEndpoint(url) || isOpen(url),
    post: async (url, headers, body) => {
      const began = performance.now();
      const done = (status: number | null, failure: string | null): WebhookAnswer => ({
        status,
        failure,
        ms: Math.round(performance.now() - began),
      });
      if (!isPublicEndpoint(url) && !isOpen(url)) return done(null, "The address is not a public one.");
      try {
        const status = await post(url, headers, { body, isOpen: isOpen(url), patienceMs });
        return done(status, failureOf(status));
      } catch (error) {
        return done(null, error instanceof Error ? error.message : String(error));
      }
    },
  };
}

function failureOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `It answered ${status}: redirects are not followed.`;
  return `It answered ${status}.`;
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
      () => sending.destroy(new Error(`It did not answer within ${patienceMs} ms.`)),
      patienceMs,
    );
    sending.on("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    sending.end(bytes);
  });
}
