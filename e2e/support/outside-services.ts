import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** One request that the fake server received; `path` includes the query. */
export type Heard = { method: string; path: string; headers: http.IncomingHttpHeaders; body: string };
/** An analytics event as it was sent. */
export type CountedEvent = { event: string; properties: Record<string, unknown> };

/** A fake server for analytics and error reports: records every request, and can be told to fail. */
export type OutsideServices = {
  origin: string;
  heard: Heard[];
  /** Returns how many requests the page aborted before the answer. */
  givenUp: () => number;
  /** Answers with 200 (`well`), with 500 (`badly`), or not at all (`silently`). */
  behave: (how: "well" | "badly" | "silently") => void;
  close: () => Promise<void>;
  /** Listens again at the same address after `close`. */
  open: () => Promise<void>;
};

/** Starts the fake server on a free port; `close` must be called. */
export async function outsideServices(): Promise<OutsideServices> {
  const heard: Heard[] = [];
  let manner: "well" | "badly" | "silently" = "well";
  let givenUp = 0;
  const take = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const body = await text(request);
    const { method = "", url = "", headers } = request;
    if (url === "/throws.js")
      return response
        .setHeader("content-type", "text/javascript")
        .end("throw new Error('a secret of another origin')");
    heard.push({ method, path: url, headers, body });
    response.once("close", () => (givenUp += response.writableFinished ? 0 : 1));
    if (manner === "silently") return;
    response.setHeader("access-control-allow-origin", "*").writeHead(manner === "well" ? 200 : 500);
    response.end("1");
  };
  const server = http.createServer((request, response) => void take(request, response));
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    origin: `http://127.0.0.1:${port}`,
    heard,
    givenUp: () => givenUp,
    behave: (how) => void (manner = how),
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
    open: async () => void (await listen(port)),
  };
}

/** Returns the batches of analytics events in these requests, parsed from the form field `data`. */
export function batchesOf(heard: readonly Heard[]): CountedEvent[][] {
  return heard
    .filter(({ path }) => path.startsWith("/track/"))
    .map(({ body }) => JSON.parse(new URLSearchParams(body).get("data") ?? "") as CountedEvent[]);
}

type ReportedEvent = Record<string, unknown> & {
  exception: {
    values: [{ type: string; value: string; stacktrace?: { frames: { filename: string }[] } }];
  };
};

/** Returns the error reports in these requests, parsed from the third line of each envelope. */
export function reportsOf(heard: readonly Heard[]): ReportedEvent[] {
  return heard
    .filter(({ path }) => path.includes("/envelope/"))
    .map(({ body }) => JSON.parse(body.split("\n")[2] ?? "") as ReportedEvent);
}
