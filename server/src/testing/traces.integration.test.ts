// A real server that sends its spans to a collector of this test, and one that has none.
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { localHttp } from "@anteroom/local-http/local-http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { externalDatabase } from "./external-database.ts";
import { freePorts } from "./free-ports.ts";
import { startKillableServer } from "./killable-server.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-traces-"));
let received = "";
const spans: Span[] = [];
async function collect(request: IncomingMessage, response: ServerResponse) {
  const body = await text(request);
  received += body;
  const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
  spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
  response.end("{}");
}
const collector = createServer((request, response) => void collect(request, response));
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; kind: number };

beforeAll(() => new Promise<void>((resolve) => void collector.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  collector.close();
  rmSync(folder, { recursive: true, force: true });
});

const imports = [path.join(import.meta.dirname, "report-loaded-modules.ts")];
const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
const secret = "Querida-Secreta-4711";

test(
  "requests, jobs and statements are spans of one trace without secrets",
  { timeout: 120_000 },
  async () => {
    const { url } = await externalDatabase();
    const port = await freePorts(2);
    const env = {
      DATABASE_URL: url,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    };
    const server = await startKillableServer(port, path.join(folder, "with"), { env, imports });
    const headers = {
      traceparent: `00-${trace}-00f067aa0ba902b7-01`,
      "x-guest-token": secret,
      "user-agent": secret,
    };
    const ask = (address: string, method: string, body?: unknown) =>
      localHttp(`http://aurora.localhost:${port}${address}`, { method, headers, ...(body ? { body } : {}) });
    await ask(`/doctors?reason=${secret}`, "GET");
    await ask(`/api/patients/auth/login?q=${secret}`, "POST", {
      login: `${secret}@example.pt`,
      password: secret,
    });
    const recovered = await ask("/api/patients/auth/password/recover", "POST", { login: "ines@example.pt" });
    expect(recovered.status).toBeLessThan(300);
    await expect
      .poll(() => spans.filter(({ kind }) => kind === 5).length, { timeout: 60_000 })
      .toBeGreaterThan(1);
    await server.stop();

    const mine = spans.filter(({ traceId }) => traceId === trace);
    const byName = (name: string) => mine.find((span) => span.name === name);
    const request = byName("POST /api/patients/auth/password/recover");
    expect(request).toMatchObject({ kind: 2, parentSpanId: "00f067aa0ba902b7" });
    expect(byName("password-recovery")).toMatchObject({ kind: 5, parentSpanId: request?.spanId });
    expect(byName("mail-urgent")).toMatchObject({
      kind: 5,
      parentSpanId: byName("password-recovery")?.spanId,
    });
    expect(mine.some(({ kind, parentSpanId }) => kind === 3 && parentSpanId === request?.spanId)).toBe(true);
    expect(mine.filter(({ name }) => name === "GET /doctors")).toHaveLength(1);
    expect(received.toLowerCase()).not.toMatch(/querida|secreta|ines@|anteroom-demo/);
    expect(server.output()).toContain("/otlp-traces/otlp-traces.ts");
  },
);

test("no tracing code is loaded without a collector", { timeout: 120_000 }, async () => {
  const { url } = await externalDatabase();
  const env = { DATABASE_URL: url };
  const server = await startKillableServer(await freePorts(2), path.join(folder, "without"), {
    env,
    imports,
  });
  await server.stop();
  expect(server.output()).toContain("/adapters/embedded-realtime/");
  expect(server.output()).not.toContain("otlp");
});
