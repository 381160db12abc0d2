import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { poolSize } from "../../server/src/platform/config/config.ts";
import type { BenchLine, Row } from "../line.ts";
import { median } from "../measure.ts";
import { startDemoServer } from "../support/demo-server.ts";
import { measureLoad, type Load, type Target } from "../support/load.ts";
import { pgbenchLiteral, onOneLine, runPgbench } from "../support/pgbench.ts";
import { recordList, type RecordedStatement } from "../../server/src/testing/recorded-statements.ts";

const connections = 16;
const spellMs = 2_000;
const rounds = 5;

/**
 * A patient's appointments, requested over sixteen connections (5 rounds of 2 s); baselines: the same statements over plain node:http, and
 * in pgbench where installed.
 */
export const appointmentList: BenchLine = {
  name: "appointments",
  measure: async () => {
    const server = await startDemoServer();
    const transactions = await recordList(server.socketDir, server.token);
    const script = transactions.flat().map(inSql).join("\n");
    const raw = await startRaw(server.socketDir, transactions);
    const ours: Target = {
      port: server.port,
      pid: server.pid,
      path: "/api/patients/appointments",
      headers: { host: "aurora.localhost", "x-patient-token": server.token },
    };
    try {
      const found = { ours: [] as Load[], raw: [] as Load[], pgbench: [] as number[] };
      for (const target of [ours, raw.target]) await measureLoad(target, connections, spellMs); // warm
      for (let round = 0; round < rounds; round++) {
        found.ours.push(await measureLoad(ours, connections, spellMs));
        found.raw.push(await measureLoad(raw.target, connections, spellMs));
        const rate = await runPgbench(server.socketDir, script, { clients: connections, ms: spellMs });
        if (rate !== null) found.pgbench.push(rate);
      }
      return rowsOf(found);
    } finally {
      await raw.stop();
      await server.stop();
    }
  },
};

function rowsOf(found: { ours: Load[]; raw: Load[]; pgbench: number[] }): Row[] {
  const perSecond = (loads: Load[]) => median(loads.map((one) => one.perSecond));
  const cpu = (loads: Load[]) => median(loads.map((one) => one.cpuMicros ?? Number.NaN));
  const ours = perSecond(found.ours);
  const what = `appointment list (n=${rounds})`;
  const rows: Row[] = [
    {
      what,
      ours,
      unit: "/s",
      baseline: { what: "raw node:http", value: perSecond(found.raw) },
      goal: "ratio >= 0.85",
    },
    {
      what: `${what}, CPU a request`,
      ours: cpu(found.ours),
      unit: "us",
      baseline: { what: "raw node:http", value: cpu(found.raw) },
      goal: "-",
    },
  ];
  const pgbench = {
    what: found.pgbench.length > 0 ? "pgbench" : "pgbench: not measured",
    value: median(found.pgbench),
  };
  return [...rows, { what, ours, unit: "/s", baseline: pgbench, goal: "ratio >= 0.20" }];
}

async function startRaw(host: string, transactions: RecordedStatement[][]) {
  const program = path.resolve(import.meta.dirname, "../programs/raw-list.ts");
  const child = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.write(`${JSON.stringify({ host, size: poolSize, transactions })}\n`);
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const target: Target = { port: Number(line), path: "/", headers: {}, pid: child.pid ?? 0 };
  return {
    target,
    stop: async () => {
      const gone = once(child, "exit");
      child.stdin.end();
      await gone;
    },
  };
}

function inSql({ text, values }: RecordedStatement): string {
  return `${onOneLine(text.replaceAll(/\$(\d+)/g, (_, place: string) => pgbenchLiteral(values[Number(place) - 1])))};`;
}
