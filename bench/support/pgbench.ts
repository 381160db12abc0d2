import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runCommand } from "../../tools/test/run-command.ts";

/** How often a second pgbench runs the script as the request role, or null where there is no pgbench. */
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
 * A value written out for pgbench, without a colon, which pgbench would take for a variable even in a text.
 * Times are milliseconds, bytes hexadecimal.
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

/** Without line ends, so that pgbench reads one statement a line. */
export const onOneLine = (sql: string): string =>
  sql
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/--.*$/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
