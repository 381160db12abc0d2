import type { IncomingHttpHeaders } from "node:http";

/** Whether a request was made by a page of this program: another site's page, or its name pointed to this machine, is refused. */
export function isOwnRequest({ host, origin }: IncomingHttpHeaders, port: number): boolean {
  const own = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (host === undefined || !own.includes(host)) return false;
  return origin === undefined || own.some((name) => origin === `http://${name}`);
}
