import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer, type WebSocket } from "ws";

export type FirefoxPushService = {
  /** For Firefox's preference `dom.push.serverURL`. */
  lineUrl: string;
  /** Headers of every message that came for a browser. */
  taken: Record<string, unknown>[];
  close: () => Promise<void>;
};

type Said = { messageType: string; uaid?: string; channelID?: string };

/** A push service as Firefox speaks to one (autopush over a web socket), on this machine: gives addresses out, and hands on what is posted there, sealed as it came. */
export async function openFirefoxPushService(): Promise<FirefoxPushService> {
  const lines = new Map<string, WebSocket>();
  const taken: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const channelID = request.url?.split("/").at(-1) ?? "";
      taken.push(request.headers);
      lines.get(channelID)?.send(
        JSON.stringify({
          messageType: "notification",
          channelID,
          version: randomUUID(),
          data: Buffer.concat(chunks).toString("base64url"),
          headers: { encoding: request.headers["content-encoding"] },
        }),
      );
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP
  const sockets = new WebSocketServer({ server });
  sockets.on("connection", (line) => {
    line.on("message", (text: Buffer) => {
      const { messageType, uaid, channelID = "" } = JSON.parse(text.toString("utf8")) as Said;
      const say = (words: object) => line.send(JSON.stringify({ messageType, status: 200, ...words }));
      if (messageType === "hello") say({ uaid: uaid || randomUUID().replaceAll("-", ""), use_webpush: true });
      if (messageType === "unregister") say({ channelID });
      if (messageType !== "register") return;
      lines.set(channelID, line);
      say({ channelID, pushEndpoint: `http://127.0.0.1:${port}/push/${channelID}` });
    });
  });
  return {
    lineUrl: `ws://127.0.0.1:${port}/`,
    taken,
    close: () => {
      for (const line of sockets.clients) line.terminate();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
