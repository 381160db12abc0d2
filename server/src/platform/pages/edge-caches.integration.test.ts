import http from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { locales, negotiateLocale } from "@anteroom/domain/shared/locales";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveEchoPages, type EchoPages } from "../../testing/echo-pages.ts";
import { hasNginx, hasVarnish, startNginx, startVarnish, type EdgeCache } from "../../testing/edge-caches.ts";
import { nextEvent, openBrowser } from "../../testing/realtime-browser.ts";
import { startRealtimeServer } from "../../testing/realtime-server.ts";
import { openTestClinic, type TestClinic } from "../../testing/test-clinic.ts";

let clinic: TestClinic;
let echo: EchoPages;
let port = 0;
beforeAll(async () => {
  clinic = await openTestClinic({
    env: { TRUSTED_PROXIES: "127.0.0.1", PORT: "8080" },
    mount: (services) => void (echo = serveEchoPages(services)),
  });
  await clinic.app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = clinic.app.server.address() as AddressInfo);
});
afterAll(() => clinic.close());

type Requested = { method?: string; path?: string; clinic?: string; headers?: Record<string, string> };
type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string };

function askAt(
  at: number,
  { method = "GET", path = "/", clinic: slug = "aurora", headers }: Requested,
): Promise<Answer> {
  const given = { host: `${slug}.localhost:8080`, ...headers };
  return new Promise((resolve, reject) => {
    http
      .request({ host: "127.0.0.1", port: at, method, path, headers: given, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer
          .on("data", (chunk: Buffer) => chunks.push(chunk))
          .on("end", () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: textOf(answer, chunks),
            }),
          );
      })
      .on("error", reject)
      .end();
  });
}

function textOf({ headers }: http.IncomingMessage, chunks: readonly Buffer[]): string {
  const body = Buffer.concat(chunks);
  if (body.length === 0) return "";
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body).toString();
  if (headers["content-encoding"] === "gzip") return gunzipSync(body).toString();
  return body.toString();
}

/** What browsers of our languages send, what others send, and what only programs would. */
const languages = [
  "en-GB,en;q=0.9",
  "en",
  "pt-PT,pt;q=0.9,en;q=0.8",
  "pt",
  "pt-BR,pt;q=0.9",
  "es-CL",
  "es-419,es;q=0.9",
  "es",
  "it-IT",
  "fr-CA,fr;q=0.9",
  "ar-EG,ar;q=0.9",
  "de-DE,de;q=0.9",
  "de,pt-BR;q=0.5",
  "pt;q=0.1, fr",
  "",
];

/** A fixed run of numbers that look random: the same requests each time. */
function* numbers(): Generator<number> {
  for (let state = 7; ;) yield (state = (state * 48_271) % 2_147_483_647);
}

// Skipped outside CI only, where it is not installed (docs/edge-caches.md says which packages).
describe.each([
  ["nginx", hasNginx, startNginx, [{ headers: { "x-page-refresh": "1" } }]],
  ["Varnish", hasVarnish, startVarnish, [{ method: "PURGE" }, { method: "BAN" }]],
] as const)("%s with the configuration of deploy/", (name, isHere, start, purges) => {
  let edge: EdgeCache;
  const ask = (wanted: Requested) => askAt(edge.port, wanted);
  beforeAll(async () => {
    if (isHere) edge = await start(port);
  });
  afterAll(() => edge?.stop());

  test.skipIf(!isHere)(
    `${name} never serves another clinic's, language's or address's page, and caches most`,
    async () => {
      const next = numbers();
      const one = <T>(list: readonly T[]): T => list[Number(next.next().value) % list.length] as T; // lists are not empty
      let hits = 0;
      const count = 2_000;
      for (let turn = 0; turn < count; turn++) {
        const slug = one(["aurora", "ipe"]);
        const path = one(["/", "/doctors", "/doctors/1", "/health-search?topic=asthma", "/?reason=off"]);
        const accepted = one(languages);
        const chosen = one([undefined, undefined, undefined, ...locales]);
        const answer = await ask({
          clinic: slug,
          path,
          headers: {
            ...(accepted === "" ? {} : { "accept-language": accepted }),
            ...(chosen === undefined ? {} : { cookie: `zone=Asia/Tokyo; lang=${chosen}` }),
            "accept-encoding": one(["gzip, deflate, br", "gzip", "identity"]),
            "x-page-language": one(["ar", "fr"]), // the visitor's own word for it counts for nothing
            "x-forwarded-host": one(["ipe.localhost", "aurora.localhost"]),
          },
        });
        const locale = negotiateLocale({ chosen, accepted, clinic: "en" });
        const said = [answer.status, answer.headers["content-language"], answer.headers["cache-control"]];
        expect([...said, accepted, chosen]).toEqual([200, locale, "no-cache, private", accepted, chosen]);
        for (const part of [`"url":"${path}"`, `"locale":"${locale}"`, `"clinic":"${slug}"`, `Dr ${slug}`])
          expect(answer.text).toContain(part);
        if (answer.headers["x-cache"] === "HIT") hits += 1;
      }
      // Four of fifteen kinds of Accept-Language are left to the server where there is no cookie: 7 % of all.
      console.log(`${name}: ${hits} of ${count} from the cache`);
      expect(hits / count).toBeGreaterThan(0.6);
    },
  );

  test.skipIf(!isHere)(`${name} answers 304 for a known page and keeps the server's policy`, async () => {
    const { headers } = await ask({ path: "/doctors" });
    const again = await ask({ path: "/doctors", headers: { "if-none-match": String(headers.etag) } });
    expect(again.status).toBe(304);
    expect(headers["content-security-policy"]).toContain("'sha256-");
    expect(headers["content-security-policy"]).not.toMatch(/nonce|unsafe/);
  });

  test.skipIf(!isHere)(`${name} caches nothing of another port and no private page`, async () => {
    const headers = { host: "aurora.localhost:666" };
    await ask({ path: "/doctors/2", headers });
    const strange = await ask({ path: "/doctors/2", headers });
    expect(strange.headers["x-cache"]).not.toBe("HIT");
    const usual = await ask({ path: "/doctors/2" });
    expect(String(usual.headers["content-security-policy"])).not.toContain("666");
    for (const path of ["/login", "/api/doctors", "/?guest_token=secret"]) {
      await ask({ path });
      expect((await ask({ path })).headers["x-cache"]).not.toBe("HIT");
    }
  });

  test.skipIf(!isHere)(`${name} fetches a page again after a purge`, async () => {
    const path = "/doctors?sort=price";
    for (const purge of purges) {
      await ask({ path });
      const before = echo.rendered();
      expect((await ask({ path })).headers["x-cache"]).toBe("HIT");
      echo.pages.forget(1);
      expect((await ask({ path, ...purge })).status).toBe(200);
      await ask({ path });
      expect(echo.rendered()).toBe(before + 1);
      expect((await ask({ path })).headers["x-cache"]).toBe("HIT");
    }
  });
});

test.skipIf(!hasNginx)("a web socket opens through nginx and carries events both ways", async () => {
  const server = await startRealtimeServer();
  const edge = await startNginx(server.port);
  const browsers = [edge.port, server.port].map((at) => openBrowser({ ...server, port: at }));
  try {
    const [behind, direct] = await Promise.all(
      browsers.map(async (browser) => {
        const channel = browser.subscribe("private-visit-7");
        await nextEvent(channel, "pusher:subscription_succeeded");
        return channel;
      }),
    );
    if (!behind || !direct) throw new Error("Two browsers have two channels");
    const toDirect = nextEvent(direct, "client-signal");
    behind.trigger("client-signal", { from: "behind nginx" });
    expect(await toDirect).toEqual({ from: "behind nginx" });
    const toBehind = nextEvent(behind, "client-signal");
    direct.trigger("client-signal", { to: "behind nginx" });
    expect(await toBehind).toEqual({ to: "behind nginx" });
  } finally {
    for (const browser of browsers) browser.disconnect();
    await edge.stop();
    await server.stop();
  }
});
