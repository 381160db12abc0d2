import { expect, test } from "vitest";
import { errorEnvelope, errorServiceOf, parseStack, type ErrorReport } from "./error-report.ts";

test.each([
  ["https://abc123@errors.example/42", "https://errors.example/api/42/envelope/"],
  ["http://abc123@127.0.0.1:9000/7", "http://127.0.0.1:9000/api/7/envelope/"],
  ["https://abc123:old@errors.example/some/path/42", "https://errors.example/some/path/api/42/envelope/"],
])("the key %s names the service at %s", { tags: ["S7.TP.02", "S3.RUN.07"] }, (dsn, url) => {
  const service = errorServiceOf(dsn);
  expect(service?.url.split("?")[0]).toBe(url);
  expect(service?.url).toContain("sentry_version=7&sentry_key=abc123&");
  expect(url.startsWith(`${service?.origin}/`)).toBe(true);
});

test.each(["", "https://errors.example/42", "https://abc@errors.example/", "ftp://a@b/1"])(
  "`%s` names no service",
  { tags: ["S3.RUN.07"] },
  (dsn) => expect(errorServiceOf(dsn)).toBeNull(),
);

const report: ErrorReport = {
  id: "0".repeat(32),
  at: 1_700_000_000_500,
  type: "TypeError",
  message: "ana@patients.example has no 'cough'",
  frames: [
    { name: "inner", file: "app:///assets/a.js", line: 1, column: 2 },
    { name: "outer", file: "app:///assets/b.js", line: 3, column: 4 },
  ],
  route: "appointments",
  environment: "qa",
  release: "1.2.3",
  codeVersion: "abcd",
};

test(
  "a report is an envelope of three lines with release, code version and label, scrubbed",
  { tags: ["S3.RUN.10", "D.55"] },
  () => {
    const [header, item, event] = errorEnvelope(report)
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(header).toMatchObject({ event_id: report.id, sent_at: "2023-11-14T22:13:20.500Z" });
    expect(item).toEqual({ type: "event" });
    expect(event).toMatchObject({
      event_id: report.id,
      timestamp: 1_700_000_000.5,
      environment: "qa",
      release: "1.2.3",
      dist: "abcd",
      tags: { version_label: "v0.19.0", route: "appointments" },
      exception: {
        values: [
          { type: "TypeError", value: "… has no …", stacktrace: { frames: [{ lineno: 3 }, { lineno: 1 }] } },
        ],
      },
    });
    expect(Object.keys(event ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(user|request|breadcrumbs|server_name|extra)$/)]),
    );
  },
);

test("an invalid error name is not repeated", () => {
  expect(errorEnvelope({ ...report, type: "Ana's cough" })).toContain('"type":"Error"');
});

test.each([
  [
    "    at openVisit (http://a.localhost:80/assets/x-1.js:12:34)",
    "openVisit http://a.localhost:80/assets/x-1.js 12 34",
  ],
  ["    at async new Visit.open (http://a/assets/x.js:1:2)", "Visit.open http://a/assets/x.js 1 2"],
  ["    at http://a/assets/x.js:1:2", "? http://a/assets/x.js 1 2"],
  ["openVisit@http://a/assets/x.js:1:2", "openVisit http://a/assets/x.js 1 2"],
  ["@http://a/assets/x.js:1:2", "? http://a/assets/x.js 1 2"],
  ["    at start (file:///srv/server/src/main.ts:5:6)", "start file:///srv/server/src/main.ts 5 6"],
  ["    at Object.run [as go] (http://a/assets/x.js:1:2)", "Object.run http://a/assets/x.js 1 2"],
])("a stack line is parsed in each engine: %s", (line, read) => {
  const [place] = parseStack(`TypeError: x\n${line}`);
  expect(place && `${place.name} ${place.url} ${place.line} ${place.column}`).toBe(read);
});

test("a line without a location is skipped", () => {
  expect(parseStack("TypeError: at home\n    at <anonymous>\n    at eval (eval at x (<anonymous>))")).toEqual(
    [],
  );
});
