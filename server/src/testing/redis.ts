import { spawnSync } from "node:child_process";
import { startProgram, type TestProgram } from "./start-program.ts";

/** `ANTEROOM_REDIS_SERVER` names another server of the same protocol and settings, such as `valkey-server`. */
const program = process.env["ANTEROOM_REDIS_SERVER"] ?? "redis-server";

/** Whether the server, by default Debian's `redis-server`, is installed. Always true in CI, which requires it. */
export const hasRedis = process.env["CI"] === "true" || spawnSync(program, ["--version"]).status === 0;

/** A Redis that starts empty and loses its data when stopped. */
export type TestRedis = Pick<TestProgram, "start" | "stop" | "close"> & {
  url: string;
  /** Suspends (true) or resumes (false) the process. */
  freeze: (isFrozen: boolean) => void;
};

/** Starts the server on a free loopback port with its own folder. */
export async function openRedis(): Promise<TestRedis> {
  const redis = await startProgram({
    name: "redis",
    program,
    settings: ({ port, folder }) => [
      "--port",
      String(port),
      "--bind",
      "127.0.0.1",
      "--dir",
      folder,
      "--save",
      "",
    ],
  });
  return {
    ...redis,
    url: `redis://127.0.0.1:${redis.port}`,
    freeze: (isFrozen) => void redis.process()?.kill(isFrozen ? "SIGSTOP" : "SIGCONT"),
  };
}
