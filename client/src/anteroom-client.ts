import createFetchClient, { type Client } from "openapi-fetch";
import type { components, paths } from "./api.ts";

/** The schemas of the OpenAPI document by name. */
export type Schemas = components["schemas"];
/**
 * Functions for each method of HTTP (`GET`, `POST` …) that take a path of the API and its
 * parameters.
 */
export type AnteroomClient = Client<paths, "application/json">;

/** The options of `anteroomClient`. */
export type ClientOptions = {
  /** The clinic's address, `https://aurora.example`. */
  baseUrl: string;
  /**
   * Access token of the clinic or of one of its doctors. Without one, only public endpoints
   * answer.
   */
  token?: string;
  /** BCP 47 tag for the texts of problems, sent as `accept-language`. */
  language?: string;
  /** Headers of each request besides these. */
  headers?: Readonly<Record<string, string>>;
  /** Sends the requests. Default: the runtime's `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
};

/**
 * Creates a client of a clinic's API, typed by its OpenAPI document. A call resolves to `data`
 * or, when refused, `error` (the problem), and to the `response`; it rejects only when the
 * network fails. It has no timeout; set one through `fetch`.
 */
export function anteroomClient({ baseUrl, token, language, headers, fetch }: ClientOptions): AnteroomClient {
  return createFetchClient<paths, "application/json">({
    baseUrl,
    ...(fetch ? { fetch } : {}),
    headers: {
      accept: "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(language === undefined ? {} : { "accept-language": language }),
      ...headers,
    },
  });
}
