import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { createFrames } from "./text-frame.ts";

test(
  "another client's text frames of every length are decoded unchanged",
  { tags: ["S7.TP.03"] },
  async () => {
    const texts = [0, 1, 125, 126, 65_535, 65_536, 200_000].map((length) => "a".repeat(length));
    texts.push("olá «Ñuñez» 🩺".repeat(20), "same", "same");
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const sockets = new WebSocketServer({ noServer: true });
    server.on("upgrade", (request, stream, head) =>
      sockets.handleUpgrade(request, stream, head, () => {
        const frameOf = createFrames();
        for (const text of texts) stream.write(frameOf(text));
      }),
    );
    const { port } = server.address() as AddressInfo; // a TCP server has no other kind of address
    const client = new WebSocket(`ws://127.0.0.1:${port}`);
    const heard: string[] = [];
    await new Promise<void>((resolve) =>
      client.on("message", (data: Buffer) => {
        heard.push(String(data));
        if (heard.length === texts.length) resolve();
      }),
    );
    expect(heard).toEqual(texts);
    client.terminate();
    server.close();
  },
);
