import net, { type AddressInfo } from "node:net";
import { Problem, problemStatus } from "@anteroom/contract/errors";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestClinic } from "./test-clinic.ts";
import { openWholeClinic } from "./whole-clinic.ts";

let clinic: TestClinic;
let port = 0;
beforeAll(async () => {
  clinic = await openWholeClinic();
  await clinic.app.listen({ port: 0, host: "127.0.0.1" });
  port = (clinic.app.server.address() as AddressInfo).port; // a TCP server has no other kind of address
});
afterAll(() => clinic.close());

/** What comes back for these very bytes. */
function say(bytes: string): Promise<{ status: number; type: string; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    let heard = "";
    socket.setEncoding("utf8").on("data", (text: string) => (heard += text));
    socket.on("error", reject).on("close", () => {
      const [head = "", body = ""] = heard.split("\r\n\r\n");
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
        type: /^content-type: (.*)$/im.exec(head)?.[1] ?? "",
        body,
      });
    });
  });
}

const host = "Host: aurora.localhost\r\nConnection: close\r\n";

test.each([
  ["no HTTP at all", "hello\r\n\r\n"],
  ["a header without a name", `GET /api/doctors HTTP/1.1\r\n${host}: x\r\n\r\n`],
  ["a null character in a header", `GET /api/doctors HTTP/1.1\r\n${host}X-Patient-Token: a\0b\r\n\r\n`],
  ["a host that is none", "GET /api/doctors HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n"],
  ["no host", "GET /api/doctors HTTP/1.1\r\nConnection: close\r\n\r\n"],
  ["two hosts", `GET /api/none HTTP/1.1\r\n${host}Host: ipe.localhost\r\n\r\n`],
  ["headers of 100 kB", `GET /api/doctors HTTP/1.1\r\n${host}Cookie: ${"a".repeat(100_000)}\r\n\r\n`],
  ["a token of 10 kB", `GET /api/patients HTTP/1.1\r\n${host}X-Patient-Token: ${"a".repeat(10_000)}\r\n\r\n`],
  ["a length that is no number", `POST /api/appointment_holds HTTP/1.1\r\n${host}Content-Length: x\r\n\r\n`],
  [
    "chunks that are none",
    `POST /api/appointment_holds HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
  ],
  ["an address that cannot be decoded", `GET /api/doctors/%zz HTTP/1.1\r\n${host}\r\n`],
  ["an address with foreign bytes", `GET /api/doctors/\xff\xfe HTTP/1.1\r\n${host}\r\n`],
  ["an address without an end", `GET /api/${"a".repeat(9_000)} HTTP/1.1\r\n${host}\r\n`],
  ["an address of another machine", `GET http://[::1/api/none HTTP/1.1\r\n${host}\r\n`],
  ["a method nobody knows", `BREW /api/doctors HTTP/1.1\r\n${host}\r\n`],
  ["a method that is not ours", `PATCH /api/doctors HTTP/1.1\r\n${host}\r\n`],
  [
    "an expectation nobody can meet",
    `POST /api/patients/auth/login HTTP/1.1\r\n${host}Expect: magic\r\n\r\n`,
  ],
  [
    "another protocol",
    `GET /api/none HTTP/1.1\r\nHost: aurora.localhost\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n`,
  ],
])("a client that sends %s gets a problem with its code", { tags: ["D.03"] }, async (_what, bytes) => {
  const { status, type, body } = await say(bytes);
  expect([status, type]).toEqual([status, "application/problem+json; charset=utf-8"]);
  const reported = Problem.parse(JSON.parse(body));
  expect([reported.status, problemStatus[reported.code]]).toEqual([status, status]);
  expect(status).toBeLessThan(500);
});

test.each([
  "//",
  "///",
  "//[",
  "/?",
  "/%",
  "/%2e%2e/%2e%2e/etc",
  "/a//b",
  "/\\",
  `/${"x".repeat(5_000)}`,
  "/doctors/%00",
  "/doctors?languages=%zz&specialties[]=1",
])("a page at the address %s answers a page or a problem, never a server error", async (url) => {
  const languages = ["x;q=9", "*", "", "ar-EG,*;q=0.1", "a".repeat(3_000)];
  for (const language of languages) {
    const { status } = await say(
      `GET ${url} HTTP/1.1\r\n${host}Accept-Language: ${language}\r\nCookie: lang=%; =;\r\n\r\n`,
    );
    expect([url, language, status < 500]).toEqual([url, language, true]);
  }
});
