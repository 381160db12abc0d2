import type { IncomingHttpHeaders } from "node:http";

/** Returns whether a request comes from this program's own pages; others, also by DNS rebinding, are refused. */
export function isOwnRequest({ host, origin }: IncomingHttpHeaders, port: number): boolean {
  const own = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (host === undefined || !own.includes(host)) return false;
  return origin === undefined || own.some((name) => origin === `http://${name}`);
}
