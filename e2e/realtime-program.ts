import { spawn } from "node:child_process";
import { once } from "node:events";

export type RealtimeProgram = { port: number; stop: () => Promise<void> };

/** The embedded realtime server as a program of its own; `built` is a folder of scripts that it serves. */
export async function startRealtimeProgram(built: string[] = []): Promise<RealtimeProgram> {
  const program = spawn(process.execPath, ["server/src/testing/serve-realtime.ts", ...built], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [line] = await once(program.stdout, "data");
  return {
    port: Number(line),
    async stop() {
      program.stdin.end();
      if (program.exitCode === null) await once(program, "exit");
    },
  };
}
