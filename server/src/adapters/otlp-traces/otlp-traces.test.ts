import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newSpan, timeStatement } from "../../platform/observe/spans.ts";
import { inTrace } from "../../platform/observe/trace.ts";
import { otlpTraces, type Traces } from "./otlp-traces.ts";

type Span = { name: string; traceId: string; parentSpanId?: string; startTimeUnixNano: string } & Record<
  string,
  unknown
>;
type Message = { resourceSpans: [{ scopeSpans: [{ spans: Span[] }] }] };

let status = 200;
let received: { url: string | undefined; key: unknown; message: Message }[] = [];
async function collect(request: IncomingMessage, response: ServerResponse) {
  const message = (await json(request)) as Message;
  received.push({ url: request.url, key: request.headers["x-key"], message });
  response.writeHead(status).end("{}");
}
const collector = createServer((request, response) => void collect(request, response));
let traces: Traces;
let warnings: string[] = [];
const start = (ratio: number) => {
  const { port } = collector.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}/`;
  const warn = (sentence: string) => void warnings.push(sentence);
  traces = otlpTraces({ endpoint, headers: { "x-key": "k" }, service: "here", version: "1", ratio, warn });
};

beforeEach(async () => {
  [status, received, warnings] = [200, [], []];
  await new Promise<void>((resolve) => void collector.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  await traces.stop();
  await new Promise((resolve) => void collector.close(resolve));
});

const id = "4bf92f3577b34da6a3ce929d0e0e4736";
const facts = { id, clinic: "aurora", method: "GET", route: "/doctors/:id", status: 503, ms: 20 };

test("a request and its SQL statement are exported as nested spans of one trace", async () => {
  start(1);
  const span = newSpan("00f067aa0ba902b7");
  inTrace(id, () => timeStatement("select 'asthma'", Promise.resolve()), span?.id);
  await Promise.resolve(); // the statement has ended
  traces.observer.request({ ...facts, span });
  await traces.stop();
  const [{ url, key, message } = { url: "", key: "", message: null }] = received;
  expect([url, key, warnings]).toEqual(["/v1/traces", "k", []]);
  const [statement, request] = message?.resourceSpans[0].scopeSpans[0].spans ?? [];
  expect(statement).toMatchObject({
    name: "select",
    kind: 3,
    traceId: id,
    parentSpanId: span?.id,
    status: {},
  });
  expect(JSON.stringify(statement)).not.toContain("asthma");
  expect(request).toMatchObject({ name: "GET /doctors/:id", kind: 2, spanId: span?.id, status: { code: 2 } });
  expect(request?.parentSpanId).toBe("00f067aa0ba902b7");
  const [began, ended] = [request?.startTimeUnixNano ?? "", String(request?.["endTimeUnixNano"])];
  expect(Number(BigInt(ended) - BigInt(began)) / 1e6).toBeCloseTo(20, 1);
  expect(Math.abs(Number(BigInt(ended) / 1_000_000n) - Date.now())).toBeLessThan(60_000);
});

test("a failing collector is logged once and delays nothing", async () => {
  status = 500;
  start(1);
  for (let index = 0; index < 1_100; index += 1) traces.observer.request({ ...facts, span: newSpan() });
  await traces.stop();
  expect(warnings).toEqual(["OTEL_EXPORTER_OTLP_ENDPOINT: traces are lost (the collector answered 500)."]);
});

test("a sampling rate of zero sends nothing, and a server without a collector creates no span", async () => {
  start(0);
  traces.observer.request({ ...facts, span: newSpan() });
  await traces.stop();
  expect([received, newSpan()]).toEqual([[], undefined]);
});
