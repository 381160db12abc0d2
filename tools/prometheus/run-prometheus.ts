// A running Prometheus with the shipped alerts, for `npm run test:matrix -- --only prometheus`: it scrapes a server, which is killed and started again.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readDemoFile } from "../../server/src/features/tenant/demo-file.ts";
import { bookAndPay, signIn } from "../../server/src/testing/book-and-pay.ts";
import { freePorts } from "../../server/src/testing/free-ports.ts";
import { startKillableServer, type KillableServer } from "../../server/src/testing/killable-server.ts";
import { startProgram, type TestProgram } from "../../server/src/testing/start-program.ts";
import { installByApt } from "../browsers/find.ts";
import { countSteps, failedAs, messageOf, oneSkipped, sum, type Counts } from "../test/counts.ts";

const deploy = path.resolve(import.meta.dirname, "../../deploy");
/** The alert that a server which is gone raises, after a minute. */
const alert = "AnteroomDown";
const alertMs = 150_000;

type Rule = { name: string; state: string; health: string; lastError?: string };
type Series = { metric: Record<string, string>; value: [number, string] };

/**
 * Tests our metrics and alert rules with a real Prometheus that scrapes a real server, which is killed and started again. Each step counts
 * as one test. Skipped with a sentence where Prometheus is missing and cannot be installed. Never rejects.
 */
export async function runPrometheus(say: (line: string) => void): Promise<Counts> {
  if (!findPrometheus()) {
    say("prometheus is not on this machine, and it could not be got: apt-get install prometheus");
    return oneSkipped;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-prometheus-"));
  const [port, metricsPort] = [await freePorts(2), await freePorts()];
  const env = { METRICS_PORT: String(metricsPort) };
  const dataDir = path.join(folder, "server");
  const startServer = () => startKillableServer(port, dataDir, { env });
  let server: KillableServer | null = null;
  let prometheus: TestProgram | null = null;
  try {
    server = await startServer();
    const config = writeConfiguration(folder, metricsPort);
    prometheus = await startProgram({
      name: "prometheus",
      program: "prometheus",
      settings: (place) => [
        `--config.file=${config}`,
        `--storage.tsdb.path=${path.join(folder, "prometheus", "data")}`,
        `--web.listen-address=127.0.0.1:${place.port}`,
        "--log.level=error",
      ],
    });
    const drill = drillOf(`http://127.0.0.1:${prometheus.port}/api/v1`, say);
    await book(`http://aurora.localhost:${port}`, dataDir);
    backUp(dataDir, path.join(folder, "backup")); // without any, its alert waits
    await drill.takesEverything();
    const killed = Date.now();
    await server.kill("everything");
    await drill.changesTo("firing", killed);
    const began = Date.now();
    server = await startServer();
    await drill.changesTo("inactive", began);
    return sum(drill.counts);
  } catch (error) {
    return failedAs("Prometheus", messageOf(error));
  } finally {
    await prometheus?.close();
    await server?.stop().catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  }
}

function findPrometheus(): boolean {
  const isThere = () => spawnSync("prometheus", ["--version"]).status === 0;
  if (!isThere()) installByApt(["prometheus"]);
  return isThere();
}

/** The shipped files for one server of this machine, which is looked at more often. */
function writeConfiguration(folder: string, metricsPort: number): string {
  const place = path.join(folder, "prometheus");
  mkdirSync(place);
  copyFileSync(path.join(deploy, "prometheus/alerts.yml"), path.join(place, "alerts.yml"));
  const changes = [
    ["scrape_interval: 15s", "scrape_interval: 2s"],
    ["evaluation_interval: 15s", "evaluation_interval: 2s"],
    ['["10.0.0.11:9464", "10.0.0.12:9464", "10.0.0.13:9464"]', `["127.0.0.1:${metricsPort}"]`],
  ] as const;
  const text = changes.reduce(
    (before, [from, to]) => {
      if (!before.includes(from))
        throw new Error(`deploy/prometheus/prometheus.yml no longer holds ${from}.`);
      return before.replace(from, to);
    },
    readFileSync(path.join(deploy, "prometheus/prometheus.yml"), "utf8"),
  );
  const file = path.join(place, "prometheus.yml");
  writeFileSync(file, text);
  return file;
}

async function book(front: string, dataDir: string): Promise<void> {
  const [patient] = readDemoFile(dataDir)?.clinics[0]?.patients ?? [];
  if (!patient) throw new Error("The demo clinic has a patient");
  assert.equal(await bookAndPay(front, await signIn(front, patient)), "paid");
}

function backUp(dataDir: string, place: string): void {
  const program = path.resolve(import.meta.dirname, "../backup/run-backup.ts");
  const env = { PATH: process.env["PATH"], ANTEROOM_DATA_DIR: dataDir };
  const { status, stderr } = spawnSync(process.execPath, [program, place], { env, encoding: "utf8" });
  if (status !== 0) throw new Error(`The backup failed: ${stderr}`);
}

function drillOf(api: string, say: (line: string) => void) {
  const { counts, step } = countSteps(say);
  const ask = async <Data>(what: string): Promise<Data> => {
    const answer = await fetch(`${api}/${what}`);
    const { status, data, error } = (await answer.json()) as { status: string; data: Data; error?: string };
    if (status !== "success") throw new Error(`${what}: ${error ?? status}`);
    return data;
  };
  const rules = async () =>
    (await ask<{ groups: { rules: Rule[] }[] }>("rules")).groups.flatMap((group) => group.rules);
  const query = async (expression: string) =>
    (await ask<{ result: Series[] }>(`query?query=${encodeURIComponent(expression)}`)).result;
  return {
    counts,
    /** Two scrapes after the booking. */
    async takesEverything(): Promise<void> {
      await until(async () => (await query('up{job="anteroom"} == 1')).length === 1, 60_000);
      await sleep(6_000);
      await step("it scrapes the server and knows of the booking", async () => {
        const [booked] = await query('sum(anteroom_bookings_total{outcome="paid"})');
        assert.equal(booked?.value[1], "1");
        return `${(await query('count({job="anteroom"})'))[0]?.value[1] ?? "0"} series`;
      });
      await step("every alert is loaded, healthy and quiet", async () => {
        const all = await rules();
        const odd = all.filter(({ health, state }) => health !== "ok" || state !== "inactive");
        assert.deepEqual([all.length > 10, odd], [true, []]);
        return `${all.length} alerts`;
      });
      await step("every panel of the dashboard asks what it can answer", async () => {
        const { panels } = JSON.parse(readFileSync(path.join(deploy, "grafana/anteroom.json"), "utf8")) as {
          panels: { targets: { expr: string }[] }[];
        };
        const asked = panels.flatMap(({ targets }) =>
          targets.map(({ expr }) => expr.replaceAll("$__rate_interval", "1m")),
        );
        const told = await Promise.all(asked.map(query));
        return `${asked.length} questions, ${told.filter((series) => series.length > 0).length} of them with series`;
      });
    },
    changesTo: (state: "firing" | "inactive", since: number) =>
      step(`${alert} is ${state}`, async () => {
        await until(
          async () => (await rules()).some((rule) => rule.name === alert && rule.state === state),
          alertMs,
        );
        return `${((Date.now() - since) / 1_000).toFixed(0)} s after the server was ${state === "firing" ? "killed" : "started again"}`;
      }),
  };
}

async function until(isSo: () => Promise<boolean>, ms: number): Promise<void> {
  const deadline = performance.now() + ms;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`It did not come in ${ms / 1_000} s.`);
    await sleep(500);
  }
}
