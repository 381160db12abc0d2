import fastify from "fastify";
import { expect, test, vi } from "vitest";
import { movableClock } from "../../ports/clock.ts";
import { readConfig } from "../config/config.ts";
import { openDatabase, openPool } from "../database/database.ts";
import { buildApp } from "./app.ts";
import { checkComponents, serveHealth, type ReadinessCheck } from "./readiness.ts";

const check = (part: ReadinessCheck["part"], isNeeded: boolean, lack: ReadinessCheck["lack"]) => ({
  part,
  isNeeded,
  lack,
});
const isThere = () => Promise.resolve(null);

async function ready(checks: readonly ReadinessCheck[]) {
  const app = fastify();
  serveHealth(app, checks);
  const answer = await app.inject("/api/health/ready");
  const live = await app.inject("/api/health/live");
  await app.close();
  return { status: answer.statusCode, live: live.statusCode, ...answer.json<object>() };
}

test("a server is ready when every required part is available", async () => {
  expect(await ready([check("database", true, isThere), check("media", false, isThere)])).toEqual({
    status: "ready",
    missing: [],
    degraded: [],
    live: 200,
  });
});

test("a missing required part answers 503 with its name, and an optional one is listed", async () => {
  const answer = await ready([
    check("database", true, () => Promise.resolve("The database does not answer.")),
    check("media", false, () => Promise.resolve("Janus is away.")),
  ]);
  expect(answer).toEqual({
    status: "not_ready",
    missing: [{ part: "database", detail: "The database does not answer." }],
    degraded: [{ part: "media", detail: "Janus is away." }],
    live: 200,
  });
});

test("a single part can be checked: a server without its database keeps its connections", async () => {
  const app = fastify();
  serveHealth(app, [
    check("process", true, isThere),
    check("database", true, () => Promise.resolve("The database does not answer.")),
  ]);
  const ask = async (query: string) => (await app.inject(`/api/health/ready${query}`)).statusCode;
  expect(await ask("")).toBe(503);
  expect(await ask("?part=process")).toBe(200);
  expect(await ask("?part=database")).toBe(503);
  expect(await ask("?part=weather")).toBe(404);
  await app.close();
});

test("error details with hosts, users and passwords are not exposed", async () => {
  const answer = await ready([
    check("database", true, () => Promise.reject(new Error("postgres://anteroom:hunter2@db.internal"))),
  ]);
  expect(answer.status).toBe("not_ready");
  expect(JSON.stringify(answer)).not.toMatch(/hunter2|db\.internal/);
});

test("a part that does not answer counts as missing after two seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const answer = ready([check("jobs", true, () => new Promise(() => {}))]);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  expect(await answer).toMatchObject({ status: "not_ready", missing: [{ part: "jobs" }] });
});

test("a part that is slow, and was there within six seconds, still counts; one that lacks something does not", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  const waiting: ((lack: string | null) => void)[] = [];
  const database = check("database", true, () => new Promise((resolve) => waiting.push(resolve)));
  const isUp = async (waitedMs: number, lack?: string | null) => {
    const asked = checkComponents([database]);
    if (lack !== undefined) waiting.at(-1)?.(lack);
    await vi.advanceTimersByTimeAsync(waitedMs);
    return (await asked)[0]?.isUp;
  };
  try {
    expect(await isUp(2_000)).toBe(false);
    expect(await isUp(0, null)).toBe(true);
    expect(await isUp(1_000)).toBe(true);
    await vi.advanceTimersByTimeAsync(1_500);
    waiting.at(-1)?.(null); // late, and good for six more seconds
    await vi.advanceTimersByTimeAsync(2_500);
    expect(await isUp(1_000)).toBe(true);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await isUp(2_000)).toBe(false);
    expect(await isUp(0, null)).toBe(true);
    expect(await isUp(0, "It went away.")).toBe(false);
    expect(await isUp(2_000)).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test("an optional part delays the answer by at most half a second", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const hangs = check("files", false, () => new Promise(() => {}));
  const answer = ready([check("database", true, isThere), hangs]);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(500);
  const settled = await Promise.race([answer, Promise.resolve("still waiting")]);
  vi.useRealTimers();
  expect(settled).toMatchObject({ status: "ready", missing: [], degraded: [{ part: "files" }] });
});

/** The server's inside without its database. */
async function openWithoutDatabase(isServing: boolean) {
  const db = openDatabase(openPool({ host: "/nowhere" }, 1, () => {}));
  return buildApp({
    db,
    clock: movableClock(),
    config: readConfig({}),
    codeVersion: () => "test",
    isServing: () => isServing,
    report: () => {},
  });
}

test.each(["nobody.example", "10.0.0.7:8080", "[::1]", ""])(
  "health is answered under the host name %j, also without the database",
  async (host) => {
    const app = await openWithoutDatabase(true);
    const ask = (url: string) => app.inject({ url, headers: { host } });
    const live = await ask("/api/health/live");
    expect([live.statusCode, live.headers["x-code-version"]]).toEqual([200, "test"]);
    expect((await ask("/api/health/ready")).statusCode).toBe(200); // no part was named
    expect((await ask("/api/clinic")).statusCode).toBeGreaterThanOrEqual(404);
    await app.close();
  },
);

test.each(["ECONNREFUSED", "57P01", "08006", "08P01", "25006", "25P03", "53100", "53300"])(
  "a database answering %s is temporarily unavailable: 503 with retry-after",
  async (code) => {
    const app = await openWithoutDatabase(true);
    app.get("/api/health/x", () => {
      throw Object.assign(new Error("of the database"), { code, severity: "ERROR" });
    });
    const answer = await app.inject("/api/health/x");
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "2"]);
    await app.close();
  },
);

test("a server waiting for the lease answers 503 with retry-after, and reports that it is alive", async () => {
  const app = await openWithoutDatabase(false);
  app.get("/api/x", () => ({ isReached: true }));
  const answer = await app.inject("/api/x");
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, "unavailable"]);
  expect(answer.headers["retry-after"]).toBe("2");
  expect((await app.inject("/api/health/live")).statusCode).toBe(200);
  await app.close();
});
