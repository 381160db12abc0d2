import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestClinic } from "../../testing/test-clinic.ts";
import { openWholeClinic } from "../../testing/whole-clinic.ts";
import { operations } from "./describe-api.ts";
import { allEndpoints } from "../../testing/all-endpoints.ts";
import { faultsOfDocument } from "../../testing/lint-document.ts";

let clinic: TestClinic;
beforeAll(async () => {
  clinic = await openWholeClinic();
});
afterAll(() => clinic.close());

test("the OpenAPI document passes Redocly's recommended rules and swagger-parser without a warning", async () => {
  const { body } = await clinic.app.inject({ url: "/api/openapi.json" });
  const faults = await faultsOfDocument(body);
  expect([faults.length, faults.slice(0, 10)]).toEqual([0, []]);
});

test("the OpenAPI document describes every endpoint of the contract, and the server answers each", async () => {
  const endpoints = await allEndpoints();
  expect(operations.map(({ name }) => name).toSorted()).toEqual(endpoints.map(([name]) => name).toSorted());
  const unanswered = operations.filter(
    ({ shape: { method, path } }) =>
      !clinic.app.hasRoute({ method, url: `/api${path.replaceAll(/\{(\w+)\}/g, ":$1")}` }),
  );
  expect(unanswered).toEqual([]);
});

test("the reference lists every endpoint and loads nothing external", async () => {
  const answer = await clinic.app.inject({ url: "/api/docs", headers: { host: "aurora.localhost" } });
  expect(answer.statusCode).toBe(200);
  const policy = String(answer.headers["content-security-policy"]);
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; /);
  const style = /<style>([^]*?)<\/style>/.exec(answer.body)?.[1] ?? "";
  expect(policy).toContain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
  expect(answer.body).not.toMatch(/<script|<img|<link|https?:\/\/(?!\S*localhost)\S+\.(?:js|css)/);
  for (const { name } of operations) expect(answer.body).toContain(`id="${name}"`);
  const anchors = [...answer.body.matchAll(/href="#([\w-]+)"/g)].map(([, id = ""]) => id);
  expect([...new Set(anchors)].filter((id) => !answer.body.includes(`id="${id}"`))).toEqual([]);
});
