import { publicFetch } from "./public-fetch.ts";

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

/**
 * Asks at addresses that a clinic named: https and the public internet alone, at the moment of connecting too.
 * `allowsLocal` is for development: the other side may be a program on this machine.
 */
export function publicAskJson({ allowsLocal }: { allowsLocal: boolean }): {
  canReach: (url: string) => boolean;
  ask: AskJson;
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
