import { spawn } from "node:child_process";
import { endWithParent } from "../product/own-child.ts";

/**
 * How a program ended: exit code (127 when it could not be started), its output and errors in
 * order, and its time in seconds.
 */
export type Finished = { code: number; output: string; seconds: number };
type Options = { env?: NodeJS.ProcessEnv; live?: boolean; cwd?: string };

/**
 * Runs a program without standard input, and ends it with this process. `env` adds to the
 * environment. Its output is collected and, when `live`, also shown as it arrives. Never rejects:
 * a failing program has another `code` than 0.
 */
export async function runCommand(
  [program = "", ...args]: readonly string[],
  { env = {}, live = false, cwd = process.cwd() }: Options = {},
): Promise<Finished> {
  const began = performance.now();
  const child = endWithParent(
    spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] }),
  );
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      parts.push(text);
      if (live) process.stdout.write(text);
    });
  }
  const code = await new Promise<number>((resolve) => {
    child.on("error", (error) => {
      parts.push(`${error.message}\n`);
      resolve(127);
    });
    child.on("close", (exit) => resolve(exit ?? 1));
  });
  return { code, output: parts.join(""), seconds: (performance.now() - began) / 1000 };
}
