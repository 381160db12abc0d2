import { publicFetch } from "./public-fetch.ts";

type JsonQuestion = {
  headers: Record<string, string>;
  /** Sent by POST; without it the question is a GET. */
  body?: unknown;
  /** How long the other side may take altogether, in ms. */
  patienceMs: number;
};

/** Sends a JSON request to another server. Returns null when there is no readable answer. Does not follow redirects. */
export type RequestJson = (
  url: string,
  question: JsonQuestion,
) => Promise<{ status: number; body: unknown } | null>;

/** Sends a JSON request to a URL that the operator configured. */
export const requestJson: RequestJson = async (url, { headers, body, patienceMs }) => {
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

/**
 * Returns a JSON client for URLs that a clinic configured: https and public addresses only, checked when connecting
 * too. `allowsLocal` allows this machine, for development.
 */
export function publicJsonClient({ allowsLocal }: { allowsLocal: boolean }): {
  canReach: (url: string) => boolean;
  ask: RequestJson;
} {
  const { canReach, fetch: fetchPublic } = publicFetch({ allowsLocal });
  return {
    canReach,
    ask: async (url, { headers, body, patienceMs }) => {
      try {
        const answer = await fetchPublic(url, {
          method: body === undefined ? "GET" : "POST",
          headers: headersOf(headers, body),
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          patienceMs,
        });
        return { status: answer.status, body: (await answer.json()) as unknown };
      } catch {
        return null;
      }
    },
  };
}

function headersOf(headers: Record<string, string>, body: unknown): Record<string, string> {
  return body === undefined ? headers : { ...headers, "content-type": "application/json" };
}
