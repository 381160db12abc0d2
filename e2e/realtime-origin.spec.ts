import http from "node:http";
import { clinicUrl } from "./support/demo.ts";
import { expect, test } from "./support/test.ts";

/** The status with which the running server answers a WebSocket handshake of a page of this origin. */
function handshake(origin: string | null): Promise<number> {
  const { host, port } = new URL(clinicUrl("aurora"));
  const headers = {
    host,
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": Buffer.from("sixteen bytes ok").toString("base64"),
    ...(origin !== null && { origin }),
  };
  return new Promise((resolve, reject) => {
    const request = http.get({ host: "127.0.0.1", port, path: "/pusher/app/anteroom?protocol=7", headers });
    request.on("error", reject);
    request.on("response", ({ statusCode = 0 }) => resolve(statusCode));
    request.on("upgrade", ({ statusCode = 0 }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
  });
}

test("the server accepts realtime connections from its clinic's pages and programs only", async () => {
  expect(await handshake(new URL(clinicUrl("aurora")).origin)).toBe(101);
  expect(await handshake(null)).toBe(101);
  expect(await handshake("https://evil.example")).toBe(403);
  expect(await handshake(new URL(clinicUrl("ipe")).origin)).toBe(403);
});
