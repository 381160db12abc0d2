import { once } from "node:events";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { Readable } from "node:stream";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limitBodyTime, longestBody, longestUpload, uploadTime } from "./body-timeout.ts";

let server: http.Server;
let isAnswering = false;
beforeAll(async () => {
  server = http.createServer((request, response) => {
    limitBodyTime(request, request.url === "/file" ? 20 : 100);
    if (request.url === "/file") limitBodyTime(request, 100);
    request.on("error", () => {});
    if (isAnswering) response.writeHead(415).end();
    else request.resume().on("end", () => response.end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

/** Sends a head and half a body, and waits until the server ends the connection. */
async function sendHalf(path: string, type: string): Promise<string> {
  const { port } = server.address() as AddressInfo; // a TCP server has no other kind of address
  const socket = net.connect(port, "127.0.0.1");
  let heard = "";
  socket.setEncoding("utf8").on("data", (text: string) => (heard += text));
  socket.on("error", () => {});
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 10\r\n\r\nhalf`);
  await once(socket, "close");
  return heard;
}

test.each(["application/json", "application/octet-stream", "text/plain"])(
  "a body of %s that does not end in time is aborted",
  async (type) => {
    isAnswering = false;
    expect(await sendHalf("/", type)).toBe("");
  },
);

test("an answered request's body is aborted when it does not end in time", async () => {
  isAnswering = true;
  expect(await sendHalf("/", "application/octet-stream")).toContain("415");
});

test("a later time limit replaces the earlier one", async () => {
  isAnswering = false;
  const startedAt = performance.now();
  await sendHalf("/file", "application/octet-stream");
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(95);
});

test("an injected request without a connection gets no answer when its body times out", async () => {
  const app = fastify();
  app.addHook("onRequest", async ({ raw }) => limitBodyTime(raw, 20));
  app.post("/", () => ({}));
  const payload = new Readable({ read: () => {} });
  payload.push("{");
  const headers = { "content-type": "application/json", "content-length": "10" };
  const answer = app.inject({ method: "POST", url: "/", headers, payload });
  await expect(answer).rejects.toThrow("destroyed before completion");
  await app.close();
});

test.each([
  ["no bytes", 0, longestBody],
  ["the largest file", 20 * 1024 * 1024, longestUpload],
  ["an unknown number of bytes", Number.NaN, longestUpload],
  ["2 MB", 2 * 1024 * 1024, longestBody + longestUpload / 10],
])("an upload of %s gets its share of the longest upload time", (_what, bytes, ms) => {
  expect(uploadTime(bytes)).toBeCloseTo(ms, 3);
});
