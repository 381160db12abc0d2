import { spawn } from "node:child_process";
import { once } from "node:events";

/** A running realtime server: its port, and how to end it. */
export type RealtimeProgram = { port: number; stop: () => Promise<void> };

/**
 * Starts the embedded realtime server in a process of its own on a free port. `built`: folders of scripts that it also
 * serves, at `/built/`; of two scripts with one name, that of the earlier folder.
 */
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
