import {
  addressOf,
  type AnswerOf,
  type BodyOf,
  type EndpointShape,
  type ParamsOf,
  type QueryOf,
} from "@anteroom/contract/endpoint";
import type { Problem } from "@anteroom/contract/errors";
import type { FetchPath } from "@anteroom/contract/page";

/**
 * A failure without problem+json: the device had no connection (`offline`) or had one and no answer arrived
 * (`unreachable`), no answer in time, or an answer that could not be read.
 */
export type NetworkFailure = {
  code: "offline" | "unreachable" | "timeout" | "unreadable";
  title?: undefined;
  detail?: undefined;
};
/**
 * Why a request failed: the server's problem, or a `NetworkFailure`, which has no title. `retry_after` in
 * seconds.
 */
export type Failure = (Problem | NetworkFailure) & { retry_after?: number | undefined };

/** The outcome of a request. */
export type Result<T> = { isOk: true; data: T } | { isOk: false; failure: Failure };

type RequestOf<E extends EndpointShape> = {
  params?: ParamsOf<E> extends undefined ? undefined : Record<string, string | number>;
  query?: QueryOf<E> extends undefined ? undefined : QueryOf<E>;
  body?: BodyOf<E>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Sent to its end although the page goes away; giving something up always is. */
  outlivesPage?: boolean;
};

/** The client of the API. */
export type Api = {
  /**
   * Calls an endpoint of the contract; the answer must arrive within 20 s. Returns expected failures as
   * values; rejects only when the caller's signal aborts. A DELETE continues after the page closes, unless
   * `outlivesPage` is false.
   */
  call: <E extends EndpointShape>(shape: E, parts?: RequestOf<E>) => Promise<Result<AnswerOf<E>>>;
  /**
   * GETs a path with this browser's credentials. Status 0 with a `NetworkFailure` as body means that no
   * answer arrived.
   */
  ask: FetchPath;
  /**
   * The base URL, the credentials and the callbacks of requests: for files and other non-JSON, and to set
   * callbacks.
   */
  reach: Hooks;
};

type Hooks = {
  baseUrl: string;
  /** Headers that say who asks for this path: the session's token, or that of the guest whose appointment the path names. */
  credentials: (path: string, withGuest?: boolean) => Record<string, string>;
  /**
   * Called when a guest's token was refused (401) and the same request with the session alone was not: the
   * appointment now belongs to the account.
   */
  onClaimed?: (path: string) => void;
  /**
   * Called with every answer, for the server's clock, its code version and ended sessions. `sentAt`:
   * `performance.now()` when the request was sent.
   */
  onAnswer: (answer: Response, sentAt: number) => void;
};

/** Time limit of a request, in ms. */
export const patience = 20_000;

/** Returns why a request without an answer failed: the device reports no connection, or the server was not reached. */
export function noAnswer(): NetworkFailure {
  return { code: navigator.onLine ? "unreachable" : "offline" };
}

/** Returns whether no answer arrived; the server may have received the request all the same. */
export function isUnanswered({ code }: { code: Failure["code"] }): boolean {
  return code === "offline" || code === "unreachable" || code === "timeout";
}

/**
 * Creates the browser's client of the API. Each request ends after 20 s; a failure is a value, but an abort
 * by the caller rejects. A request answered 401 that carried a guest's token and a session is sent once more
 * with the session alone, whatever its method.
 */
export function createApi(hooks: Hooks): Api {
  const send = async (path: string, init: RequestInit): Promise<Response | NetworkFailure> => {
    const sentAt = performance.now();
    const limit = AbortSignal.timeout(patience);
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
    try {
      const answer = await fetch(`${hooks.baseUrl}${path}`, { ...init, signal, cache: "no-cache" });
      hooks.onAnswer(answer, sentAt);
      return answer;
    } catch (error) {
      if (init.signal?.aborted) throw error;
      return limit.aborted ? { code: "timeout" } : noAnswer();
    }
  };
  /** Sends with all that this browser may say of itself; where a guest's right is over, with the session alone. */
  const sendAs = async (
    path: string,
    init: Omit<RequestInit, "headers"> & { headers?: Record<string, string> },
  ): Promise<Response | NetworkFailure> => {
    const all = hooks.credentials(path);
    const answer = await send(path, { ...init, headers: { ...all, ...init.headers } });
    const own = hooks.credentials(path, false);
    const isBoth = Object.keys(all).length > Object.keys(own).length && Object.keys(own).length > 0;
    if (!isBoth || !(answer instanceof Response) || answer.status !== 401) return answer;
    const again = await send(path, { ...init, headers: { ...own, ...init.headers } });
    if (again instanceof Response && again.status !== 401) hooks.onClaimed?.(path);
    return again;
  };
  return {
    reach: hooks,
    ask: async (path) => {
      const answer = await sendAs(path, {});
      if (!(answer instanceof Response)) return { status: 0, body: answer };
      const body = await readJson(answer);
      return answer.ok && body === undefined
        ? { status: 0, body: noAnswer() }
        : { status: answer.status, body };
    },
    call: async <E extends EndpointShape>(
      shape: E,
      parts: RequestOf<E> = {},
    ): Promise<Result<AnswerOf<E>>> => {
      const query = parts.query as Record<string, string | undefined> | undefined;
      const body = parts.body === undefined ? undefined : JSON.stringify(parts.body);
      const path = addressOf(shape, parts.params, query);
      const answer = await sendAs(path, {
        method: shape.method,
        headers: {
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...parts.headers,
        },
        ...(body === undefined ? {} : { body }),
        ...(parts.signal ? { signal: parts.signal } : {}),
        keepalive: parts.outlivesPage ?? shape.method === "DELETE",
      });
      if (!(answer instanceof Response)) return { isOk: false, failure: answer };
      const isEmpty = answer.status === 204;
      const read = isEmpty ? undefined : await readJson(answer);
      if (!isEmpty && read === undefined) parts.signal?.throwIfAborted();
      if (answer.ok && !isEmpty && read === undefined) return { isOk: false, failure: noAnswer() };
      return resultOf<E>(answer.status, read);
    },
  };
}

/**
 * Returns a Result of status and body of an answer. The body of a success is not validated: the server has
 * validated it. A gateway's 502, 503 and 504 without a problem are `unreachable`, all others `unreadable`.
 */
export function resultOf<E extends EndpointShape>(status: number, body: unknown): Result<AnswerOf<E>> {
  if (status >= 200 && status < 300) return { isOk: true, data: body as AnswerOf<E> };
  if (isFailure(body)) return { isOk: false, failure: body };
  return { isOk: false, failure: { code: status > 501 && status < 505 ? "unreachable" : "unreadable" } };
}

function isFailure(body: unknown): body is Failure {
  return typeof body === "object" && body !== null && "code" in body;
}

async function readJson(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    return undefined;
  }
}
