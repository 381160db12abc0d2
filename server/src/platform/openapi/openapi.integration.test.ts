import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
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

test("the interactive reference has an origin of its own, and its one script holds the whole description", async () => {
  const headers = { host: "aurora.localhost" };
  const page = await clinic.app.inject({ url: "/api/docs", headers });
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-[\w+/=]+'; /);
  expect(policy).toMatch(/; sandbox allow-scripts allow-popups$/); // no allow-same-origin: patients' tokens are not its own
  expect(policy).not.toContain("connect-src");
  const [, nonce = ""] = /<script nonce="([^"]+)" src="\/api\/docs\/reference\.js">/.exec(page.body) ?? [];
  expect(policy).toContain(`'nonce-${nonce}'`);
  const again = await clinic.app.inject({ url: "/api/docs", headers });
  expect(again.body).not.toContain(nonce);
  const script = await clinic.app.inject({ url: "/api/docs/reference.js", headers });
  expect(script.headers["content-type"]).toBe("text/javascript; charset=utf-8");
  for (const { name } of operations) expect(script.body).toContain(`"operationId":"${name}"`);
  const compressed = await clinic.app.inject({
    url: "/api/docs/reference.js",
    headers: { ...headers, "accept-encoding": "br, gzip" },
  });
  expect(compressed.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(compressed.rawPayload).toString()).toBe(script.body);
  const known = { ...headers, "if-none-match": String(script.headers["etag"]) };
  expect((await clinic.app.inject({ url: "/api/docs/reference.js", headers: known })).statusCode).toBe(304);
});

test("the reference without scripts lists every endpoint and loads nothing external", async () => {
  const answer = await clinic.app.inject({ url: "/api/docs/plain", headers: { host: "aurora.localhost" } });
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
