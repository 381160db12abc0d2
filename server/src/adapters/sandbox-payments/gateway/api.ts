import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import {
  type Answer,
  type Call,
  gatewayAnswers,
  type GatewayAnswersOptions,
  problem,
} from "./api-answers.ts";
import { readBody, sendJson } from "./http-messages.ts";
import type { Operation } from "./outages.ts";
import type { PaymentOperations } from "./till.ts";

type Options = GatewayAnswersOptions & {
  key: string;
  /** Whether `/control` answers without the key. */
  isControlOpen: boolean;
};

/** Returns the request handler of the gateway's API for the shop's server: `/v1/...` and, for tests, `/control/...`. */
export function gatewayApi(options: Options) {
  const { till, outages } = options;
  const answers = gatewayAnswers(options);
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const call = callOf(request, url);
    const text = await readBody(request);
    if (!isAllowed(request, call.path, options)) return sendAnswer(response, problem(401, "wrong_key"));
    const body = text === "" ? {} : parseJson(text ?? "");
    if (text === null) return sendAnswer(response, problem(413, "too_large"));
    if (body === undefined) return sendAnswer(response, problem(400, "malformed_request"));
    const route = `${call.method} ${call.path}`;
    const operation = operations[route];
    const strike = operation ? outages.strike(operation, referenceOf(till, call.id, body)) : null;
    if (strike === "before") return void response.destroy();
    if (strike === "error") return sendAnswer(response, problem(503, "cannot_now"));
    const made = answers[route]?.({ ...call, body }) ?? problem(404, "not_found");
    if (strike === "after") return void response.destroy();
    sendAnswer(response, made);
  };
}

function isAllowed(
  request: IncomingMessage,
  path: string,
  { key, isControlOpen }: Pick<Options, "key" | "isControlOpen">,
): boolean {
  if (isBearer(request.headers.authorization, key)) return true;
  // Asking for JSON keeps the pages of strangers out: a browser asks first, and gets no leave.
  const isJson = request.method === "GET" || request.headers["content-type"] === "application/json";
  return isControlOpen && path.startsWith("control/") && isJson;
}

const operations: Readonly<Record<string, Operation>> = {
  "POST v1/payments": "begin",
  "GET v1/payments/{id}": "ask",
  "POST v1/results": "ask",
  "POST v1/payments/{id}/cancel": "cancel",
  "POST v1/payments/{id}/refunds": "refund",
  "POST v1/payments/{id}/captures": "capture",
  "POST v1/payments/{id}/cancels": "release",
};

/** The call with its address as a pattern: `v1/payments/{id}/cancel`. */
function callOf(request: IncomingMessage, { pathname, searchParams }: URL): Omit<Call, "body"> {
  const [, kind = "", id = "", verb] =
    /^\/(v1\/payments|v1\/results|control\/payments|control\/outages)(?:\/([\w-]+))?(?:\/([a-z]+))?$/.exec(
      pathname,
    ) ?? [];
  const { "idempotency-key": key } = request.headers;
  return {
    method: request.method ?? "",
    path: `${kind}${id && "/{id}"}${verb ? `/${verb}` : ""}`,
    id,
    query: searchParams,
    idempotencyKey: typeof key === "string" ? key : "",
  };
}

const Referring = z.object({ reference: z.string() });

/** Our name of the payment that a call is about, for outages that strike some only. */
function referenceOf(till: PaymentOperations, id: string, body: unknown): string {
  const said = Referring.safeParse(body);
  return said.success ? said.data.reference : (till.find(id)?.request.reference ?? "");
}

function sendAnswer(response: ServerResponse, { status, body }: Answer): void {
  sendJson(response, status, body);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Compares digests, so that the time taken tells nothing about the key. */
function isBearer(header: string | undefined, key: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(header ?? ""), digest(`Bearer ${key}`));
}
