import http from "node:http";
import { once } from "node:events";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { runningSocketDir } from "../../server/src/adapters/embedded-postgres/running.ts";
import { hasNginx, startNginx } from "../../server/src/testing/edge-caches.ts";
import { ownerClient } from "../../server/src/testing/owner-client.ts";
import { makeManyClinics } from "../../server/src/testing/many-clinics.ts";
import { runProduct } from "../../tools/product/run-product.ts";
import type { BenchLine } from "../line.ts";
import { openPageClient, type PageAnswer } from "../support/ask-in-turn.ts";
import { percentile } from "../measure.ts";

/** `ANTEROOM_EDGE_REQUESTS=1000000` for the whole proof; that many as five minutes of a small machine take otherwise. */
const requests = Number(process.env["ANTEROOM_EDGE_REQUESTS"] ?? 200_000);
const connections = 20;
/** nginx closes a connection after a thousand requests. */
const mostOfConnection = 900;
/** Of so many wrong answers it is told what they were. */
const mostTold = 5;
/** After so many requests it is told how far it came: the whole proof takes a while. */
const toldEach = 25_000;
/** Besides the three of the demo. */
const moreClinics = 37;
/** Visitors come by the hour: so many clinics are awake at once, the next in place of the first after each fortieth of the requests. */
const awakeClinics = 10;
/** One request in so many goes to any clinic, awake or not. */
const anywhereEach = 100;
const paths = ["/", "/doctors", "/health-search?topic=asthma"] as const;
const encodings = ["br", "br", "br", "gzip", "identity"] as const;
/** What a browser of each of our languages sends first. */
const browsers = {
  en: "en-GB,en;q=0.9",
  pt: "pt-PT,pt;q=0.9",
  "pt-BR": "pt-BR,pt;q=0.9",
  es: "es-ES,es;q=0.9",
  "es-CL": "es-CL,es;q=0.9",
  it: "it-IT,it;q=0.9",
  fr: "fr-CA,fr;q=0.9",
  ar: "ar-EG,ar;q=0.9",
} as const;
type Locale = keyof typeof browsers;
const locales = Object.keys(browsers) as Locale[]; // the keys of a record are its names

/**
 * Forty clinics in eight languages through the nginx of deploy/: compares each body with the server's own, and reports cache hits and
 * rate. `ANTEROOM_EDGE_REQUESTS` sets the requests (200,000). Needs nginx.
 */
export const edge: BenchLine = {
  name: "edge",
  measure: async () => {
    if (!hasNginx) return "nginx is not installed";
    const product = await runProduct({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
    const port = Number(new URL(product.clinicUrl("aurora")).port);
    const cache = await startNginx(port);
    try {
      await makeClinics(runningSocketDir(product.dataDir) ?? "");
      const hosts = [
        ...["aurora", "ipe", "andes"].map((slug) => `${slug}.localhost`),
        ...Array.from({ length: moreClinics }, (_, index) => `many-${index + 1}.example`),
      ].map((name) => `${name}:${port}`);
      const found = await askThrough(cache.port, port, hosts);
      const { hits, wrong, versions, places, seconds, times } = found;
      const row = (what: string, ours: number, unit: string, goal: string) => ({
        what: `${what}, ${hosts.length} clinics, ${locales.length} languages (n=${times.length})`,
        ours,
        unit,
        baseline: null,
        goal,
      });
      return [
        row("wrong bytes through nginx", wrong, "", "0"),
        row("from the cache", (hits / times.length) * 100, "%", "-"),
        row("versions of pages compared with the server's", versions, "", "-"),
        row(
          "pages asked for, each language and encoding its own",
          places,
          "",
          String(placesOf(hosts.length)),
        ),
        row("through nginx", times.length / seconds, "/s", "-"),
        row("through nginx, p95", percentile(times, 0.95), "ms", "-"),
      ];
    } finally {
      await cache.stop();
      await product.stop();
    }
  },
};

/** Clinics of their own names, with the settings of the first: every page is open. */
async function makeClinics(socketDir: string): Promise<void> {
  await makeManyClinics({ host: socketDir, user: "anteroom", database: "anteroom" }, moreClinics);
  const owner = await ownerClient({ socketDir });
  try {
    await owner.query(
      `do $$
      declare clinic int; given jsonb;
      begin
        perform set_config('app.tenant', '1', true);
        select body into given from tenant_configs where tenant_id = 1 and kind = 'settings' order by version desc limit 1;
        for clinic in select id from tenants where id <> 1 loop
          perform set_config('app.tenant', clinic::text, true);
          insert into tenant_configs (tenant_id, kind, version, body, created_at) 
            select clinic, 'settings', max(version) + 1, given, now() from tenant_configs where tenant_id = clinic and kind = 'settings';
        end loop;
      end $$`,
    );
  } finally {
    await owner.end();
  }
}

type Wanted = { host: string; path: string; locale: Locale; encoding: string; isByCookie: boolean };

async function askThrough(edgePort: number, port: number, hosts: readonly string[]) {
  const next = numbers();
  const below = (count: number): number => Number(next.next().value) % count;
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T; // lists are not empty
  const hostNow = (): string => {
    const first = Math.floor((1 - left / requests) * hosts.length);
    const isAnywhere = below(anywhereEach) === 0;
    const index = isAnywhere ? below(hosts.length) : first + below(awakeClinics);
    return hosts[index % hosts.length] as string; // within the list
  };
  const known = new Versions(port);
  const times: number[] = [];
  let [left, hits, wrong] = [requests, 0, 0];
  const start = performance.now();
  const ask = async () => {
    let connection = openPageClient(edgePort);
    for (let asked = 1; left-- > 0; asked++) {
      if (asked % mostOfConnection === 0) {
        connection.end();
        connection = openPageClient(edgePort);
      }
      const wanted: Wanted = {
        host: hostNow(),
        path: one(paths),
        locale: one(locales),
        encoding: one(encodings),
        isByCookie: one([true, false]),
      };
      const began = performance.now();
      const answer = await connection.ask(wanted.path, headersOf(wanted));
      times.push(performance.now() - began);
      if (times.length % toldEach === 0)
        console.error(
          `${minutesSince(start)}: ${times.length} of ${requests} asked, ${hits} from the cache, ${wrong} wrong`,
        );
      if (kept.has(answer.headers["x-cache"] ?? "")) hits += 1;
      if (!(await known.isRight(wanted, answer))) {
        wrong += 1;
        if (wrong <= mostTold) console.error("Wrong:", wanted, answer.status, answer.headers);
      }
    }
    connection.end();
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const seconds = (performance.now() - start) / 1000;
  return { hits, wrong, versions: known.count, places: known.places, seconds, times };
}

const minutesSince = (start: number): string => `${((performance.now() - start) / 60_000).toFixed(1)} min`;

/** What nginx says of an answer that it had, fresh or old as Anteroom allows. */
const kept: ReadonlySet<string> = new Set(["HIT", "STALE", "UPDATING"]);

const placesOf = (clinics: number): number =>
  clinics * paths.length * locales.length * new Set(encodings).size;

function headersOf({ host, locale, encoding, isByCookie }: Wanted): Record<string, string> {
  const language = isByCookie ? "de-DE,de;q=0.9" : browsers[locale];
  const cookie = isByCookie ? `zone=Asia/Tokyo; lang=${locale}` : "zone=Europe/Lisbon";
  return { host, cookie, "accept-language": language, "accept-encoding": encoding };
}

/** The versions of each page that were seen. A version is looked at whole when it first comes, and byte by byte from then on. */
class Versions {
  count = 0;
  private readonly seen = new Map<string, Map<string, Buffer>>();
  private readonly port: number;
  constructor(port: number) {
    this.port = port;
  }

  /** How many pages were seen, each language and encoding its own. */
  get places(): number {
    return this.seen.size;
  }

  async isRight(wanted: Wanted, { status, headers, body }: PageAnswer): Promise<boolean> {
    const { host, path, locale, encoding } = wanted;
    const tag = headers["etag"] ?? "";
    if (status !== 200 || tag === "" || headers["content-language"] !== locale) return false;
    const place = `${host} ${path} ${locale} ${encoding}`;
    const versions = this.seen.get(place) ?? new Map<string, Buffer>();
    this.seen.set(place, versions);
    const before = versions.get(tag);
    if (before) return before.equals(body);
    const [oldest] = versions.keys();
    if (versions.size > 2 && oldest !== undefined) versions.delete(oldest); // nobody is shown it any more
    versions.set(tag, body);
    this.count += 1;
    return this.isOfPlace(wanted, body) && (await this.isOfServer(wanted, tag, body));
  }

  /** By what stands in it: the clinic, the language, the address. */
  private isOfPlace({ host, path, locale, encoding }: Wanted, body: Buffer): boolean {
    const html = textOf(encoding, body);
    const [name = ""] = host.split(":");
    const slug = name.replace(/\.(localhost|example)$/, "");
    const canonical = `rel="canonical" href="http://${host}${path.split("?")[0]}"`;
    return [`<html lang="${locale}"`, `"slug":"${slug}"`, `"locale":"${locale}"`, canonical].every((part) =>
      html.includes(part),
    );
  }

  /** What the server itself sends, unless it has made the page anew meanwhile. */
  private async isOfServer(wanted: Wanted, tag: string, body: Buffer): Promise<boolean> {
    const own = await fetchDirectly(this.port, wanted);
    return own.tag !== tag || own.body.equals(body);
  }
}

async function fetchDirectly(port: number, wanted: Wanted): Promise<{ tag: string; body: Buffer }> {
  const headers = headersOf(wanted);
  const request = http.get({ host: "127.0.0.1", port, path: wanted.path, headers, agent: false });
  const [answer] = (await once(request, "response")) as [http.IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { tag: String(answer.headers.etag), body: Buffer.concat(chunks) };
}

function textOf(encoding: string, body: Buffer): string {
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return (encoding === "gzip" ? gunzipSync(body) : body).toString();
}

/** A fixed run of numbers that look random: the same requests each time. */
function* numbers(): Generator<number> {
  for (let state = 7; ;) yield (state = (state * 48_271) % 2_147_483_647);
}
