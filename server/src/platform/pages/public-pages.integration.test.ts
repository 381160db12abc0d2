import http from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { locales } from "@anteroom/domain/shared/locales";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { withTenant } from "../database/database.ts";
import { changeSettings, known, openTestClinic, type TestClinic } from "../../testing/test-clinic.ts";
import { serveEchoPages, type EchoPages } from "../../testing/echo-pages.ts";
import { followPageChanges } from "./page-changes.ts";
import type { PublicPages } from "./public-pages.ts";

let clinic: TestClinic;
let echo: EchoPages;
let pages: PublicPages;
let port = 0;
let stop: () => Promise<void>;

beforeAll(async () => {
  clinic = await openTestClinic({
    env: { TRUSTED_PROXIES: "127.0.0.2", PORT: "8080" },
    mount: (services) => {
      echo = serveEchoPages(services);
      ({ pages } = echo);
    },
  });
  await clinic.app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = clinic.app.server.address() as AddressInfo);
  stop = await followPageChanges(clinic.connections.app, {
    onChange: pages.forget,
    onClinics: () => {},
    report: (error) => console.error(error),
  });
});
afterAll(async () => {
  await stop();
  await clinic.close();
});
beforeEach(() => {
  pages.forget(null);
});

type Headers = Record<string, string>;
type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/** Over a real connection, where pages at hand are answered ahead of Fastify. */
function ask(path: string, headers: Headers = {}, from = "127.0.0.1"): Promise<Answer> {
  const given: Headers = { host: "aurora.localhost:8080", ...headers };
  return new Promise((resolve, reject) => {
    http
      .get({ host: "127.0.0.1", port, path, headers: given, localAddress: from, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer
          .on("data", (chunk: Buffer) => chunks.push(chunk))
          .on("end", () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
          );
      })
      .on("error", reject);
  });
}

/** Without a connection, and so through Fastify, with nothing kept from before. */
async function askAnew(path: string, headers: Headers = {}): Promise<Answer> {
  pages.forget(null);
  const given: Headers = { host: "aurora.localhost:8080", ...headers };
  const answer = await clinic.app.inject({ url: path, headers: given });
  return {
    status: answer.statusCode,
    headers: answer.headers as http.IncomingHttpHeaders,
    body: answer.rawPayload,
  };
}

function textOf({ headers, body }: Answer): string {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body).toString();
  if (headers["content-encoding"] === "gzip") return gunzipSync(body).toString();
  return body.toString();
}

/** What a cache, browser or patient may notice; not what is of one answer's moment or connection. */
const passing = new Set([
  "date",
  "connection",
  "keep-alive",
  "x-server-time",
  "transfer-encoding",
  "content-length",
]);
const lasting = (answer: Answer) => ({
  status: answer.status,
  text: textOf(answer),
  headers: Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !passing.has(name))),
});

test("a host name moved to another clinic serves that clinic's page, never a cached one", async () => {
  const host = "moves.localhost:8080";
  const give = async (tenant_id: 1 | 2) => {
    await withTenant(clinic.db, tenant_id, (tx) =>
      tx
        .insertInto("tenant_domains")
        .values({ domain: "moves.localhost", tenant_id, added_at: null })
        .execute(),
    );
    clinic.app.tenants.clearCache();
  };
  const take = async (tenantId: 1 | 2) => {
    await withTenant(clinic.db, tenantId, (tx) =>
      tx.deleteFrom("tenant_domains").where("domain", "=", "moves.localhost").execute(),
    );
    clinic.app.tenants.clearCache();
  };
  const shown = async () => {
    for (let times = 0; times < 3; times += 1) await ask("/doctors", { host }); // kept, and at hand
    return textOf(await ask("/doctors", { host }));
  };
  await give(1);
  const ofAurora = await shown();
  expect(ofAurora).toContain("aurora");
  await take(1);
  expect(textOf(await ask("/doctors", { host }))).not.toContain("aurora");
  await give(2);
  const ofIpe = await shown();
  expect(ofIpe).toContain("ipe");
  expect(ofIpe).not.toContain("aurora");
  await take(2);
});

test("a cached page equals a fresh one, whatever was requested before", async () => {
  const hosts = ["aurora.localhost", "ipe.localhost", "AURORA.localhost", "Ipe.LocalHost", "other.localhost"];
  const request = fc.record({
    host: fc
      .tuple(fc.constantFrom(...hosts), fc.constantFrom("", ":8080", ":80", ":1234", "."))
      .map(([name, end]) => name + end),
    path: fc
      .tuple(
        fc.constantFrom("/", "/doctors", "/doctors/1", "/doctors/2", "/health-search", "/login", "//doctors"),
        fc.constantFrom(
          "",
          "?reason=off",
          "?utm_source=a",
          "?specialties=a&specialties=b",
          "?topic=asthma",
          "?sort=x",
        ),
      )
      .map(([path, query]) => path + query),
    language: fc.constantFrom(...locales, "pt-PT", "de", "pt;q=0.1, fr"),
    cookie: fc.option(fc.constantFrom(...locales, "xx").map((one) => `zone=Asia/Tokyo; lang=${one}`)),
    encoding: fc.constantFrom("br, gzip", "gzip", "identity"),
    forwarded: fc.option(fc.constantFrom("aurora.localhost", "ipe.localhost")),
    chosen: fc.option(fc.constantFrom(...locales)),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 2, maxLength: 12 }), async (requests) => {
      for (const { host, path, language, cookie, encoding, forwarded, chosen } of requests) {
        const headers: Headers = { host, "accept-language": language, "accept-encoding": encoding };
        if (cookie !== null) headers["cookie"] = cookie;
        if (forwarded !== null) headers["x-forwarded-host"] = forwarded;
        if (chosen !== null) headers["x-page-language"] = chosen; // from nobody that is trusted
        const cached = await ask(path, headers);
        const again = await ask(path, headers);
        if (String(cached.headers["content-security-policy"]).includes("nonce")) continue; // made for each request
        const anew = await askAnew(path, headers);
        expect(lasting(again)).toEqual(lasting(cached));
        expect(lasting(cached)).toEqual(lasting(anew));
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);

test("a page is rendered once for many requests and answers 304 to a known ETag", async () => {
  const before = echo.rendered();
  const all = await Promise.all(Array.from({ length: 30 }, (_, one) => ask(`/?utm_source=${one}`)));
  expect(new Set(all.map((one) => one.headers.etag)).size).toBe(1);
  expect(echo.rendered() - before).toBe(1);
  const etag = String(all[0]?.headers.etag);
  expect(etag).toMatch(/^"/);
  const known = await ask("/", { "if-none-match": `"other", W/${etag}` });
  expect([known.status, known.body.length]).toEqual([304, 0]);
  const other = await ask("/", { "if-none-match": etag, "accept-encoding": "br" });
  expect(other.status).toBe(200);
});

test("every cached answer has its own server timing and its content length", async () => {
  await ask("/");
  const start = clinic.clock.now().getTime();
  const times: number[] = [];
  for (const seconds of [1, 2]) {
    clinic.clock.set(new Date(start + seconds * 1_000).toISOString());
    const { headers, body } = await ask("/");
    expect(Number(headers["content-length"])).toBe(body.length);
    times.push(Number(headers["x-server-time"]) - start);
  }
  expect(times).toEqual([1_000, 2_000]);
  clinic.clock.set(new Date(start).toISOString());
});

test("a cached page allows exactly its own scripts by hash", async () => {
  const answer = await ask("/");
  const policy = String(answer.headers["content-security-policy"]);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+' 'sha256-[^']+';/);
  expect(policy).not.toMatch(/nonce|unsafe/);
  expect(textOf(answer)).not.toContain("nonce");
});

test("the port of a request reaches neither the cached page nor another visitor's policy", async () => {
  const strange = await ask("/", { host: "aurora.localhost:666" });
  const usual = await ask("/");
  expect(textOf(strange)).toBe(textOf(usual));
  expect(String(usual.headers["content-security-policy"])).not.toContain("666");
  expect(String(strange.headers["content-security-policy"])).toContain("ws://aurora.localhost:666");
});

test("only a trusted proxy sets the language and may cache the page for others", async () => {
  const wish = { "x-page-language": "ar", cookie: "lang=fr", "accept-language": "it" };
  const direct = await ask("/", wish);
  expect(direct.headers["content-language"]).toBe("fr");
  expect(direct.headers["cache-control"]).toBe("no-cache, private");
  expect(direct.headers.vary).toBe("accept-encoding, accept-language, cookie");
  const through = await ask("/", wish, "127.0.0.2");
  expect(through.headers["content-language"]).toBe("ar");
  expect(through.headers["cache-control"]).toMatch(
    /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=5$/,
  );
  expect(through.headers.vary).toBe("accept-encoding, x-page-language");
  expect(
    (await ask("/", { host: "aurora.localhost:1", ...wish }, "127.0.0.2")).headers["cache-control"],
  ).toBe("no-cache, private");
  expect(
    (await ask("/", { ...wish, cookie: "api_address=x" }, "127.0.0.2")).headers["content-language"],
  ).toBeDefined();
});

test("proxy and server caches add up to at most 30 s", async () => {
  const headers = { "x-page-language": "en" };
  await ask("/doctors", headers, "127.0.0.2");
  for (const seconds of [0, 7, 19, 24]) {
    const start = clinic.clock.now().getTime();
    clinic.clock.setOffset(seconds * 1_000);
    const { headers: found } = await ask("/doctors", headers, "127.0.0.2");
    const [, fresh = 0, grace = 0] =
      /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(String(found["cache-control"])) ?? [];
    expect(seconds + Number(fresh) + Number(grace)).toBeLessThanOrEqual(30);
    clinic.clock.set(new Date(start).toISOString());
    pages.forget(null);
    await ask("/doctors", headers, "127.0.0.2");
  }
});

test("a change of doctors, times or settings appears in the next page of every process", async () => {
  const before = textOf(await ask("/doctors"));
  await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx.updateTable("doctors").set({ name: "Dr Renamed" }).execute(),
  );
  await expect.poll(async () => textOf(await ask("/doctors"))).toContain("Dr Renamed");
  expect(before).not.toContain("Dr Renamed");
  const { etag } = (await ask("/")).headers;
  await changeSettings(clinic, "aurora", { defaultLanguage: "fr" });
  expect((await ask("/", { "accept-language": "de" })).headers["content-language"]).toBe("fr");
  expect((await ask("/", { "accept-language": "en" })).headers.etag).toBe(etag);
});
