import { readFileSync } from "node:fs";
import http from "node:http";

/** An endpoint of a server under load, with its process id. */
export type Target = { port: number; path: string; headers: Record<string, string>; pid: number };
/** Answers a second, and CPU microseconds for each. */
export type Load = { perSecond: number; cpuMicros: number | null };

/**
 * Requests repeatedly over this many connections for `ms`; returns answers a second and the process's CPU for each (null where /proc is
 * missing). Throws for an answer other than 200 and 204.
 */
export async function measureLoad(target: Target, connections: number, ms: number): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const cpuBefore = cpuOf(target.pid);
  const began = performance.now();
  let answered = 0;
  const ask = async () => {
    while (performance.now() - began < ms) {
      await askOnce(target, agent);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const seconds = (performance.now() - began) / 1000;
  const cpuAfter = cpuOf(target.pid);
  agent.destroy();
  const cpuMicros =
    cpuBefore === null || cpuAfter === null ? null : ((cpuAfter - cpuBefore) * 10_000) / answered;
  return { perSecond: answered / seconds, cpuMicros };
}

function askOnce({ port, path, headers }: Target, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    http
      .get({ host: "127.0.0.1", port, path, headers, agent }, (answer) => {
        if (answer.statusCode !== 200 && answer.statusCode !== 204)
          reject(new Error(`${path} answers ${answer.statusCode}`));
        answer.resume().on("end", resolve);
      })
      .on("error", reject);
  });
}

/** User and system time in ticks of 10 ms, as Linux counts; null elsewhere. */
function cpuOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return null;
  }
}
