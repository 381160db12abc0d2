import { anteroomClient } from "@anteroom/client/anteroom-client";
import { callOperation, type CallOptions } from "@anteroom/client/call-operation";
import type { AnswerOf, HeadersOf, Operation, RequestOf } from "@anteroom/client/operation";
import type { signInAtDesk } from "@anteroom/client/operations";
import { noAnswer, patience, resultOf, type Api, type Result } from "../../../web/src/platform/api.ts";

/** The header without which the session's cookie counts for nothing, against forged requests of other sites. */
export const deskCredentials: HeadersOf<typeof signInAtDesk> = { "x-anteroom-desk": "1" };

/** How the desk sends a request, besides what it says. */
type Sending = Pick<CallOptions, "parseAs"> & {
  signal?: AbortSignal;
  /** Sent to its end although the page goes away; giving something up always is. */
  outlivesPage?: boolean;
  /** May take longer than 20 s, as files do. */
  hasNoLimit?: boolean;
};

/** A call may leave out its request where the operation requires nothing. */
export type Requested<O extends Operation> =
  Record<never, never> extends RequestOf<O>
    ? [request?: RequestOf<O> & Sending]
    : [request: RequestOf<O> & Sending];

/** The desk's client of the API. */
export type DeskApi = {
  /**
   * Calls an operation of `@anteroom/client` in the name of who is signed in; the answer must arrive within 20 s.
   * Returns expected failures as values; rejects only when the caller's signal aborts. A DELETE continues after the page
   * closes, unless `outlivesPage` is false.
   */
  call: <O extends Operation>(operation: O, ...request: Requested<O>) => Promise<Result<AnswerOf<O>>>;
  /** Credentials and callbacks, for what the client does not send: an upload that reports its progress. */
  reach: Api["reach"];
};

/** Creates the desk's client of the API, on the page's own host, to which the session's cookie is limited. */
export function createDeskApi(onAnswer: Api["reach"]["onAnswer"]): DeskApi {
  const client = anteroomClient({
    baseUrl: location.origin,
    headers: deskCredentials,
    async fetch(request) {
      const sentAt = performance.now();
      const answer = await fetch(request);
      onAnswer(answer, sentAt);
      return answer;
    },
  });
  return {
    reach: { baseUrl: "", credentials: () => deskCredentials, onAnswer },
    async call<O extends Operation>(operation: O, ...[request]: Requested<O>): Promise<Result<AnswerOf<O>>> {
      const sent = (request ?? {}) as RequestOf<O> & Sending; // left out where nothing is required
      const { signal, outlivesPage, hasNoLimit, parseAs }: Sending = sent;
      const limit = hasNoLimit ? null : AbortSignal.timeout(patience);
      const signals = [signal, limit].filter((one) => one instanceof AbortSignal);
      try {
        const { data, error, response } = await callOperation(client, operation, sent, {
          signal: AbortSignal.any(signals),
          keepalive: outlivesPage ?? operation.method === "delete",
          cache: "no-cache",
          ...(parseAs ? { parseAs } : {}),
        });
        if (!response.ok) return resultOf<never>(response.status, error);
        if (data === undefined && response.status !== 204) return { isOk: false, failure: noAnswer() };
        return { isOk: true, data: data as AnswerOf<O> };
      } catch (error) {
        if (signal?.aborted) throw error;
        return { isOk: false, failure: limit?.aborted ? { code: "timeout" } : noAnswer() };
      }
    },
  };
}
