import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { poolSize } from "../../server/src/platform/config.ts";
import { runCommand } from "../../tools/test/run-command.ts";
import type { BenchLine, Row } from "../line.ts";
import { median } from "../measure.ts";
import { startDemoServer } from "../support/demo-server.ts";
import { putLoadOn, type Load, type Target } from "../support/load.ts";
import { recordList, type RecordedStatement } from "../../server/src/testing/recorded-statements.ts";

const connections = 16;
const spellMs = 2_000;
const rounds = 5;

/** A patient's appointments, asked by sixteen connections at once, beside the same statements without our server. */
export const appointmentList: BenchLine = {
  name: "appointments",
  measure: async () => {
    const server = await startDemoServer();
    const transactions = await recordList(server.socketDir, server.token);
    const raw = await startRaw(server.socketDir, transactions);
    const ours: Target = {
      port: server.port,
      pid: server.pid,
      path: "/api/patients/appointments",
      headers: { host: "aurora.localhost", "x-patient-token": server.token },
    };
    try {
      const found = { ours: [] as Load[], raw: [] as Load[], pgbench: [] as number[] };
      for (const target of [ours, raw.target]) await putLoadOn(target, connections, spellMs); // warm
      for (let round = 0; round < rounds; round++) {
        found.ours.push(await putLoadOn(ours, connections, spellMs));
        found.raw.push(await putLoadOn(raw.target, connections, spellMs));
        const rate = await runPgbench(server.socketDir, transactions);
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

/** Rounds of the same statements a second, or null where there is no pgbench. */
async function runPgbench(host: string, transactions: RecordedStatement[][]): Promise<number | null> {
  const scratch = mkdtempSync(path.join(os.tmpdir(), "anteroom-pgbench-"));
  const script = path.join(scratch, "list.sql");
  writeFileSync(script, transactions.flat().map(inSql).join("\n"));
  const { output } = await runCommand(
    ["pgbench", "-n", "-M", "prepared", "-f", script, "-c", String(connections), "-j", "2"].concat([
      "-T",
      String(spellMs / 1000),
      "-h",
      host,
      "-U",
      "anteroom_app",
      "anteroom",
    ]),
  );
  rmSync(scratch, { recursive: true, force: true });
  const rate = /tps = ([\d.]+)/.exec(output)?.[1];
  return rate === undefined ? null : Number(rate);
}

/** Values written out. A time is written without colons, which pgbench takes for variables. */
function inSql({ text, values }: RecordedStatement): string {
  const plain = text.replaceAll(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1]));
  return `${plain.replaceAll(/\s+/g, " ").trim()};`;
}

function literal(value: unknown): string {
  if (value instanceof Date) return `to_timestamp(${value.getTime() / 1000})`;
  if (Buffer.isBuffer(value)) return `'\\x${value.toString("hex")}'`;
  return typeof value === "number" ? String(value) : `'${String(value)}'`;
}
