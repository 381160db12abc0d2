import { spawnSync } from "node:child_process";
import { startProgram, type TestProgram } from "./start-program.ts";

/** Whether Debian's `redis-server` is installed. Always true in CI, which requires it. */
export const hasRedis = process.env["CI"] === "true" || spawnSync("redis-server", ["--version"]).status === 0;

/** A Redis that starts empty and loses its data when stopped. */
export type TestRedis = Pick<TestProgram, "start" | "stop" | "close"> & {
  url: string;
  /** Suspends (true) or resumes (false) the process. */
  freeze: (isFrozen: boolean) => void;
};

/** Starts `redis-server` on a free loopback port with its own folder. */
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
