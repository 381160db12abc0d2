// `ANTEROOM_PROCESSES=n`: n servers of one machine behind one port, each a process of its own (docs/decisions/0112).
import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import path from "node:path";
import type { Config } from "./platform/config/config.ts";

type Given = Pick<Config, "ANTEROOM_PROCESSES" | "ANTEROOM_DATA_DIR" | "METRICS_PORT" | "PORT">;
/** The server processes that share one port. */
export type SeveralProcesses = {
  /** Resolves when every process answers requests. Rejects when one exits before. */
  ready: Promise<void>;
  /** Stops all processes, each after its last request. */
  stop: () => Promise<void>;
};

/** A process that has ended is started again after this long, in ms: one that cannot start must not keep a processor busy. */
const againAfterMs = 1_000;

/**
 * Starts `ANTEROOM_PROCESSES` copies of this program, which share the port. They share state through PostgreSQL and the
 * bus, like servers on several machines. A process that exits is started again.
 */
export function startSeveral(config: Given): SeveralProcesses {
  // Its input stays open for as long as this process lives.
  cluster.setupPrimary({ stdio: ["pipe", "inherit", "inherit", "ipc"] });
  const running = new Map<number, Worker>();
  const ready = Promise.withResolvers<void>();
  const answering = new Set<number>();
  let isStopping = false;
  const start = (number: number) => {
    const worker = cluster.fork(environmentOf(number, config));
    running.set(number, worker);
    worker.on("listening", ({ port }) => {
      if (port === config.PORT) answering.add(number);
      if (answering.size === config.ANTEROOM_PROCESSES) ready.resolve();
    });
    worker.on("exit", () => {
      running.delete(number);
      if (isStopping) return;
      if (!answering.has(number)) ready.reject(new Error(`Process ${number} ended before it answered.`));
      setTimeout(() => isStopping || start(number), againAfterMs);
    });
  };
  for (let number = 1; number <= config.ANTEROOM_PROCESSES; number++) start(number);
  return {
    ready: ready.promise,
    stop: async () => {
      isStopping = true;
      const ending = [...running.values()];
      const ended = ending.map((worker) => once(worker, "exit"));
      for (const worker of ending) worker.process.kill("SIGTERM");
      await Promise.all(ended);
    },
  };
}

/** What each has for itself: a folder, and a port of metrics, which would otherwise tell of another process at each look. Demo data is brought by the first. */
function environmentOf(
  number: number,
  { ANTEROOM_DATA_DIR: dataDir, METRICS_PORT: metrics }: Given,
): NodeJS.ProcessEnv {
  return {
    ...(number === 1
      ? {}
      : { ANTEROOM_DATA_DIR: path.join(dataDir, `process-${number}`), ANTEROOM_DEMO: "off" }),
    ...(metrics === undefined ? {} : { METRICS_PORT: String(metrics + number - 1) }),
  };
}
