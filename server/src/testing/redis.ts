import { spawnSync } from "node:child_process";
import { startProgram, type TestProgram } from "./start-program.ts";

/** Whether Debian's `redis-server` is here. In CI it has to be. */
export const hasRedis = process.env["CI"] === "true" || spawnSync("redis-server", ["--version"]).status === 0;

/** It starts empty, and what it held is lost when it stops. */
export type TestRedis = Pick<TestProgram, "start" | "stop" | "close"> & {
  url: string;
  /** Stands still, and goes on. */
  freeze: (isFrozen: boolean) => void;
};

/** Debian's `redis-server` on a free port of loopback, in a folder of its own, started. */
export async function openRedis(): Promise<TestRedis> {
  const redis = await startProgram({
    name: "redis",
    program: "redis-server",
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
