import { expect, test } from "vitest";
import { openLog, type LogOptions } from "./log.ts";
import { inTrace } from "./trace.ts";

const request = {
  id: "4bf92f3577b34da6a3ce929d0e0e4736",
  clinic: "aurora",
  method: "GET",
  route: "/doctors/{doctorId}",
  status: 200,
  ms: 12.345,
};

function logged(options: LogOptions) {
  const said = { out: "", err: "" };
  const log = openLog(options, {
    out: { write: (text) => (said.out += text) },
    err: { write: (text) => (said.err += text) },
  });
  log.observer.request(request);
  log.observer.request({ ...request, clinic: null, status: 503 });
  log.observer.unreadable({ id: request.id, reason: "HPE_INVALID_METHOD" });
  inTrace(request.id, () => log.error(new Error("Janus cannot be reached\nat secret"), "GET /x"));
  log.warn("Another Anteroom serves this database.");
  return said;
}

test("a JSON line has time, level, kind and values only", () => {
  const { out, err } = logged({ format: "json", level: "info" });
  expect(err).toBe("");
  const lines = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as object);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(lines).toEqual([
    { level: "info", time, kind: "request", ...request, ms: 12.3 },
    { level: "error", time, kind: "request", ...request, clinic: null, status: 503, ms: 12.3 },
    { level: "info", time, kind: "unreadable", id: request.id, reason: "HPE_INVALID_METHOD" },
    { level: "error", time, kind: "error", id: request.id, message: "GET /x Error: Janus cannot be reached" },
    { level: "warn", time, kind: "notice", message: "Another Anteroom serves this database." },
  ]);
});

test("the readable format prints an error's message and a request's values", () => {
  const { out, err } = logged({ format: "pretty", level: "info" });
  expect(out.split("\n")).toEqual([
    expect.stringMatching(/^[\d:.]{12} request aurora GET \/doctors\/\{doctorId\} 200 12\.3 ms 4bf92f35$/),
    expect.stringMatching(/^[\d:.]{12} unreadable HPE_INVALID_METHOD 4bf92f35$/),
    "",
  ]);
  const [refused, ...sentences] = err.trimEnd().split("\n");
  expect(refused).toMatch(/ request - GET .* 503 /);
  expect(sentences).toEqual([
    "GET /x Error: Janus cannot be reached",
    "Another Anteroom serves this database.",
  ]);
});

test("successful requests are not logged in development", () => {
  expect(logged({ format: "pretty", level: "warn" }).out).toBe("");
});
