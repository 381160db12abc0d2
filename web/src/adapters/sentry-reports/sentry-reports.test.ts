import { afterEach, expect, test, vi } from "vitest";
import { sentryReports } from "./sentry-reports.ts";

afterEach(() => vi.unstubAllGlobals());

function page() {
  const bodies: string[] = [];
  vi.stubGlobal("fetch", (_url: string, init: { body: string }) => {
    bodies.push(init.body);
    return Promise.reject(new TypeError("The service is away"));
  });
  const facts = { environment: "qa", release: "1.2.3", codeVersion: "abcd" };
  const reports = sentryReports({ url: "http://errors.example/", now: () => 0, ...facts });
  const failed = { type: "TypeError", message: "it broke", frames: [], route: "home" };
  return { bodies, reports, failed };
}

test("the same error is reported once", { tags: ["S8.ERR.06"] }, () => {
  const { bodies, reports, failed } = page();
  reports.report(failed);
  reports.report({ ...failed });
  reports.report({ ...failed, message: "it broke elsewhere" });
  expect(bodies).toHaveLength(2);
});

test(
  "a failing page reports ten errors and is unaffected by an unavailable service",
  { tags: ["S7.TP.02"] },
  async () => {
    const { bodies, reports, failed } = page();
    for (let n = 0; n < 30; n += 1) reports.report({ ...failed, message: `failure ${"x".repeat(n)}` });
    await Promise.resolve();
    expect(bodies).toHaveLength(10);
  },
);
