import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { sentryReports } from "./sentry-reports.ts";

const undo: (() => void)[] = [];
afterEach(() => undo.splice(0).forEach((step) => step()));

/** A service that keeps what it is sent, and our end of the line to it. */
async function service() {
  const bodies: string[] = [];
  let arrived = Promise.withResolvers<void>();
  const take = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    bodies.push(await text(request));
    response.end("{}");
    arrived.resolve();
    arrived = Promise.withResolvers();
  };
  const server = http.createServer((request, response) => void take(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  undo.push(
    () => void server.close(),
    () => server.closeAllConnections(),
  );
  const time = { now: 0 };
  const report = sentryReports({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/1/envelope/`,
    now: () => new Date(time.now),
    environment: "qa",
    release: "1.2.3",
    codeVersion: () => "abcd",
  });
  return { bodies, time, report, next: () => arrived.promise };
}

const fromDatabase = () =>
  Object.assign(new Error('invalid input syntax for type date: "1977-07-07 Ana"'), {
    severity: "ERROR",
    code: "22007",
    table: "patients",
  });

test(
  "a server error is reported by kind and location, without database values or personal addresses",
  { tags: ["S7.TP.02"] },
  async () => {
    const { bodies, report, next } = await service();
    const came = next();
    report(fromDatabase(), "POST /api/patients");
    await came;
    expect(bodies[0]).not.toMatch(/1977|Ana|invalid input/);
    expect(JSON.parse(bodies[0]?.split("\n")[2] ?? "")).toMatchObject({
      transaction: "POST /api/patients",
      release: "1.2.3",
      exception: {
        values: [
          {
            value: expect.stringContaining("patients"),
            stacktrace: {
              frames: expect.arrayContaining([
                expect.objectContaining({
                  filename: expect.stringMatching(/^app:\/\/\/server\/src\/adapters\/sentry-reports\//),
                }),
              ]),
            },
          },
        ],
      },
    });
  },
);

test(
  "the same error is reported once a minute, and at most ten different ones",
  { tags: ["S7.TP.02"] },
  async () => {
    const { bodies, time, report, next } = await service();
    let came = next();
    report(new Error("it broke"), "GET /a");
    await came;
    report(new Error("it broke"), "GET /a");
    time.now += 60_000;
    came = next();
    report(new Error("it broke"), "GET /a");
    await came;
    expect(bodies).toHaveLength(2);
    for (let n = 0; n < 30; n += 1) report(new Error("it broke"), `GET /b/${"c".repeat(n)}`);
    await expect.poll(() => bodies.length).toBe(11);
  },
);

test("the server runs without a reporting service", { tags: ["S7.TP.02"] }, async () => {
  const report = sentryReports({
    url: "http://127.0.0.1:1/api/1/envelope/",
    now: () => new Date(0),
    environment: "qa",
    release: "1",
    codeVersion: () => "a",
  });
  expect(() => report(new Error("it broke"), "GET /a")).not.toThrow();
});
