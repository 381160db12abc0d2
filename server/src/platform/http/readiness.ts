import type { FastifyInstance } from "fastify";
import { hostNameOf } from "./addresses/host-name.ts";

/** A check of one component that the server requires or prefers to have. */
export type ReadinessCheck = {
  part: "process" | "server" | "database" | "migrations" | "jobs" | "files" | "media" | "relay" | "bus";
  /** True when the server must get no requests without it; otherwise it serves what it can. */
  isNeeded: boolean;
  /**
   * Returns an explanation for the operator when it is missing, or null. Without an answer in time (2 s, 500 ms when
   * it is not needed) it counts as missing, unless a needed one was there within the last 6 s, however late it said so:
   * what is slow still serves. Must not contain error messages: they may name hosts and users.
   */
  lack: () => Promise<string | null>;
};

type Missing = { part: ReadinessCheck["part"]; detail: string };
type Readiness = { status: "ready" | "not_ready"; missing: Missing[]; degraded: Missing[] };

/** Of no contract: asked by machines. */
const hidden = { schema: { hide: true } } as const;

/** A part that does not answer within this time is missing, in ms. Balancers ask every second: one that serves without a part must not be late. */
const patienceWith = ({ isNeeded }: ReadinessCheck) => (isNeeded ? 2_000 : 500);
/** A needed part that was there so short a time ago is not missing because it is slow to say so again, in ms. */
const graceMs = 6_000;
/** Of such a part the answer is not waited for longer, in ms: a balancer behind a slow network has 3 s for all of it. */
const graceAfter = 1_000;
/** When each needed part last said that it is there. */
const thereAt = new WeakMap<ReadinessCheck, number>();
const wasThere = (check: ReadinessCheck) => performance.now() - (thereAt.get(check) ?? -Infinity) < graceMs;

/** However many ask, the parts are asked once in this time, in ms. */
const freshFor = 500;

/**
 * Serves health checks for load balancers, under any host name. `GET /api/health/live`: the process answers.
 * `/api/health/ready`: 200 when every required component works, else 503 with a list; `?part=process` checks that
 * component alone, and an unknown one answers 404. Results are reused for 500 ms. `/api/health/host?domain=…`: 200
 * when a clinic has that host, else 404; for proxies that request certificates.
 */
export function serveHealth(app: FastifyInstance, checks: readonly ReadinessCheck[]): void {
  const known = new Map<string | null, { at: number; readiness: Promise<Readiness> }>();
  app.get("/api/health/live", hidden, () => ({ status: "live" }));
  app.get<{ Querystring: { domain?: unknown } }>("/api/health/host", hidden, async ({ query }, reply) => {
    const host = typeof query.domain === "string" ? hostNameOf(query.domain) : null;
    const isServed = host !== null && (await app.tenants.ofHost(host)) !== null;
    return reply
      .code(isServed ? 200 : 404)
      .header("cache-control", "no-store")
      .send({ status: isServed ? "served" : "not_served" });
  });
  app.get<{ Querystring: { part?: unknown } }>("/api/health/ready", hidden, async ({ query }, reply) => {
    const part = typeof query.part === "string" ? query.part : null;
    const asked = checks.filter((check) => part === null || check.part === part);
    if (asked.length === 0 && part !== null) return reply.code(404).send({ status: "unknown_part" });
    const before = known.get(part);
    const isFresh = before && performance.now() - before.at <= freshFor;
    const found = isFresh ? before : { at: performance.now(), readiness: readinessOf(asked) };
    known.set(part, found);
    const readiness = await found.readiness;
    return reply
      .code(readiness.status === "ready" ? 200 : 503)
      .header("cache-control", "no-store")
      .send(readiness);
  });
}

/** Asks every component now. Returns whether each one works. */
export async function checkComponents(
  checks: readonly ReadinessCheck[],
): Promise<{ part: ReadinessCheck["part"]; isUp: boolean }[]> {
  const lacks = await Promise.all(checks.map(lackOf));
  return checks.map(({ part }, index) => ({ part, isUp: lacks[index] === null }));
}

async function readinessOf(checks: readonly ReadinessCheck[]): Promise<Readiness> {
  const lacks = await Promise.all(checks.map(lackOf));
  const found = (isNeeded: boolean) =>
    checks.flatMap((check, index): Missing[] => {
      const detail = lacks[index];
      return check.isNeeded === isNeeded && typeof detail === "string" ? [{ part: check.part, detail }] : [];
    });
  const missing = found(true);
  return { status: missing.length === 0 ? "ready" : "not_ready", missing, degraded: found(false) };
}

async function lackOf(check: ReadinessCheck): Promise<string | null> {
  const { part } = check;
  const patience = patienceWith(check);
  const timers: NodeJS.Timeout[] = [];
  const tooLate = new Promise<string | null>((resolve) => {
    const resolveGraced = () => wasThere(check) && resolve(null);
    timers.push(setTimeout(resolveGraced, graceAfter));
    timers.push(setTimeout(resolve, patience, `The part "${part}" did not answer within ${patience} ms.`));
  });
  try {
    return await Promise.race([askPart(check), tooLate]);
  } catch {
    return `The part "${part}" could not be asked. The log says why.`;
  } finally {
    timers.forEach((timer) => clearTimeout(timer));
  }
}

/** Asks a part and remembers whether it is there, also when nobody waits for the answer any more. */
async function askPart(check: ReadinessCheck): Promise<string | null> {
  try {
    const lack = await check.lack();
    if (lack === null && check.isNeeded) thereAt.set(check, performance.now());
    else thereAt.delete(check);
    return lack;
  } catch (error) {
    thereAt.delete(check);
    throw error;
  }
}
