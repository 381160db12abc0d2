import { createFinalURL, createQuerySerializer, defaultPathSerializer } from "openapi-fetch";
import type { AnteroomClient, Schemas } from "./anteroom-client.ts";
import type { AddressOf, AnswerOf, Operation, RequestOf } from "./operation.ts";

/** How a request is sent, besides what it says. */
export type CallOptions = Pick<RequestInit, "signal" | "keepalive" | "cache"> & {
  /** How a successful answer is read. Default: `json`. */
  parseAs?: "json" | "blob";
};

/** What came of a call, as the functions of the client have it. */
export type Outcome<O extends Operation> =
  | { data: AnswerOf<O>; error?: undefined; response: Response }
  | { data?: undefined; error: Schemas["Problem"]; response: Response };

/**
 * Calls an operation by its name, as the client's functions call a method and a path. A Blob or bytes as body are sent
 * unchanged, as a file. Rejects when the network fails, when the signal aborts, and when a success cannot be read.
 */
export function callOperation<O extends Operation>(
  client: AnteroomClient,
  { method, path }: O,
  request: RequestOf<O>,
  options: CallOptions = {},
): Promise<Outcome<O>> {
  const { headers, body } = request as unknown as Sent;
  const isFile = body instanceof Blob || body instanceof Uint8Array;
  return (client as unknown as AnyClient<O>).request(method, path, {
    ...options,
    params: parametersOf(request),
    headers: { ...(isFile ? { "content-type": "application/octet-stream" } : {}), ...headers },
    ...(isFile ? { bodySerializer: (file: unknown) => file } : {}),
    ...(body === undefined ? {} : { body }),
  });
}

/**
 * Returns the path and query of a request, for what the client does not send: a link, or an upload that reports its
 * progress. Parameters are percent-encoded.
 */
export function addressOf<O extends Operation>(operation: O, address: AddressOf<O>): string {
  return createFinalURL(operation.path, {
    baseUrl: "",
    params: parametersOf(address),
    querySerializer: createQuerySerializer(),
    pathSerializer: defaultPathSerializer,
  });
}

/** A request of any operation: what its own requires is checked where the operation is named. */
type Sent = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
};
type AnyClient<O extends Operation> = {
  request(method: string, path: string, init: object): Promise<Outcome<O>>;
};

function parametersOf(request: unknown) {
  const { params, query } = request as Sent;
  return { ...(params ? { path: params } : {}), ...(query ? { query } : {}) };
}
