import createFetchClient, { type Client } from "openapi-fetch";
import type { components, paths } from "./api.ts";

export type Schemas = components["schemas"];
export type AnteroomClient = Client<paths, "application/json">;

export type ClientOptions = {
  /** Of the clinic, as `https://aurora.example`. */
  baseUrl: string;
  /** Of the clinic or of one of its doctors; without one, what anybody may ask is answered. */
  token?: string;
  /** In which problems speak. */
  language?: string;
  /** Carries requests; the runtime's own where none is given. */
  fetch?: (request: Request) => Promise<Response>;
};

/** The API of a clinic, typed as its OpenAPI document describes it. */
export function anteroomClient({ baseUrl, token, language, fetch }: ClientOptions): AnteroomClient {
  return createFetchClient<paths, "application/json">({
    baseUrl,
    ...(fetch ? { fetch } : {}),
    headers: {
      accept: "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(language === undefined ? {} : { "accept-language": language }),
    },
  });
}
