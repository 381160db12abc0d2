import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicJsonClient } from "./ask-json.ts";

let server: Server;
let url: string;
let asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, answer) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url === "/moved") answer.writeHead(302, { location: "/there" }).end("{}");
    else if (request.url === "/long") answer.end(`"${"x".repeat(1024 * 1024)}"`);
    else if (request.url === "/page") answer.end("<p>Hello</p>");
    else if (request.url !== "/silent") request.pipe(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const question = { headers: {}, body: { a: 1 }, patienceMs: 5_000 };

test("a JSON answer is parsed, and anything else is null", async () => {
  const { ask } = publicJsonClient({ allowsLocal: true });
  expect(await ask(`${url}/echo`, question)).toEqual({ status: 200, body: { a: 1 } });
  expect(await ask(`${url}/page`, question)).toBeNull();
  expect(await ask(`${url}/long`, question)).toBeNull();
  expect(await ask(`${url}/silent`, { ...question, patienceMs: 50 })).toBeNull();
});

test("a redirect is not followed", async () => {
  asked = [];
  const { ask } = publicJsonClient({ allowsLocal: true });
  expect(await ask(`${url}/moved`, question)).toEqual({ status: 302, body: {} });
  expect(asked).toEqual(["POST /moved"]);
});

test("a non-public address is not requested", async () => {
  asked = [];
  const { ask, canReach } = publicJsonClient({ allowsLocal: false });
  for (const address of [
    url,
    "https://127.0.0.1",
    "https://[::ffff:127.0.0.1]",
    "https://db.internal",
    "ftp://x.org",
  ]) {
    expect(canReach(address)).toBe(false);
    expect(await ask(address, question)).toBeNull();
  }
  expect(asked).toEqual([]);
});
