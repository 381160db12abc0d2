import { spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import path from "node:path";
import { createInterface } from "node:readline";
import { runProduct } from "../../tools/product/run-product.ts";
import type { BenchLine, Row } from "../line.ts";
import { median } from "../measure.ts";
import { measurePageLoad, type PagesLoad, type PageTarget } from "../support/page-load.ts";

const connections = 20;
const spellMs = 2_000;
const rounds = 5;
const coldAsks = 20;

/** Public pages over twenty connections, cached, and rendered for the first time; baseline: plain node:http with the same bytes. */
export const pages: BenchLine = {
  name: "pages",
  measure: async () => {
    const product = await runProduct();
    const { port } = new URL(product.clinicUrl("aurora"));
    const headers = { host: `aurora.localhost:${port}`, "accept-encoding": "br", "accept-language": "en" };
    const ours = (page: string): PageTarget => ({ port: Number(port), path: page, headers });
    try {
      const doctor = await firstDoctor(Number(port), headers);
      const routes = { "/": "/", "/doctors": "/doctors", "/doctors/{id}": `/doctors/${doctor}` };
      const given = Object.fromEntries(
        await Promise.all(
          Object.values(routes).map(async (page) => [page, await fetchPage(ours(page))] as const),
        ),
      );
      const raw = await startRaw(given);
      try {
        const rows: Row[] = [];
        for (const [name, page] of Object.entries(routes)) {
          const cold = await timesOfCold(ours(page));
          const found = await compare(ours(page), { ...ours(page), port: raw.port });
          rows.push(...rowsOf(name, found, cold));
        }
        return rows;
      } finally {
        await raw.stop();
      }
    } finally {
      await product.stop();
    }
  },
};

async function compare(ours: PageTarget, raw: PageTarget) {
  const found = { ours: [] as PagesLoad[], raw: [] as PagesLoad[] };
  for (const target of [ours, raw]) await measurePageLoad(target, connections, spellMs); // warm
  for (let round = 0; round < rounds; round++) {
    found.ours.push(await measurePageLoad(ours, connections, spellMs));
    found.raw.push(await measurePageLoad(raw, connections, spellMs));
  }
  return found;
}

function rowsOf(name: string, { ours, raw }: { ours: PagesLoad[]; raw: PagesLoad[] }, cold: number[]): Row[] {
  const of = (loads: PagesLoad[], pick: (load: PagesLoad) => number) => median(loads.map(pick));
  const count = ours.reduce((sum, load) => sum + load.count, 0);
  const row = (what: string, pick: (load: PagesLoad) => number, unit: string, goal: string): Row => ({
    what: `page ${name}, ${what}`,
    ours: of(ours, pick),
    unit,
    baseline: { what: "raw node:http", value: of(raw, pick) },
    goal,
  });
  return [
    row(`kept (n=${count})`, (load) => load.perSecond, "/s", ">= 5000, ratio >= 0.60"),
    row("kept, p50", (load) => load.p50, "ms", "-"),
    row("kept, p95", (load) => load.p95, "ms", "-"),
    {
      what: `page ${name}, first time (n=${cold.length})`,
      ours: median(cold),
      unit: "ms",
      baseline: null,
      goal: "-",
    },
  ];
}

/** The time of pages that nobody has asked for before: each of another language and reason, so none is kept. */
async function timesOfCold(target: PageTarget): Promise<number[]> {
  const taken: number[] = [];
  for (let one = 0; one < coldAsks; one++) {
    const query = target.path.startsWith("/doctors/") ? `selectedDate=none-${one}` : `reason=none-${one}`;
    const began = performance.now();
    await fetchPage({ ...target, path: `${target.path}?${query}` });
    taken.push(performance.now() - began);
  }
  return taken;
}

async function fetchPage({ port, path: page, headers }: PageTarget) {
  const request = http.get({ host: "127.0.0.1", port, path: page, headers, agent: false });
  const [answer] = (await once(request, "response")) as [http.IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  if (answer.statusCode !== 200) throw new Error(`${page} answers ${answer.statusCode}`);
  const own = Object.entries(answer.headers).filter(
    (pair): pair is [string, string] =>
      typeof pair[1] === "string" && !/^(date|connection|keep-alive|transfer-encoding)$/.test(pair[0]),
  );
  const body = Buffer.concat(chunks);
  return {
    headers: { ...Object.fromEntries(own), "content-length": String(body.length) },
    body: body.toString("base64"),
  };
}

async function firstDoctor(port: number, { host }: { host: string }): Promise<number> {
  const { body } = await fetchPage({ port, path: "/api/doctors", headers: { host } });
  const { data } = JSON.parse(Buffer.from(body, "base64").toString());
  return Number(data.collection[0].id);
}

async function startRaw(given: Record<string, Awaited<ReturnType<typeof fetchPage>>>) {
  const program = path.resolve(import.meta.dirname, "../programs/raw-pages.ts");
  const child = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.write(`${JSON.stringify(given)}\n`);
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  return {
    port: Number(line),
    stop: async () => {
      const gone = once(child, "exit");
      child.stdin.end();
      await gone;
    },
  };
}
