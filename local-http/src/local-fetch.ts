import { localHttp } from "./local-http.ts";

/**
 * `fetch` by {@link localHttp}, for clients written for the web's `fetch`. Reads the whole response as UTF-8 text, so
 * other bytes are damaged. Follows no redirects; rejects when the request's signal aborts.
 */
export async function localFetch(request: Request): Promise<Response> {
  const body = request.body ? new Uint8Array(await request.arrayBuffer()) : undefined;
  const answer = await localHttp(request.url, {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    body,
    signal: request.signal,
  });
  const isEmpty = answer.status === 204 || answer.status === 304;
  const response = new Response(isEmpty ? null : answer.text, {
    status: answer.status,
    headers: Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  });
  Object.defineProperty(response, "url", { value: request.url });
  return response;
}
