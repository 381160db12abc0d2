import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { isPublicEndpoint, publicLookup } from "./public-addresses.ts";

type JsonQuestion = {
  headers: Record<string, string>;
  /** Sent by POST; without it the question is a GET. */
  body?: unknown;
  /** How long the other side may take altogether, in ms. */
  patienceMs: number;
};

/** Asks another server in JSON. Null when there is no answer that can be read; redirects are not followed. */
export type AskJson = (
  url: string,
  question: JsonQuestion,
) => Promise<{ status: number; body: unknown } | null>;

/** Asks at addresses that the operator named. */
export const askJson: AskJson = async (url, { headers, body, patienceMs }) => {
  try {
    const answer = await fetch(url, {
      method: body === undefined ? "GET" : "POST",
      headers: headersOf(headers, body),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
      redirect: "error",
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  } catch {
    return null;
  }
};

/** The longest answer that is read of a stranger, in bytes. */
const mostBytes = 1024 * 1024;

/**
 * Asks at addresses that a clinic named: https and the public internet alone, at the moment of connecting too.
 * `allowsLocal` is for development: the other side may be a program on this machine.
 */
export function publicAskJson({ allowsLocal }: { allowsLocal: boolean }): {
  canReach: (url: string) => boolean;
  ask: AskJson;
} {
  const isOpen = (url: string) => allowsLocal && isLocal(url);
  const canReach = (url: string) => isPublicEndpoint(url) || isOpen(url);
  return {
    canReach,
    ask: async (url, question) => {
      if (!canReach(url)) return null;
      try {
        return await send(url, question, isOpen(url));
      } catch {
        return null;
      }
    },
  };
}

function isLocal(url: string): boolean {
  const parsed = URL.parse(url);
  return (
    parsed !== null && /^https?:$/.test(parsed.protocol) && /^(localhost|127\.0\.0\.1)$/.test(parsed.hostname)
  );
}

function headersOf(headers: Record<string, string>, body: unknown): Record<string, string> {
  return body === undefined ? headers : { ...headers, "content-type": "application/json" };
}

function send(url: string, { headers, body, patienceMs }: JsonQuestion, isOpen: boolean) {
  const request = url.startsWith("https:") ? requestHttps : requestHttp;
  const bytes = body === undefined ? null : Buffer.from(JSON.stringify(body));
  const options = {
    method: bytes ? "POST" : "GET",
    headers: { ...headersOf(headers, body), ...(bytes ? { "content-length": String(bytes.length) } : {}) },
    ...(isOpen ? {} : { lookup: publicLookup }),
  };
  return new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const sending = request(url, options, (answer) => {
      readJson(answer).then(resolve, reject).finally(end);
    });
    const timer = setTimeout(() => sending.destroy(new Error("No answer in time")), patienceMs);
    const end = () => {
      clearTimeout(timer);
      sending.destroy();
    };
    sending.on("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    sending.end(bytes ?? undefined);
  });
}

async function readJson(answer: IncomingMessage): Promise<{ status: number; body: unknown }> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > mostBytes) throw new Error("The answer is too long");
    chunks.push(chunk);
  }
  const body = JSON.parse(Buffer.concat(chunks).toString("utf8")) as unknown;
  return { status: answer.statusCode ?? 0, body };
}
