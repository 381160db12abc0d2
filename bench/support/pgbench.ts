import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runCommand } from "../../tools/test/run-command.ts";

/**
 * Returns how many times a second pgbench runs the script as the request role for `ms`; null where pgbench is missing. Throws if a
 * statement fails.
 */
export async function runPgbench(
  socketDir: string,
  script: string,
  { clients, ms }: { clients: number; ms: number },
): Promise<number | null> {
  const scratch = mkdtempSync(path.join(os.tmpdir(), "anteroom-pgbench-"));
  const file = path.join(scratch, "script.sql");
  writeFileSync(file, script);
  const what = ["pgbench", "-n", "-M", "prepared", "-f", file, "-c", String(clients), "-j", "2"];
  const where = ["-T", String(ms / 1000), "-h", socketDir, "-U", "anteroom_app", "anteroom"];
  const { output } = await runCommand([...what, ...where]);
  rmSync(scratch, { recursive: true, force: true });
  if (/aborted|error:/i.test(output))
    throw new Error(`pgbench could not run the statements: ${output.replaceAll("\n", " ")}`);
  const rate = /tps = ([\d.]+)/.exec(output)?.[1];
  return rate === undefined ? null : Number(rate);
}

/**
 * Returns a value as an SQL literal for pgbench, without colons, which pgbench treats as variables. Dates become `to_timestamp`, bytes
 * hexadecimal, arrays PostgreSQL's array text, other objects JSON.
 */
export function pgbenchLiteral(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (value instanceof Date) return `to_timestamp(${value.getTime() / 1000})`;
  if (Buffer.isBuffer(value)) return `'\\x${value.toString("hex")}'`;
  if (Array.isArray(value)) return pgbenchLiteral(`{${value.map((one) => JSON.stringify(one)).join(",")}}`);
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `E'${text.replaceAll("\\", "\\\\").replaceAll("'", "''").replaceAll(":", "\\x3a")}'`;
}

/** Removes comments and line ends from SQL, because pgbench reads one statement a line. */
export const onOneLine = (sql: string): string =>
  sql
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/--.*$/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
