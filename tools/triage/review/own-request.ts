import type { IncomingHttpHeaders } from "node:http";

/**
 * Returns whether a request's Host, and its Origin where sent, are those of this program, so that other sites cannot
 * sign by the browser, not even by DNS rebinding.
 */
export function isOwnRequest({ host, origin }: IncomingHttpHeaders, port: number): boolean {
  const own = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (host === undefined || !own.includes(host)) return false;
  return origin === undefined || own.some((name) => origin === `http://${name}`);
}
