import { publicFetch } from "./public-fetch.ts";

type JsonQuestion = {
  headers: Record<string, string>;
  /** Sent with `body`; POST when missing. */
  method?: "POST" | "PUT";
  /** Sent by POST as JSON; without it and without `form` the question is a GET. */
  body?: unknown;
  /** Sent by POST as it is, `application/x-www-form-urlencoded`, in place of a body; may be empty. */
  form?: string;
  /** How long the other side may take altogether, in ms. */
  patienceMs: number;
};

/**
 * Sends a JSON request to another server and returns its answer of any status. Returns null, and never rejects,
 * without a JSON answer in time. Does not follow redirects.
 */
export type RequestJson = (
  url: string,
  question: JsonQuestion,
) => Promise<{ status: number; body: unknown } | null>;

/** Sends a JSON request to a URL that the operator configured. Checks no address and no size of the answer; see `publicJsonClient`. */
export const requestJson: RequestJson = async (url, { patienceMs, ...question }) => {
  try {
    const answer = await fetch(url, {
      ...requestOf(question),
      signal: AbortSignal.timeout(patienceMs),
      redirect: "error",
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  } catch {
    return null;
  }
};

/**
 * Returns a JSON client for URLs that a clinic configured: https and public addresses only, checked when
 * connecting too. `ask` returns null for other URLs and for answers over one megabyte. `allowsLocal` allows this
 * machine, for development.
 */
export function publicJsonClient({ allowsLocal }: { allowsLocal: boolean }): {
  canReach: (url: string) => boolean;
  ask: RequestJson;
} {
  const { canReach, fetch: fetchPublic } = publicFetch({ allowsLocal });
  return {
    canReach,
    ask: async (url, { patienceMs, ...question }) => {
      try {
        const answer = await fetchPublic(url, { ...requestOf(question), patienceMs });
        return { status: answer.status, body: (await answer.json()) as unknown };
      } catch {
        return null;
      }
    },
  };
}

function requestOf({ headers, method = "POST", body, form }: Omit<JsonQuestion, "patienceMs">) {
  if (form !== undefined) {
    const type = "application/x-www-form-urlencoded";
    return { method: "POST", headers: { ...headers, "content-type": type }, body: form };
  }
  if (body === undefined) return { method: "GET", headers };
  const type = "application/json";
  return { method, headers: { ...headers, "content-type": type }, body: JSON.stringify(body) };
}
