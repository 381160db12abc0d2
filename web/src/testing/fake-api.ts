import type { AnswerOf, EndpointShape } from "@anteroom/contract/endpoint";
import { problemStatus, type ProblemCode } from "@anteroom/contract/errors";
import { vi } from "vitest";

/** A request that a page has sent. */
export type SentRequest = { method: string; path: string; query: URLSearchParams; body: unknown };

type Reply = (request: SentRequest) => Response | Promise<Response>;
type Rule = { method: string; pattern: RegExp; reply: Reply };

const json = (status: number, body: unknown, type = "application/json"): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": type } });

/**
 * Answers a page's requests. Each answer is validated against the contract; a request without an answer fails
 * the test.
 */
export type FakeApi = {
  /** Answers an endpoint, from now on; the last answer given for it holds. */
  on: <E extends EndpointShape>(
    shape: E,
    answer: AnswerOf<E> | ((request: SentRequest) => AnswerOf<E>),
  ) => FakeApi;
  /** Answers an endpoint where the test itself gives no answer. */
  byDefault: <E extends EndpointShape>(shape: E, answer: AnswerOf<E>) => FakeApi;
  /** Refuses with a problem of the contract. */
  refuse: (shape: EndpointShape, code: ProblemCode, more?: Readonly<Record<string, unknown>>) => FakeApi;
  /** The network breaks before the answer comes. */
  lose: (shape: EndpointShape) => FakeApi;
  /** The answer takes longer than the page waits. */
  late: (shape: EndpointShape) => FakeApi;
  /** Never answers. */
  hang: (shape: EndpointShape) => FakeApi;
  /** What has been sent to an endpoint so far. */
  sentTo: (shape: EndpointShape) => SentRequest[];
  /** Requests that nothing answers. */
  unanswered: readonly { request: string; page: string }[];
  fetch: typeof fetch;
};

/** Creates an API without answers. */
export function fakeApi(): FakeApi {
  const rules: Rule[] = [];
  const sent: SentRequest[] = [];
  const unanswered: { request: string; page: string }[] = [];
  const complain = (request: string) => unanswered.push({ request, page: location.pathname });
  const add = (shape: EndpointShape, reply: Reply): FakeApi => {
    rules.unshift({ method: shape.method, pattern: patternOf(shape), reply });
    return api;
  };
  const api: FakeApi = {
    on: (shape, answer) =>
      add(shape, (request) => {
        const body =
          typeof answer === "function" ? (answer as (sent: SentRequest) => unknown)(request) : answer;
        if (shape.status === 204) return new Response(null, { status: 204 });
        const checked = shape.response?.safeParse(body);
        if (checked && !checked.success) {
          // To the page a thrown error is a lost network: the end of the test tells what it was.
          complain(`${shape.method} ${shape.path} as the contract has it: ${checked.error.message}`);
          throw new Error("The contract has no such answer.");
        }
        return json(shape.status ?? 200, body);
      }),
    byDefault: (shape, answer) => {
      rules.push({
        method: shape.method,
        pattern: patternOf(shape),
        reply: () => json(shape.status ?? 200, answer),
      });
      return api;
    },
    refuse: (shape, code, more = {}) =>
      add(shape, () => {
        const status = problemStatus[code];
        const problem = {
          type: `/problems/${code}`,
          title: `title of ${code}`,
          status,
          code,
          detail: `what to do after ${code}`,
          ...more,
        };
        return json(status, problem, "application/problem+json");
      }),
    lose: (shape) => add(shape, () => Promise.reject(new TypeError("Failed to fetch"))),
    late: (shape) => {
      vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
      return api.lose(shape);
    },
    hang: (shape) => add(shape, () => new Promise<Response>(() => {})),
    sentTo: (shape) =>
      sent.filter(({ method, path }) => method === shape.method && patternOf(shape).test(path)),
    unanswered,
    fetch: async (input, init = {}) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href);
      const { method = "GET", signal } = input instanceof Request ? input : init;
      const body = input instanceof Request ? await bodyOf(input) : init.body;
      const request: SentRequest = {
        method,
        path: url.pathname,
        query: url.searchParams,
        body: typeof body === "string" ? (JSON.parse(body) as unknown) : body,
      };
      sent.push(request);
      const rule = rules.find((one) => one.method === method && one.pattern.test(url.pathname));
      if (rule) return untilAborted(rule.reply(request), signal);
      complain(`${method} ${url.pathname}`);
      throw new TypeError("Failed to fetch");
    },
  };
  return api;
}

/** JSON as a text, a file as a Blob. */
async function bodyOf(request: Request): Promise<string | Blob | undefined> {
  if (request.body === null) return undefined;
  return request.headers.get("content-type") === "application/json" ? request.text() : request.blob();
}

/** An answer that nobody waits for any more fails as the browser's own does. (What `late` has aborted beforehand answers as it was told to.) */
function untilAborted(
  answer: Response | Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  if (!signal || signal.aborted) return Promise.resolve(answer);
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    signal.addEventListener("abort", stop, { once: true });
    Promise.resolve(answer).then(resolve, reject);
  });
}

const patternOf = ({ path }: EndpointShape): RegExp =>
  new RegExp(
    `^/api${path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, "[^/]+")}$`,
  );
