import { expect, test } from "vitest";
import { type LighthouseReport, readLighthouseReport } from "./lighthouse-report.ts";

const category = (score: number | null, ...ids: [string, number][]) => ({
  score,
  auditRefs: ids.map(([id, weight]) => ({ id, weight })),
});
const report: LighthouseReport = {
  categories: {
    performance: category(0.976, ["total-blocking-time", 30], ["largest-contentful-paint", 25]),
    accessibility: category(0.96, ["target-size", 7], ["aria-manual", 0], ["not-applicable", 3]),
    "best-practices": category(1),
    seo: category(1, ["meta-description", 1]),
    "agentic-browsing": category(0.1),
  },
  audits: {
    "total-blocking-time": { score: 0.9, displayValue: "200 ms" },
    "largest-contentful-paint": { score: 0.96, displayValue: "2.1 s" },
    "target-size": { score: 0 },
    "aria-manual": { score: 0 },
    "not-applicable": { score: null },
    "meta-description": { score: 1 },
  },
};

test("scores are reported from 0 to 100, and the costliest audits first", () => {
  expect(readLighthouseReport(report)).toEqual({
    scores: { performance: 98, accessibility: 96, "best-practices": 100, seo: 100 },
    worst: [
      { audit: "target-size (accessibility)", shown: undefined },
      { audit: "total-blocking-time (performance)", shown: "200 ms" },
      { audit: "largest-contentful-paint (performance)", shown: "2.1 s" },
    ],
  });
});

test("a page that was not measured is an error, not a score of zero", () => {
  const failed = { ...report, runtimeError: { message: "Status code: 404" } };
  expect(() => readLighthouseReport(failed)).toThrow("Status code: 404");
  const without = { ...report, categories: { ...report.categories, seo: category(null) } };
  expect(() => readLighthouseReport(without)).toThrow("no score for seo");
});
