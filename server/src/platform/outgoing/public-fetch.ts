import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { isLocalEndpoint, isPublicEndpoint, publicLookup } from "./public-addresses.ts";

/** The longest answer that is read of a stranger, in bytes. */
const mostBytes = 1024 * 1024;

/** A restricted `fetch` for URLs that a clinic configured. */
export type PublicFetch = {
  canReach: (url: string) => boolean;
  /** Like `fetch`, for text bodies. Returns redirects as they are. The answer has no header but `content-type`. Rejects on a timeout or above 1 MiB. */
  fetch: (url: string, question: Question) => Promise<Response>;
};

type Question = {
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** How long the other side may take altogether, in ms. */
  patienceMs: number;
};

/**
 * Returns a `fetch` for URLs that a clinic configured: https and public addresses only, checked when connecting
 * too; others reject. `allowsLocal` allows this machine, for development.
 */
export function publicFetch({ allowsLocal }: { allowsLocal: boolean }): PublicFetch {
  const isOpen = (url: string) => allowsLocal && isLocalEndpoint(url);
  const canReach = (url: string) => isPublicEndpoint(url) || isOpen(url);
  return {
    canReach,
    fetch: async (url, question) => {
      if (!canReach(url)) throw new Error("The address is not public");
      return send(url, question, isOpen(url));
    },
  };
}

function send(url: string, { method, headers, body, patienceMs }: Question, isOpen: boolean) {
  const request = url.startsWith("https:") ? requestHttps : requestHttp;
  const bytes = body === undefined ? null : Buffer.from(body);
  const options = {
    method,
    headers: { ...headers, ...(bytes ? { "content-length": String(bytes.length) } : {}) },
    ...(isOpen ? {} : { lookup: publicLookup }),
  };
  return new Promise<Response>((resolve, reject) => {
    const sending = request(url, options, (answer) => {
      read(answer).then(resolve, reject).finally(end);
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

/** Statuses whose answers have no body. */
const bodiless = new Set([204, 205, 304]);

async function read(answer: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > mostBytes) throw new Error("The answer is too long");
    chunks.push(chunk);
  }
  const { statusCode: status = 0, headers } = answer;
  const type = headers["content-type"];
  return new Response(bodiless.has(status) ? null : Buffer.concat(chunks), {
    status,
    headers: type === undefined ? {} : { "content-type": type },
  });
}
